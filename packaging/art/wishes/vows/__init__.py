"""The vows of the six realms: five pairs that promise, and five things to swear by, for each."""

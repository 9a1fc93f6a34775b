"""The dialogs: a new game, settings, keys, licences, about."""

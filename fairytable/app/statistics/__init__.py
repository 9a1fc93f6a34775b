"""What was played, and how it ended."""

"""What happens when something goes wrong: the log, the dialog, the report."""

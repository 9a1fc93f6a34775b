"""The windows around the table, and the controller that joins them with a match."""

"""A match at the table: the controller, the bots, the curtain, the way back."""

"""Where everything lies on the table of All You Wish For, and how an action is told."""

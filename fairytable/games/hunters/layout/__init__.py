"""Where everything lies on the table of Hunters, and how an action is told."""

"""Where everything lies on the table of The Challenge, and how an action is told."""

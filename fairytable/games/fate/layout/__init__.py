"""Where everything lies on the table of Fairy's Fate, and how an action is told."""

"""Where everything lies on the table of Moons, and how an action is told."""

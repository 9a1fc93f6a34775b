"""What the table plays besides cards on their way: one file for each kind of motif."""

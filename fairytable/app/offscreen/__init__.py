"""What the window can do without a screen: pictures, and the test of itself."""

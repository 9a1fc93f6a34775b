"""The positions of Hunters that its rules show."""

"""Every test here has an application with fonts, and drawings to paint if it wants them."""

from tests.paint.drawings import art, fonts

__all__ = ["art", "fonts"]

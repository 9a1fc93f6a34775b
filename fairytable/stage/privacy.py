"""How private a decision is, where several people share the screen. No Qt."""

from typing import Literal, TypeAlias

Privacy: TypeAlias = Literal["open", "half", "full"]
"""Open: everything that matters is known to all, and whoever decides is asked at once. Half: the
same, but their own cards may help; they are shown if the person wishes it. Full: nobody is asked
before the curtain has risen for their own cards."""

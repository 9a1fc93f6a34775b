"""A rectangle on the table, in pixels. No Qt."""

from typing import NamedTuple


class Rect(NamedTuple):
    """A rectangle: left, top, width, height."""

    x: float
    y: float
    w: float
    h: float

    @property
    def right(self) -> float:
        return self.x + self.w

    @property
    def bottom(self) -> float:
        return self.y + self.h

    @property
    def edges(self) -> tuple[float, float, float, float]:
        """Left, top, right and bottom."""
        return self.x, self.y, self.x + self.w, self.y + self.h

    @property
    def centre(self) -> tuple[float, float]:
        return self.x + self.w / 2, self.y + self.h / 2

    def inset(self, dx: float, dy: float | None = None) -> "Rect":
        """Smaller by as much on each side; negative numbers make it larger."""
        dy = dx if dy is None else dy
        return Rect(self.x + dx, self.y + dy, self.w - 2 * dx, self.h - 2 * dy)

    def moved(self, dx: float, dy: float) -> "Rect":
        return Rect(self.x + dx, self.y + dy, self.w, self.h)

    def near(self, x: float, y: float, reach: float = 0.0) -> bool:
        """Whether a point lies in it, or no farther outside than this."""
        return -reach <= x - self.x <= self.w + reach and -reach <= y - self.y <= self.h + reach

    def towards(self, other: "Rect", share: float) -> "Rect":
        """What lies at this share of the way to another one."""
        return Rect(*(a + (b - a) * share for a, b in zip(self, other, strict=True)))

    def contains(self, other: "Rect", slack: float = 0.01) -> bool:
        return (
            self.x - slack <= other.x
            and self.y - slack <= other.y
            and other.right <= self.right + slack
            and other.bottom <= self.bottom + slack
        )

    def overlaps(self, other: "Rect", slack: float = 0.01) -> bool:
        x, y, w, h = self  # asked thousands of times while the table lives
        u, v, a, b = other
        return x + slack < u + a and u + slack < x + w and y + slack < v + b and v + slack < y + h

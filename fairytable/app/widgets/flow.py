"""Things side by side that go on in the next line where they find no room."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSizeF


def flowed(sizes: Sequence[QSizeF], room: float, gap: float, leading: float) -> list[QRectF]:
    """Where each lies, seen from the upper left corner; in a line all stand on its middle."""
    found: list[QRectF] = []
    line: list[QRectF] = []
    x = y = 0.0

    def close() -> float:
        """The line is full: centre what stands in it; gives how high it is."""
        high = max((rect.height() for rect in line), default=0.0)
        for rect in line:
            rect.moveTop(y + (high - rect.height()) / 2)
        found.extend(line)
        line.clear()
        return high

    for size in sizes:
        if line and x + size.width() > room:
            y += close() + leading
            x = 0.0
        line.append(QRectF(x, y, size.width(), size.height()))
        x += size.width() + gap
    close()
    return found

"""Draw every emblem: `python packaging/art/draw.py` writes assets/art/<game>/*.svg.

The same drawings give the same bytes. A folder as argument takes the place of assets/art.
"""

import sys
from collections.abc import Callable
from pathlib import Path

import moons
from kit import Art

GAMES: dict[str, dict[str, Callable[[], Art]]] = {"moons": moons.EMBLEMS}
ASSETS = Path(__file__).resolve().parents[2] / "assets" / "art"


def draw(folder: Path) -> None:
    for game, emblems in GAMES.items():
        place = folder / game
        place.mkdir(parents=True, exist_ok=True)
        for old in place.glob("*.svg"):
            if old.stem not in emblems:
                old.unlink()
        for name, emblem in emblems.items():
            text = emblem().svg()
            (place / f"{name}.svg").write_text(text, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    draw(Path(sys.argv[1]) if len(sys.argv) > 1 else ASSETS)

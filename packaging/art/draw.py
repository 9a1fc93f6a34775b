"""Draw every emblem: `python packaging/art/draw.py` writes assets/art/<game>/*.svg.

The same drawings give the same bytes. `draw.py fate moons` draws these games only, and
`--to FOLDER` takes the place of assets/art.
"""

import argparse
from importlib import import_module
from pathlib import Path

HERE = Path(__file__).resolve().parent
ASSETS = HERE.parents[1] / "assets" / "art"
GAMES = tuple(sorted(init.parent.name for init in HERE.glob("*/__init__.py")))
"""Every folder beside this file that lists its drawings as EMBLEMS."""


def draw(games: list[str], folder: Path) -> None:
    for game in games:
        emblems = import_module(game).EMBLEMS
        place = folder / game
        place.mkdir(parents=True, exist_ok=True)
        for old in place.glob("*.svg"):
            if old.stem not in emblems:
                old.unlink()
        for name, emblem in emblems.items():
            text = emblem().svg()
            (place / f"{name}.svg").write_text(text, encoding="utf-8", newline="\n")


def main() -> None:
    parser = argparse.ArgumentParser(description="Draw the emblems of the games.")
    parser.add_argument("games", nargs="*", default=list(GAMES), metavar="game")
    parser.add_argument("--to", type=Path, default=ASSETS, metavar="folder")
    asked = parser.parse_args()
    draw(asked.games, asked.to)


if __name__ == "__main__":
    main()

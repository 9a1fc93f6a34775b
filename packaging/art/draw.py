"""Draw every picture: `python packaging/art/draw.py` writes assets/art/<game>/*.svg.

The same drawings give the same bytes. `draw.py fate moons` draws the emblems of these games only,
`draw.py covers` the covers, `draw.py scenery` what else stands around the cards of all games, and
`--to FOLDER` takes the place of assets/art.
"""

import argparse
from importlib import import_module
from pathlib import Path

HERE = Path(__file__).resolve().parent
ASSETS = HERE.parents[1] / "assets" / "art"
SETS = tuple(sorted(init.parent.name for init in HERE.glob("*/__init__.py")))
"""Every folder beside this file that lists its drawings as EMBLEMS."""
FOR_ALL = ("covers", "scenery")
"""The sets that draw for the folders of all games: their names are like `moons/table`."""
AROUND = ("table", "cover")
"""What they draw there; a game that is drawn again leaves these files alone."""


def draw(sets: list[str], folder: Path) -> None:
    for name in sets:
        drawings = import_module(name).EMBLEMS
        if name not in FOR_ALL:
            drawings = {f"{name}/{emblem}": made for emblem, made in drawings.items()}
            _clear(folder / name, {*drawings, *(f"{name}/{picture}" for picture in AROUND)})
        for path, drawing in drawings.items():
            file = folder / f"{path}.svg"
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(drawing().svg(), encoding="utf-8", newline="\n")


def _clear(place: Path, wanted: set[str]) -> None:
    """Remove what is no longer drawn."""
    for old in place.glob("*.svg"):
        if f"{place.name}/{old.stem}" not in wanted:
            old.unlink()


def main() -> None:
    parser = argparse.ArgumentParser(description="Draw the pictures of the games.")
    parser.add_argument("sets", nargs="*", metavar="set", help=f"of: {', '.join(SETS)}")
    parser.add_argument("--to", type=Path, default=ASSETS, metavar="folder")
    asked = parser.parse_args()
    unknown = [name for name in asked.sets if name not in SETS]
    if unknown:
        parser.error(f"there is no set {unknown[0]!r}; there are: {', '.join(SETS)}")
    draw(asked.sets or list(SETS), asked.to)


if __name__ == "__main__":
    main()

"""Take the pictures of the README: `python packaging/pictures.py` writes packaging/pictures.

Each is a shot of the program itself (`fairytable shot`), kept as a JPEG so that the page loads
quickly. Names as arguments take only these; a folder after `-o` takes the place of
packaging/pictures.
"""

import os
import sys
from argparse import ArgumentParser
from collections.abc import Iterable
from itertools import product
from pathlib import Path
from tempfile import TemporaryDirectory

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import Qt
from PySide6.QtGui import QImage

HERE = Path(__file__).resolve().parent
FOLDER = HERE / "pictures"
MOST_BYTES = 355_000
"""Of one picture."""
QUALITIES = (90, 85, 80)
SHARES = (1.0, 0.85, 0.7, 0.6)
"""Of its size; the first share and quality with which a picture is not too large are taken."""
WIDE = "--size 1600x1000"
USUAL = "--size 1280x800"

PICTURES = {
    "moons-en": f"moons --players 4 --moves 37 --seed 15 {WIDE}",
    "challenge-en": f"challenge --players 6 --moves 135 --seed 1 {WIDE}",
    "hunters-en": f"hunters --players 6 --moves 63 {USUAL}",
    "fate-it": f"fate --players 5 --moves 90 --lang it {USUAL}",
    "wishes-en": f"wishes --players 5 --moves 90 {USUAL}",
    "start-en": f"moons --page start {USUAL}",
    "start-it": f"moons --page start --lang it --look light {USUAL}",
    "new-en": "moons --page new --players 4",
    "settings-it": "moons --page settings --lang it",
    "end-en": f"moons --page end --players 4 --seed 1 {USUAL}",
    "end-it": f"challenge --page end --players 6 --seed 1 --lang it {USUAL}",
    "replay-it": f"moons --page replay --players 3 --moves 32 --seed 7 --lang it {USUAL}",
    "rules-en": f"challenge --page rules {USUAL}",
    "rules-it": f"moons --page rules --lang it --look light {USUAL}",
    "cards-challenge": "challenge --page cards --width 110",
    "cards-fate": "fate --page cards --width 110 --lang it",
    "cards-wishes": "wishes --page cards --width 110",
    "cards-moons": "moons --page cards --width 110 --lang it",
    "cards-hunters": "hunters --page cards --width 110",
}
"""What each shows, in the words of `fairytable shot`."""


def take(names: Iterable[str], folder: Path) -> None:
    """Take these pictures, with a machine on which nobody has played yet."""
    from fairytable.cli import main

    with TemporaryDirectory() as home:
        os.environ["FAIRYTABLE_HOME"] = home
        for name in names:
            shot = Path(home, f"{name}.png")
            if main(["shot", *PICTURES[name].split(), "-o", str(shot)]):
                sys.exit(f"{name} could not be taken")
            file = folder / f"{name}.jpg"
            print(f"{file.name}: {keep(QImage(str(shot)), file) // 1000} kB")


def keep(image: QImage, file: Path) -> int:
    """Write a picture as well as its size allows; gives its bytes."""
    opaque = image.convertToFormat(QImage.Format.Format_RGB32)
    smooth = Qt.TransformationMode.SmoothTransformation
    for share, quality in product(SHARES, QUALITIES):
        small = opaque.scaledToWidth(round(share * image.width()), smooth)
        small.save(str(file), quality=quality)
        if file.stat().st_size <= MOST_BYTES:
            break
    return file.stat().st_size


def _main() -> None:
    parser = ArgumentParser(description="Take the pictures of the README.")
    parser.add_argument("names", nargs="*", metavar="name", help=f"of {', '.join(PICTURES)}")
    parser.add_argument("-o", "--output", type=Path, default=FOLDER, metavar="FOLDER")
    chosen = parser.parse_args()
    unknown = set(chosen.names) - set(PICTURES)
    if unknown:
        parser.error(f"there is no picture {', '.join(sorted(unknown))}")
    chosen.output.mkdir(parents=True, exist_ok=True)
    take(chosen.names or PICTURES, chosen.output)


if __name__ == "__main__":
    sys.path.insert(0, str(HERE.parent))
    _main()

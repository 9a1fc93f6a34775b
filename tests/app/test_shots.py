"""Every page is painted cleanly without a screen, in both languages and at both scales, or not."""

import subprocess
import sys
from collections.abc import Callable
from itertools import product
from pathlib import Path

import pytest
from PySide6.QtCore import qWarning
from PySide6.QtGui import QImage, QPainter, QPaintEvent

from fairytable.app.offscreen.shot import PAGES
from fairytable.app.start_page.page import StartPage
from fairytable.cli import main
from fairytable.games import ON_THE_TABLE
from tests.app.pictures import colours

SIZES = {"en": "1024x640", "it": "1180x760"}
SCALES = {"en": "1", "it": "2"}
DIALOGS = {"new", "settings", "keys", "about", "licences", "cards"}
"""Pages whose pictures are as large as they themselves wish."""
SAME = {"start", "settings", "statistics", "keys", "about", "licences"}
"""Pages that are the same whatever the game is."""
ONCE = {"cards", "replay", "rules"}
"""Pages that other tests look at in both languages."""
WALK = """
import sys
from fairytable.cli import main
for line in sys.stdin.read().splitlines():
    assert main(["shot", *line.split()]) == 0, line
"""


def lines(game: str, code: str, folder: Path) -> dict[str, str]:
    """Every page of a game to be painted: its name, and what is asked for."""
    found = {}
    for page in PAGES:
        if page in SAME and game != ON_THE_TABLE[0]:
            continue
        if page in ONCE and code != "en":
            continue
        name = f"{page}-{game}-{code}"
        asked = f"{game} --page {page} --lang {code} -o {folder / name}.png"
        if page == "cards":
            asked += " --width 70"
        else:
            asked += f" --players 3 --moves 3 --size {SIZES[code]} --scale {SCALES[code]}"
        found[name] = asked
    return found


@pytest.mark.parametrize(
    ("game", "code"),
    [
        (ON_THE_TABLE[0], "en"),
        *(
            pytest.param(game, code, marks=pytest.mark.long)
            for game, code in [*product(ON_THE_TABLE, SIZES)][1:]
        ),
    ],
)
def test_every_page_is_painted(code: str, game: str, tmp_path: Path) -> None:
    asked = lines(game, code, tmp_path)
    walk = subprocess.run(
        [sys.executable, "-X", "faulthandler", "-c", WALK],
        input="\n".join(asked.values()),
        text=True,
        capture_output=True,
        check=False,
    )
    assert (walk.returncode, walk.stdout, walk.stderr) == (0, "", "")
    for name in asked:
        image = QImage(str(tmp_path / f"{name}.png"))
        assert not image.isNull(), name
        if name.partition("-")[0] not in DIALOGS:
            size = [int(SCALES[code]) * int(side) for side in SIZES[code].split("x")]
            assert [image.width(), image.height()] == size, name
        assert colours(image) > 50, name


def test_languages_and_games_give_other_pictures(tmp_path: Path) -> None:
    pictures = []
    for game, code in product(ON_THE_TABLE[:2], SIZES):
        file = tmp_path / f"{game}-{code}.png"
        asked = ["--page", "end", "--players", "3", "--lang", code, "--size", "1024x640"]
        assert main(["shot", game, *asked, "-o", str(file)]) == 0
        pictures.append(QImage(str(file)))
        assert colours(pictures[-1]) > 50
    assert all(one != other for i, one in enumerate(pictures) for other in pictures[:i])


def test_look_text_and_options_are_followed(tmp_path: Path) -> None:
    pictures: list[QImage] = []
    for more in ("", "--look light", "--text larger", "--option mode=match"):
        file = tmp_path / f"{len(pictures)}.png"
        asked = f"moons --page end --players 2 --size 1024x640 {more} -o {file}".split()
        assert main(["shot", *asked]) == 0
        pictures.append(QImage(str(file)))
        assert colours(pictures[-1]) > 50
    assert all(one != other for i, one in enumerate(pictures) for other in pictures[:i])


def test_a_picture_that_cannot_be_written_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    there = tmp_path / "nowhere" / "x.png"
    assert main(["shot", "moons", "--page", "about", "-o", str(there)]) == 2
    assert "cannot write" in capsys.readouterr().err


# What goes wrong while it is painted


def spill(widget: StartPage, event: QPaintEvent) -> None:
    with QPainter(widget):
        raise RuntimeError("the ink is spilt")


def smear(widget: StartPage, event: QPaintEvent) -> None:
    qWarning("the ink is smeared")


@pytest.mark.parametrize(
    ("paint", "words"),
    [
        (spill, "the ink is spilt (test_shots.py:"),
        (smear, "Qt says: the ink is smeared"),
    ],
)
def test_no_picture_is_written_if_painting_it_went_wrong(
    paint: Callable[[StartPage, QPaintEvent], None],
    words: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(StartPage, "paintEvent", paint)
    file = tmp_path / "start.png"
    assert main(["shot", "moons", "--page", "start", "-o", str(file)]) == 1
    told = capsys.readouterr().err
    assert told.startswith("fairytable shot: the picture could not be painted cleanly: ")
    assert told.count(words) == 1, "a trouble that comes often is told once"
    assert not file.exists()


def test_an_exception_in_the_middle_of_grabbing_is_told_in_one_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def torn(*given: object) -> QImage:
        raise RuntimeError("the paper is torn")

    monkeypatch.setattr("fairytable.app.offscreen.contact_sheet.paint_sheet", torn)
    file = tmp_path / "cards.png"
    assert main(["shot", "moons", "--page", "cards", "-o", str(file)]) == 1
    told = capsys.readouterr().err
    assert "RuntimeError: the paper is torn (test_shots.py:" in told
    assert told.count("\n") == 1

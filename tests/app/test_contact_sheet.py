"""The sheet of all cards of a game, with each of its options."""

from pathlib import Path

import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from fairytable import games
from fairytable.app.offscreen import contact_sheet
from fairytable.app.offscreen.contact_sheet import NoFaces, entries
from fairytable.app.offscreen.shot import EYES, WIDTHS
from fairytable.app.translation import Language
from fairytable.cli import main
from fairytable.games import GAMES
from fairytable.paint.art import Art
from fairytable.stage.look import BackLook, Look

MOONS = GAMES["moons"]


def sheet(tmp_path: Path, words: str = "") -> QImage:
    file = tmp_path / f"{words.replace(' ', '') or 'plain'}.png"
    assert main(["shot", "moons", "--page", "cards", *words.split(), "-o", str(file)]) == 0
    image = QImage(str(file))
    assert not image.isNull()
    return image


def test_every_printed_face_is_there_once_then_the_backs(qapp: QApplication) -> None:
    groups = entries(MOONS, Language("en").say_for("moons"))
    faces = [entry.shown for group in groups for entry in group if isinstance(entry.shown, Look)]
    assert len(faces) == len(set(faces)) == len(MOONS.deck.faces)
    *printed, backs, _pieces = groups
    assert {entry.caption for entry in backs} == set(MOONS.deck.backs)
    assert all(isinstance(entry.shown, BackLook) for entry in backs)
    copies = [int(e.caption[1:] or 1) for g in printed for e in g]
    assert sum(copies) == len(MOONS.deck.cards)


def test_pieces_stand_at_the_end(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(contact_sheet, "pieces", lambda game: ("moons/sun", "moons/moon-full"))
    last = entries(MOONS, Language("en").say_for("moons"))[-1]
    assert [entry.shown for entry in last] == ["moons/sun", "moons/moon-full"]
    assert [entry.caption for entry in last] == ["sun", "moon-full"]


@pytest.mark.parametrize("width", WIDTHS)
def test_cards_have_the_width_that_was_asked_for(
    qapp: QApplication, tmp_path: Path, width: int
) -> None:
    image = sheet(tmp_path, f"--width {width}")
    assert 10 * width < image.width() or width > 110
    assert image.width() > 5 * width
    faces = len(MOONS.deck.faces)
    assert image.width() * image.height() > faces * width * width * 1.4


def test_a_group_that_is_one_card_too_long_gets_a_column_more(qapp: QApplication) -> None:
    """The cards of a Realm of All You Wish For stand in one row."""
    say = Language("en").say_for("wishes")
    assert 13 in map(len, entries(GAMES["wishes"], say))
    widths = [
        contact_sheet.paint_sheet(GAMES[game], say, 70, "normal", Art()).width()
        for game in ("moons", "wishes")
    ]
    assert widths[1] - widths[0] == pytest.approx(70 * 1.16, abs=1)


def test_a_sheet_speaks_the_language(qapp: QApplication, tmp_path: Path) -> None:
    assert sheet(tmp_path, "--lang it --width 110") != sheet(tmp_path, "--lang en --width 110")


@pytest.mark.long
def test_every_kind_of_eye_sees_another_sheet(qapp: QApplication, tmp_path: Path) -> None:
    seen = {eyes: sheet(tmp_path, f"--width 70 --eyes {eyes}") for eyes in EYES}
    assert len({image.size().toTuple() for image in seen.values()}) == 1
    colours = {
        eyes: [image.pixelColor(x, y).rgb() for x in range(0, 900, 31) for y in range(0, 500, 29)]
        for eyes, image in seen.items()
    }
    assert len({tuple(found) for found in colours.values()}) == len(EYES)
    grey = seen["grey"]
    assert all(
        grey.pixelColor(x, y).saturation() == 0 for x in range(0, 900, 31) for y in (60, 90, 120)
    )


def test_a_game_without_drawn_cards_is_named(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(contact_sheet, "faces", lambda game: None)
    with pytest.raises(NoFaces, match="the cards of moons are not drawn yet"):
        entries(MOONS, Language("en").say_for("moons"))
    assert main(["shot", "moons", "--page", "cards", "-o", "x.png"]) == 2
    captured = capsys.readouterr()
    assert captured.err == "fairytable shot: the cards of moons are not drawn yet\n"
    assert not Path("x.png").exists()


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("moons --page cards --width 90", "argument --width: invalid choice: "),
        ("moons --page cards --eyes blue", "argument --eyes: invalid choice: "),
        ("moons --page cards --lang de", "argument --lang: invalid choice: "),
        ("moons --width 70", "--width and --eyes are for --page cards"),
        ("moons --page start --eyes grey", "--width and --eyes are for --page cards"),
        ("chess --page cards", "there is no game 'chess'"),
    ],
)
def test_what_does_not_fit_is_refused_in_one_line(
    words: str, sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    try:
        code: object = main(["shot", *words.split(), "-o", "x.png"])
    except SystemExit as stop:
        code = stop.code
    captured = capsys.readouterr()
    assert code == 2
    assert sentence in captured.err
    assert captured.err.count("\n") == 1


def test_faces_are_looked_up_without_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    printed = games.faces("moons")
    assert printed is not None
    assert printed.back("blue").emblem == "moons/back-blue"
    assert games.pieces("moons") == printed.PIECES  # type: ignore[attr-defined]
    monkeypatch.setattr(games, "find_spec", lambda module: None)
    assert games.faces("moons") is None
    assert games.pieces("moons") == ()

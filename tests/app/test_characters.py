"""Characters in the window: faces in the new-game dialog, in the line of the menus and where
somebody thinks; and saved games that know them."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from fairytable.app.chrome import CHROMES, dress
from fairytable.app.dialogs.characters import introduced
from fairytable.app.dialogs.levels import described
from fairytable.app.dialogs.new_game import NewGameDialog
from fairytable.app.dialogs.seating import with_bots
from fairytable.app.files import _checked
from fairytable.app.theme import Theme
from fairytable.app.translation import Language
from fairytable.app.window import Window
from fairytable.bots import LADDER
from fairytable.bots.characters import CHARACTERS
from fairytable.bots.strengths import MEASURED, Measured
from fairytable.games import GAMES
from fairytable.match import Match, Seat
from fairytable.resources import assets
from fairytable.storage import saves
from fairytable.storage.errors import UnknownCharacter
from tests.app.windows import QUICK, opened, undress

Open = Callable[..., NewGameDialog]
KEY = Qt.Key
pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")  # no screen, no menus on it


@pytest.fixture
def dialog(qapp: QApplication, qtbot: QtBot, tmp_path: Path) -> Iterator[NewGameDialog]:
    language = Language("en")
    dress(qapp, CHROMES["dark"])
    made = NewGameDialog(
        GAMES["wishes"], language, Theme(CHROMES["dark"]), "Anna", memory=tmp_path / "last.json"
    )
    qtbot.addWidget(made)
    with qtbot.waitActive(made):
        made.show()
        made.activateWindow()
    yield made
    language.use("en")
    undress(qapp)


@pytest.fixture
def window(qtbot: QtBot) -> Iterator[Window]:
    yield from opened(qtbot, QUICK)


def test_every_character_has_a_face() -> None:
    for character in CHARACTERS.values():
        assert (assets() / "art" / f"{character.portrait}.svg").is_file()


def test_six_bots_are_six_characters() -> None:
    seats = with_bots([], 6, "level-3")
    assert len({seat.character for seat in seats}) == 6
    assert all(seat.name.casefold() == seat.character for seat in seats)


def test_a_person_with_a_character_s_name_keeps_it(dialog: NewGameDialog) -> None:
    seats = with_bots([Seat(name="Bruno")], 6, "level-3")
    assert [seat.character for seat in seats].count("bruno") == 0


def test_a_new_game_seats_characters(dialog: NewGameDialog) -> None:
    match = dialog.result_match()
    assert match.seats[0].character is None
    assert [seat.character for seat in match.seats[1:]] == list(CHARACTERS)[: len(match.seats) - 1]


def test_a_face_offers_the_others_and_swaps_with_who_has_it(dialog: NewGameDialog) -> None:
    first, second = dialog.seats.rows[1], dialog.seats.rows[2]
    QTest.mouseClick(first.face, Qt.MouseButton.LeftButton)
    offered = [action.text() for action in first.face.menu.actions()]
    assert offered[0] == "Bruno · bold"
    assert offered[1] == "Chiara · careful (swap with Chiara)"
    first.face.menu.actions()[1].trigger()
    first.face.menu.close()
    assert (first.character, first.name) == ("chiara", "Chiara")
    assert (second.character, second.name) == ("bruno", "Bruno")


def test_a_name_of_one_s_own_stays_with_the_seat(dialog: NewGameDialog) -> None:
    row = dialog.seats.rows[1]
    row.edit.setText("Rumpel")
    row.face.wanted.emit("gaia")
    assert (row.character, row.name) == ("gaia", "Rumpel")


def test_a_bot_may_be_nobody_in_particular(dialog: NewGameDialog) -> None:
    row = dialog.seats.rows[1]
    row.face.offer()
    row.face.menu.actions()[-1].trigger()
    row.face.menu.close()
    assert dialog.result_match().seats[1].character is None


def test_a_person_has_no_face_to_choose(dialog: NewGameDialog) -> None:
    row = dialog.seats.rows[1]
    row.who.setCurrentIndex(0)
    assert not row.face.isEnabled()
    assert dialog.result_match().seats[1] == Seat(name="Bruno", colour=1)


def test_all_levels_are_set_at_once_by_the_keyboard(dialog: NewGameDialog) -> None:
    control = dialog.seats.all.level
    control.setFocus()
    QTest.keyClick(control, KEY.Key_Down)
    levels = [seat.level for seat in dialog.result_match().seats[1:]]
    assert levels == ["level-4"] * len(levels)
    assert control.currentText() == "All computers · Hard"


def test_mixed_levels_are_no_level_of_all(dialog: NewGameDialog) -> None:
    dialog.seats.rows[1].set_level("level-1")
    assert dialog.seats.all.level.currentIndex() == -1
    dialog.seats.rows[2].set_level("level-1")
    assert dialog.seats.all.level.currentData() == "level-1"


def test_among_people_there_is_nothing_to_set(dialog: NewGameDialog) -> None:
    for row in dialog.seats.rows:
        row.who.setCurrentIndex(0)
    assert not dialog.seats.all.isEnabled()


def test_a_surprise_seats_other_characters_none_twice(dialog: NewGameDialog) -> None:
    dialog.seats.counts.set_value(4)
    before = {row.character for row in dialog.seats.at_table()[1:]}
    QTest.mouseClick(dialog.seats.all.surprise, Qt.MouseButton.LeftButton)
    after = [row.character for row in dialog.seats.at_table()[1:]]
    assert len(set(after)) == 3
    assert not before & set(after)
    assert dialog.play.isEnabled(), "no name stands there twice"


def test_a_surprise_leaves_a_person_the_name(dialog: NewGameDialog) -> None:
    dialog.seats.counts.set_value(6)
    dialog.seats.rows[0].edit.setText("Livia")
    for _ in range(5):
        dialog.seats.surprise()
        assert len({name.casefold() for name in dialog.seats.names()}) == 6


def test_what_a_level_can_do_is_told_below_the_seats(
    dialog: NewGameDialog, monkeypatch: pytest.MonkeyPatch
) -> None:
    shared = Measured(96.5, 100, "level-2")
    monkeypatch.setitem(MEASURED["wishes"], "level-3", shared)
    row = dialog.seats.rows[1]
    row.who.setFocus()
    assert "won 96½ of 100 against “Easy”" in dialog.about.text()
    row.face.setFocus()
    assert dialog.about.text().startswith("Bruno · bold.")


def test_only_what_was_measured_is_told() -> None:
    say = Language("en").say
    for game in GAMES:
        for level in LADDER:
            told = described(level, game, say)
            assert ("Measured" in told) == (level in MEASURED[game]), (game, level)
    for found in (one for rows in MEASURED.values() for one in rows.values()):
        assert 0 <= found.wins <= found.games
        assert 2 * found.wins == int(2 * found.wins), "what is told has whole and half victories"
        assert found.games >= 6


@pytest.mark.parametrize("text", ["normal", "larger"])
@pytest.mark.parametrize("code", ["en", "it"])
def test_all_seats_have_their_room_in_the_smallest_window(
    qapp: QApplication, qtbot: QtBot, tmp_path: Path, text: str, code: str
) -> None:
    language = Language("it" if code == "it" else "en")
    dress(qapp, CHROMES["dark"], "larger" if text == "larger" else "normal")
    made = NewGameDialog(
        GAMES["wishes"], language, Theme(CHROMES["dark"]), "Anna", memory=tmp_path / "last.json"
    )
    qtbot.addWidget(made)
    made.seats.counts.set_value(6)
    made.show()
    made.resize(960, 600)
    for _ in range(3):  # what gets its place in one turn moves others in the next
        QApplication.processEvents()
    assert made.height() <= 600
    for part in (*made.seats.rows, made.seats.all):
        assert part.height() >= part.sizeHint().height()
    assert made.seats.all.geometry().bottom() <= made.seats.height()
    made.close()
    language.use("en")
    dress(qapp, CHROMES["dark"])


# At the table


def against_characters() -> Match:
    game = GAMES["moons"]
    seats = with_bots([Seat(name="Anna")], 3, "level-2")
    return Match.new(game, game.options(players=3, first=0), seats, 3)


def test_faces_say_who_plays_along(window: Window, qtbot: QtBot) -> None:
    window.begin(against_characters())
    faces = window.page.company.faces
    assert [face.seat.name for face in faces] == ["Bruno", "Chiara"]
    assert faces[0].accessibleName() == "Bruno: bold, plays at the level “Easy”"
    assert faces[0].toolTip() == faces[0].accessibleName()
    qtbot.waitUntil(faces[0].isVisible)
    window.language.use("it")
    assert faces[0].accessibleName() == "Bruno: audace, gioca al livello «Facile»"


def test_faces_make_the_line_of_the_menus_no_higher(window: Window) -> None:
    """Or the table would be laid out twice at the start of a game."""
    window.begin(against_characters())
    buttons = [button.sizeHint().height() for button in window.tools.buttons.values()]
    menus = window.menuBar().fontMetrics().height()
    assert window.page.company.sizeHint().height() <= max(*buttons, menus)


def test_who_thinks_shows_the_face(window: Window) -> None:
    match = against_characters()
    end = next(action for action in match.state.legal() if action.verb != "end")
    match.play(end)
    while match.decision is not None and match.decision.player == 0:
        legal = match.state.legal()
        match.play(next((a for a in legal if a.verb == "end"), legal[0]))
    window.begin(match)
    assert window.panel.box._portrait == "characters/bruno"
    assert window.page.company.faces[0].on_turn
    window.controller.stop()


def test_people_are_not_introduced() -> None:
    say = Language("en").say
    assert introduced(Seat(name="Anna"), say) == ""
    plain = Seat(name="Gus", kind="bot", level="level-3")
    assert introduced(plain, say) == "Gus: plays at the level “Normal”"


# Saved


def test_a_saved_game_knows_its_characters(tmp_path: Path) -> None:
    path = tmp_path / "game.fairytable"
    match = against_characters()
    saves.save(match, path)
    assert saves.load(path).seats == match.seats
    assert saves.read(path).fairytable == saves.PLAYED


def test_a_game_without_characters_is_written_as_before(tmp_path: Path) -> None:
    game = GAMES["moons"]
    seats = [Seat(name="Anna"), Seat(name="Gus", kind="bot", level="greedy", colour=1)]
    path = tmp_path / "game.fairytable"
    saves.save(Match.new(game, game.options(players=2), seats, 1), path)
    fields = json.loads(path.read_text())
    assert fields["fairytable"] == saves.PLAIN
    assert [set(seat) for seat in fields["seats"]] == [{"name", "kind", "level", "colour"}] * 2


def test_a_character_that_nobody_knows_is_refused_in_words(tmp_path: Path) -> None:
    path = tmp_path / "game.fairytable"
    saves.save(against_characters(), path)
    path.write_text(path.read_text().replace('"character":"bruno"', '"character":"merlin"'))
    with pytest.raises(UnknownCharacter) as refused:
        _checked(path)
    assert "“merlin”" in refused.value.sentence.format(name=path.name, **refused.value.details)


def test_a_person_is_no_character() -> None:
    with pytest.raises(ValueError, match="no character"):
        Seat(name="Anna", character="bruno")

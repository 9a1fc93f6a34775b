"""Several games in progress: nothing is lost, nothing is offered that is not there."""

import json
import os
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QInputDialog, QLabel, QMessageBox, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from fairytable.app import files as app_files
from fairytable.app import recent_games
from fairytable.app.keeping import Deleted, Keeping
from fairytable.app.window import Window
from fairytable.engine import Rng
from fairytable.match import Match
from fairytable.stage.public import public_view
from fairytable.storage import places, saves, statistics, unfinished
from fairytable.storage.recent import Recent
from tests.app.test_window import LEFT, answer, decide, match_of
from tests.match.matches import play_on, play_out

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints", "raise", "grabbing the keyboard")


@pytest.fixture
def home(own_home: Path) -> Path:
    return own_home


def begin(window: Window, seed: int, steps: int = 3) -> Match:
    """Put a game on the table and play on."""
    match = match_of(1, 2, seed=seed)
    window.begin(match)
    for _ in range(steps):
        decide(window, Rng(seed))
        QApplication.processEvents()
    window.controller.stop()
    return match


def listed(window: Window) -> list[Recent]:
    """All games that the start page shows."""
    games = window.start.recent.entries
    first = window.start.resume.game
    return [*([] if first is None else [first]), *games]


def boxes(window: Window) -> list[QMessageBox]:
    return [box for box in window.findChildren(QMessageBox) if box.isVisible()]


def notice(window: Window) -> str:
    return " ".join(strip.words.text() for strip in window.notices.strips.values())


def key(window: Window, text: str) -> QPushButton:
    """A key of a notice."""
    keys = [key for strip in window.notices.strips.values() for key in strip.keys]
    return next(key for key in keys if key.text() == text)


# Several games


def test_a_new_game_asks_nothing_and_loses_nothing(window: Window) -> None:
    played = [begin(window, seed, 1) for seed in (1, 2, 3)]
    assert not boxes(window)
    window.go_home()
    assert {game.steps for game in listed(window)} == {match.cursor for match in played}
    assert len(listed(window)) == 3
    for game in listed(window):
        window.start.game_wanted.emit(game)
        match = window.controller.match
        assert match is not None
        assert match.seed in (1, 2, 3)
        assert match.cursor == game.steps
        window.go_home()
    assert len(listed(window)) == 3


def test_a_game_that_nobody_played_is_not_kept_when_another_one_begins(window: Window) -> None:
    begin(window, 1, 0)
    begin(window, 2, 1)
    window.go_home()
    assert len(listed(window)) == 1


def test_a_game_that_goes_on_from_a_file_stands_there_once_with_its_file(
    window: Window, home: Path
) -> None:
    path = home / "evening.fairytable"
    saves.save(play_on(match_of(1, 2), 4), path)
    for _ in range(3):
        window.files.open(path)
        window.go_home()
    (game,) = listed(window)
    assert (game.file, game.steps) == (path, 4)
    window.begin(match_of(1, 2, seed=9))
    window.go_home()
    window.start.game_wanted.emit(next(g for g in listed(window) if g.file == path))
    assert window.files.path == path, "and is saved there again"


def test_a_finished_game_is_marked_and_leads_to_its_replay(window: Window, qtbot: QtBot) -> None:
    path = places.data() / "won.fairytable"
    saves.save(play_out(match_of(2, 0)), path)
    window.files.open(path)
    qtbot.waitUntil(lambda: "watching" in window.__dict__ and window.replay.isVisible())
    assert not window.end.isVisible()
    window.go_home()
    (game,) = listed(window)
    assert game.over
    assert window.start.recent.words(game).state.startswith("finished")
    assert statistics.load(places.statistics()).games == (), "it is not played here once more"


def ended_here(window: Window, qtbot: QtBot, seed: int = 3) -> Recent:
    """A game that has just come to its end on this table, as the start page lists it."""
    window.begin(play_out(match_of(2, 0, seed=seed)))
    qtbot.waitUntil(lambda: "end" in window.__dict__ and window.end.isVisible())
    window.go_home()
    return listed(window)[0]


def test_a_game_that_ends_is_kept_and_leads_to_its_replay(window: Window, qtbot: QtBot) -> None:
    game = ended_here(window, qtbot)
    assert (game.kept, game.over, game.waits) == (True, True, False)
    assert window.start.recent.words(game).state.startswith(f"won by {game.won}")
    assert recent_games.is_illustrated(game.path)
    window.start.game_wanted.emit(game)
    qtbot.waitUntil(window.replay.isVisible)
    window.replay.closed.emit()
    qtbot.waitUntil(window.end.isVisible)
    window.go_home()
    assert [one.path for one in listed(window)] == [game.path], "it is kept once"
    assert len(statistics.load(places.statistics()).games) == 1


def test_a_kept_game_is_deleted_and_brought_back(window: Window, qtbot: QtBot) -> None:
    game = ended_here(window, qtbot)
    gone: list[Deleted] = []
    window.keeping.deleted.connect(gone.append)
    window.keeping.delete(game)
    assert listed(window) == []
    assert not game.path.exists()
    window.keeping.bring_back(gone[0])
    assert listed(window) == [game]
    assert game.path.is_file()


def test_the_same_deal_is_played_again(window: Window, qtbot: QtBot) -> None:
    match = play_out(match_of(2, 0, seed=8))
    window.begin(match)
    qtbot.waitUntil(lambda: "end" in window.__dict__ and window.end.isVisible())
    window.end.same.click()
    again = window.controller.match
    assert again is not None
    assert (again.seed, again.seats, again.options) == (8, match.seats, match.options)
    assert again.position(0).digest() == match.position(0).digest()
    assert again.cursor == 0


def test_the_result_is_written_before_the_game_is_forgotten(
    window: Window, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[int] = []
    record = statistics.record

    def noted(game: statistics.Played, path: Path) -> statistics.Statistics:
        seen.append(len(list(unfinished.folder().glob("*.fairytable"))))
        return record(game, path)

    monkeypatch.setattr(statistics, "record", noted)
    match = play_out(match_of(2, 0))
    window.begin(match)
    qtbot.waitUntil(lambda: "end" in window.__dict__ and window.end.isVisible())
    assert seen == [1]
    assert unfinished.listed()[0] == []
    assert len(statistics.load(places.statistics()).games) == 1


def test_a_result_that_cannot_be_written_leaves_the_game_where_it_is(
    window: Window, qtbot: QtBot
) -> None:
    places.statistics().mkdir(parents=True)
    window.begin(play_out(match_of(2, 0)))
    qtbot.waitUntil(lambda: "end" in window.__dict__ and window.end.isVisible())
    assert len(unfinished.listed()[0]) == 1
    assert notice(window).startswith("This game could not be added to the statistics: ")
    assert "Errno" not in notice(window)


# The list


def test_a_game_is_renamed_by_keys(window: Window) -> None:
    begin(window, 1, 1)
    begin(window, 2, 1)
    window.go_home()
    window.start.recent.setFocus()
    QTest.keyClick(window.start.recent, Qt.Key.Key_F2)
    (dialog,) = window.findChildren(QInputDialog)
    dialog.setTextValue("Sunday")
    dialog.accept()
    (game,) = window.start.recent.entries
    assert game.path.stem == "Sunday"
    assert window.start.recent.words(game).file == "“Sunday”"
    window.start.game_wanted.emit(game)
    assert window.files.autosave is not None
    assert window.files.autosave.path.stem == "Sunday"


@pytest.mark.parametrize("way", ["key", "menu"])
def test_a_deleted_game_comes_back_if_one_wishes(window: Window, way: str) -> None:
    begin(window, 1, 1)
    begin(window, 2, 1)
    window.go_home()
    before = listed(window)
    games = window.start.recent
    games.setFocus()
    if way == "key":
        QTest.keyClick(games, Qt.Key.Key_Delete)
    else:
        QTest.mousePress(games.viewport(), LEFT, pos=games.more_rect(0).center().toPoint())
        assert games.menu.shown is not None
        games.menu.shown.actions()[-1].trigger()
        games.menu.shown.close()
    assert listed(window) == before[:1]
    assert "Game deleted" in notice(window)
    QTest.mouseClick(key(window, "Undo"), LEFT)
    assert listed(window) == before
    assert notice(window) == ""


def test_the_game_on_the_table_can_be_deleted_too(window: Window) -> None:
    begin(window, 1, 1)
    window.go_home()
    assert window.start.resume.game is not None
    window.start.resume.delete_wanted.emit(window.start.resume.game)
    assert listed(window) == []
    QTest.mouseClick(key(window, "Undo"), LEFT)
    assert len(listed(window)) == 1
    window.start.resume.button.click()
    assert window.at_table


def test_a_saved_game_is_only_taken_off_the_list(window: Window, home: Path) -> None:
    path = home / "mine.fairytable"
    saves.save(match_of(1, 2), path)
    window.archive.shelve(match_of(1, 2), path)
    window.go_home()
    window.start.recent.setFocus()
    QTest.keyClick(window.start.recent, Qt.Key.Key_Delete)
    assert listed(window) == []
    assert path.exists()
    QTest.mouseClick(key(window, "Undo"), LEFT)
    assert [game.path for game in listed(window)] == [path]


# Pictures


def test_the_small_picture_of_a_game_shows_nobodys_cards(
    window: Window, monkeypatch: pytest.MonkeyPatch
) -> None:
    from fairytable.app.play import portrait
    from fairytable.table.card_table import CardTable

    shown: list[object] = []
    present = CardTable.present

    def noted(table: CardTable, staging: object, stage: object, *rest: object) -> None:
        shown.append(stage.view)  # type: ignore[attr-defined]
        present(table, staging, stage, *rest)  # type: ignore[arg-type]

    match = begin(window, 1, 1)
    monkeypatch.setattr(CardTable, "present", noted)
    picture = portrait.portrait(match, window._pixmaps, window.language, window.table)
    assert shown == [public_view(match.state)]
    assert not picture.isNull()


# Saving that fails


def refuse(window: Window) -> None:
    """Let no disk take the game on the table any more."""
    autosave = window.files.autosave
    assert autosave is not None
    blocked = places.data() / "blocked"
    blocked.write_text("a file where a folder should be")
    autosave.path = blocked / "game.fairytable"


def test_a_game_that_is_not_saved_says_so_until_it_is(window: Window, qtbot: QtBot) -> None:
    match = begin(window, 1, 1)
    autosave = window.files.autosave
    assert autosave is not None
    good = autosave.path
    refuse(window)
    autosave(match)
    qtbot.waitUntil(lambda: "This game is not being saved" in notice(window))
    assert "its folder does not exist" in notice(window)
    assert not window.notices.strips["unsafe"].dismiss.isVisible()
    window.language.use("it")
    assert "This game" not in notice(window)
    window.language.use("en")
    autosave.path = good
    QTest.mouseClick(key(window, "Try now"), LEFT)
    qtbot.waitUntil(lambda: notice(window) == "")
    assert saves.load(good).cursor == match.cursor


def test_a_game_that_is_not_saved_is_tried_again_by_itself(
    window: Window, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(app_files, "AGAIN_MS", 20)
    window.files._again.setInterval(20)
    match = begin(window, 1, 1)
    autosave = window.files.autosave
    assert autosave is not None
    good = autosave.path
    refuse(window)
    autosave(match)
    qtbot.waitUntil(lambda: notice(window) != "")
    autosave.path = good
    qtbot.waitUntil(lambda: notice(window) == "")


def test_a_game_that_is_kept_nowhere_is_not_given_up_unasked(window: Window) -> None:
    match = begin(window, 1, 1)
    refuse(window)
    assert window.files.autosave is not None
    window.files.autosave(match)
    window.go_home()
    first = window.start.resume.game
    assert first is not None
    assert first.steps == match.cursor
    window.start.resume.button.click()
    assert window.controller.match is match, "it goes on from memory"
    window.keeping.give_way_to(match_of(1, 2, seed=8))
    answer(window, "Cancel")
    assert window.controller.match is match
    window.close()
    answer(window, "Cancel")
    assert window.isVisible()
    window.close()
    answer(window, "Abandon")
    assert not window.isVisible()


# What cannot be opened


def edited(path: Path, **fields: object) -> Path:
    saved = json.loads(saves.written(play_on(match_of(1, 2), 2)))
    path.write_text(json.dumps({"fairytable": saved.pop("fairytable"), **saved, **fields}))
    return path


@pytest.mark.parametrize(
    ("fields", "sentence"),
    [
        ({"rules": 99}, "different version of the rules of “The Fairy Circle"),
        ({"game": "chess"}, "needs the game “chess”"),
        (
            {
                "seats": [
                    {"name": "A", "kind": "human", "level": None, "colour": 0},
                    {"name": "B", "kind": "bot", "level": "oracle", "colour": 1},
                    {"name": "C", "kind": "bot", "level": "random", "colour": 2},
                ]
            },
            "needs a computer player of the level “oracle”",
        ),
    ],
)
def test_what_cannot_be_played_here_is_refused_before_anything_changes(
    window: Window, home: Path, fields: dict[str, object], sentence: str
) -> None:
    match = begin(window, 1, 1)
    window.files.open(edited(home / "other.fairytable", **fields))
    (box,) = boxes(window)
    assert sentence in box.text()
    box.close()
    assert window.controller.match is match
    assert window.files.match is match
    assert window.at_table


def test_a_game_without_a_table_is_refused(
    window: Window, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(app_files, "staging_of", lambda game: None)
    window.files.open(edited(home / "other.fairytable"))
    (box,) = boxes(window)
    assert "which this version of Fairytable cannot show" in box.text()
    box.close()


def test_the_version_before_is_offered_where_there_is_one(window: Window, home: Path) -> None:
    path = home / "mine.fairytable"
    saves.save(play_on(match_of(1, 2), 2), path)
    saves.save(play_on(match_of(1, 2), 3), path)
    path.write_text('{"fairytable":1')
    window.files.open(path)
    (box,) = boxes(window)
    assert ".bak" not in box.text()
    before = next(b for b in box.buttons() if "previous version" in b.text())
    QTest.mouseClick(before, LEFT)
    assert window.controller.match is not None
    assert window.controller.match.cursor == 2
    assert window.files.path is None, "it does not write over what it came from"


def test_no_version_before_is_offered_where_there_is_none(window: Window, home: Path) -> None:
    path = home / "mine.fairytable"
    path.write_text('{"fairytable":1')
    window.files.open(path)
    (box,) = boxes(window)
    assert not [b for b in box.buttons() if "previous version" in b.text()]
    box.close()


def test_a_broken_game_in_progress_is_explained_once(window: Window) -> None:
    window.go_home()
    path = unfinished.new_place("moons")
    saves.save(match_of(1, 2), path)
    path.write_text('{"fairytable":1}')
    window.go_home()
    assert "cannot be continued" in notice(window)
    assert str(unfinished.aside()) in notice(window)
    window.notices.end(next(iter(window.notices.strips)))
    window.go_home()
    assert notice(window) == ""


def test_a_game_that_another_window_plays_is_not_played_here(window: Window) -> None:
    from fairytable.storage.autosave import Autosave

    path = unfinished.new_place("moons")
    saves.save(play_on(match_of(1, 2), 2), path)
    other = Autosave(path)
    assert other.take()
    window.go_home()
    window.start.resume.button.click()
    (box,) = boxes(window)
    assert "another Fairytable window" in box.text()
    box.close()
    assert not window.at_table
    other.leave()


# Names


def test_names_are_never_read_as_markup(window: Window, home: Path) -> None:
    path = home / "<b>bold</b>.fairytable"
    window.files.open(path)
    (box,) = boxes(window)
    assert box.textFormat() == Qt.TextFormat.PlainText
    box.close()


NAMED = "<b>Anna</b>"


def test_a_name_that_looks_like_markup_is_shown_to_the_letter(window: Window) -> None:
    match = match_of(2, 0)
    seats = [match.seats[0].model_copy(update={"name": NAMED}), match.seats[1]]
    window.begin(Match.new(match.game, match.options, seats, 1))
    QApplication.processEvents()
    labels = [label for label in window.findChildren(QLabel) if NAMED in label.text()]
    assert window.curtain._name in labels
    assert {label.textFormat() for label in labels} == {Qt.TextFormat.PlainText}
    window.curtain.button.click()
    decide(window, Rng(1))
    QApplication.processEvents()
    tips = [w.toolTip() for w in window.findChildren(QWidget) if "Anna" in w.toolTip()]
    assert not [tip for tip in tips if NAMED in tip]


def test_keeping_knows_no_game_that_is_not_there(window: Window) -> None:
    assert isinstance(window.keeping, Keeping)
    assert window.keeping.games() == ((), [])


@pytest.mark.skipif(os.name == "nt" or os.geteuid() == 0, reason="for root nothing is read-only")
def test_a_home_that_cannot_be_written_is_said(window: Window, home: Path, qtbot: QtBot) -> None:
    home.chmod(0o500)
    try:
        begin(window, 1, 1)
        qtbot.waitUntil(lambda: "access is denied" in notice(window))
    finally:
        home.chmod(0o700)

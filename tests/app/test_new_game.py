"""The new-game dialog sets up every game, by mouse and keyboard, and says what is wrong."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Literal

import pytest
from pydantic import Field, JsonValue
from PySide6.QtCore import QEvent, QObject, QPoint, QRect, Qt
from PySide6.QtGui import QPaintEvent, QRegion
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QWidget
from pytestqt.qtbot import QtBot

from fairytable.app.chrome import CHROMES, TextSize, dress
from fairytable.app.dialogs.levels import NAMES
from fairytable.app.dialogs.new_game import NewGameDialog
from fairytable.app.dialogs.option_controls import Pick
from fairytable.app.dialogs.options_form import (
    ChoiceField,
    NumberField,
    OptionsForm,
    SwitchField,
    bounds_of_players,
)
from fairytable.app.dialogs.seat_row import SeatRow
from fairytable.app.theme import Theme
from fairytable.app.translation import CODES, Code, Language
from fairytable.app.widgets.drop_down import Drop
from fairytable.app.widgets.sentence import Sentence
from fairytable.app.widgets.wrapping import fits
from fairytable.bots import LEVELS
from fairytable.engine import Options
from fairytable.games import GAMES, IDS, about
from fairytable.match import Seat
from fairytable.storage.last_choice import LastChoice, remember
from tests.app.windows import undress

Open = Callable[..., NewGameDialog]
Key = Qt.Key
LEFT = Qt.MouseButton.LeftButton
pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")  # no screen, no menus on it


@pytest.fixture
def language(qapp: QApplication) -> Iterator[Language]:
    made = Language("en")
    dress(qapp, CHROMES["dark"])
    yield made
    made.use("en")
    undress(qapp)


@pytest.fixture
def opened(language: Language, qtbot: QtBot, tmp_path: Path) -> Open:
    """Opens the dialog of a game, with a memory of its own; it stays as long as the test."""
    kept = []

    def open_dialog(game: str = "moons", name: str = "Anna", chrome: str = "dark") -> NewGameDialog:
        made = NewGameDialog(
            GAMES[game],
            language,
            Theme(CHROMES[chrome]),
            name,
            memory=tmp_path / "last_choice.json",
        )
        qtbot.addWidget(made)
        with qtbot.waitActive(made):
            made.show()
            made.activateWindow()
        kept.append(made)
        return made

    return open_dialog


def click(widget: QWidget) -> None:
    QTest.mouseClick(widget, LEFT, pos=QPoint(widget.width() // 2, widget.height() // 2))


def pick(dialog: NewGameDialog, field: str, value: str) -> None:
    found = dialog.variants.form.fields[field]
    assert isinstance(found, ChoiceField)
    click(found.row.picks[value])


def call(row: SeatRow, name: str) -> None:
    """Type another name over the old one."""
    row.edit.setFocus()
    row.edit.selectAll()
    QTest.keyClick(row.edit, Key.Key_Delete)
    QTest.keyClicks(row.edit, name)


def choose(row: Drop, steps: int) -> None:
    row.setFocus()
    for _ in range(abs(steps)):
        QTest.keyClick(row, Key.Key_Down if steps > 0 else Key.Key_Up)


# Beginning at once


@pytest.mark.parametrize("game", IDS)
def test_enter_begins_one_person_against_bots(opened: Open, game: str) -> None:
    dialog = opened(game)
    QTest.keyClick(dialog, Key.Key_Return)
    assert dialog.result() == QDialog.DialogCode.Accepted
    match = dialog.result_match()
    assert match.game.id == game
    assert match.options == GAMES[game].options(players=match.options.players)
    assert [seat.kind for seat in match.seats] == ["human"] + ["bot"] * (len(match.seats) - 1)
    assert match.seats[0].name == "Anna"
    assert len({seat.name for seat in match.seats}) == match.options.players


def test_one_click_on_play_begins(opened: Open) -> None:
    dialog = opened()
    click(dialog.play)
    assert dialog.result() == QDialog.DialogCode.Accepted


def test_escape_and_cancel_begin_nothing(opened: Open) -> None:
    by_key, by_click = opened(), opened()
    QTest.keyClick(by_key, Key.Key_Escape)
    click(by_click.cancel)
    for dialog in (by_key, by_click):
        assert not dialog.isVisible()
        assert dialog.result() == QDialog.DialogCode.Rejected


def test_enter_on_cancel_does_not_begin(opened: Open) -> None:
    dialog = opened()
    dialog.cancel.setFocus()
    QTest.keyClick(dialog.cancel, Key.Key_Return)
    assert dialog.result() == QDialog.DialogCode.Rejected


def test_enter_begins_from_every_field(opened: Open) -> None:
    for part in ("edit", "who", "crest"):
        dialog = opened()
        widget = getattr(dialog.seats.rows[0], part)
        widget.setFocus()
        QTest.keyClick(widget, Key.Key_Return)
        assert dialog.result() == QDialog.DialogCode.Accepted, part


def test_another_game_can_be_chosen_and_is_set_up_as_it_was_last_time(opened: Open) -> None:
    last = opened("challenge")
    click(last.seats.counts.picks[4])
    click(last.play)
    dialog = opened("moons")
    click(dialog.games.picks["challenge"])
    assert dialog.seats.count() == 4
    assert dialog.heading.name.text() == "The Challenge"
    assert "The Challenge" in dialog.windowTitle()
    assert dialog.result_match().game.id == "challenge"


def test_where_no_game_is_named_the_arrows_choose_one_and_enter_begins_it(opened: Open) -> None:
    dialog = opened("moons")
    dialog.ask_which()
    QTest.keyClick(dialog.games.picks["moons"], Key.Key_Right)
    assert dialog.game.id == "hunters"
    QTest.keyClick(dialog.games.picks["hunters"], Key.Key_Return)
    assert dialog.result() == QDialog.DialogCode.Accepted
    assert dialog.result_match().game.id == "hunters"


# The players


def test_tab_comes_to_the_chosen_number_of_players_and_arrows_choose(opened: Open) -> None:
    dialog = opened("hunters")
    picks = dialog.seats.counts.picks
    dialog.ask_which()
    QTest.keyClick(dialog.games.picks["hunters"], Key.Key_Tab)
    assert dialog.focusWidget() is picks[4]
    QTest.keyClick(picks[4], Key.Key_Right)
    assert dialog.seats.count() == 5
    QTest.keyClick(picks[5], Key.Key_Tab)
    assert dialog.focusWidget() is dialog.seats.rows[0].crest


@pytest.mark.parametrize("game", IDS)
def test_the_model_says_how_many_can_play(opened: Open, game: str) -> None:
    dialog = opened(game)
    assert list(dialog.seats.counts.picks) == list(bounds_of_players(GAMES[game].options))
    for count, button in dialog.seats.counts.picks.items():
        click(button)
        assert [row.isVisible() for row in dialog.seats.rows].count(True) == count
        assert len(dialog.result_match().seats) == count


def test_the_arrow_keys_change_the_number_of_players(opened: Open) -> None:
    dialog = opened()
    dialog.seats.counts.picks[2].setFocus()
    QTest.keyClick(dialog.seats.counts.picks[2], Key.Key_Right)
    assert dialog.result_match().options.players == 3


def test_every_bot_level_has_words_and_can_be_chosen(opened: Open) -> None:
    assert set(NAMES) == set(LEVELS)
    row = opened().seats.rows[1]
    assert (row.who.currentText(), row.seat().level) == ("Computer · Normal", "level-3")
    for words, level in (("Computer · Easy", "level-2"), ("Computer · Very easy", "level-1")):
        choose(row.who, -1)
        assert (row.who.currentText(), row.seat().level) == (words, level)
    choose(row.who, -1)
    assert (row.who.currentText(), row.seat().kind) == ("Person", "human")


def colour_by_keys(row: SeatRow, downs: int) -> None:
    row.crest.setFocus()
    QTest.keyClick(row.crest, Key.Key_Space)
    assert row.menu.isVisible()
    for _ in range(downs):
        QTest.keyClick(row.menu, Key.Key_Down)
    QTest.keyClick(row.menu, Key.Key_Return)


def test_a_taken_colour_is_swapped(opened: Open) -> None:
    dialog = opened()
    click(dialog.seats.rows[0].crest)
    assert [a.text() for a in dialog.seats.rows[0].menu.actions()][:3] == [
        "Golden circle",
        "Blue diamond (swap with Bruno)",
        "Red triangle",
    ]
    dialog.seats.rows[0].menu.close()
    colour_by_keys(dialog.seats.rows[0], 1)
    assert [row.colour for row in dialog.seats.rows] == [1, 0, 2, 3]


def test_a_free_colour_is_taken(opened: Open) -> None:
    dialog = opened()
    colour_by_keys(dialog.seats.rows[0], 5)
    assert [row.colour for row in dialog.seats.rows] == [5, 1, 2, 3]
    assert dialog.result_match().seats[0].colour == 5


def test_two_players_of_one_name_cannot_begin(opened: Open) -> None:
    dialog = opened()
    call(dialog.seats.rows[1], " anna ")
    assert dialog.trouble.text() == "Two players are called “anna”: change one of the names."
    assert not dialog.play.isEnabled()
    QTest.keyClick(dialog, Key.Key_Return)
    assert dialog.isVisible()
    call(dialog.seats.rows[1], "Anna B")
    assert (dialog.trouble.text(), dialog.play.isEnabled()) == ("", True)


def test_a_player_without_a_name_cannot_begin(opened: Open) -> None:
    dialog = opened()
    call(dialog.seats.rows[0], "  ")
    assert dialog.trouble.text() == "Player 1 needs a name."
    assert not dialog.play.isEnabled()


def test_names_of_players_who_are_not_there_do_not_matter(opened: Open) -> None:
    dialog = opened()
    click(dialog.seats.counts.picks[3])
    call(dialog.seats.rows[2], "Anna")
    assert not dialog.play.isEnabled()
    click(dialog.seats.counts.picks[2])
    assert dialog.play.isEnabled()


@pytest.mark.parametrize("name", ["Bruno", "chiara", "", "\n", "W" * 60])
def test_whatever_the_person_is_called_the_game_can_begin(opened: Open, name: str) -> None:
    dialog = opened("wishes", name)
    click(dialog.seats.counts.picks[6])
    assert dialog.play.isEnabled()
    assert dialog.result_match().seats[0].name == (name.strip()[:40] or "Player")


def test_the_first_player_is_drawn_or_chosen_by_name(opened: Open) -> None:
    dialog = opened()
    call(dialog.seats.rows[1], "Zora")
    assert [dialog.variants.first.itemText(i) for i in range(3)] == [
        "Drawn at random",
        "Anna",
        "Zora",
    ]
    assert dialog.result_match().options.first is None
    choose(dialog.variants.first, 2)
    assert dialog.result_match().options.first == 1


def test_a_first_player_who_leaves_is_drawn_again(opened: Open) -> None:
    dialog = opened()
    click(dialog.seats.counts.picks[4])
    choose(dialog.variants.first, 4)
    assert dialog.result_match().options.first == 3
    click(dialog.seats.counts.picks[2])
    assert dialog.result_match().options.first is None


# The variants


@pytest.mark.parametrize("game", IDS)
def test_every_variant_can_be_set_up(opened: Open, game: str) -> None:
    dialog = opened(game)
    for options in GAMES[game].options.variants():
        dialog.seats.counts.set_value(options.players)
        dialog.variants.form.set_values(options.model_dump(mode="json"))
        assert dialog.play.isEnabled(), dialog.trouble.text()
        assert dialog.result_match().options == options


def test_teams_that_do_not_come_out_even_are_refused_in_a_sentence(opened: Open) -> None:
    dialog = opened("wishes")
    click(dialog.seats.counts.picks[4])
    pick(dialog, "teams", "2x2")
    assert dialog.play.isEnabled()
    click(dialog.seats.counts.picks[5])
    assert dialog.trouble.text() == "Two teams of two are for 4 players."
    assert not dialog.play.isEnabled()
    pick(dialog, "teams", "none")
    assert dialog.play.isEnabled()


def test_sides_that_the_table_cannot_make_are_dimmed(opened: Open) -> None:
    dialog = opened("hunters")
    sides = dialog.variants.form.fields["sides"]
    assert isinstance(sides, ChoiceField)
    click(dialog.seats.counts.picks[5])
    assert not sides.row.picks["pairs"].isEnabled()
    assert sides.row.picks["pairs"].toolTip() == "Only 4 or 6 players can play in pairs."
    click(dialog.seats.counts.picks[6])
    pick(dialog, "sides", "pairs")
    assert dialog.result_match().options.model_dump()["sides"] == "pairs"


def test_a_number_may_be_left_open(opened: Open) -> None:
    dialog = opened()
    target = dialog.variants.form.fields["target"]
    assert isinstance(target, NumberField)
    pick(dialog, "mode", "match")
    assert (target.value(), target.spin.text(), target.spin.isEnabled()) == (None, "60", False)
    click(dialog.seats.counts.picks[4])
    assert target.spin.text() == "30"  # what the game proposes for this many
    target.automatic.setFocus()
    QTest.keyClick(target.automatic, Key.Key_Space)
    click(target.more)
    assert dialog.result_match().options.model_dump()["target"] == 21
    for _ in range(3):
        click(target.less)
    assert target.value() == 20  # the model's bound


class Example(Options):
    """Options with all that a form can show."""

    players: int = Field(default=2, ge=2, le=3)
    mode: Literal["a", "b"] = Field(
        default="a", title="Mode", json_schema_extra={"names": {"a": "First way", "b": "Other"}}
    )
    count: int = Field(
        default=3, ge=1, le=9, title="Count", json_schema_extra={"when": {"mode": "b"}}
    )
    quick: bool = Field(default=False, title="Quick", description="Without a pause")


def test_fields_show_their_names_and_are_dimmed_when_they_mean_nothing(
    language: Language, qtbot: QtBot
) -> None:
    form = OptionsForm(Example, Theme(CHROMES["dark"]))
    qtbot.addWidget(form)
    form.say(language.say)
    form.changed.connect(lambda: form.dim(2, language.say))
    form.set_values({"count": 7, "quick": True, "unknown": 1})
    mode, quick = form.fields["mode"], form.fields["quick"]
    assert isinstance(mode, ChoiceField)
    assert isinstance(quick, SwitchField)
    assert [p.text() for p in mode.row.picks.values()] == ["First way", "Other"]
    assert quick.box.text() == "Quick"
    assert not form.fields["count"].isEnabled()
    assert form.values() == {"mode": "a", "count": 3, "quick": True}
    form.set_values({"mode": "b"})
    assert form.fields["count"].isEnabled()
    assert form.values() == {"mode": "b", "count": 7, "quick": True}


# The seed


def test_every_dialog_draws_its_own_seed(opened: Open) -> None:
    assert opened().result_match().seed != opened().result_match().seed


def test_a_seed_can_be_given(opened: Open) -> None:
    dialog = opened()
    assert not dialog.variants.seed.isVisible()
    click(dialog.variants.more)
    assert dialog.variants.seed.hasFocus()
    QTest.keyClicks(dialog.variants.seed, str((1 << 64) - 1))
    assert dialog.result_match().seed == (1 << 64) - 1
    QTest.keyClick(dialog.variants.seed, Key.Key_Backspace)
    QTest.keyClicks(dialog.variants.seed, "6")
    assert dialog.trouble.text().startswith("The deal number must be a whole number")
    assert not dialog.play.isEnabled()
    click(dialog.variants.more)
    assert dialog.play.isEnabled()


def test_the_seed_is_in_sight_once_it_is_asked_for(opened: Open) -> None:
    dialog = opened()
    dialog.resize(dialog.minimumSize())
    click(dialog.variants.more)
    QApplication.processEvents()
    sight = dialog.variants.area.viewport().rect()
    for part in (dialog.variants.seed, dialog.variants.seed_line):
        corner = part.mapTo(dialog.variants.area.viewport(), QPoint(0, 0))
        assert sight.contains(QRect(corner, part.size()))


# Memory


def test_the_last_choice_comes_back(opened: Open) -> None:
    dialog = opened()
    click(dialog.seats.counts.picks[3])
    pick(dialog, "moons", "natural")
    call(dialog.seats.rows[2], "Zora")
    choose(dialog.seats.rows[2].who, -2)
    colour_by_keys(dialog.seats.rows[0], 4)
    click(dialog.play)
    assert dialog.result() == QDialog.DialogCode.Accepted
    before, after = dialog.result_match(), opened().result_match()
    assert (after.options, after.seats) == (before.options, before.seats)
    assert after.seed != before.seed


@pytest.mark.parametrize(
    "options",
    [
        {"players": 3, "teams": "2x2"},
        {"players": 99, "teams": ["2x2"], "first": 7},
        {"players": "all", "teams": 10**18, "first": -1},
    ],
)
def test_a_last_choice_that_does_not_fit_gives_way(
    opened: Open, tmp_path: Path, options: dict[str, JsonValue]
) -> None:
    seat = Seat(name="Zoë", kind="bot", level="oracle", colour=3)
    remember("wishes", LastChoice(options=options, seats=(seat,)), tmp_path / "last_choice.json")
    dialog = opened("wishes")
    assert dialog.play.isEnabled()
    match = dialog.result_match()
    assert match.options == GAMES["wishes"].options(players=3)
    assert match.seats[0] == Seat(name="Zoë", kind="bot", level="level-5", colour=3)


@pytest.mark.parametrize(("former", "level"), [("random", "level-1"), ("greedy", "level-3")])
def test_a_level_of_former_days_becomes_the_one_that_is_most_like_it(
    opened: Open, tmp_path: Path, former: str, level: str
) -> None:
    seat = Seat(name="Zoë", kind="bot", level=former, colour=3)
    remember("moons", LastChoice(options={}, seats=(seat,)), tmp_path / "last_choice.json")
    assert opened("moons").seats.rows[0].level == level


@pytest.mark.parametrize("number", [10**19, 0, -1, "many", True])
def test_a_number_out_of_bounds_is_not_taken_over(
    opened: Open, tmp_path: Path, number: JsonValue
) -> None:
    options: dict[str, JsonValue] = {"mode": "match", "target": number, "limit": 5}
    remember("moons", LastChoice(options=options), tmp_path / "last_choice.json")
    chosen = opened().result_match().options.model_dump()
    assert (chosen["target"], chosen["limit"]) == (None, 5)


def test_a_choice_that_was_cancelled_is_forgotten(opened: Open) -> None:
    dialog = opened()
    click(dialog.seats.counts.picks[4])
    click(dialog.cancel)
    assert opened().result_match().options.players == 2


def test_the_person_is_called_as_the_settings_say_now(opened: Open) -> None:
    click(opened(name="Anna").play)
    assert opened(name="Zoë").seats.rows[0].name == "Zoë"
    assert opened(name="Bruno").seats.rows[0].name == "Anna"  # another player is called Bruno


def test_a_disk_that_takes_nothing_does_not_stop_the_game(
    opened: Open, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    dialog = opened()
    (tmp_path / "last_choice.json").mkdir()
    click(dialog.play)
    assert dialog.result() == QDialog.DialogCode.Accepted
    assert "could not be kept" in caplog.text


# Looks


@pytest.mark.parametrize("chrome", ["dark", "light"])
@pytest.mark.parametrize("game", IDS)
def test_no_text_is_clipped_in_the_smallest_window(opened: Open, game: str, chrome: str) -> None:
    dialog = opened(game, chrome=chrome)
    click(list(dialog.seats.counts.picks.values())[-1])
    click(dialog.variants.more)
    call(dialog.seats.rows[0], "W" * 40)
    call(dialog.seats.rows[1], "W" * 40)
    QApplication.processEvents()
    assert dialog.width() <= 1024
    assert dialog.height() <= 640
    for sentence in dialog.findChildren(Sentence):
        if sentence.isVisible():
            assert fits(sentence.lines(), sentence.kind, sentence.width()), sentence.text()
            assert len(sentence.lines()) * sentence.leading <= sentence.height() + 1
    for widget in (*dialog.findChildren(Pick), *(row.who for row in dialog.seats.rows)):
        assert widget.width() >= widget.minimumSizeHint().width()
    for row in dialog.seats.rows:
        assert dialog.rect().contains(row.geometry())


@pytest.mark.parametrize("game", IDS)
def test_tab_visits_every_field_and_all_have_names(opened: Open, game: str) -> None:
    dialog = opened(game)
    seen: list[QWidget] = []
    widget: QWidget = dialog.play
    while widget not in seen:
        seen.append(widget)
        assert widget.accessibleName() or getattr(widget, "text", str)(), widget
        QTest.keyClick(widget, Key.Key_Tab)
        found = dialog.focusWidget()
        assert found is not None
        widget = found
    names = [w.accessibleName() for w in seen]
    assert widget is dialog.play
    assert names.index("Name of player 1") < names.index("Name of player 2")
    assert names.index("Name of player 2") < names.index("First player")
    assert seen[-2:] == [dialog.variants.more, dialog.cancel]


def test_the_dialog_follows_the_language(opened: Open, language: Language) -> None:
    dialog = opened()
    language.use("it")
    assert dialog.heading.series.text() == "Il cerchio delle fate"
    language.use("en")
    assert dialog.heading.series.text() == "The Fairy Circle"


class Repainted(QObject):
    """Hears what a widget paints anew."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self.region = QRegion()
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QPaintEvent):
            self.region += event.region()
        return False


def test_no_frame_is_left_behind_where_the_heading_gets_lower(opened: Open, qtbot: QtBot) -> None:
    dialog = opened("moons")
    QApplication.processEvents()
    before = dialog.heading.geometry()
    painted = Repainted(dialog)
    click(dialog.games.picks["challenge"])
    qtbot.waitUntil(lambda: not painted.region.isEmpty())
    QApplication.processEvents()
    assert dialog.heading.height() < before.height()
    assert painted.region.contains(before.bottomLeft() - QPoint(1, 4))
    assert painted.region.contains(before.bottomRight() + QPoint(1, -4))


@pytest.mark.parametrize("tongue", ["en", "it"])
@pytest.mark.parametrize("game", IDS)
def test_over_a_usual_window_every_game_is_presented_whole(
    language: Language, qtbot: QtBot, tmp_path: Path, game: str, tongue: Code
) -> None:
    """Cover, title and sentence have their room, however many may play."""
    language.use(tongue)
    window = QWidget()
    window.resize(1280, 800)
    qtbot.addWidget(window)
    memory = tmp_path / "last_choice.json"
    dialog = NewGameDialog(
        GAMES[game], language, Theme(CHROMES["dark"]), "Anna", window, memory=memory
    )
    dialog.show()
    QApplication.processEvents()
    assert not dialog.heading.about.isHidden()
    assert dialog.heading.about.text()
    assert dialog.height() < window.height()


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("text", ["normal", "larger"])
@pytest.mark.parametrize("game", IDS)
def test_what_a_game_is_about_is_always_told(
    opened: Open, qapp: QApplication, language: Language, game: str, text: TextSize, code: Code
) -> None:
    dress(qapp, CHROMES["dark"], text)
    language.use(code)
    dialog = opened(game)
    QTest.qWait(0)
    banner = dialog.heading
    line = about(game, dialog.language.say_for(game))
    assert line is not None
    places = [part for part in (banner.about, dialog.about) if part.text() and part.isVisible()]
    assert [part.text() for part in places] == [line.line]
    for part in places:
        assert part.heightForWidth(part.width()) <= part.height()
        assert fits(part.lines(), part.kind, part.width())

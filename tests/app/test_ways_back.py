"""Pages that are read lead back to where they were opened; a new game proposes the likely one; the
first window fits its screen."""

import pytest
from PySide6.QtCore import QSize

from fairytable.app.dialogs.new_game import NewGameDialog
from fairytable.app.window import LEAST, Window
from fairytable.app.window_place import AROUND, USUAL, first_size
from fairytable.storage import last_choice
from fairytable.storage.last_choice import LastChoice, remember
from tests.app.challenge_matches import match_of


def test_what_is_read_from_the_start_page_leads_back_to_it_though_a_game_is_kept(
    window: Window,
) -> None:
    window.begin(match_of(1, 1))
    window.go_home()
    for show in (window.show_rules, window.show_statistics):
        show()
        window.go_back()
        assert window.pages.currentWidget() is window.start


def test_two_pages_read_one_after_the_other_lead_back_to_the_table(window: Window) -> None:
    window.begin(match_of(1, 1))
    window.show_rules()
    window.show_statistics()
    window.go_back()
    assert window.at_table


def test_a_new_game_is_proposed_of_the_kind_on_the_table_else_of_the_last_kind(
    window: Window,
) -> None:
    remember("wishes", LastChoice(), last_choice.place())
    window.ask_new_game()
    window.begin(match_of(1, 1))
    window.ask_new_game()
    games = [dialog.game.id for dialog in window.findChildren(NewGameDialog)]
    assert games == ["wishes", "challenge"]


@pytest.mark.parametrize("screen", [(1280, 800), (1366, 728), (1100, 700), (1920, 1040)])
def test_the_first_window_and_its_title_fit_the_screen(screen: tuple[int, int]) -> None:
    size = first_size(QSize(*screen))
    assert size.width() + AROUND[0] <= screen[0]
    assert size.height() + AROUND[1] <= screen[1]
    assert size.width() >= LEAST[0]
    assert size.height() >= LEAST[1]


def test_a_large_screen_gives_the_usual_window() -> None:
    assert first_size(QSize(2560, 1400)) == QSize(*USUAL)

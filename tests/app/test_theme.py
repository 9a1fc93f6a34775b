"""The look of the window is one object: everything follows it, and it keeps nothing alive."""

import gc
import weakref
from collections.abc import Callable

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QDialog, QWidget
from pytestqt.qtbot import QtBot

from fairytable.app.chrome import CHROMES, dress
from fairytable.app.dialogs.keys_dialog import KeysDialog
from fairytable.app.dialogs.licences_dialog import LicencesDialog
from fairytable.app.dialogs.settings_dialog import SettingsDialog
from fairytable.app.end_page.page import EndPage
from fairytable.app.panel.side_panel import SidePanel
from fairytable.app.replay.replay_bar import ReplayBar
from fairytable.app.rules.page import RulesPage
from fairytable.app.start_page.page import StartPage
from fairytable.app.statistics.page import StatisticsPage
from fairytable.app.theme import Theme
from fairytable.app.translation import Language
from fairytable.app.widgets.drop_down import Drop
from fairytable.app.window import Window
from fairytable.games import ON_THE_TABLE
from fairytable.storage.settings import Settings
from tests.table.tables import pixmaps

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints")  # no screen, no limits of sizes


@pytest.fixture(autouse=True)
def dressed(qapp: QApplication) -> None:
    dress(qapp, CHROMES["dark"])


def test_who_follows_the_theme_is_painted_anew(qtbot: QtBot) -> None:
    theme = Theme(CHROMES["dark"])
    drop = Drop(theme)
    before = _seen(drop, qtbot)
    theme.change_to(CHROMES["light"])
    assert _seen(drop, qtbot) != before
    assert CHROMES["light"].key_foot in drop.view().styleSheet()


PAGES: dict[str, Callable[[Language, Theme], QWidget]] = {
    "start": lambda language, theme: StartPage(language, pixmaps(), theme),
    "panel": lambda language, theme: SidePanel(pixmaps(), language, theme),
    "rules": lambda language, theme: RulesPage(language, pixmaps(), theme),
    "statistics": lambda language, theme: StatisticsPage(language, pixmaps(), theme),
    "end": lambda language, theme: EndPage(language, pixmaps(), theme),
    "replay": ReplayBar,
    "keys": lambda language, theme: KeysDialog({}, language, theme),
    "licences": LicencesDialog,
    "settings": lambda language, theme: SettingsDialog(Settings(), language, theme),
}


@pytest.mark.parametrize("name", PAGES)
def test_nothing_of_the_old_look_is_left(qapp: QApplication, qtbot: QtBot, name: str) -> None:
    language, theme = Language("en"), Theme(CHROMES["dark"])
    page = PAGES[name](language, theme)
    before = _seen(page, qtbot)
    dress(qapp, CHROMES["light"])
    theme.change_to(CHROMES["light"])
    fresh = PAGES[name](language, Theme(CHROMES["light"]))
    assert _seen(page, qtbot) == _seen(fresh, qtbot) != before


DIALOGS: dict[str, Callable[[Window], None]] = {
    "settings": Window.show_settings,
    "keys": Window.show_keys,
    "about": Window.show_about,
    "new game": lambda window: window.ask_new_game(ON_THE_TABLE[0]),
}


@pytest.mark.parametrize("name", DIALOGS)
def test_a_closed_dialog_is_gone_and_the_look_can_change(window: Window, name: str) -> None:
    DIALOGS[name](window)
    (dialog,) = window.findChildren(QDialog)
    gone: list[bool] = []
    dialog.destroyed.connect(lambda: gone.append(True))
    left = weakref.ref(dialog)
    dialog.reject()
    del dialog
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    gc.collect()
    assert gone
    assert left() is None
    window.use(window.settings.changed(table="light"))


def test_the_arrow_of_a_folded_panel_still_points_where_it_would_go(window: Window) -> None:
    window.page.fold()
    window.use(window.settings.changed(table="light"))
    shown = window.tools.buttons["fold"].icon().pixmap(16).toImage()
    assert shown == window.tools._icon("unfold").pixmap(16).toImage()
    assert shown != window.tools._icon("fold").pixmap(16).toImage()


def _seen(widget: QWidget, qtbot: QtBot) -> QImage:
    qtbot.addWidget(widget)
    widget.resize(1000, 700)
    widget.grab()
    QCoreApplication.sendPostedEvents()  # scroll bars come only now
    return widget.grab().toImage()

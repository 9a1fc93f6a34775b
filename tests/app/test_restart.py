"""What is chosen in the settings changes everything at once, and is there after a restart."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from fairytable.storage import places

BEGIN = """
import json
from PySide6.QtWidgets import QLabel, QPushButton
from fairytable.app.chrome import _Text
from fairytable.app.dialogs.settings_dialog import SettingsDialog
from fairytable.app.offscreen.shot import Shot, played
from fairytable.app.program import assemble
from fairytable.games import GAMES

app, window = assemble([])
rules = GAMES["challenge"]
match = played(Shot(rules, rules.options.model_validate({}), moves=12))

def visit():
    window.go_home()
    window.show_rules("challenge")
    window.go_back()
    window.show_statistics()
    window.go_back()
    window.begin(match)
    window.watch()
    app.processEvents()
    window.go_home()
    app.processEvents()

def tell():
    parts = [w for w in app.allWidgets() if w in _Text.worn]
    worn = {_Text.worn[w].px: set() for w in parts}
    for w in parts:
        worn[_Text.worn[w].px].add(w.font().pixelSize())
    print(json.dumps({
        "letters": app.font().pixelSize(),
        "worn": sorted((px, *sorted(found)) for px, found in worn.items()),
        "menus": window.menuBar().font().pixelSize(),
        "look": window.theme.chrome.name,
        "ground": app.palette().window().color().name(),
        "said": window.start.settings.text(),
    }))
"""
CHOOSE = """
visit()
tell()
window.show_settings()
(dialog,) = window.findChildren(SettingsDialog)
for field, place in (("text_size", 2), ("language", 2), ("table", 1)):
    dialog.controls[field].buttons[place].click()
    app.processEvents()
dialog.accept()
tell()
"""
AGAIN = """
visit()
tell()
"""
CLOSE = """
from PySide6.QtCore import QTimer
window.close()
QTimer.singleShot(0, app.quit)
app.exec()  # whoever paints or thinks in the background hears that it is over
"""


def run(home: Path, *parts: str) -> list[dict[str, object]]:
    """The program, started once; what it tells of itself."""
    environment = {**os.environ, places.HOME: str(home), "QT_QPA_PLATFORM": "offscreen"}
    done = subprocess.run(
        [sys.executable, "-c", "".join((*parts, CLOSE))],
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return [json.loads(line) for line in done.stdout.splitlines()]


@pytest.fixture(scope="module")
def told(tmp_path_factory: pytest.TempPathFactory) -> list[dict[str, object]]:
    """Before the choice, right after it, and in the next program on the same folder."""
    home = tmp_path_factory.mktemp("home")
    return [*run(home, BEGIN, CHOOSE), *run(home, BEGIN, AGAIN)]


def test_the_choice_changes_everything_at_once(told: list[dict[str, object]]) -> None:
    before, after, _ = told
    assert (before["look"], after["look"]) == ("dark", "light")
    assert (before["said"], after["said"]) == ("Settings", "Impostazioni")
    assert after["ground"] != before["ground"]
    assert isinstance(after["worn"], list)
    for px, *found in after["worn"]:
        assert found == [round(px * 1.3)], "every letter is as large as it was wished"


def test_the_choice_is_there_after_a_restart(told: list[dict[str, object]]) -> None:
    _, after, again = told
    assert again == after

"""A ring, a road and a country are played by mouse and by keys, in small windows and large ones."""

import pytest
from PySide6.QtCore import QPointF
from pytestqt.qtbot import QtBot

from tests.table.grounds import GROUNDS, Staged
from tests.table.tried import Tried

WINDOWS = [(1024, 640), (1920, 1080)]

in_every_window = pytest.mark.parametrize("window", WINDOWS, ids=lambda size: f"{size[0]}")
on_every_ground = pytest.mark.parametrize("ground", GROUNDS, ids=lambda g: type(g).__name__)


@in_every_window
@on_every_ground
def test_every_action_is_reached_by_mouse_and_by_keys(
    qtbot: QtBot, ground: Staged, window: tuple[int, int]
) -> None:
    tried = Tried(qtbot, ground)
    tried.present(ground.stage(window), ground.actions)
    missing = {action: tried.unreached(action) for action in ground.actions}
    assert {action: ways for action, ways in missing.items() if ways} == {}


@in_every_window
@on_every_ground
def test_no_place_is_hit_outside_its_shape(
    qtbot: QtBot, ground: Staged, window: tuple[int, int]
) -> None:
    tried = Tried(qtbot, ground)
    tried.present(ground.stage(window), ground.actions)
    for zone, item in tried.widget.top.areas.items():
        rect = item.area.rect
        corner = QPointF(rect.x + 0.03 * rect.w, rect.y + 0.03 * rect.h)
        found = [hit.area.zone for hit in tried.widget.top.areas_at(corner)]
        assert (zone in found) == (item.area.shape == "box")
        middle = QPointF(*rect.centre)
        assert zone in [hit.area.zone for hit in tried.widget.top.areas_at(middle)]

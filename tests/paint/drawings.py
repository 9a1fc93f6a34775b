"""An application with the fonts loaded, and a small folder of drawings: fixtures."""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from fairytable.paint.art import Art
from fairytable.paint.fonts import load_fonts

_SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 {height}">{body}</svg>'
_DRAWINGS = {
    "air": (100, '<circle cx="50" cy="48" r="30" fill="#DDEEFF"/>'),
    "fire": (100, '<path d="M50 10L80 90H20Z" fill="#FFAA33"/>'),
    "river": (100, '<rect x="-30" y="-30" width="160" height="160" fill="#3377AA"/>'),
    "back-blue": (140, '<rect width="100" height="140" fill="#1F4480"/>'),
    "back-red": (140, '<rect width="100" height="140" fill="#8A2436"/>'),
}


@pytest.fixture(autouse=True)
def fonts(qapp: QApplication) -> None:
    load_fonts()


@pytest.fixture(scope="session")
def art(tmp_path_factory: pytest.TempPathFactory) -> Art:
    folder: Path = tmp_path_factory.mktemp("art")
    (folder / "moons").mkdir()
    for name, (height, body) in _DRAWINGS.items():
        svg = _SVG.format(height=height, body=body)
        (folder / "moons" / f"{name}.svg").write_text(svg, encoding="utf-8")
    return Art(folder)

"""The README shows pictures that are there, small enough to load, and taken by one script."""

import re
from pathlib import Path

import pytest
from PySide6.QtGui import QColor, QImage

from fairytable.cli import _options, _parser
from fairytable.games import GAMES, IDS, ON_THE_TABLE
from tests.packaging.scripts import load_script

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text(encoding="utf-8")
ITALIAN = (ROOT / "README.it.md").read_text(encoding="utf-8")
CONTRIBUTING = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
PICTURE = re.compile(r"!\[[^]]+\]\(([^)]+)\)")
MOST_TOGETHER = 5_000_000


pictures = load_script("pictures")


def test_every_picture_that_is_shown_is_there_and_every_one_there_is_shown() -> None:
    shown = PICTURE.findall(README)
    there = {f"packaging/pictures/{file.name}" for file in pictures.FOLDER.iterdir()}
    assert sorted(shown) == sorted(there)
    assert {Path(file).stem for file in shown} == set(pictures.PICTURES)


def test_the_italian_page_shows_italian_pictures() -> None:
    shown = [Path(file).stem for file in PICTURE.findall(ITALIAN)]
    assert len(shown) == len(set(shown)) > 5
    assert all("--lang it" in pictures.PICTURES[name] for name in shown)


def test_both_pages_name_the_same_games_players_and_systems() -> None:
    for page in (README, ITALIAN):
        counts = re.findall(r"^\| .+?\| (\d–\d)[^|]*\| (\d+)", page, re.MULTILINE)
        assert [cards for _, cards in counts] == ["110", "110", "110", "110", "88"]
        order = ("moons", "challenge", "hunters", "fate", "wishes")
        assert [players for players, _ in counts] == [_players(game) for game in order]


def _players(game_id: str) -> str:
    counts = [options.players for options in GAMES[game_id].options.variants()]
    return f"{min(counts)}–{max(counts)}"


def test_the_pictures_load_quickly() -> None:
    sizes = {file.name: file.stat().st_size for file in pictures.FOLDER.iterdir()}
    assert max(sizes.values()) <= pictures.MOST_BYTES, sizes
    assert sum(sizes.values()) <= MOST_TOGETHER


@pytest.mark.parametrize("name", pictures.PICTURES)
def test_what_a_picture_asks_for_exists(name: str) -> None:
    asked = _parser().parse_args(["shot", *pictures.PICTURES[name].split(), "-o", "x.png"])
    game = GAMES[asked.game]
    _options(game, asked.players, asked.option)
    assert asked.page == "cards" or asked.game in ON_THE_TABLE


def test_both_languages_and_the_cards_of_every_game_are_shown() -> None:
    words = " ".join(pictures.PICTURES.values())
    for page in ("start", "end", "rules"):
        both = [shot for shot in pictures.PICTURES.values() if f"--page {page}" in shot]
        assert {"--lang it" in shot for shot in both} == {True, False}
    assert all(f"{game} --page cards" in words for game in IDS)


def test_a_picture_that_is_too_large_is_made_smaller(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    image = QImage(600, 400, QImage.Format.Format_RGB32)
    for x in range(600):
        for y in range(400):
            image.setPixelColor(x, y, QColor((x * y) % 256, (x * 7) % 256, (y * 13) % 256))
    monkeypatch.setattr(pictures, "MOST_BYTES", 10**9)
    whole = pictures.keep(image, tmp_path / "whole.jpg")
    monkeypatch.setattr(pictures, "MOST_BYTES", whole // 2)
    small = pictures.keep(image, tmp_path / "small.jpg")
    assert small < whole
    assert QImage(str(tmp_path / "small.jpg")).width() < 600


def test_every_folder_and_file_that_is_named_is_there() -> None:
    named = set(
        re.findall(
            r"`((?:fairytable|tests|packaging|assets|translations)/[\w/.]*)`", README + CONTRIBUTING
        )
    )
    assert len(named) > 15
    assert [path for path in sorted(named) if not (ROOT / path).exists()] == []

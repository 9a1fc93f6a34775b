"""100,000 damaged saves: each is refused in words or is the game that was saved; nothing else."""

import random

import pytest

from fairytable.engine import Rng
from fairytable.games import GAMES, ON_THE_TABLE
from fairytable.match import Match
from fairytable.storage import saves
from fairytable.storage.errors import SaveError
from tests.match.matches import any_match

pytestmark = pytest.mark.soak
FILES = 100_000
PIECES = (b"{", b"}", b"[", b"]", b'"', b",", b":", b"\\", b"\0", b"\xff", b"-", b"1e9", b"null")


def saved(game: str) -> tuple[Match, bytes]:
    rules, rng = GAMES[game], Rng(1)
    match = any_match(rules, rules.options(players=3), 1)
    for _ in range(12):
        match.play(rng.choice(match.state.legal()))
    return match, saves.written(match).encode()


def damaged(content: bytes, rng: random.Random) -> bytes:
    """Cut, turned, doubled or strewn with pieces, once or a few times."""
    for _ in range(rng.choice((1, 1, 1, 2, 4))):
        at, to = sorted((rng.randrange(len(content) + 1), rng.randrange(len(content) + 1)))
        match rng.randrange(6):
            case 0:
                content = content[:at]
            case 1:
                content = content[:at] + content[to:]
            case 2:
                content = content[:at] + rng.choice(PIECES) + content[at:]
            case 3 if content:
                at = min(at, len(content) - 1)
                content = (
                    content[:at] + bytes([content[at] ^ 1 << rng.randrange(8)]) + content[at + 1 :]
                )
            case 4:
                content = content[:to] + content[at:]
            case _ if content:
                at = min(at, len(content) - 1)
                content = content[:at] + bytes([rng.randrange(256)]) + content[at + 1 :]
    return content or b" "


@pytest.mark.parametrize("game", ON_THE_TABLE)
def test_no_damage_brings_up_another_game(
    game: str, tmp_path_factory: pytest.TempPathFactory
) -> None:
    match, content = saved(game)
    path, rng = tmp_path_factory.mktemp(game) / "one.fairytable", random.Random(game)
    digest, read = match.state.digest(), 0
    for _ in range(FILES // len(ON_THE_TABLE)):
        path.write_bytes(damaged(content, rng))
        try:
            loaded = saves.load(path)
        except SaveError:
            continue
        read += 1
        assert loaded.position(loaded.cursor).digest() == digest or loaded.cursor != match.cursor
        assert loaded.game is match.game
    print(f"{game}: {read} of {FILES // len(ON_THE_TABLE)} could still be read")

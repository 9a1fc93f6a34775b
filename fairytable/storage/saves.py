"""Saved games: JSON text with the actions, checked by playing them again."""

import json
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field, JsonValue, ValidationError

from fairytable import __version__
from fairytable.engine import Action, Game, IllegalAction, Options
from fairytable.games import GAMES
from fairytable.match import GameOver, Match, Seat, TakenBack, WrongSeats, WrongSeed
from fairytable.storage import notation
from fairytable.storage.atomic import write_text
from fairytable.storage.errors import (
    Damaged,
    Edited,
    Foreign,
    Missing,
    OtherRules,
    Oversized,
    TooNew,
    Truncated,
    UnknownGame,
    Unreadable,
    Unwritable,
)
from fairytable.storage.reasons import reason
from fairytable.storage.text import LIMIT, TooLarge, parse, read_bytes, unfinished

PLAIN, TOLD, KEPT, PLAYED = 1, 2, 3, 4
"""The numbers of this format, each for what a file may say since: steps that were taken back, the
file of a game that is kept by itself, and which characters the bots are. The least one is written,
for older programs."""
FORMAT = PLAYED
"""The newest number that this program reads and writes."""
SUFFIX = ".fairytable"

_MAGIC = '{"fairytable":'
_BEGINNING = re.compile(r'\s*\{\s*"fairytable"\s*:')
_PER_LINE = 8
_Digest = Annotated[str, Field(pattern=r"^[0-9a-f]{64}$")]


class SaveFile(BaseModel):
    """The fields of a saved game, in the order of the file."""

    model_config = ConfigDict(frozen=True, extra="forbid", strict=True, defer_build=True)

    fairytable: int
    """The number of this format, and the sign that this is one of our files."""
    program: str = Field(pattern=r"^[0-9A-Za-z.+-]{1,40}$")
    """The version that saved it."""
    game: str = Field(pattern=r"^[a-z0-9_-]{1,40}$")
    rules: int
    options: dict[str, JsonValue]
    seats: list[Seat]
    seed: int
    actions: list[str]
    """Every action, also the undone ones; see `notation`."""
    cursor: int
    """How many of the actions are played; the others were undone."""
    digest: _Digest
    """The fingerprint of the position at the cursor."""
    end: _Digest | None = None
    """The fingerprint after all actions, if some were undone."""
    taken_back: list[tuple[int, int]] = []
    """From number 2 on: who went back after new cards were seen, and to which position."""
    file: str | None = Field(default=None, max_length=4096)
    """From number 3 on, of a game that is kept by itself: the file that the person saved it to."""


# Saving


def save(match: Match, path: Path, file: Path | None = None) -> None:
    """Write a match to a file; Unwritable if the disk does not take it.

    `file` is where the person has saved a game that is kept by itself.
    """
    text = written(match, file)
    try:
        write_text(path, text)
    except (OSError, ValueError) as trouble:  # ValueError: a zero byte in the name
        raise Unwritable(path, reason=reason(trouble)) from trouble


def written(match: Match, file: Path | None = None) -> str:
    """The text of a saved game: a field on each line, the actions a few to a line."""
    actions = [notation.write(action) for action in match.history]
    fields: dict[str, JsonValue] = {
        "fairytable": _number(match, file),
        "program": __version__,
        "game": match.game.id,
        "rules": match.game.rules,
        "options": match.options.model_dump(mode="json"),
        "seats": [seat.model_dump(mode="json") for seat in match.seats],
        "seed": match.seed,
        "actions": [],
        "cursor": match.cursor,
        "digest": match.state.digest(),
    }
    if match.cursor < len(actions):
        fields["end"] = match.position(len(actions)).digest()
    if match.taken_back:
        fields["taken_back"] = [list(taken) for taken in match.taken_back]
    if file is not None:
        fields["file"] = str(file)
    lines = {name: _compact(value) for name, value in fields.items()}
    lines["actions"] = _wrapped(actions)
    return "{" + ",\n".join(f'"{name}":{line}' for name, line in lines.items()) + "}\n"


def _number(match: Match, file: Path | None) -> int:
    """The least number of the format that has all that is to be told."""
    if any(seat.character is not None for seat in match.seats):
        return PLAYED
    return KEPT if file is not None else TOLD if match.taken_back else PLAIN


def _wrapped(actions: Sequence[str]) -> str:
    words = [_compact(action) for action in actions]
    rows = [",".join(words[i : i + _PER_LINE]) for i in range(0, len(words), _PER_LINE)]
    return "[" + ",\n".join(rows) + "]"


def _compact(value: JsonValue) -> str:
    return json.dumps(value, separators=(",", ":"))


# Loading


def load(path: Path) -> Match:
    """The match in a file, played again action by action; a SaveError says what is wrong."""
    return replayed(path, read(path))


def replayed(path: Path, file: SaveFile) -> Match:
    """The match that a file tells, played again; a SaveError says what does not fit."""
    game = _game(path, file)
    match = _begin(path, file, game)
    for step, action in enumerate(_actions(path, file), start=1):
        try:
            match.replay(action)
        except (IllegalAction, GameOver) as trouble:
            raise Edited(path, step=step) from trouble
    if file.end not in (None, match.state.digest()):
        raise Edited(path, step=match.cursor)
    if not 0 <= file.cursor <= match.cursor:
        raise Damaged(path, problem="cursor")
    match.go_to(file.cursor)
    if file.digest != match.state.digest():
        raise Edited(path, step=file.cursor)
    match.taken_back = _taken_back(path, file, match)
    return match


def read(path: Path) -> SaveFile:
    """What a file says, not yet played; a SaveError if it is no saved game."""
    try:
        content = read_bytes(path)
    except TooLarge:
        raise Oversized(path, limit=LIMIT) from None
    except FileNotFoundError as trouble:
        raise Missing(path) from trouble
    except OSError as trouble:
        raise Unreadable(path, reason=reason(trouble)) from trouble
    text = _decoded(path, content)
    try:
        fields = parse(text)
    except ValueError as trouble:
        raise _broken(path, text, str(trouble)) from trouble
    number = fields.get("fairytable") if isinstance(fields, dict) else None
    if isinstance(number, int) and number > FORMAT:
        raise TooNew(path, format=number)
    try:
        file = SaveFile.model_validate_json(text)
    except ValidationError as trouble:
        raise Damaged(path, problem=_where(trouble)) from trouble
    if file.fairytable not in (PLAIN, TOLD, KEPT, PLAYED):
        raise Damaged(path, problem="fairytable")
    return file


def _decoded(path: Path, content: bytes) -> str:
    """The text of a file that begins like one of ours."""
    text = content.decode("utf-8-sig", errors="replace")
    if not _BEGINNING.match(text):
        if _MAGIC.startswith("".join(text.split())):
            raise Truncated(path)
        raise Foreign(path)
    try:
        content.decode("utf-8-sig")
    except UnicodeDecodeError as trouble:
        raise _broken(path, text, "unreadable letters") from trouble
    return text


def _broken(path: Path, text: str, problem: str) -> Truncated | Damaged:
    return Truncated(path) if unfinished(text) else Damaged(path, problem=problem)


def _game(path: Path, file: SaveFile) -> Game:
    game = GAMES.get(file.game)
    if game is None:
        raise UnknownGame(path, game=file.game, program=file.program)
    if game.rules != file.rules:
        raise OtherRules(
            path, game=file.game, program=file.program, rules=file.rules, ours=game.rules
        )
    return game


def _begin(path: Path, file: SaveFile, game: Game) -> Match:
    """The match as it was set up."""
    try:
        options: Options = game.options.model_validate_json(_compact(file.options), strict=True)
        return Match.new(game, options, file.seats, file.seed)
    except ValidationError as trouble:
        raise Damaged(path, problem=f"options: {_where(trouble)}") from trouble
    except WrongSeats as trouble:
        raise Damaged(path, problem="seats") from trouble
    except WrongSeed as trouble:
        raise Damaged(path, problem="seed") from trouble


def _actions(path: Path, file: SaveFile) -> list[Action]:
    try:
        return [notation.read(text) for text in file.actions]
    except ValueError as trouble:
        raise Damaged(path, problem=str(trouble)) from trouble


def _taken_back(path: Path, file: SaveFile, match: Match) -> tuple[TakenBack, ...]:
    found = tuple(TakenBack(*taken) for taken in file.taken_back)
    for player, step in found:
        if not 0 <= player < len(match.seats) or match.seats[player].kind != "human" or step < 0:
            raise Damaged(path, problem="taken_back")
    return found


def _where(trouble: ValidationError) -> str:
    """The field that a model complains about."""
    return ".".join(str(part) for part in trouble.errors()[0]["loc"])[:60] or "fields"

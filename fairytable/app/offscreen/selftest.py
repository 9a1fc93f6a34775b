"""The program looks at itself: `fairytable --selftest`, in every build and without a screen."""

import faulthandler
import logging
import os
import platform
import sys
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from queue import Queue
from tempfile import TemporaryDirectory

from pydantic import BaseModel

from fairytable import __version__, screen
from fairytable.bots.simulation import simulate
from fairytable.bots.worker import Answer, Message, Ready, Request, Worker
from fairytable.games import GAMES, IDS, ON_THE_TABLE
from fairytable.match import Match, Seat
from fairytable.storage import places, saves

log = logging.getLogger(__name__)

LIMIT = 60
"""Seconds after which the test has failed."""
CARD_WIDTH = 160
QTS_OWN = ("QPlatformTheme", "Cancel")
"""A text of Qt's, and its context."""
COLOURS = 50
"""A picture with fewer of them shows nothing."""


class Failed(Exception):
    """A check found something that is not as it should be."""


class Check(BaseModel):
    """One thing that was looked at."""

    name: str
    passed: bool
    seconds: float
    found: str


class Findings(BaseModel):
    """What `--selftest` prints."""

    version: str
    python: str
    system: str
    frozen: bool
    passed: bool
    seconds: float
    checks: list[Check]


def run() -> int:
    """Make every check and print the findings; 0 if all have passed."""
    if sys.__stderr__ is not None:
        faulthandler.dump_traceback_later(LIMIT, exit=True, file=sys.__stderr__)
    os.environ[screen.PLUGIN] = "offscreen"
    began = time.monotonic()
    with TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        os.environ[places.HOME] = folder  # nothing of this machine's person is touched
        checks = [_made(name, check) for name, check in _checks(Path(folder))]
    findings = Findings(
        version=__version__,
        python=platform.python_version(),
        system=platform.platform(),
        frozen=bool(getattr(sys, "frozen", False)),
        passed=all(check.passed for check in checks),
        seconds=round(time.monotonic() - began, 2),
        checks=checks,
    )
    faulthandler.cancel_dump_traceback_later()
    print(findings.model_dump_json(indent=1))
    return 0 if findings.passed else 1


def _checks(folder: Path) -> Iterator[tuple[str, Callable[[], str]]]:
    yield "worker", _worker
    yield "languages", _languages
    for game in IDS:
        yield f"card of {game}", partial(_card, game)
        yield f"game of {game}", partial(_game, game)
    for game in ON_THE_TABLE:
        for language in ("en", "it"):
            yield f"table of {game} ({language})", partial(_table, game, language, folder)
    yield "save", partial(_save, folder)


def _made(name: str, check: Callable[[], str]) -> Check:
    """Whatever a check runs into is told, even what Qt only prints, and the next one is made."""
    began = time.monotonic()
    passed = True
    try:
        found = _witnessed(check)
    except Exception as trouble:
        log.exception("%s", name)
        passed, found = False, f"{type(trouble).__name__}: {trouble}"
    return Check(name=name, passed=passed, seconds=round(time.monotonic() - began, 2), found=found)


def _witnessed(check: Callable[[], str]) -> str:
    from fairytable.app.trouble.witness import witnessed

    with witnessed():
        return check()


def _expect(truth: bool, trouble: str) -> None:
    if not truth:
        raise Failed(trouble)


def _match(game: str) -> Match:
    """A new game between greedy bots."""
    rules = GAMES[game]
    options = rules.options.model_validate({})
    seats = [
        Seat(name=f"Bot {n}", kind="bot", level="greedy", colour=n) for n in range(options.players)
    ]
    return Match.new(rules, options, seats, seed=1)


def _worker() -> str:
    """The bots' process decides once in every game."""
    heard: Queue[Message] = Queue()
    worker = Worker(heard.put)
    try:
        first = heard.get()
        _expect(isinstance(first, Ready), f"the process said {first}")
        for number, game in enumerate(IDS):
            worker.ask(Request.of(_match(game), number))
            answer = heard.get()
            _expect(isinstance(answer, Answer), f"{game}: the process said {answer}")
    finally:
        worker.end()
    return f"{len(IDS)} decisions in a process of its own"


def _languages() -> str:
    """Our texts and Qt's own are there in every language."""
    from PySide6.QtCore import QCoreApplication

    from fairytable.app.offscreen.shot import application
    from fairytable.app.start_page.page import TAGLINE
    from fairytable.app.translation import CODES, Language

    app = application()
    said = []
    for code in CODES:
        language = Language(code, app)
        said.append((language.say(TAGLINE), QCoreApplication.translate(*QTS_OWN)))
        language.fall_silent()
    ours, theirs = (set(column) for column in zip(*said, strict=True))
    _expect(len(ours) == len(CODES), f"our texts are the same in several languages: {ours}")
    _expect(len(theirs) == len(CODES), f"Qt’s texts are the same in several languages: {theirs}")
    return ", ".join(CODES)


def _card(game: str) -> str:
    from fairytable.app.offscreen.shot import application
    from fairytable.app.translation import Language
    from fairytable.games import faces
    from fairytable.paint.art import Art
    from fairytable.paint.card_painter import paint_card
    from fairytable.paint.fonts import load_fonts

    app = application()
    load_fonts()
    printed = faces(game)
    if printed is None:
        raise Failed("no faces are drawn")
    look = printed.look(0, Language("it", app).say_for(game))
    image = paint_card(look, CARD_WIDTH, 1, Art())
    return f"{look.title}: {_colours(image.width(), image.height(), image.pixel)}"


def _table(game: str, language: str, folder: Path) -> str:
    from PySide6.QtGui import QImage

    from fairytable.app.offscreen.shot import Shot, take

    file = folder / f"{game}-{language}.png"
    options = GAMES[game].options.model_validate({})
    take(Shot(GAMES[game], options, moves=10, language=language), file)
    image = QImage(str(file))
    return _colours(image.width(), image.height(), image.pixel)


def _colours(width: int, height: int, pixel: Callable[[int, int], int]) -> str:
    """What was painted, judged at every fourth point."""
    found = len({pixel(x, y) for x in range(0, width, 4) for y in range(0, height, 4)})
    _expect(found >= COLOURS, f"the picture has only {found} colours")
    return f"{width} × {height}, {found} colours"


def _game(game: str) -> str:
    rules = GAMES[game]
    options = rules.options.model_validate({})
    report = simulate(rules, options, games=1, bots=["greedy"] * options.players)
    _expect(report.finished == 1, "the game did not end")
    return f"{report.players} bots, {report.decisions.max} decisions"


def _save(folder: Path) -> str:
    match = _match(ON_THE_TABLE[0])
    while match.cursor < 20:
        match.play(match.state.legal()[0])
    file = folder / f"selftest{saves.SUFFIX}"
    saves.save(match, file)
    loaded = saves.load(file)
    _expect(loaded.state.digest() == match.state.digest(), "the game came back as another one")
    return f"{file.stat().st_size} bytes"

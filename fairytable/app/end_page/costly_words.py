"""What is said of the moves that cost most: while they are looked for, and what was found."""

from typing import NamedTuple

from fairytable.app.end_page.finale import Finale
from fairytable.app.play.why_words import reason
from fairytable.app.translation import Language
from fairytable.bots.review import Costly, Looked, PlayerReview, Review
from fairytable.engine.words import QT_TRANSLATE_NOOP

LOOKING = QT_TRANSLATE_NOOP("app", "Reviewing the moves: {percent}%")
FOUND = QT_TRANSLATE_NOOP("app", "Costliest moves")
NONE_FOUND = QT_TRANSLATE_NOOP("app", "No costly mistake found")
NOT_LOOKED = QT_TRANSLATE_NOOP("app", "The moves could not be reviewed")

TITLE = QT_TRANSLATE_NOOP("app", "The moves that cost most")
HOW = QT_TRANSLATE_NOOP(
    "app",
    "Each move was compared with others by playing on with guesses at the unknown cards, knowing "
    "no more than its player did. Choose one to see it again.",
)
STEP = QT_TRANSLATE_NOOP("app", "Step {k}: {played}")
BETTER = QT_TRANSLATE_NOOP("app", "Better: {better}")
WINS = QT_TRANSLATE_NOOP(
    "app", "{reason} It should win about {wins} games in 100; the move you made, about {fewer}."
)
FEW = QT_TRANSLATE_NOOP("app", "{name}: too few choices to judge.")
CLEAR = QT_TRANSLATE_NOOP("app", "{name}: no costly mistake found among %n choice(s).", "", 1)
UNSURE = QT_TRANSLATE_NOOP(
    "app",
    "{name}: no clear mistake. %n move(s) may have cost something, but it could be luck.",
    "",
    1,
)


class Told(NamedTuple):
    """A costly move in words."""

    title: str
    better: str
    why: str


def on_key(found: Review | Looked | None, language: Language) -> str:
    """What stands above the ledger: how far the looking is, or what came of it."""
    say = language.say
    if found is None:
        return say(NOT_LOOKED)
    if isinstance(found, Looked):
        return say(LOOKING, percent=100 * found.done // max(1, found.whole))
    return say(FOUND if any(one.costly for one in found) else NONE_FOUND)


def verdict(one: PlayerReview, name: str, language: Language) -> str:
    """What is said of a player without costly moves."""
    say = language.say
    if not one.enough:
        return say(FEW, name=name)
    if one.unsure:
        return say(UNSURE, one.unsure, name=name)
    return say(CLEAR, one.choices, name=name)


def told(costly: Costly, finale: Finale, language: Language) -> Told:
    """A costly move: what was played, what was better, and why."""
    say, staging = language.say, finale.staging
    view = finale.match.position(costly.step).view(costly.player)
    last = finale.parts[-1].stage
    stage = last._replace(
        view=view, bottom=costly.player, curtain=False, winners=(), scores=(), replayed=True
    )
    names = [seat.name for seat in finale.match.seats]
    why = say(
        WINS,
        reason=reason(costly.why, names, say),
        wins=costly.wins,
        fewer=costly.fewer,
    )
    return Told(
        say(STEP, k=costly.step + 1, played=staging.describe(costly.played, stage)),
        say(BETTER, better=staging.describe(costly.better, stage)),
        why,
    )

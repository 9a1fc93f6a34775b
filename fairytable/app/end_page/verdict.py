"""How a game ended, in sentences: who has won, by how much, and what it was for the others."""

from fairytable.app.end_page.finale import Finale
from fairytable.app.translation import Language
from fairytable.engine.words import QT_TRANSLATE_NOOP

WINS = QT_TRANSLATE_NOOP("app", "{name} wins with {points}")
WIN_TOGETHER = QT_TRANSLATE_NOOP("app", "{names} and {last} win together with {points}")
WINS_GAME = QT_TRANSLATE_NOOP("app", "{name} wins game {k} with {points}")
WIN_GAME_TOGETHER = QT_TRANSLATE_NOOP(
    "app", "{names} and {last} win game {k} together with {points}"
)
OVER = QT_TRANSLATE_NOOP("app", "The game is over")
AHEAD = QT_TRANSLATE_NOOP("app", "%n point(s) ahead of {name}", "", 1)
LEVEL = QT_TRANSLATE_NOOP("app", "Level on points with {name}: won by a whisker")
FROM_BEHIND = QT_TRANSLATE_NOOP("app", "Won from behind, after trailing by %n point(s)", "", 1)
ALL_THE_WAY = QT_TRANSLATE_NOOP("app", "Ahead from the first points to the last")
PLACES = (
    QT_TRANSLATE_NOOP("app", "You came second"),
    QT_TRANSLATE_NOOP("app", "You came third"),
    QT_TRANSLATE_NOOP("app", "You came fourth"),
    QT_TRANSLATE_NOOP("app", "You came fifth"),
    QT_TRANSLATE_NOOP("app", "You came sixth"),
)
BEHIND = QT_TRANSLATE_NOOP("app", "{place}, %n point(s) behind", "", 1)
AS_MANY = QT_TRANSLATE_NOOP("app", "{place}, level on points")
WAS_AHEAD = QT_TRANSLATE_NOOP("app", "You were ahead until turn {turn}")
NEXT_TIME = QT_TRANSLATE_NOOP("app", "The moon will rise again")


def title(finale: Finale, language: Language) -> str:
    """Who has won, and with how many points."""
    say, course = language.say, finale.course
    if not finale.winners:
        return say(OVER)
    part = finale.parts[-1]
    victory = finale.staging.victory(part.stage) if finale.over else ""
    if victory:
        return victory
    *names, last = [course.seats[p].name for p in finale.winners]
    alone, together = (WINS, WIN_TOGETHER) if finale.over else (WINS_GAME, WIN_GAME_TOGETHER)
    points = course.written(finale.result(finale.winners[0]))
    k = len(finale.parts)
    if not names:
        return say(alone, name=last, points=points, k=k)
    return say(together, names=", ".join(names), last=last, points=points, k=k)


def lines(finale: Finale, language: Language) -> tuple[str, ...]:
    """What is said below it: to the one person at the table who has lost, to this person."""
    if not finale.winners or len(finale.winners) == len(finale.course.seats):
        return ()
    if finale.lost_by is not None:
        return _of_loss(finale, finale.lost_by, language)
    return _of_victory(finale, language)


def _of_victory(finale: Finale, language: Language) -> tuple[str, ...]:
    say, winner = language.say, finale.winners[0]
    rest = [p for p in range(len(finale.course.seats)) if p not in finale.winners]
    second = max(rest, key=finale.result)
    name = finale.course.seats[second].name
    apart = finale.result(winner) - finale.result(second)
    by = say(AHEAD, apart, name=name) if apart > 0 else say(LEVEL, name=name)
    if not finale.over:
        return (by,)
    way = finale.course.way(winner)
    if way.behind > 0:
        return by, say(FROM_BEHIND, way.behind)
    return (by, say(ALL_THE_WAY)) if way.always_ahead else (by,)


def _of_loss(finale: Finale, player: int, language: Language) -> tuple[str, ...]:
    say, best = language.say, finale.result(finale.winners[0])
    place = sum(finale.result(p) > finale.result(player) for p in range(len(finale.course.seats)))
    words = say(PLACES[max(1, place) - 1])
    apart = best - finale.result(player)
    by = say(BEHIND, apart, place=words) if apart > 0 else say(AS_MANY, place=words)
    ahead = finale.course.way(player).last_ahead if finale.over else None
    # Who led only in the first turn led by having moved first.
    return by, say(WAS_AHEAD, turn=ahead) if ahead is not None and ahead > 1 else say(NEXT_TIME)

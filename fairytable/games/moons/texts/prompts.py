"""What a player of Moons is asked in each decision."""

from fairytable.engine import Action
from fairytable.engine.words import QT_TRANSLATE_NOOP
from fairytable.games.moons.rules.position import LAST_MOON
from fairytable.games.moons.seen import Seen
from fairytable.games.moons.texts.names import signed
from fairytable.stage.seats import name_of
from fairytable.stage.staging import Button, Prompt, Stage

ASK_PLAY = QT_TRANSLATE_NOOP(
    "moons", "{name}, add a fairy to a circle of the same element, or close a circle with a sun."
)
ASK_MORE = QT_TRANSLATE_NOOP("moons", "{name}, play on, or end your turn.")
ASK_START = QT_TRANSLATE_NOOP("moons", "{name}, start the new circle with any fairy.")
ASK_NEXT = QT_TRANSLATE_NOOP("moons", "Game {k} is over. {name} leads with {points}.")
ASK_NEXT_TIED = QT_TRANSLATE_NOOP(
    "moons", "Game {k} is over. {names} and {last} are tied for the lead with {points}."
)
HINT_FIRST = QT_TRANSLATE_NOOP("moons", "Place at least one card first.")
HINT_START = QT_TRANSLATE_NOOP("moons", "You must do this; then you may go on.")
HINT_LAST = QT_TRANSLATE_NOOP("moons", "The next closing ends the game.")
END_TURN = QT_TRANSLATE_NOOP("moons", "End turn")
NEXT_GAME = QT_TRANSLATE_NOOP("moons", "Next game")


def prompt(stage: Stage) -> Prompt:
    """What the player to decide is asked."""
    seen, say = Seen(stage.view), stage.say
    if seen.decision == "next_game":
        return _between_games(seen, stage)
    name = name_of(stage, seen.player)
    last = say(HINT_LAST) if len(seen.moons) == LAST_MOON else ""
    if seen.decision == "start_circle":
        return Prompt(say(ASK_START, name=name), last or say(HINT_START))
    end = Button(Action("end"), say(END_TURN), "E", main=True)
    if seen.played:
        return Prompt(say(ASK_MORE, name=name), last, (end,))
    first = say(HINT_FIRST)
    return Prompt(say(ASK_PLAY, name=name), last or first, (end._replace(why=first),))


def _between_games(seen: Seen, stage: Stage) -> Prompt:
    most = max(seen.totals)
    *others, last = (stage.people[p].name for p, total in enumerate(seen.totals) if total == most)
    fields: dict[str, int | str] = {"k": seen.game, "points": signed(most)}
    if others:
        text = stage.say(ASK_NEXT_TIED, names=", ".join(others), last=last, **fields)
    else:
        text = stage.say(ASK_NEXT, name=last, **fields)
    return Prompt(text, "", (Button(Action("next"), stage.say(NEXT_GAME), "N", main=True),))

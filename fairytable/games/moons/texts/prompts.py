"""What a player of Moons is asked in each decision."""

from fairytable.engine import Action
from fairytable.engine.words import QT_TRANSLATE_NOOP
from fairytable.games.moons.rules.position import LAST_MOON
from fairytable.games.moons.seen import Seen
from fairytable.games.moons.texts.names import signed
from fairytable.stage.seats import name_of
from fairytable.stage.staging import Button, Prompt, Stage

ASK_PLAY = QT_TRANSLATE_NOOP(
    "moons", "{name}, add a fairy to a circle of her element, or close a circle with a sun."
)
ASK_MORE = QT_TRANSLATE_NOOP("moons", "{name}, play on, or end your turn.")
ASK_START = QT_TRANSLATE_NOOP("moons", "{name}, start the new circle with any fairy.")
ASK_NEXT = QT_TRANSLATE_NOOP("moons", "Game {k} is over. {name} leads with {points}.")
HINT_FIRST = QT_TRANSLATE_NOOP("moons", "first place at least one card")
HINT_START = QT_TRANSLATE_NOOP("moons", "this is mandatory; then you may go on")
HINT_LAST = QT_TRANSLATE_NOOP("moons", "the next closing ends the game")
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
    return Prompt(say(ASK_PLAY, name=name), last or say(HINT_FIRST), (end,))


def _between_games(seen: Seen, stage: Stage) -> Prompt:
    best = max(range(len(seen.totals)), key=seen.totals.__getitem__)
    points = signed(seen.totals[best])
    text = stage.say(ASK_NEXT, k=seen.game, name=stage.people[best].name, points=points)
    return Prompt(text, "", (Button(Action("next"), stage.say(NEXT_GAME), "N", main=True),))

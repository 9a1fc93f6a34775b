"""What the panel says while nobody at the machine has to decide."""

from fairytable.app.play.curtain import YOUR_TURN
from fairytable.engine.words import QT_TRANSLATE_NOOP
from fairytable.stage.staging import Stage, Staging, Translate

REPLAYED = QT_TRANSLATE_NOOP("app", "Replay: {name} to move.")
THINKING = QT_TRANSLATE_NOOP("app", "{name} is thinking…")
GAME_OVER = QT_TRANSLATE_NOOP("app", "The game is over.")
WINS = QT_TRANSLATE_NOOP("app", "The game is over: {name} wins with {points}.")
WIN_TOGETHER = QT_TRANSLATE_NOOP(
    "app", "The game is over: {names} and {last} win together with {points}."
)


def state_of_play(staging: Staging, stage: Stage, say: Translate) -> str:
    """Who thinks, what is shown once more, or who has won."""
    decision = stage.view.decision
    if decision is None:
        return _end(staging, stage, say)
    person = stage.people[decision.player]
    if stage.replayed:
        return say(REPLAYED, name=person.name)
    if person.human:
        return say(YOUR_TURN, name=person.name)
    return staging.meanwhile(stage) or say(THINKING, name=person.name)


def _end(staging: Staging, stage: Stage, say: Translate) -> str:
    if not stage.winners:
        return say(GAME_OVER)
    victory = staging.victory(stage)
    if victory:
        return f"{say(GAME_OVER)} {victory}"
    best = stage.scores[stage.winners[0]]
    points = f"{best:+d}".replace("-", "−") if staging.signed else str(best)
    names = [stage.people[p].name for p in stage.winners]
    if len(names) == 1:
        return say(WINS, name=names[0], points=points)
    most = ", ".join(names[:-1])
    return say(WIN_TOGETHER, names=most, last=names[-1], points=points)

"""What Moons says: each sentence under the condition that calls for it, and not otherwise."""

from collections.abc import Callable

import pytest

from fairytable.engine import Action, Said
from fairytable.games.moons.rules.state import MoonsState
from fairytable.games.moons.staging import STAGING
from fairytable.games.moons.texts import log, prompts, reasons, spoken
from fairytable.stage.staging import Button, Line
from tests.games.moons.positions import named, play, position
from tests.games.staged import stage

FIRST = "Place at least one card first."
MANDATORY = "You must do this; then you may go on."
LAST = "The next closing ends the game."
ADD = "Anna, add a fairy to a circle of the same element, or close a circle with a sun."
ON = "Anna, play on, or end your turn."
START = "Anna, start the new circle with any fairy."
EMPTY = ("air 6", "", "fire 6", "earth 6")


# Prompts


@pytest.mark.parametrize(
    ("state", "text", "hint"),
    [
        (position("air 2", "air 4"), ADD, FIRST),
        (position("air 2", "air 4", turned=11), ADD, FIRST),
        (position("air 2", "air 4", turned=12), ADD, LAST),
        (position("air 2", "air 4", played=1), ON, ""),
        (position("air 2", "air 4", played=1, turned=12), ON, LAST),
        (position("air 2", "air 4", circles=EMPTY), START, MANDATORY),
        (position("air 2", "air 4", circles=EMPTY, turned=12), START, LAST),
    ],
    ids=["first", "eleventh", "twelfth", "more", "more, twelfth", "start", "start, twelfth"],
)
def test_a_player_is_asked_and_hinted(state: MoonsState, text: str, hint: str) -> None:
    asked = prompts.prompt(stage(state))
    assert (asked.text, asked.hint) == (text, hint)
    ends = [(button.text, button.key, button.main) for button in asked.buttons]
    assert ends == ([] if text == START else [("End turn", "E", True)])


def test_between_two_games_the_leader_is_named() -> None:
    state = position("sun", "air 4", mode="match", totals=(10, -7), score=(5, 8, 0, 0), turned=12)
    play(state, "sun > 0")
    asked = prompts.prompt(stage(state))
    assert asked.text == "Game 1 is over. Anna leads with +21."
    (following,) = asked.buttons
    assert following == Button(Action("next"), "Next game", "N", main=True)


def test_between_two_games_all_who_lead_are_named() -> None:
    state = position("sun", "air 4", mode="match", totals=(0, 11), score=(5, 0, 0, 0), turned=12)
    play(state, "sun > 0")
    asked = prompts.prompt(stage(state))
    assert asked.text == "Game 1 is over. Anna and Bartolomeo are tied for the lead with +11."


def test_nothing_is_asked_when_all_is_over() -> None:
    state = play(position("sun", "air 4", turned=12), "sun > 0")
    assert STAGING.asked(stage(state)) == ("", "", ())
    assert STAGING.refusal(stage(state), None, "deck.blue") == ""


# Reasons

TABLE = position("air 2, sun", "fire 4", circles=("air 6", "air 4", "fire 6", "earth 6"))
STARTING = position("fire 2, sun", "fire 4", circles=("air 6", "", "fire 6", "earth 6"))
NO_WATER = position("water 2, air 4", "fire 4", circles=("air 6", "air 4", "fire 6", "earth 6"))


@pytest.mark.parametrize(
    ("state", "card", "zone", "said"),
    [
        (TABLE, "", "deck.blue", "You draw at the end of your turn."),
        (TABLE, "", "circle.0", "Choose a card from your hand first."),
        (TABLE, "circle.0", "circle.1", "Once placed, a card stays."),
        (TABLE, "deck.blue", "circle.1", "You draw at the end of your turn."),
        (TABLE, "hand.1 fire 4", "circle.2", "This is not your card."),
        (TABLE, "symbol.0", "circle.2", "This is not your card."),
        (NO_WATER, "hand.0 water 2", None, "There is no open Water circle."),
        (STARTING, "hand.0 sun", None, "A sun cannot start a circle."),
        (TABLE, "hand.0 air 2", "removed", "Cards are played only on circles."),
        (STARTING, "hand.0 sun", "circle.1", "A sun cannot start a circle."),
        (STARTING, "hand.0 fire 2", "circle.2", "First start the new circle in the empty place."),
        (STARTING, "hand.0 sun", "circle.2", "First start the new circle in the empty place."),
        (
            TABLE,
            "hand.0 air 2",
            "circle.2",
            "This is a Fire circle: only Fire Fairies can join it.",
        ),
        (
            TABLE,
            "hand.0 air 2",
            "circle.3",
            "This is an Earth circle: only Earth Fairies can join it.",
        ),
    ],
)
def test_what_is_refused_is_explained(
    state: MoonsState, card: str, zone: str | None, said: str
) -> None:
    where, _, name = card.partition(" ")
    cards = state.table.zones[where] if where else ()
    chosen = next((c for c in cards if name in ("", named(state, c))), None)
    assert reasons.reason(stage(state), chosen, zone) == said


# The story


def lines(state: MoonsState, *steps: str) -> dict[str, Line]:
    """What is written of these steps, by what the rules call it."""
    state.listen()
    play(state, *steps)
    return {e.key: log.line(e, stage(state)) for e in state.heard() if isinstance(e, Said)}


def placing() -> dict[str, Line]:
    return lines(position("air 2, air 4", "air 8"), "air 2 > 0", "end")


def closing() -> dict[str, Line]:
    circles = ("air 6", "water 6 2", "fire 6", "earth 6")
    return lines(position("sun, air 2", "air 8", circles=circles, moon="waning"), "sun > 1")


def starting() -> dict[str, Line]:
    return lines(position("fire 8", "air 8", circles=EMPTY), "fire 8 > 1")


def barred() -> dict[str, Line]:
    """The next one has nothing but suns where a circle has to be started."""
    circles = ("air 6 2 4 8", "water 6", "fire 6", "earth 6")
    hands = ("air 10", "sun", "air 2")
    return lines(position(*hands, circles=circles), "air 10 > 0")


def ending() -> dict[str, Line]:
    return lines(position("sun", "air 4", turned=12), "sun > 0")


@pytest.mark.parametrize(
    ("told", "key", "line"),
    [
        (placing, "fairy", Line("Anna added Air 2 to circle 1.", 0, zones=("circle.0",))),
        (placing, "end", Line("Anna ended the turn and drew 4 card(s).", 0)),
        (starting, "start", Line("Anna started circle 2: Fire 8.", 0, zones=("circle.1",))),
        (closing, "sun", Line("Anna played a sun on circle 2.", 0, zones=("circle.1",))),
        (
            closing,
            "closed",
            Line(
                "Water circle closed: 8 × −½ = −4.",
                None,
                True,
                ("circle.1",),
                notice=True,
                weight=4 / 30,
            ),
        ),
        (
            barred,
            "pass",
            Line(
                "Bartolomeo could not play: a new circle needs a fairy.",
                1,
                zones=("hand.1",),
                notice=True,
            ),
        ),
        (ending, "over", Line("The twelfth moon set.", None, True, notice=True)),
    ],
    ids=lambda it: it if isinstance(it, str) else "",
)
def test_a_line_names_what_happened_and_where(
    told: Callable[[], dict[str, Line]], key: str, line: Line
) -> None:
    assert told()[key] == line


def test_the_rising_moon_is_told_beside_no_place() -> None:
    moon = closing()["moon"]
    assert moon.text.endswith(" rose (2 of 12).")
    assert (moon.player, moon.strong, moon.zones, moon.notice) == (None, False, (), False)


@pytest.mark.parametrize(
    ("key", "text"),
    [
        ("dawn", "Dawn: nobody could play. New hands for all."),
        ("stalled", "Nobody could play and the deck was empty."),
    ],
)
def test_what_concerns_all_is_strong_and_noticed(key: str, text: str) -> None:
    line = log.line(Said(key, {}), stage(TABLE))
    assert line == Line(text, None, True, (), notice=True)


# Read aloud


@pytest.mark.parametrize(
    ("state", "words"),
    [
        (TABLE, {"Add Air Fairy 2 to circle 1", "Close circle 3 with a sun: +6"}),
        (STARTING, {"Start circle 2 with Fire Fairy 2"}),
        (position("air 2", "fire 4", played=1), {"Add Air Fairy 2 to circle 1", "End turn"}),
        (
            position("air 2", "fire 4", circles=("air 6 4 8 10", "water 6", "fire 6", "earth 6")),
            {"Close circle 1 with Air Fairy 2: +30"},
        ),
    ],
)
def test_actions_are_said_with_what_they_bring(state: MoonsState, words: set[str]) -> None:
    assert words <= {spoken.describe(action, stage(state)) for action in state.legal()}

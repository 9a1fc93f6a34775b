"""What The Challenge asks and tells: each sentence where it belongs, and what glows with it."""

from typing import NamedTuple

import pytest

from fairytable.engine import Said
from fairytable.games.challenge.facts import ChallengeFacts
from fairytable.games.challenge.rules.state import ChallengeState
from fairytable.games.challenge.staging import STAGING
from fairytable.games.challenge.texts import log, prompts
from fairytable.stage.staging import Button, Line
from tests.games.challenge.positions import do, position
from tests.games.staged import stage

Cards = dict[str, str]

FULL_HAND = {"hand.0": "black red*2 green", "sack.0.0": "green", "deck.stones": "black*9"}
DRAWING = {"hand.0": "black", "sack.0.0": "green", "deck.stones": "red*2 green*9"}
LAST_STONE = {"hand.0": "black", "sack.0.0": "green", "deck.stones": "red"}
PAYING = {
    "hand.0": "blue red*2",
    "sack.1.0": "red",
    "forest.fairies.steal": "steal",
    "deck.fairies": "immunity torn_sack",
}
LAST_FAIRY = PAYING | {"deck.fairies": "immunity"}
PAID = ("obtain", "offer_hand red", "offer_hand red")
ROBBING = {"stored.0": "steal", "sack.1.1": "red green", "hand.1": "blue"}
NO_ROOM = {f"sack.0.{i}": "blue" for i in range(3)}
KEEPING = {"hand.0": "green", "sack.0.0": "red"}


def after(cards: Cards, *steps: str) -> ChallengeState:
    return do(position(cards), *steps)


# Prompts


class Asked(NamedTuple):
    """A situation, and what is said of it to the player and to the rival."""

    cards: Cards
    steps: tuple[str, ...]
    text: str
    hint: str
    meanwhile: str


ASKED = [
    Asked(
        {},
        (),
        "Anna, choose one of the five actions.",
        "Or drag a pile onto a glowing sack to send that pixie.",
        "Anna is choosing an action.",
    ),
    Asked(
        DRAWING,
        ("collect",),
        "Anna, discard one stone.",
        "From your hand or from the top of a sack.",
        "Anna is discarding a stone.",
    ),
    Asked(
        LAST_STONE,
        ("collect",),
        "Anna, discard a stone or keep everything.",
        "It was the last stone: the game ends with this turn.",
        "Anna is discarding a stone.",
    ),
    Asked(
        FULL_HAND,
        ("collect", "discard_hand black"),
        "Anna, put a stone into a sack or give it back to the wood.",
        "Your hand holds 3 at most.",
        "Anna has too many stones.",
    ),
    Asked(
        PAYING,
        ("obtain", "offer_hand blue"),
        "Anna, offer stones worth 4 fairy points.",
        "3 so far. The small flags are fairy points; you get no change.",
        "Anna is paying a fairy.",
    ),
    Asked(
        PAYING,
        PAID,
        "Anna, choose a fairy.",
        "4 so far. The small flags are fairy points; you get no change.",
        "Anna is paying a fairy.",
    ),
    Asked(
        PAYING,
        ("obtain", "offer_hand blue", "offer_hand red"),
        "Anna, choose a fairy.",
        "5 fairy points: 1 more than needed (allowed).",
        "Anna is paying a fairy.",
    ),
    Asked(
        PAYING,
        (*PAID, "draw_fairies"),
        "Anna, keep one of the two fairies.",
        "The other one joins the face-up fairies.",
        "Anna is looking at two fairies.",
    ),
    Asked(
        LAST_FAIRY,
        (*PAID, "draw_fairies"),
        "Anna, you drew: Immunity.",
        "",
        "Anna is looking at the last fairy.",
    ),
    Asked(
        PAYING,
        (*PAID, "take_open"),
        "Anna, use the fairy now or keep her?",
        "Steal: unused, she is worth 2 points.",
        "Anna is thinking about the fairy.",
    ),
    Asked(
        {"stored.0": "bigger_sack"},
        ("play",),
        "Anna, which pixie gets the bigger sack?",
        "Its sack may be empty or not.",
        "Anna is enlarging a sack.",
    ),
    Asked(
        {"stored.0": "immunity"},
        ("play",),
        "Anna, which pixie becomes immune?",
        "Its sack may be empty or not.",
        "Anna is protecting a sack.",
    ),
    Asked(
        {"stored.0": "group_harvest"},
        ("play", "harvest_draw"),
        "Anna, take up to 4 stones: 3 left.",
        "Face-down ones go to your hand, face-up ones into sacks.",
        "Anna is harvesting.",
    ),
    Asked(
        ROBBING,
        ("play",),
        "Anna, steal 2 stones from one rival.",
        "From the top of a sack, or at random from the hand.",
        "Anna is stealing.",
    ),
    Asked(
        ROBBING,
        ("play", "steal_top green sack.0.0"),
        "Anna, one more from Bartolomeo.",
        "From the top of a sack, or at random from the hand.",
        "Anna is stealing from Bartolomeo.",
    ),
    Asked(
        {"stored.0": "torn_sack", "sack.1.1": "red"},
        ("play",),
        "Anna, which sack do you tear?",
        "Its top three stones are removed.",
        "Anna is tearing a sack.",
    ),
    Asked(
        KEEPING,
        ("exchange", "lift red"),
        "Anna, rearrange your stones.",
        "3 moves left. At most 3 in hand at the end.",
        "Anna is choosing an action.",
    ),
]


@pytest.mark.parametrize("asked", ASKED, ids=lambda asked: asked.text)
def test_each_question_has_its_sentences(asked: Asked) -> None:
    state = after(asked.cards, *asked.steps)
    prompt = prompts.prompt(stage(state))
    assert (prompt.text, prompt.hint) == (asked.text, asked.hint)
    assert prompts.meanwhile(stage(state, 1)) == asked.meanwhile


def test_nothing_is_asked_when_all_is_over() -> None:
    state = after(LAST_STONE, "collect", "keep")
    assert state.decision is None
    assert STAGING.asked(stage(state)) == ("", "", ())


def buttons(cards: Cards, *steps: str) -> dict[str, Button]:
    return {made.text: made for made in prompts.prompt(stage(after(cards, *steps))).buttons}


@pytest.mark.parametrize(
    ("cards", "steps", "texts"),
    [
        (DRAWING, ("collect",), []),
        (LAST_STONE, ("collect",), ["Keep everything"]),
        (PAYING, ("obtain",), ["Draw two fairies", "Take back", "Cancel"]),
        (LAST_FAIRY, ("obtain",), ["Draw the last fairy", "Take back", "Cancel"]),
        (PAYING, (*PAID, "draw_fairies"), ["Keep Torn sack", "Keep Immunity"]),
        (LAST_FAIRY, (*PAID, "draw_fairies"), ["Keep her"]),
        (PAYING, (*PAID, "take_open"), ["Use now", "Keep in reserve"]),
        ({"stored.0": "bigger_sack"}, ("play",), ["Not now"]),
        ({"stored.0": "immunity"}, ("play",), ["Not now"]),
        ({"stored.0": "torn_sack", "sack.1.1": "red"}, ("play",), ["Not now"]),
        (ROBBING, ("play",), []),
        ({"stored.0": "group_harvest"}, ("play",), ["Stop here"]),
        (KEEPING, ("exchange",), ["Done", "Undo all changes", "One step back"]),
    ],
)
def test_what_is_no_gesture_is_a_button(
    cards: Cards, steps: tuple[str, ...], texts: list[str]
) -> None:
    assert list(buttons(cards, *steps)) == texts


def test_drawing_is_the_main_thing_only_once_it_is_paid() -> None:
    before, paid = (buttons(PAYING, *steps)["Draw two fairies"] for steps in (("obtain",), PAID))
    assert (before.main, before.why) == (False, "Offer 4 more fairy points first.")
    assert (paid.main, paid.why) == (True, "")


def test_a_harvest_ends_after_the_first_stone_at_the_earliest() -> None:
    harvest = {"stored.0": "group_harvest"}
    assert buttons(harvest, "play")["Stop here"].why == "Take at least one stone."
    assert buttons(harvest, "play", "harvest_draw")["Stop here"].why == ""


# The story


def lines(cards: Cards, *steps: str, viewer: int = 1) -> dict[str, Line]:
    """What a viewer reads of these steps, by what the rules call it."""
    state = position(cards)
    state.listen()
    do(state, *steps)
    told: dict[str, Line] = {}
    for event in state.heard():
        seen = event.seen_by(viewer)
        if isinstance(seen, Said):
            told[seen.key] = log.line(seen, stage(state, viewer))
    return told


@pytest.mark.parametrize(
    ("cards", "steps", "key", "text", "zones"),
    [
        (DRAWING, ("collect",), "collected", "Anna drew two stones.", "hand.0"),
        (LAST_STONE, ("collect",), "collected", "Anna drew the last stone.", "hand.0"),
        (
            DRAWING,
            ("collect", "discard_hand black"),
            "left",
            "Anna discarded a black stone.",
            "forest.stones.black",
        ),
        (
            DRAWING,
            ("collect", "discard_sack green"),
            "left",
            "Anna discarded a green stone from sack 1.",
            "forest.stones.green",
        ),
        (LAST_STONE, ("collect", "keep"), "kept_last", "Anna kept the last stone.", "hand.0"),
        (
            FULL_HAND,
            ("collect", "discard_hand black", "stow red sack.0.2"),
            "stowed",
            "Anna put a red stone into sack 3.",
            "sack.0.2",
        ),
        (
            FULL_HAND,
            ("collect", "discard_hand black", "cede red"),
            "ceded",
            "Anna gave a red stone back to the wood.",
            "forest.stones.red",
        ),
        (
            {"forest.stones.red": "red*2"},
            ("send red sack.0.1",),
            "fetched",
            "Anna: pixie 2 fetched 2 red stone(s).",
            "sack.0.1",
        ),
        (
            PAYING,
            (*PAID, "take_open"),
            "took",
            "Anna took Steal for 2 red stone(s).",
            "stored.0",
        ),
        (PAYING, (*PAID, "take_open", "use"), "used", "Anna used her at once: Steal.", ""),
        (
            PAYING,
            (*PAID, "draw_fairies"),
            "drew_fairies",
            "Anna drew two fairies for 2 red stone(s).",
            "stored.0",
        ),
        (
            LAST_FAIRY,
            (*PAID, "draw_fairies"),
            "drew_fairies",
            "Anna drew the last fairy for 2 red stone(s).",
            "stored.0",
        ),
        (
            PAYING,
            (*PAID, "draw_fairies", "pick immunity"),
            "left_fairy",
            "Anna kept one; Torn sack went to the wood.",
            "forest.fairies.torn_sack",
        ),
        ({"stored.0": "bigger_sack"}, ("play",), "played", "Anna played Bigger sack.", ""),
        (
            {"stored.0": "bigger_sack"},
            ("play", "enlarge bigger_sack marks.0.1"),
            "enlarged",
            "Anna: sack 2 now holds 10.",
            "marks.0.1",
        ),
        (
            {"stored.0": "immunity"},
            ("play", "protect immunity marks.0.1"),
            "protected",
            "Anna: sack 2 is immune.",
            "marks.0.1",
        ),
        ({"stored.0": "extra_pixie"}, ("play",), "new_pixie", "Anna has a new pixie.", ""),
        (
            ROBBING,
            ("play", "steal_top green sack.0.0"),
            "stole",
            "Anna stole a green stone from Bartolomeo.",
            "",
        ),
        (
            ROBBING | NO_ROOM,
            ("play", "steal_top green"),
            "stole_for_wood",
            "Anna stole a green stone from Bartolomeo; it went to the wood.",
            "forest.stones.green",
        ),
        (
            ROBBING,
            ("play", "steal_hand"),
            "stole_hand",
            "Anna stole a stone from Bartolomeo’s hand (blue).",
            "hand.1 hand.0",
        ),
    ],
)
def test_a_line_names_what_happened_and_where(
    cards: Cards, steps: tuple[str, ...], key: str, text: str, zones: str
) -> None:
    line = lines(cards, *steps)[key]
    assert (line.text, line.zones) == (text, tuple(zones.split()))
    assert (line.player, line.strong) == (0, False)


PROCLAIMED = {"played", "used", "stole", "stole_for_wood", "stole_hand"}


@pytest.mark.parametrize(
    ("cards", "steps"),
    [
        (PAYING, (*PAID, "take_open", "use", "steal_top red sack.0.0")),
        (ROBBING, ("play", "steal_hand")),
        (ROBBING | NO_ROOM, ("play", "steal_top green")),
        (LAST_STONE, ("collect", "keep")),
        (DRAWING, ("collect", "discard_hand black")),
    ],
)
def test_only_what_rivals_do_with_fairies_is_proclaimed(
    cards: Cards, steps: tuple[str, ...]
) -> None:
    for viewer in range(2):
        told = lines(cards, *steps, viewer=viewer)
        noticed = {key for key, line in told.items() if line.notice}
        by_a_rival = PROCLAIMED & set(told) if viewer else set()
        assert noticed == by_a_rival | ({"last_stone"} & set(told))


def test_ones_own_choice_is_read_by_its_player_alone() -> None:
    steps = (*PAID, "draw_fairies", "pick immunity")
    mine = lines(PAYING, *steps, viewer=0)["kept_fairy"]
    assert mine == Line("Anna kept Immunity (in secret).", 0, zones=("stored.0",))
    assert "kept_fairy" not in lines(PAYING, *steps)


def test_the_last_stone_glows_on_the_deck_and_the_winner_is_named() -> None:
    told = lines(LAST_STONE, "collect", "keep")
    text = "The last stone has been drawn: the game ends with this turn."
    assert told["last_stone"] == Line(text, None, True, ("deck.stones",), notice=True, weight=1.0)
    assert told["won.points"] == Line("Anna wins with 14 points.", None, True)


# Facts


def facts(cards: Cards, *steps: str, viewer: int | None = 0) -> ChallengeFacts:
    return after(cards, *steps).facts(viewer)


def test_all_count_turns_pixies_and_what_is_offered() -> None:
    for viewer in (None, 0, 1):
        begun = facts({}, viewer=viewer)
        assert begun == ChallengeFacts(
            player=0,
            first=0,
            turn=begun.turn,
            pixies=(3, 3),
            exchanges=0,
            cancelled=False,
            single=False,
            offered=0,
            drags=0,
            picks=0,
            victim=None,
            sheet=(),
            ended="",
        )
        later = facts({"forest.stones.red": "red"}, "send red sack.0.0", viewer=viewer)
        assert (later.player, later.turn) == (1, begun.turn + 1)
        assert facts({"stored.0": "extra_pixie"}, "play", viewer=viewer).pixies == (4, 3)
        assert facts(PAYING, "obtain", "offer_hand blue", viewer=viewer).offered == 3
        assert facts(LAST_STONE, "collect", viewer=viewer).single
        assert facts({"stored.0": "group_harvest"}, "play", viewer=viewer).picks == 4
        assert (
            facts({"stored.0": "group_harvest"}, "play", "harvest_draw", viewer=viewer).picks == 3
        )
        assert facts(ROBBING, "play", viewer=viewer).victim is None
        assert facts(ROBBING, "play", "steal_hand", viewer=viewer).victim == 1
        exchanged = ("exchange", "lift red", "lay green sack.0.1", "done")
        assert facts(KEEPING, *exchanged, viewer=viewer).exchanges == 1


def test_an_exchange_and_its_end_are_for_its_player_alone() -> None:
    for viewer, own in ((None, True), (0, True), (1, False)):
        assert facts(KEEPING, "exchange", "lift red", viewer=viewer).drags == (3 if own else 0)
        assert facts(KEEPING, "exchange", "cancel", viewer=viewer).cancelled is own
        assert facts(KEEPING, viewer=viewer).cancelled is False


def test_the_final_points_are_told_when_all_is_over() -> None:
    over = after(LAST_STONE, "collect", "keep")
    for viewer in (None, 0, 1):
        assert over.facts(viewer).ended == "points"
        assert over.facts(viewer).sheet == tuple(over.sheet())
        assert facts(LAST_STONE, "collect", viewer=viewer).sheet == ()

"""What Fairy's Fate says: prompts, reasons, the story, the numbers; and to whom."""

import pytest

from fairytable.engine import Action
from fairytable.games.fate.rules.state import FateState
from fairytable.games.fate.staging import FateStaging
from fairytable.games.fate.texts import ledger, prompts, reasons, sheet, spoken
from fairytable.stage.cells import Cell, as_cell
from fairytable.stage.prompts import Back, Lead, PutDown
from fairytable.stage.staging import Stage, lines_of, seen_on
from tests.games.fate.positions import ALL_FULL, asked, collecting, do, kind, position
from tests.games.staged import curtained, stage

STAGING = FateStaging()
PLACES = {"cave": "serpent.lume serpent.lume", "wood": "leaf.pixie acorn.pixie"}
HANDS = {0: "serpent.lume orange.pixie", 1: "serpent.lume"}


def shown(state: FateState, bottom: int | None = None) -> Stage:
    decider = 0 if state.decision is None else state.decision.player
    return stage(state, decider if bottom is None else bottom)


def card(state: FateState, zone: str, name: str) -> int:
    return next(c for c in state.table.zones[zone] if kind(state, c) == name)


def told(state: FateState, line: str, viewer: int) -> list[str]:
    """What a player reads of an action."""
    state.listen()
    do(state, line)
    eyes = stage(state, viewer)
    return [found.text for found in lines_of(STAGING, seen_on(eyes, state.heard()), eyes)]


# Prompts


@pytest.mark.parametrize(
    ("state", "steps", "text"),
    [
        (position(3, places=PLACES, hands=HANDS), (), "Anna, play a card at a place."),
        (position(places=PLACES, hands=HANDS), (), "Anna, play a card, or set out on a journey."),
        (
            position(places=PLACES, hands={}),
            (),
            "Anna, set out on a journey, or skip your turn.",
        ),
        (
            position(places=ALL_FULL, hands={0: "serpent"}),
            (),
            "Anna, now you must travel: choose your place.",
        ),
        (position(3, hands={}), (), "Anna, you have no cards left."),
        (
            position(places=PLACES, hands=HANDS),
            ("travel cave",),
            "Bartolomeo, before you travel, play a card.",
        ),
        (
            collecting("thief.leaf serpent", front="leaf protection"),
            (),
            "Anna, the thief pixie takes your leaf. Ward it off?",
        ),
        (
            collecting("darkness serpent", front="liberation"),
            (),
            "Anna, Darkness swallows everything here. Ward it off?",
        ),
        (collecting("orange serpent", front="truth"), (), "Anna, the next card is an orange."),
    ],
)
def test_whoever_decides_is_asked_in_the_words_of_the_moment(
    state: FateState, steps: tuple[str, ...], text: str
) -> None:
    state = state.clone()
    do(state, *steps)
    assert prompts.prompt(shown(state)).text == text


def test_every_button_does_something_legal_or_leads_to_it() -> None:
    state = position(places=PLACES, hands=HANDS, fronts={0: "wisdom sight truth"})
    legal = state.legal()
    for button in prompts.prompt(shown(state)).buttons:
        assert isinstance(button.action, Action | Lead | Back | PutDown)
        if isinstance(button.action, Action):
            assert button.action in legal
        elif isinstance(button.action, Lead):
            assert button.action.verb in [action.verb for action in legal]


def test_more_than_three_fairies_share_one_button() -> None:
    fronts = {0: "wisdom sight wealth truth"}
    state = position(3, places=PLACES, hands=HANDS, fronts=fronts)
    assert [b.text for b in prompts.prompt(shown(state)).buttons] == ["Use a fairy…"]


def test_a_held_fairy_tells_what_she_does_and_is_used_by_a_button() -> None:
    state = position(3, places=PLACES, hands=HANDS, fronts={0: "sight"})
    sight = card(state, "front.0", "sight")
    asked_now = prompts.prompt(shown(state)._replace(lifted=sight))
    assert asked_now.text == "Clairvoyance: use her now?"
    assert asked_now.buttons[0].action == Action("use", sight)


def test_a_fairy_who_can_help_offers_herself() -> None:
    state = collecting("thief.leaf serpent", front="leaf protection")
    bubble = prompts.bubble(shown(state))
    assert bubble is not None
    assert (bubble.target, bubble.inside) == ("voice.0", True)
    assert "Then you keep your leaf" in bubble.text
    assert [b.action for b in bubble.buttons] == state.legal()
    assert not bubble.by_itself, "what cannot be taken back is never played by itself"


def test_before_each_card_there_is_a_pause_that_goes_on_by_itself() -> None:
    state = collecting("orange serpent", front="truth")
    bubble = prompts.bubble(shown(state))
    assert bubble is not None
    assert bubble.by_itself > 0
    assert bubble.buttons[0].action == state.legal()[0]
    assert prompts.bubble(shown(state, bottom=1)) is None, "it is asked of the collector alone"


# Reasons


@pytest.mark.parametrize(
    ("name", "zone", "why"),
    [
        ("orange", "place.0", "The Cave begins with two light cards."),
        ("serpent", "place.2", "This place already holds four cards."),
        ("orange", "place.4", "The Hill still needs a nature card."),
        ("serpent", "slot.4", "The Hill still needs a nature card."),
        ("orange", "front.0", reasons.NOT_YOURS_YET),
    ],
)
def test_a_hand_card_is_refused_with_the_rule_of_the_place(name: str, zone: str, why: str) -> None:
    places = {"wood": "leaf.pixie acorn.pixie leaf.pixie acorn.pixie", "hill": "serpent.lume"}
    state = position(places=places, hands=HANDS)
    assert reasons.reason(shown(state), card(state, "hand.0", name), zone) == why


def test_things_say_why_they_stay() -> None:
    state = position(
        places={},
        hands=HANDS,
        fronts={0: "orange liberation sight serpent"},
    )
    why = {
        name: reasons.reason(shown(state), card(state, "front.0", name), None)
        for name in ("orange", "liberation", "sight", "serpent")
    }
    assert why == {
        "orange": reasons.FOUND_STAYS,
        "liberation": reasons.BY_HERSELF,
        "sight": reasons.NO_WORK["sight"],
        "serpent": reasons.SERPENT_STAYS,
    }


def test_travelling_is_refused_with_its_reason() -> None:
    few = position(3, places=PLACES, hands=HANDS)
    text = "A journey needs 3 places with two cards; now there are 2."
    assert reasons.pawn_reason(shown(few), "lantern.0", "sign.0") == text
    state = position(places=PLACES, hands=HANDS)
    assert reasons.pawn_reason(shown(state), "lantern.0", "sign.1") == reasons.TOO_EMPTY
    assert reasons.pawn_reason(shown(state), "lantern.1", "sign.0") == "This belongs to Bartolomeo."


# The story


def test_a_card_played_face_down_is_named_to_its_player_alone() -> None:
    state = position(hands=HANDS)
    assert told(state.clone(), "play serpent cave", 0) == [
        "Anna played a Serpent fairy face down in the Cave."
    ]
    assert told(state, "play serpent cave", 1) == [
        "Anna played a light card face down in the Cave."
    ]


def test_what_is_looked_at_is_told_to_who_looked_alone() -> None:
    state = position(places=PLACES, hands=HANDS, fronts={0: "sight"})
    do(state, "use sight")
    assert told(state.clone(), "peek serpent", 0) == [
        "Anna looked at card 1 in the Cave: a Serpent fairy."
    ]
    assert told(state, "peek serpent", 1) == ["Anna looked at card 1 in the Cave."]


@pytest.mark.parametrize(
    ("state", "line", "wanted"),
    [
        (
            collecting("thief.leaf serpent", front="leaf protection"),
            "accept",
            "A leaf thief: Anna lost a leaf.",
        ),
        (
            collecting("petrify serpent", front="liberation"),
            "accept",
            "Petrification: Anna turned to stone and will miss a turn.",
        ),
        (
            collecting("poverty serpent", front="liberation", hand="orange"),
            "cancel liberation",
            "Anna warded off Poverty with Liberation.",
        ),
        (
            collecting("darkness serpent", front="liberation"),
            "accept",
            "Darkness swallowed the whole place: Anna got nothing.",
        ),
    ],
)
def test_harm_is_told_with_what_it_cost(state: FateState, line: str, wanted: str) -> None:
    assert wanted in told(state.clone(), line, 1)


# Numbers


def test_the_sheet_counts_objects_kinds_and_serpents() -> None:
    state = position(fronts={0: "orange orange leaf serpent"}, hands=HANDS)
    matrix = sheet.sheet(shown(state)).matrix
    assert matrix is not None
    own = matrix.rows[0]
    assert own.framed
    assert [as_cell(cell).text for cell in own.cells] == ["3", "2", "1"]


def test_ones_own_recipe_is_told_to_its_owner_alone() -> None:
    state = position(fronts={0: "walnut acorn"}, recipes={0: (1,)}, hands=HANDS)
    lines = sheet.sheet(shown(state)).lines
    assert as_cell(lines[0][0]).text == "Best recipe: 2 of 4"
    hidden = sheet.sheet(curtained(state)).lines
    assert not any("recipe" in as_cell(cell).text for line in hidden for cell in line)


def test_an_answer_that_was_found_since_is_drawn_through() -> None:
    state = position(places=PLACES, hands=HANDS, fronts={0: "truth"}, recipes={1: (1,)})
    do(state, "use truth", "ask front.1")
    assert asked(state) == "1 answer"
    do(state, "name leaf")
    page = sheet.pages(shown(state))[0]
    assert answer(page.lines[0]).struck is False
    state.table.move(card(state, "place.2", "leaf"), "front.1")
    page = sheet.pages(shown(state))[0]
    assert answer(page.lines[0]).struck is True


def answer(line: object) -> Cell:
    assert isinstance(line, tuple)
    cells = getattr(line, "cells", line)
    return as_cell(cells[-1])


def test_the_card_counter_can_be_switched_off() -> None:
    state = position(hands=HANDS)
    assert len(sheet.pages(shown(state))) == 2
    assert len(sheet.pages(shown(state)._replace(counting=False))) == 1


# The end


@pytest.mark.parametrize(
    ("fronts", "note"),
    [
        ({0: "walnut acorn", 1: "walnut"}, "Anna wins: 2 of 4 objects of a recipe."),
        ({0: "walnut orange", 1: "walnut"}, ledger.MORE_OTHERS.format(name="Anna")),
        ({0: "walnut", 1: "walnut serpent"}, ledger.FEWER_SERPENTS.format(name="Anna")),
        ({0: "walnut", 1: "walnut"}, "Everything is equal: Anna and Bartolomeo win together."),
    ],
)
def test_the_end_page_tells_which_tie_break_decided(fronts: dict[int, str], note: str) -> None:
    state = position(hands={}, decks={}, fronts=fronts, recipes={0: (1,), 1: (2,)})
    do(state, "pass", "pass")
    eyes = shown(state)._replace(winners=tuple(state.winners()))
    made = ledger.ledger(eyes)
    assert made.note.endswith(note)
    assert made.note.startswith("The game ended because nobody could go on.")


def test_collections_are_decided_openly_and_hands_are_not() -> None:
    state = collecting("poverty serpent", front="liberation", hand="orange")
    public = curtained(state)
    assert state.decision is not None
    assert STAGING.privacy(state.decision, public) == "half"
    do(state, "accept")
    assert state.decision is not None
    assert STAGING.privacy(state.decision, curtained(state)) == "full", "Poverty asks for the hand"


def test_what_leaves_no_choice_and_shows_nothing_is_forced() -> None:
    assert STAGING.forced(position(3, hands={}))
    assert not STAGING.forced(position(3, hands={0: "serpent.nature"}))
    poor = collecting("poverty serpent", hand="orange")
    assert asked(poor) == "0 poverty"
    assert not STAGING.forced(poor)


def test_a_card_is_read_aloud_with_where_it_fits() -> None:
    state = position(places=PLACES, hands=HANDS)
    orange = card(state, "hand.0", "orange")
    assert spoken.card_name(orange, shown(state)) == "Orange, pixie back. Fits: Cave, Wood, River"
    first = state.table.zones["place.0"][0]
    eyes = shown(state, bottom=1)
    text = "Cave, card 1, face down: Serpent Fairy, light back (you know it)"
    assert spoken.card_name(first, eyes) == text

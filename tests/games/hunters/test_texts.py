"""What Hunters says: prompts, reasons, the log, the numbers; and to whom."""

import pytest

from fairytable.engine import Event, Said
from fairytable.games.hunters.rules.state import HuntersState
from fairytable.games.hunters.rules.zones import CENTRE, CIRCLE, EVIDENCE, HANDS, STANDS
from fairytable.games.hunters.staging import STAGING
from fairytable.games.hunters.texts import ledger, log, prompts, reasons, sheet, spoken
from fairytable.stage.cells import words_of
from fairytable.stage.staging import Stage, lines_of, seen_on
from tests.games.hunters.positions import (
    FACES,
    asked,
    at,
    play,
    play_until,
    position,
    reveal_by_player_1,
)
from tests.games.playing import CASES, Case
from tests.games.staged import curtained, positions, stage

TABLES = [case for case in CASES if case.game.id == "hunters"]


def shown(state: HuntersState) -> Stage:
    """As whoever decides sees it."""
    return stage(state, 0 if state.decision is None else state.decision.player)


def ended(state: HuntersState) -> Stage:
    """The end as the first player sees it."""
    return stage(state)._replace(
        winners=tuple(state.winners()), scores=tuple(score[0] for score in state.scores())
    )


def held(state: HuntersState, zone: str, name: str) -> int:
    """A card of this name that lies in a zone."""
    table = state.table
    return next(c for c in table.zones[zone] if table.faces[c] == FACES[name])


def told(state: HuntersState, viewer: int | None, *steps: str) -> list[str]:
    """The lines that a viewer reads of these steps; None sits behind the curtain."""
    state.listen()
    play(state, *steps)
    events: list[Event] = state.heard()
    eyes = curtained(state) if viewer is None else stage(state, viewer)
    return [line.text for line in lines_of(STAGING, seen_on(eyes, events), eyes)]


# Prompts


@pytest.mark.parametrize("case", TABLES, ids=str)
def test_every_button_is_legal_and_every_legal_button_is_there(case: Case) -> None:
    for state in (*positions(case, seed=3), *positions(case, seed=4)):
        if state.decision is None:
            continue
        prompt = prompts.prompt(stage(state, state.decision.player))
        made = [button.action for button in prompt.buttons]
        legal = state.distinct(state.legal())
        assert all(action in state.legal() for action in made)
        assert {a.verb for a in legal if a.card is None and a.zone is None} <= {
            action.verb for action in state.legal() if action in made
        }
        used = [action for action in legal if action.verb == "use"]
        assert len([a for a in made if a in state.legal() and a not in legal]) == 0
        assert all(action in made for action in used)


def test_the_swaps_that_are_left_are_told() -> None:
    state = position()
    assert "3 left" in prompts.prompt(shown(state)).text
    assert "2 left" in prompts.prompt(shown(play(state, "swap 0 1"))).text


def test_without_swaps_only_trinkets_are_asked_for() -> None:
    state = position(evidence={0: "dust"}, dizzy=[0])
    prompt = prompts.prompt(shown(state))
    assert "spend a trinket" in prompt.text
    assert [button.key for button in prompt.buttons] == ["U", "D"]


def test_a_lifted_card_says_where_it_may_go() -> None:
    state = position()
    lifted = shown(state)._replace(lifted=at(state, 1))
    assert prompts.prompt(lifted).hint.startswith("Put it on 12, 2 or 7;")


def test_who_chooses_for_the_trapped_one_reads_the_tool() -> None:
    state = play(position(pos=[0, CENTRE, 6, 9], tools="camera cage camera camera"), "done")
    assert prompts.prompt(shown(state)).text == (
        "Anna, Bartolomeo is trapped with the cage: choose Bartolomeo’s card."
    )
    assert prompts.meanwhile(shown(state)) == "Anna is choosing a card for Bartolomeo."


def test_a_tool_is_chosen_knowing_what_lies_before_one() -> None:
    state = play_until(position(circle={3: "queen"}, up=[3]), "choose_tool", 1)
    assert prompts.prompt(shown(state)).hint == (
        "In front of you, at 3: Fairy Queen. The next turn is yours."
    )
    state = play_until(position(circle={3: "queen"}), "choose_tool", 1)
    assert "Fairy Queen" in prompts.prompt(shown(state)).hint  # it was revealed meanwhile


def test_who_knows_ones_own_card_is_not_told_otherwise_while_it_is_covered() -> None:
    state = play(position(circle={0: "meadow"}, tools=CAGE, hands={0: "wood"}), "done")
    state = play_until(state, "choose_tool", 0)
    assert "Fairy" not in (covered := prompts.prompt(curtained(state)).hint)
    assert covered.startswith("You know the card in front of you, at 12")


def test_the_prisoner_reads_who_chooses_in_the_next_turn() -> None:
    state = position(pos=[0, CENTRE, 6, 9], tools="camera cage camera camera")
    hint = prompts.prompt(shown(play_until(state, "choose_tool", 1))).hint
    assert hint.endswith("The next turn is yours: you choose your card yourself.")
    state = position(pos=[0, 3, CENTRE, 9], tools="camera camera cage camera")
    hint = prompts.prompt(shown(play_until(state, "choose_tool", 2))).hint
    assert hint.endswith("On the next turn Bartolomeo chooses your card.")


def test_who_fills_a_place_that_nobody_stands_before_reads_why() -> None:
    state = play(position(circle={0: "wisp"}), "done")
    assert asked(state) == ("refill", 0)
    assert prompts.prompt(shown(state)).hint.startswith("Nobody stands there")


@pytest.mark.parametrize(
    ("card", "loss"),
    [
        ("foxglove", "Your best fairy would escape: Fairy Queen, −8."),
        ("agaric", "Your fairy of lowest value would escape: Meadow Fairy, −3."),
        ("poppy", "Your best photo would go back to the photo deck: Shaken Shot, −2."),
    ],
)
def test_before_a_horseshoe_is_spent_the_loss_is_named(card: str, loss: str) -> None:
    evidence, photos = "meadow queen horseshoe", "unfocused motion"
    state = reveal_by_player_1(card, evidence=evidence, photos=photos)
    assert asked(state) == ("shield", 1)
    asks = shown(state)
    assert prompts.prompt(asks).hint == loss
    at_place = prompts.bubble(asks)
    assert at_place is not None
    assert at_place.text == loss
    assert not any(button.main for button in at_place.buttons), "which is better is not said"


# Reasons

CAGE = "cage camera camera camera"


def why(state: HuntersState, card: int | None, zone: str | None) -> str:
    return reasons.reason(shown(state), card, zone)


def test_why_cards_of_the_circle_stay() -> None:
    state = position(evidence={0: "dust"})
    assert why(state, at(state, 1), CIRCLE[5]) == reasons.ONLY_PARTNERS
    assert why(state, at(state, 1), HANDS[0]) == reasons.ONLY_SWAPPED
    play(state, "swap 0 1", "swap 0 1", "swap 0 1")
    assert why(state, at(state, 1), None) == reasons.NO_SWAPS


def test_why_a_hand_card_cannot_fill_a_place() -> None:
    state = position(
        circle={0: "meadow", 3: "wood"},
        tools="cage cage camera camera",
        hands={0: "wisp wisp", 1: "wisp"},
    )
    play(state, "done")
    card = held(state, HANDS[0], "wisp")
    assert why(state, card, CIRCLE[5]) == reasons.FULL_PLACE
    assert why(state, card, CIRCLE[3]) == "Bartolomeo fills that place."
    assert why(state, card, "discard") == "First fill place 12."
    assert why(state, held(state, HANDS[1], "wisp"), None) == "This belongs to Bartolomeo."


def test_why_the_camera_cannot_be_prepared() -> None:
    trapped = play_until(position(pos=[0, CENTRE, 6, 9]), "choose_tool", 1)
    six = " ".join(["unfocused"] * 6)
    tools = "camera chest camera camera"
    full = position(photos={1: six}, tools=tools, circle={3: "meadow"})
    play_until(full, "choose_tool", 1)
    ring = play_until(position(no_camera={1: 3}), "choose_tool", 1)
    zone = "tool.1.camera"
    assert why(trapped, None, zone) == reasons.TRAPPED_CAMERA
    assert why(full, None, zone) == reasons.SIX_PHOTOS
    assert why(ring, None, zone) == "No camera for 3 more choice(s)."
    assert reasons.token_reason(shown(ring), zone) == "No camera for 3 more choice(s)."
    none = play_until(position(film=0), "choose_tool", 1)
    assert why(none, None, zone) == reasons.NO_PHOTOS


def test_why_a_card_is_not_chosen_for_the_trapped_one() -> None:
    state = play(position(pos=[0, CENTRE, 6, 9]), "done")
    assert why(state, at(state, 6), None) == "Chiara stands in front of that card."
    assert why(state, at(state, 5), "discard") == reasons.TO_CENTRE


def test_why_a_card_is_not_looked_at() -> None:
    state = play(position(evidence={0: "stone"}, up=[4], knows={0: [5]}), "use stone")
    assert why(state, at(state, 4), None) == reasons.FACE_UP
    assert why(state, at(state, 5), None) == reasons.KNOWN
    assert why(state, at(state, 7), "discard") == reasons.ONCE_MORE


def test_why_a_trinket_waits() -> None:
    state = position(evidence={0: "flute horseshoe queen"})
    flute, shoe, queen = (held(state, EVIDENCE[0], n) for n in ("flute", "horseshoe", "queen"))
    assert "trapped" in why(state, flute, None)
    assert "harm you" in why(state, shoe, None)
    assert why(state, queen, None) == reasons.FAIRY_STAYS


def test_why_a_stand_is_taken() -> None:
    state = play(position(pos=[CENTRE, 3, 6, 9], evidence={0: "flute"}), "use flute")
    assert why(state, None, STANDS[3]) == "Bartolomeo stands there."
    assert why(state, state.researcher(0), STANDS[3]) == "Bartolomeo stands there."
    assert why(state, state.researcher(0), "deck") == reasons.FREE_PLACE


# The log


def test_what_was_looked_at_is_told_to_who_looked() -> None:
    state = position(circle={4: "queen"}, evidence={0: "stone"})
    play(state, "use stone")
    assert told(state.clone(), 0, "peek 4") == ["Anna looked at the card at 4: the Fairy Queen."]
    assert told(state.clone(), 1, "peek 4") == ["Anna looked at the card at 4."]
    assert told(state.clone(), None, "peek 4") == ["Anna looked at the card at 4."]


def test_what_fills_a_place_is_told_to_who_filled_it() -> None:
    state = play(position(circle={0: "meadow"}, tools=CAGE, hands={0: "wisp"}), "done")
    assert (
        told(state.clone(), 0, "refill wisp")[0] == "Anna filled place 12 with a Will-o’-the-wisp."
    )
    assert told(state.clone(), 2, "refill wisp")[0] == "Anna filled place 12."


def test_a_reveal_is_told_with_what_it_brought() -> None:
    state = position(circle={0: "agaric"}, tools=CAGE, evidence={0: "meadow"})
    lines = told(state, 1, "done")
    assert lines[:2] == [
        "Anna revealed a Fly Agaric at 12.",
        "Fly Agaric: Anna lost a Meadow Fairy.",
    ]


def test_a_dizzy_turn_says_so() -> None:
    state = position(dizzy=[1])
    play_until(state, "choose_tool", 0)
    lines = told(state, 0, "tool camera")
    assert "Turn 2: Bartolomeo, too dizzy to swap" in lines


def test_drawing_nothing_is_no_news() -> None:
    said = Said("close.draws", {"player": 0, "k": 0})
    assert not log.line(said, stage(position())).text


# Numbers


def rows_of(state: HuntersState) -> list[tuple[str, ...]]:
    """The score sheet, line by line, in words."""
    matrix = sheet.sheet(stage(state)).matrix
    assert matrix is not None
    return [tuple(map(words_of, (row.label, *row.cells))) for row in matrix.rows]


def test_the_sheet_counts_evidence_and_the_best_stands_first() -> None:
    state = position(evidence={0: "meadow dust", 1: "queen"}, photos={0: "good"})
    first, second, *_ = rows_of(state)
    assert first == ("Bartolomeo", "Camera", "8", "·", "·", "8")  # the better fairy decides
    assert second == ("Anna", "Camera", "3", "2", "3", "8")


def test_pairs_stand_together_with_their_sum() -> None:
    state = position(evidence={0: "meadow", 2: "queen"}, sides="pairs")
    assert [(row[0], row[-1]) for row in rows_of(state)] == [
        ("Anna", "3"),
        ("Chiara", "8"),
        ("Pair", "11"),
        ("Bartolomeo", "0"),
        ("Dario", "0"),
        ("Pair", "0"),
    ]


def test_without_counting_nobody_is_told_who_leads() -> None:
    state = position(evidence={2: "queen"})
    matrix = sheet.sheet(stage(state)._replace(counting=False)).matrix
    assert matrix is not None
    assert [words_of(row.label) for row in matrix.rows] == ["Anna", "Bartolomeo", "Chiara", "Dario"]
    assert not sheet.pages(stage(state)._replace(counting=False))


def test_quiet_turns_are_counted_from_the_first_on() -> None:
    meter = sheet.sheet(stage(position(quiet_run=2))).meter
    assert meter is not None
    assert meter.note == "Quiet turns: 2 of 8"
    assert meter.low


def _broken(evidence: dict[int, str], **more: object) -> Stage:
    """The circle breaks in the first turn: nobody can fill the place of a fairy."""
    state = position(
        circle={0: "meadow"},
        tools=CAGE,
        hands={0: ""},
        evidence=evidence,
        sides="pairs" if more.get("pairs") else "single",
    )
    return ended(play(state, "done"))


def test_the_end_tells_what_decided() -> None:
    points = _broken({1: "queen"})
    assert ledger.ledger(points).note == ledger.BROKE
    fairies = _broken({0: "wood", 1: "meadow wood"})  # 3 + 4 each: two fairies each, best 4
    assert "win together" in ledger.ledger(fairies).note
    more = _broken({1: "flute", 2: "stone"})
    assert more.winners == (0,)
    tied = _broken({0: "brook", 1: "queen"})
    assert "Anna caught more fairies (2 against 1)" in ledger.ledger(tied).note
    best = _broken({0: "moon", 1: "wood brook"})
    assert "caught the more valuable one (6 against 5)" in ledger.ledger(best).note


def test_pairs_are_counted_together_at_the_end() -> None:
    end = _broken({2: "queen"}, pairs=True)
    assert end.winners == (0, 2)
    rows = [tuple(map(words_of, row)) for row in ledger.ledger(end).rows]
    assert [(row[0], row[-2], row[-1]) for row in rows] == [
        ("Anna", "3", "11"),
        ("Chiara", "8", "11"),
        ("Bartolomeo", "0", "0"),
        ("Dario", "0", "0"),
    ]


def test_dawn_is_told_at_the_end() -> None:
    state = play_until(position(quiet_run=7), "nothing")
    assert ledger.ledger(ended(state)).note.startswith(ledger.DAWN)


# Places


def test_a_place_tells_what_the_open_facts_mean() -> None:
    state = position(circle={3: "queen"}, up=[3], tools="camera cage camera camera")
    eyes = stage(state)
    assert spoken.tell("stand.3", eyes) == (
        "Bartolomeo, with the cage.\nWould catch Fairy Queen: +8."
    )
    assert spoken.tell("stand.6", eyes).endswith("You do not know this card.")
    assert spoken.tell("stand.1", eyes) == "Nobody stands here."


def test_who_knows_a_card_is_said_but_not_what_it_is() -> None:
    state = position(circle={5: "queen"}, knows={1: [5], 2: [5]})
    card = at(state, 5)
    assert spoken.card_name(card, stage(state)) == (
        "place 5: a face-down card; known to Bartolomeo and Chiara"
    )
    assert spoken.card_name(card, stage(state, 1)) == (
        "place 5: Fairy Queen, 8 point(s), face down: you know it; known to Chiara"
    )

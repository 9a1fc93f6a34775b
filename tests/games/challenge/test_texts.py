"""What The Challenge says: prompts, reasons, the story, the numbers; and to whom."""

import pytest

from fairytable.engine import Action
from fairytable.games import about, staging_of
from fairytable.games.challenge.cards import STONES
from fairytable.games.challenge.rules.actions import EXCHANGE, OBTAIN
from fairytable.games.challenge.rules.state import ChallengeState
from fairytable.games.challenge.rules.turn import finish
from fairytable.games.challenge.staging import ChallengeStaging
from fairytable.games.challenge.texts import ledger, prompts, reasons, sheet, spoken
from fairytable.stage.cells import Lit, as_cell, text_of, texts_of
from fairytable.stage.gestures import Piece, Target
from fairytable.stage.sheets import MatrixRow
from fairytable.stage.staging import Back, Button, Lead, PutDown, Stage, lines_of, seen_on
from fairytable.table.offers import Offer, offered
from tests.games.challenge.positions import asks, do, options, position
from tests.games.playing import CASES, Case
from tests.games.staged import curtained, positions, stage

STAGING = ChallengeStaging()
TABLES = [case for case in CASES if case.game.id == "challenge"]


def shown(state: ChallengeState, bottom: int = 0) -> Stage:
    return stage(state, bottom)


def card(state: ChallengeState, zone: str, kind: str) -> int:
    """A card of this kind that lies in a zone."""
    table = state.table
    names = (*STONES, *reasons_of_fairies())
    return next(c for c in table.zones[zone] if names[table.faces[c]] == kind)


def reasons_of_fairies() -> tuple[str, ...]:
    from fairytable.games.challenge.cards import FAIRIES

    return FAIRIES


def why(state: ChallengeState, zone: str, kind: str, target: str | None) -> str:
    """Why a stone or fairy cannot go there."""
    return reasons.reason(shown(state), card(state, zone, kind), target)


def button(state: ChallengeState, text: str) -> Button:
    return next(b for b in prompts.prompt(shown(state)).buttons if b.text == text)


# Prompts


def can_press(made: Button, legal: list[Action]) -> bool:
    if isinstance(made.action, Action):
        return made.action in legal
    if isinstance(made.action, Lead):
        return any(action.verb == made.action.verb for action in legal)
    return not made.why


@pytest.mark.parametrize("case", TABLES, ids=str)
def test_every_decision_is_asked_and_every_dark_button_says_why(case: Case) -> None:
    asked = set()
    for state in (*positions(case, seed=3), *positions(case, seed=4)):
        decision, legal = state.decision, state.legal()
        if decision is None:
            continue
        asked.add(decision.name)
        mine = stage(state, decision.player)
        prompt = STAGING.prompt(mine)
        assert mine.people[decision.player].name in prompt.text
        assert len({b.key for b in prompt.buttons if b.key}) == len(
            [b for b in prompt.buttons if b.key]
        )
        for made in prompt.buttons:
            if not can_press(made, legal):
                assert made.why, made
            elif made.text != prompts.DONE_TEXT:
                assert not made.why, made
        other = stage(state, (decision.player + 1) % state.players)
        assert mine.people[decision.player].name in STAGING.meanwhile(other)
        words = [STAGING.describe(action, mine) for action in legal]
        assert all(words)
        assert "{" not in "".join(words)
    assert len(asked) == 12


def test_the_five_actions_are_always_shown() -> None:
    state = position({"hand.0": "green", "deck.stones": "green*9", "deck.fairies": "steal*3"})
    made = prompts.prompt(shown(state)).buttons
    assert [b.text for b in made] == [
        "Collect",
        "Send a pixie",
        "Pay a fairy",
        "Play a fairy",
        "Rearrange",
    ]
    assert [b.key for b in made] == ["C", "S", "F", "P", "R"]
    assert made[1].why == "There are no face-up stones in the wood."
    assert made[2].why == "Your stones are worth only 1 of the 4 fairy points you need."
    assert made[3].why == "You have no fairy in reserve."


def test_paying_can_be_taken_back_until_a_fairy_is_had() -> None:
    state = do(position({"hand.0": "blue green", "sack.0.0": "red"}), "obtain")
    assert button(state, "Take back").why == "Nothing has been offered yet."
    assert button(state, "Draw two fairies").why == "Offer 4 more fairy points first."
    do(state, "offer_hand blue")
    assert button(state, "Draw two fairies").why == "Offer one more fairy point first."
    assert button(state, "Take back").action == Back()
    assert button(state, "Cancel").action == Back("action")
    do(state, "offer_sack red")
    prompt = prompts.prompt(shown(state))
    assert prompt.text == "Anna, choose a fairy."
    assert prompt.hint == "5 fairy points: 1 more than needed (allowed)."
    do(state, "draw_fairies")
    assert not [b for b in prompts.prompt(shown(state)).buttons if isinstance(b.action, Back)]


def test_a_stone_that_is_picked_up_can_be_left_by_a_button() -> None:
    state = do(position({"hand.0": "black", "deck.stones": "red*2 green*9"}), "collect")
    black = card(state, "hand.0", "black")
    leave, down = prompts.prompt(shown(state)._replace(lifted=black)).buttons
    assert leave.text == "Discard the black stone"
    assert leave.action in state.legal()
    assert isinstance(down.action, PutDown)


def test_two_equal_fairies_are_one_choice() -> None:
    fairies = {"hand.0": "blue red", "deck.fairies": "steal*2"}
    state = do(position(fairies), "obtain", "offer_hand blue", "offer_hand red", "draw_fairies")
    prompt = prompts.prompt(shown(state))
    assert prompt.text == "Anna, you drew: Steal."
    assert [b.text for b in prompt.buttons] == ["Keep her"]


def test_done_says_what_is_missing() -> None:
    state = do(position({"hand.0": "green*3", "sack.0.0": "red"}), "exchange")
    assert button(state, "Done").why == "Nothing has changed yet."
    do(state, "lift red")
    assert button(state, "Done").why == "Keep at most 3 in hand."


# Reasons


@pytest.mark.parametrize(
    ("cards", "steps", "source", "kind", "target", "reason"),
    [
        (
            {"sack.0.0": "green*5", "hand.0": "green"},
            ["exchange"],
            "hand.0",
            "green",
            "sack.0.0",
            "This sack is full.",
        ),
        (
            {"sack.0.0": "green red", "hand.0": "black"},
            ["exchange"],
            "hand.0",
            "black",
            "sack.0.0",
            "In a sack the kind can change only once.",
        ),
        (
            {"sack.0.0": "green red", "hand.0": "green"},
            ["exchange"],
            "hand.0",
            "green",
            "sack.0.0",
            "In a sack the kind can change only once.",
        ),
        (
            {"sack.0.0": "green", "hand.0": "blue"},
            ["exchange"],
            "hand.0",
            "blue",
            "sack.0.0",
            "Blue stones stay alone.",
        ),
        (
            {"sack.0.0": "blue", "hand.0": "green"},
            ["exchange"],
            "hand.0",
            "green",
            "sack.0.0",
            "Blue stones stay alone.",
        ),
        (
            {"sack.0.0": "red*2", "hand.0": "yellow"},
            ["exchange"],
            "hand.0",
            "yellow",
            "sack.0.0",
            "At most 2 red or yellow stones without a bigger sack.",
        ),
        (
            {"sack.0.0": "red green"},
            ["exchange"],
            "sack.0.0",
            "red",
            None,
            "Only the top stone can leave a sack.",
        ),
        (
            {"sack.0.0": "green", "forest.stones.green": "green"},
            [],
            "forest.stones.green",
            "green",
            "sack.0.0",
            "Only a pixie with an empty or a bigger sack can be sent.",
        ),
        (
            {"forest.stones.green": "green"},
            [],
            "forest.stones.green",
            "green",
            "hand.0",
            "Face-up stones go into sacks, not into your hand.",
        ),
        (
            {"hand.0": "green", "deck.stones": "red*8"},
            ["collect"],
            "hand.0",
            "green",
            "sack.0.0",
            "First discard one stone.",
        ),
        (
            {"hand.0": "blue red", "forest.fairies.steal": "steal"},
            ["obtain", "offer_hand red"],
            "forest.fairies.steal",
            "steal",
            "stored.0",
            "Offer 2 more fairy points first.",
        ),
        (
            {"hand.0": "red", "forest.fairies.steal": "steal"},
            [],
            "forest.fairies.steal",
            "steal",
            "stored.0",
            "Your stones are worth only 2 of the 4 fairy points you need.",
        ),
        (
            {"stored.0": "steal", "sack.1.0": "red", "marks.1.0": "immunity", "hand.1": "blue"},
            ["play steal"],
            "sack.1.0",
            "red",
            "sack.0.0",
            "This sack is immune.",
        ),
        (
            {"stored.0": "steal", "sack.1.0": "red", "sack.0.0": "green"},
            ["play steal"],
            "sack.1.0",
            "red",
            "forest.stones.red",
            "It fits one of your sacks: put it there.",
        ),
        (
            {"hand.0": "green"},
            ["exchange"],
            "hand.0",
            "green",
            "forest.stones.green",
            "While rearranging you can’t give stones to the wood.",
        ),
        (
            {"stored.0": "immunity", "marks.0.0": "immunity"},
            ["play immunity"],
            "stored.0",
            "immunity",
            "marks.0.0",
            "This pixie has one already.",
        ),
        (
            {"stored.0": "torn_sack"},
            [],
            "stored.0",
            "torn_sack",
            None,
            "You can’t use her now. In reserve she is worth 2 points.",
        ),
        (
            {"hand.1": "red"},
            [],
            "hand.1",
            "red",
            None,
            "This belongs to Bartolomeo.",
        ),
        (
            {"removed.stones": "red"},
            [],
            "removed.stones",
            "red",
            None,
            "Removed cards stay out of the game.",
        ),
    ],
    ids=lambda value: value if isinstance(value, str) and " " in value else None,
)
def test_an_illegal_drop_says_why(
    cards: dict[str, str],
    steps: list[str],
    source: str,
    kind: str,
    target: str | None,
    reason: str,
) -> None:
    state = do(position(cards), *steps)
    assert why(state, source, kind, target) == reason


def test_the_second_theft_comes_from_the_same_rival() -> None:
    cards = {"stored.0": "steal", "sack.1.0": "red*2", "sack.2.0": "green"}
    state = do(position(cards, players=3), "play steal", "steal_top red sack.0.0")
    assert asks(state) == (0, "steal")
    assert why(state, "sack.2.0", "green", "sack.0.1") == "Both stones come from Bartolomeo."
    assert prompts.prompt(shown(state)).text == "Anna, one more from Bartolomeo."


def test_who_has_just_rearranged_reads_why_not_again() -> None:
    state = do(position({"hand.0": "green", "hand.1": "red"}), "exchange", "cancel")
    assert button(state, "Rearrange").why == "Only once a turn: Ctrl+Z brings back what you undid."
    state.exchanges = 2
    state.pending = (state.pending[0]._replace(about=None),)
    expected = "Every player has just rearranged: do something else."
    assert button(state, "Rearrange").why == expected


@pytest.mark.parametrize("case", TABLES[::2], ids=str)
def test_everything_that_is_tried_is_answered(case: Case) -> None:
    """Each own card on each place: either it is legal, or there is a sentence."""
    for state in positions(case, seed=5, every=7):
        decision = state.decision
        if decision is None:
            continue
        mine = stage(state, decision.player)
        legal = state.legal()
        offers = offered(STAGING, mine, legal, state)
        zones = mine.view.zones
        own = [z for z in zones if z.startswith(("hand.", "sack.", "forest.stones"))]
        for where, tried in [(z, zones[z][-1].card) for z in own if zones[z]]:
            if offers.find(None, where):
                continue
            places = [z for z in own if z != where]
            for zone in places if tried in offers.liftable() else [None]:
                if not offers.find(tried, zone):
                    said = STAGING.reason(mine, tried, zone)
                    assert said, (decision, where, zone)
                    assert "{" not in said


# Openers


def opened(state: ChallengeState) -> dict[tuple[Piece | None, Target | None], Offer]:
    offers = offered(STAGING, stage(state), state.legal(), state)
    return {(o.gesture.piece, o.gesture.target): o for o in offers if o.first}


def test_a_stone_onto_a_sack_opens_an_exchange() -> None:
    state = position({"hand.0": "green", "sack.0.0": "green"})
    green = card(state, "hand.0", "green")
    found = opened(state)[green, "sack.0.0"]
    assert found.first == (EXCHANGE,)
    assert found.action == Action("lay", green, "sack.0.0")
    offers = offered(STAGING, stage(state), state.legal(), state)
    assert green not in offers.pieces(), "it does not glow at rest"
    assert green in offers.liftable()


def test_a_stone_onto_the_fairies_opens_the_paying() -> None:
    state = position({"hand.0": "blue red", "forest.fairies.steal": "steal"})
    blue = card(state, "hand.0", "blue")
    for zone in ("deck.fairies", "forest.fairies.steal"):
        found = opened(state)[blue, zone]
        assert found.first == (OBTAIN,)
        assert found.action.verb == "offer_hand"


@pytest.mark.parametrize(
    ("fairy", "zone", "verb"),
    [
        ("immunity", "marks.0.1", "protect"),
        ("bigger_sack", "marks.0.0", "enlarge"),
        ("torn_sack", "sack.1.0", "puncture"),
        ("steal", "hand.1", "steal_hand"),
    ],
)
def test_a_fairy_onto_its_target_is_played_at_once(fairy: str, zone: str, verb: str) -> None:
    state = position({"stored.0": f"{fairy}*2", "sack.1.0": "red", "hand.1": "blue"})
    kept = card(state, "stored.0", fairy)
    found = opened(state)[kept, zone]
    assert found.first == (Action("play", kept),)
    assert found.action.verb == verb


def test_nothing_is_opened_for_a_card_of_a_rival() -> None:
    state = position({"stored.0": "steal", "sack.1.0": "red"})
    top = card(state, "sack.1.0", "red")
    assert top not in [lifted for lifted, _ in opened(state)]


def test_any_part_of_the_stone_row_takes_a_stone_that_is_left() -> None:
    state = do(position({"hand.0": "black", "deck.stones": "red*2 green*9"}), "collect")
    black = card(state, "hand.0", "black")
    offers = offered(STAGING, stage(state), state.legal(), state)
    (found,) = offers.find(black, "forest.stones.blue")
    assert found.action == Action("discard_hand", black, "forest.stones.black")
    assert offers.targets(black) == ["forest.stones.black"], "only its own pile lights up"


# The story


def told(state: ChallengeState, viewer: int, *steps: str, curtain: bool = False) -> list[str]:
    """What a viewer reads of these steps."""
    state.listen()
    do(state, *steps)
    on = shown(state, viewer)._replace(curtain=curtain)
    return [line.text for line in lines_of(STAGING, seen_on(on, state.heard()), on)]


def test_only_who_draws_reads_what_was_drawn() -> None:
    cards = {"deck.stones": "green*5 green red", "hand.0": "black"}
    steps = ("collect", "discard_hand black")
    mine = told(position(cards), 0, *steps)
    assert mine == ["Anna drew two stones (red, green).", "Anna discarded a black stone."]
    assert told(position(cards), 1, *steps) == [
        "Anna drew two stones.",
        "Anna discarded a black stone.",
    ]
    behind = told(position(cards), 0, *steps, curtain=True)
    assert behind == ["Anna drew two stones.", "Anna discarded a black stone."]


def test_thief_and_victim_read_which_stone_was_stolen() -> None:
    cards = {"stored.0": "steal", "hand.1": "red"}
    texts_of = [
        told(position(cards, players=3), viewer, "play steal", "steal_hand") for viewer in range(3)
    ]
    stolen = "Anna stole a stone from Bartolomeo’s hand (red)."
    assert texts_of[0] == texts_of[1] == ["Anna played Steal.", stolen]
    assert texts_of[2][1] == "Anna stole a stone from Bartolomeo’s hand."


def test_a_secret_choice_stays_secret() -> None:
    cards = {"hand.0": "blue red", "deck.fairies": "steal torn_sack", "sack.1.0": "red"}
    steps = ("obtain", "offer_hand blue", "offer_hand red", "draw_fairies", "pick steal", "store")
    rival = told(position(cards), 1, *steps)
    assert rival == [
        "Anna drew two fairies for 1 blue stone(s) and 1 red one(s).",
        "Anna kept one; Torn sack went to the wood.",
    ]
    assert "Anna kept Steal (in secret)." in told(position(cards), 0, *steps)


def test_an_exchange_is_told_by_what_came_of_it() -> None:
    cards = {"hand.0": "green", "sack.0.0": "red"}
    state = position(cards)
    steps = ("exchange", "lift red", "lay green sack.0.1", "done")
    expected = ["Anna rearranged: 1 stone(s) to sacks, 1 to hand (red)."]
    assert told(state, 1, *steps) == expected
    assert told(position(cards), 0, *steps) == expected


def test_a_harvest_is_summed_up() -> None:
    cards = {
        "stored.0": "group_harvest",
        "forest.stones.red": "red",
        "deck.stones": "green*9",
    }
    steps = ("play", "harvest_draw", "harvest_draw", "harvest_open red", "harvest_stop")
    lines = told(position(cards), 1, *steps)
    assert lines[-1] == "Anna harvested 2 face-down stone(s) and 1 red one(s)."


def test_a_rivals_fairies_are_proclaimed_but_not_ones_own() -> None:
    state = position({"stored.0": "torn_sack", "sack.1.0": "red green"})
    state.listen()
    do(state, "play", "puncture sack.1.0")
    events = state.heard()
    for viewer, proclaimed in ((0, False), (1, True)):
        lines = lines_of(STAGING, events, shown(state, viewer))
        torn = next(line for line in lines if "tore" in line.text)
        removed = "1 green stone(s) and 1 red one(s)"
        assert torn.text == f"Anna tore Bartolomeo’s sack 1; removed: {removed}."
        assert torn.zones == ("sack.1.0",)
        assert torn.notice is proclaimed


# Numbers


def lit(row: MatrixRow) -> list[Lit]:
    """On which tiles its cells stand."""
    return [as_cell(cell).lit for cell in row.cells]


def test_the_matrix_counts_what_the_viewer_knows() -> None:
    cards = {"sack.0.0": "red*2", "hand.0": "green", "sack.1.0": "red", "hand.1": "red*2"}
    state = position(cards, players=3)
    made = sheet.sheet(shown(state)).matrix
    assert made is not None
    assert texts_of(made.heads) == ("You", "Bartolomeo", "Chiara")
    red, green, hands, now = made.rows[1], made.rows[5], made.rows[6], made.rows[-1]
    assert (texts_of(red.cells), lit(red)) == (("2", "1", "·"), ["gold", "", ""])
    assert (texts_of(green.cells), lit(green)) == (("1", "·", "·"), ["gold", "", ""])
    assert hands.cells == ("", "2", "0")
    assert now.cells == ("10", "0", "0")
    rival = sheet.sheet(shown(state, 1)).matrix
    assert rival is not None
    assert [as_cell(head).player for head in rival.heads] == [1, 2, 0]
    assert texts_of(rival.rows[1].cells) == ("3", "·", "2")
    assert lit(rival.rows[1]) == ["gold", "", ""]


def test_behind_the_curtain_only_what_all_know_is_counted() -> None:
    state = position({"sack.0.0": "red", "hand.0": "green*2", "stored.0": "steal"})
    made = sheet.sheet(curtained(state)).matrix
    assert made is not None
    assert text_of(made.heads[0]) == "Anna"
    assert texts_of(made.rows[5].cells) == ("·", "·")
    assert made.rows[6].cells[0] == "2"
    assert sheet.pages(curtained(state)) == sheet.pages(curtained(state, 1))
    state.table.reveal(card(state, "hand.0", "green"))
    known = sheet.sheet(curtained(state)).matrix
    assert known is not None
    assert texts_of(known.rows[5].cells) == ("1", "·")
    assert known.rows[6].cells == ("1", "0")


def test_without_counting_nobody_leads_and_nothing_is_summed() -> None:
    state = position({"sack.0.0": "red"})
    made = sheet.sheet(shown(state)._replace(counting=False)).matrix
    assert made is not None
    assert not [row for row in made.rows if any(lit(row)) or row.label == "In sight"]
    assert sheet.pages(shown(state)._replace(counting=False)) == ()


def test_the_meter_turns_amber_for_the_last_round() -> None:
    calm = sheet.sheet(shown(position({"deck.stones": "green*5"}))).meter
    late = sheet.sheet(shown(position({"deck.stones": "green*4"}))).meter
    assert calm is not None
    assert late is not None
    assert (calm.low, calm.note) == (False, "")
    assert (late.low, late.note) == (True, "Perhaps the last round")
    assert late.text == "Stone deck: 4 of 78"


def test_the_ledger_tells_majorities_and_the_verdict() -> None:
    """The worked example of the rules page: 19, 18, 13."""
    state = position(
        {
            "sack.0.0": "blue*4 red yellow*3 purple*4 black*2",
            "sack.1.0": "blue red*5 yellow purple*4 black*4 green*2",
            "sack.2.0": "red*2 yellow*3 purple black*4 green*6",
            "stored.1": "steal",
            "hand.0": "green",
            "deck.stones": "",
        },
        players=3,
    )
    finish(state)
    end = shown(state)._replace(winners=tuple(state.winners()), scores=(19, 18, 13))
    made = ledger.ledger(end)
    assert texts_of(made.heads) == ("Majorities", "Anna", "Bartolomeo", "Chiara")
    assert made.foot == ("Points", "19", "18", "13")
    assert texts_of(made.rows[0]) == ("Blue · 8 pt", "4 → 8", "1", "0")
    assert texts_of(made.rows[-1]) == ("Fairies", "0", "1 → 2", "0")
    assert all(as_cell(row[0]).glyph for row in made.rows)
    assert made.note == "Anna wins with 19: blue stones 8, yellow stones 6, purple stones 5."
    assert "Fairy points on stones" not in [text_of(row[0]) for row in made.rows]


def test_a_tie_shows_the_fairy_points() -> None:
    cards = {
        "sack.0.0": "blue*2 red green*5",
        "sack.1.0": "yellow*2 black*6",
        "stored.1": "steal*4",
    }
    state = position({**cards, "deck.stones": ""})
    finish(state)
    made = ledger.ledger(shown(state)._replace(winners=(0,), scores=(18, 18)))
    assert texts_of(made.rows[-1]) == ("Fairy points on stones", "13", "10")
    assert made.note == "Tied at 18: fairy points decide."


def test_before_the_end_the_ledger_is_empty() -> None:
    assert ledger.ledger(shown(position({"hand.0": "red"}))).rows == ()


def test_hidden_stones_and_kept_fairies_are_told_at_the_end() -> None:
    state = position({"hand.1": "red green", "stored.1": "steal", "sack.1.0": "blue"})
    held = STAGING.held(1, state.view(None))
    bare = shown(state)._replace(view=state.view(None))
    names = [spoken.card_name(card.card, bare) for card in held]
    assert [name.split(",")[0] for name in names] == ["Red stone", "Green stone", "Steal"]


# Places


def test_a_sack_tells_what_it_holds_and_what_still_fits() -> None:
    state = position({"sack.1.0": "red*2 green", "marks.1.0": "immunity"})
    assert spoken.tell("sack.1.0", shown(state)).split("\n") == [
        "Bartolomeo, sack 1: 3 of 5",
        "From the bottom: 2 red stone(s), 1 green stone(s).",
        "Immune: rivals can neither steal from it nor tear it.",
        "Room for: green stones.",
    ]
    assert "Every stone fits." in spoken.tell("sack.0.0", shown(state))


def test_a_rivals_hand_tells_only_what_is_known() -> None:
    state = position({"hand.1": "red green", "stored.1": "steal"})
    assert spoken.tell("hand.1", shown(state)) == "Bartolomeo’s hand: 2 stone(s)"
    red = card(state, "hand.1", "red")
    state.table.known[red] |= 1
    told_now = spoken.tell("hand.1", shown(state))
    assert told_now.endswith("You know: Red stone ×1.")
    assert "Red" not in spoken.tell("hand.1", curtained(state))


# What happens by itself


@pytest.mark.parametrize(
    ("cards", "steps", "forced"),
    [
        ({"stored.0": "torn_sack", "sack.1.0": "red"}, ["play"], True),
        ({"stored.0": "torn_sack", "sack.1.0": "red", "sack.1.1": "red"}, ["play"], False),
        ({"stored.0": "steal", "hand.1": "red*2"}, ["play"], True),
        ({"stored.0": "steal", "hand.1": "red", "sack.1.0": "red"}, ["play"], False),
        ({"deck.stones": "green*3"}, [], False),
        ({"hand.0": "blue red", "deck.fairies": "steal"}, ["obtain", "offer_hand blue"], False),
    ],
)
def test_only_a_target_without_choice_is_forced(
    cards: dict[str, str], steps: list[str], forced: bool
) -> None:
    state = do(position(cards), *steps)
    assert STAGING.forced(state) is forced, options(state)


def test_a_fairy_that_cannot_be_used_takes_as_long_as_one_that_can() -> None:
    """Rivals see the same, whether or not the question was asked."""

    def after(fairy: str) -> tuple[Stage, bool]:
        cards = {"hand.0": "blue red", "deck.fairies": fairy, "marks.0.0": "immunity"}
        cards |= {"marks.0.1": "immunity", "marks.0.2": "immunity"}
        state = do(position(cards), "obtain", "offer_hand blue", "offer_hand red", "draw_fairies")
        (pick,) = state.legal()
        later = state.clone()
        later.apply(pick)
        pretended = STAGING.left_out(state, pick, later)
        shown_state = later if pretended is None else pretended
        assert isinstance(shown_state, ChallengeState)
        return shown(shown_state, 1), pretended is not None

    useful, was_asked = after("extra_pixie"), after("immunity")
    assert (useful[1], was_asked[1]) == (False, True)
    assert useful[0].view.facts == was_asked[0].view.facts
    assert useful[0].view.decision is not None
    assert was_asked[0].view.decision is not None
    assert useful[0].view.decision[:2] == was_asked[0].view.decision[:2] == (0, "use_now")
    assert STAGING.meanwhile(useful[0]) == STAGING.meanwhile(was_asked[0])


def test_the_game_speaks_for_itself() -> None:
    told = about("challenge", shown(position({})).say)
    assert told is not None
    assert told.author == "Francesco Berardi"
    assert staging_of("challenge") is not None


@pytest.mark.parametrize(
    ("cards", "steps", "card", "zone", "sentence"),
    [
        (
            {"stored.0": "steal", "sack.1.0": "red", "hand.1": "blue"},
            (),
            ("stored.0", "steal"),
            "sack.1.0",
            "First play Steal, then take the stone.",
        ),
        (
            {"stored.0": "bigger_sack steal", "sack.1.0": "red"},
            ("play bigger_sack",),
            ("stored.0", "steal"),
            None,
            "A fairy in reserve is played at the start of a turn.",
        ),
    ],
)
def test_no_refusal_is_silent(
    cards: dict[str, str],
    steps: tuple[str, ...],
    card: tuple[str, str],
    zone: str | None,
    sentence: str,
) -> None:
    state = do(position(cards), *steps) if steps else position(cards)
    where, kind = card
    deck = state.table.deck
    found = next(
        c for c in state.table.zones[where] if deck.faces[state.table.faces[c]].name.endswith(kind)
    )
    assert reasons.reason(shown(state, 0), found, zone) == sentence


def test_a_refusal_knows_what_every_decision_asks_for() -> None:
    assert set(reasons.NOW) == set(prompts.ASK)

"""What All You Wish For says: prompts, reasons, the story, the numbers; and to whom."""

import pytest

from fairytable.engine import Action, Said
from fairytable.games.wishes.rules.state import WishesState
from fairytable.games.wishes.seen import Seen
from fairytable.games.wishes.staging import WishesStaging
from fairytable.games.wishes.texts import ledger, log, prompts, reasons, sheet, spoken
from fairytable.stage.cells import Cell, as_cell
from fairytable.stage.staging import Lead, Stage, lines_of, seen_on
from tests.games.playing import CASES, Case
from tests.games.staged import curtained, positions, stage
from tests.games.wishes.positions import ROAD, card, elsewhere, give, play, position, road

STAGING = WishesStaging()
TABLES = [case for case in CASES if case.game.id == "wishes"]


def why(state: WishesState, name: str, target: str | None) -> str:
    """Why the person at the bottom cannot put a card there."""
    return reasons.reason(stage(state), card(name), target)


# Prompts


@pytest.mark.parametrize("case", TABLES, ids=str)
def test_every_decision_is_asked_by_name_and_every_dark_button_says_why(case: Case) -> None:
    for state in positions(case, seed=3, every=3):
        decision, legal = state.decision, state.legal()
        if decision is None:
            continue
        mine = stage(state, decision.player)
        prompt = STAGING.prompt(mine)
        assert mine.people[decision.player].name in prompt.text
        for made in prompt.buttons:
            if isinstance(made.action, Action):
                assert bool(made.why) == (made.action not in legal), made
            elif isinstance(made.action, Lead):
                assert made.action.verb in [action.verb for action in legal]
        other = stage(state, (decision.player + 1) % state.players)
        assert mine.people[decision.player].name in STAGING.meanwhile(other)


def test_who_picks_up_a_card_of_the_market_is_offered_to_take_it() -> None:
    state = play(elsewhere(hands=("river.6 lake.5",)), "rid")
    shown = stage(state, 1)._replace(lifted=card("river.6"))
    first = prompts.prompt(shown).buttons[0]
    assert (first.text, first.action, first.main) == ("Take River 3", Action("pick", 6), True)


def test_only_moves_that_everybody_sees_to_be_forced_play_by_themselves() -> None:
    pushed = play(position(moves="pixie", player=0), "step 0,0")
    assert (len(pushed.legal()), STAGING.forced(pushed)) == (1, True)
    single = elsewhere(hands=("river.2 lake.4 lake.5",))
    assert not STAGING.forced(play(single, "create")), "it would tell the hand"


# Reasons


@pytest.mark.parametrize(
    ("zone", "told"),
    [
        ("map.3,0", reasons.STEP_BY_STEP),
        ("map.4,0", reasons.TOO_FAR),
        ("map.-1,0", reasons.PIXIE_BARS),
        ("map.0,0", reasons.ONE_STEP),
        ("deck", reasons.ON_A_KINGDOM),
    ],
)
def test_why_the_wanderer_cannot_go_there(zone: str, told: str) -> None:
    far = {"2,0": "lake.3 lake.4", "3,0": "river.1", "4,0": "river.2"}
    state = position(ROAD | far, pixie="-1,0")
    assert reasons.pawn_reason(stage(state), "wanderer", zone) == told


def test_why_the_wanderer_cannot_end_where_it_began() -> None:
    state = play(position(ROAD, pixie="-1,0"), "step 1,0", "step 2,0")
    assert reasons.pawn_reason(stage(state), "wanderer", "map.0,0") == reasons.END_ELSEWHERE
    back = play(position(ROAD, pixie="-1,0"), "step 1,0", "step 0,0")
    assert reasons.pawn_reason(stage(back), "wanderer", "map.0,0") == reasons.END_ELSEWHERE


def test_why_pawns_stay_while_others_are_moved() -> None:
    state = elsewhere(hands=("river.2",))
    assert reasons.pawn_reason(stage(state), "pixie", None) == reasons.PIXIE_LATER
    assert reasons.pawn_reason(stage(state), "wanderer", "map.0,0") == reasons.WANDERER_LATER


def test_why_a_kingdom_stays_on_the_map() -> None:
    kingdoms = {"-1,0": "river.1", "0,0": "forest.2", "1,0": "forest.3", "2,0": "river.2"}
    kingdoms |= {"3,0": "forest.4"}
    state = play(position(kingdoms, pixie="-1,0", hands=("river.5",)), "step 1,0", "stop")
    shown = stage(state)
    assert reasons.reason(shown, None, "map.0,0") == reasons.NOT_YOUR_KINGDOM
    assert reasons.reason(shown, None, "map.-1,0") == reasons.PAWN_THERE
    assert reasons.reason(shown, None, "map.2,0") == reasons.FALLS_APART


def test_why_a_card_cannot_begin_a_kingdom() -> None:
    few = elsewhere(hands=("river.2 lake.5",))
    assert why(few, "river.2", "tray") == reasons.THREE_NEEDED
    enough = elsewhere(hands=("river.2 lake.4 lake.5",))
    assert why(enough, "lake.4", "tray") == reasons.TOP_OWN
    assert why(enough, "river.2", "map.1,0") == reasons.RID_FIRST


def test_why_the_pixie_cannot_deal_there() -> None:
    kingdoms = {"0,0": "lake.8", "1,0": "forest.8 river.4 river.5 river.6"}
    kingdoms |= {"2,0": "river.8", "3,0": "river.7"}
    state = position(kingdoms, moves="pixie", wanderer="0,0", pixie="2,0")
    play(state, "step 1,0", "stop")
    assert why(state, "river.4", "map.0,0") == reasons.ONLY_BENEATH
    assert why(state, "river.4", "map.3,0") == reasons.AROUND_PIXIE
    play(state, "up river.4 2,0")
    assert reasons.only_beneath(Seen(state.view(0)))


def test_why_the_wand_cannot_be_used() -> None:
    none = elsewhere(hands=("river.2 lake.4 lake.5",))
    assert why(none, "river.2", "wand.0") == reasons.NO_WAND
    loaded = elsewhere(hands=("river.2",), wands=("up lake.4",), deck=0)
    assert reasons.reason(stage(loaded), None, "wand.0") == reasons.TOO_LATE
    fresh = play(elsewhere(hands=("river.2 river.4",), wands=("up",)), "wand_place river.4")
    assert reasons.reason(stage(fresh), None, "wand.0") == reasons.NEXT_TURN


# The story


def lines(state: WishesState, viewer: int, *steps: str) -> list[str]:
    state.listen()
    play(state, *steps)
    shown = stage(state, viewer)
    return [line.text for line in lines_of(STAGING, seen_on(shown, state.heard()), shown)]


def test_the_story_names_the_card_beneath_a_wand_to_its_owner_alone() -> None:
    for viewer, told in ((0, "Anna laid River 2 beneath the Wand."), (1, "Anna laid a card")):
        state = elsewhere(hands=("river.2 river.4",), wands=("up",))
        assert lines(state, viewer, "wand_place river.4")[0].startswith(told)


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("river.12", "The Wand of the River covered a Lake Kingdom."),
        ("river.7", "River 3 covered a Lake Kingdom."),
    ],
)
def test_a_wand_has_its_article(name: str, told: str) -> None:
    said = Said("rid.up", {"player": 0, "card": name, "realm": "lake"})
    assert log.line(said, stage(position(), 0)).text == told


def test_the_story_tells_a_conquest_and_lights_its_kingdom() -> None:
    state = position(road(end="river.1 lake.2 river.3 river.6"), pixie="-1,0")
    told = lines(state, 1, "step 1,0", "step 2,0", "stop")
    assert told[:2] == [
        "Anna led the Wanderer to a River Kingdom.",
        "Anna showed 3 card(s) and conquered River 2 and River 3.",
    ]
    said = Said("conquer.nothing", {"player": 0, "k": 1, "cards": "", "at": "map.2,0"})
    line = log.line(said, stage(state))
    assert line is not None
    assert line.zones == ("map.2,0",)


# Numbers


def row(made: Stage, label: str) -> list[Cell]:
    matrix = sheet.sheet(made).matrix
    assert matrix is not None
    found = next(r for r in matrix.rows if as_cell(r.label).text == label)
    return [as_cell(cell) for cell in found.cells]


def test_the_sheet_shows_who_gives_how_much_to_whose_wish() -> None:
    state = position(up=("river.6", "forest.1"), down=("river.2",), players=3)
    assert [cell.text for cell in row(stage(state), "You")] == ["4", "1", "1"]
    assert [cell.text for cell in row(stage(state), "Bartolomeo")] == ["·", "2", "1"]
    assert [cell.text for cell in row(stage(state), "In sight")] == ["4", "3", "2"]


def test_a_card_beneath_a_wand_counts_for_its_owners_eyes_alone() -> None:
    state = position(wands=("up river.6", ""), up=("", ""))
    assert row(stage(state, 0), "You")[0].text == "6"
    assert row(stage(state, 1), "Anna")[1].text == "0"
    assert "Anna" in sheet.sheet(stage(state, 1)).note
    assert "Anna" in sheet.sheet(curtained(state)).note


def test_the_sheet_shows_in_gold_what_stopping_there_would_bring() -> None:
    state = position(road(end="river.1 river.6 lake.4"), pixie="-1,0")
    give(state, 0, names="river.6")
    shown = stage(state)._replace(preview=None, pointed="map.2,0")
    mine = row(shown, "You")
    assert [(cell.text, cell.was) for cell in mine] == [("3", "0"), ("1", "0")]
    assert row(stage(state, 1)._replace(pointed="map.2,0"), "You")[0].was is None
    hidden = position(road(end="river.1 river.6 lake.4"), pixie="-1,0")
    assert row(stage(hidden)._replace(pointed="map.2,0"), "You")[0].was is None


def test_the_sheet_shows_what_turning_a_card_down_costs() -> None:
    state = position(road(end="river.1 river.6"), pixie="-1,0", up=("river.2 river.11",))
    play(state, "step 1,0", "step 2,0", "stop")
    shown = stage(state)._replace(preview=Action("flip", card("river.2")))
    mine, *_ = row(shown, "You")
    assert (mine.was, mine.text) == ("6", "8"), "3 for the newcomer, 1 instead of 2"


def test_the_fairies_stay_secret_while_piles_are_formed() -> None:
    state = next(iter(positions(TABLES[0])))
    values = [r.value for r in sheet.sheet(stage(state)).rows]
    assert values.count("?") == state.players - 1
    assert all(r.value == "?" for r in sheet.sheet(curtained(state)).rows)


def test_teams_are_counted_together() -> None:
    state = position(players=4, teams="2x2", up=("river.6", "", "lake.6"))
    assert [cell.text for cell in row(stage(state), "In sight")] == ["3", "1", "4", "1"]
    assert [cell.text for cell in row(stage(state), "Team")] == ["7", "2", "7", "2"]


# The end page


def ended(state: WishesState) -> Stage:
    state.ended, state.pending = "deck", ()
    return stage(state)._replace(
        winners=tuple(state.winners()), scores=tuple(s[0] for s in state.scores())
    )


def test_the_end_page_shows_the_matrix_of_gifts_and_the_winner() -> None:
    made = ledger.ledger(ended(position(up=("river.6", "forest.1"), players=3)))
    assert [as_cell(entry).text for entry in made.rows[0]] == ["Anna", "3", "1", "1"]
    assert [as_cell(entry).text for entry in made.foot] == ["Points", "3", "3", "2"]
    assert made.note.startswith("Tied at 3; Bartolomeo gave tied rivals fewer points: 0 against 1")


def test_a_clear_victory_names_the_wish() -> None:
    made = ledger.ledger(ended(position(up=("river.11 river.7", "forest.0"), players=3)))
    assert made.note == "Anna wins: the Wanderer chooses Love, with 7 points."


def test_what_decides_between_tied_players_is_said() -> None:
    state = position(up=("river.0", "forest.0"), gained=("lake.1", ""), players=2)
    note = ledger.ledger(ended(state)).note
    assert note == "Tied at 1; Anna collected more abandoned cards: 1 against 0."


def test_a_team_wins_together() -> None:
    state = position(players=4, teams="2x2", up=("river.6", "", "lake.0"))
    assert ledger.ledger(ended(state)).note == "Anna and Chiara win together with 5 points."


# Spoken


def test_cards_are_read_aloud_with_all_they_give() -> None:
    state = elsewhere(hands=("river.6", "forest.5"))
    shown = stage(state)
    named = spoken.card_name(card("river.6"), shown)
    assert named == "Oath of the River: Love 3, Wisdom 1 and Beauty 1"
    assert spoken.card_name(card("forest.5"), shown) == "a face-down card"


def test_a_kingdom_tells_what_the_viewer_may_remember_and_no_more() -> None:
    state = position(road(end="river.1 river.3 lake.4"), pixie="-1,0")
    give(state, 0, names="river.3")
    assert "You know beneath: River 2. 1 unknown." in spoken.tell("map.2,0", stage(state, 0))
    assert "beneath" not in spoken.tell("map.2,0", stage(state, 1))
    fan = spoken.fan("map.2,0", stage(state, 0))
    assert fan is not None
    assert (fan.caption, [c.face is None for c in fan.cards]) == ("1 of 2 known", [False, True])
    assert spoken.fan("map.2,0", stage(state, 1)) is None


def test_ones_own_cards_are_shown_large_and_rivals_hands_are_counted() -> None:
    state = elsewhere(hands=("river.2", "lake.4 lake.5"))
    assert spoken.tell("hand.0", stage(state)) == ""
    assert spoken.tell("hand.1", stage(state)).endswith("’s hand: 2 card(s)")


# Hints


def test_where_the_wanderer_has_come_the_hint_says_what_stopping_means() -> None:
    began = position(road(), pixie="-1,0", wanderer="0,0")
    assert "double-click" in prompts.prompt(stage(began)).hint
    walked = play(began, "step 1,0")
    assert "get rid of your hand" in prompts.prompt(stage(walked)).hint
    home = play(walked, "step 2,0")
    assert "you conquer" in prompts.prompt(stage(home)).hint


def test_who_can_only_get_rid_of_the_hand_is_asked_for_that() -> None:
    asked = prompts.prompt(stage(elsewhere(hands=("lake.4 lake.5",))))
    assert asked.text.endswith("get rid of your hand.")
    able = prompts.prompt(stage(elsewhere(hands=("river.2 lake.4 lake.5",))))
    assert "create one" in able.text


def test_rounds_are_counted_anew_in_every_lap() -> None:
    shown = stage(position(players=2))
    told = log.line(Said("round", {"t": 3, "player": 0}), shown)
    assert told.text.startswith("Lap 2, round 1:")

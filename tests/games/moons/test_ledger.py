"""How a game or match of Moons ended, in a table; and what stays secret even then."""

from fairytable.bots import choose
from fairytable.engine import Rng
from fairytable.games.moons.cards import DECK, ELEMENTS
from fairytable.games.moons.rulebook import GAME
from fairytable.games.moons.rules.options import MoonsOptions
from fairytable.games.moons.rules.state import MoonsState
from fairytable.games.moons.staging import MoonsStaging
from fairytable.stage.cells import as_cell
from fairytable.stage.staging import Stage
from tests.games.staged import stage

STAGING = MoonsStaging()


def played(options: MoonsOptions, seed: int = 1) -> list[MoonsState]:
    """The positions at which games ended, the last one of the match at the end."""
    state, rng, ends = MoonsState(options, seed), Rng(seed), []
    while state.decision is not None:
        if STAGING.ends_game(state.decision):
            ends.append(state.clone())
        state.apply(choose("greedy", GAME, state, rng))
    return [*ends, state]


def staged(ends: list[MoonsState]) -> list[Stage]:
    return [stage(end) for end in ends]


def test_every_closing_has_a_row_with_the_sign_of_its_moon() -> None:
    (end,) = played(MoonsOptions(players=3))
    made = STAGING.ledger(stage(end))
    for closing, row in zip(end.closings, made.rows, strict=True):
        assert as_cell(row[0]).glyph == DECK.faces[closing.moon].name.replace(".", "_")
        points = f"{closing.points:+d}".replace("-", "−") if closing.points else "0"
        assert row[3 + closing.element] == points
    assert [as_cell(head).glyph for head in made.heads[3:]] == list(ELEMENTS)


def test_a_stalled_game_says_so() -> None:
    (end,) = played(MoonsOptions(players=2))
    assert STAGING.ledger(stage(end)).note == ""
    end.stalled = True
    assert STAGING.ledger(stage(end)).note == "Nobody could play and the deck was empty."


def test_a_single_game_has_no_tally() -> None:
    assert STAGING.tally(staged(played(MoonsOptions(players=2)))) is None


def test_the_tally_tells_every_game_and_who_reached_the_target() -> None:
    ends = played(MoonsOptions(players=3, mode="match", target=20), seed=1)
    made = STAGING.tally(staged(ends))
    assert made is not None
    assert made.goal == 20
    assert len(made.ledger.rows) == len(ends) > 1
    for k, (end, row) in enumerate(zip(ends, made.ledger.rows, strict=True), 1):
        points = [f"{p:+d}".replace("-", "−") if p else "0" for p in end.points()]
        elements = [ELEMENTS[end.element_of(p)].capitalize() for p in range(3)]
        told = (f"{element} → {won}" for element, won in zip(elements, points, strict=True))
        assert row == (str(k), *told)
    totals = ends[-1].totals
    assert made.ledger.foot[1:] == tuple(f"{t:+d}".replace("-", "−") if t else "0" for t in totals)
    names = ("Anna", "Bartolomeo", "Chiara")
    reached = ", ".join(name for name, total in zip(names, totals, strict=True) if total >= 20)
    assert made.ledger.note == f"{reached} reached the target of 20 in game {len(ends)}."


def test_a_match_that_nobody_won_by_points_says_so() -> None:
    ends = played(MoonsOptions(players=4, mode="match", target=200, limit=2))
    made = STAGING.tally(staged(ends))
    assert made is not None
    assert made.ledger.note == "Nobody reached the target of 200 in 2 game(s)."


def test_the_standing_goes_on_from_game_to_game() -> None:
    """What the chart shows: it never leaps where a game ends and the next begins."""
    state, rng = MoonsState(MoonsOptions(players=2, mode="match"), 3), Rng(3)
    while state.decision is not None:
        before, ends = state.standing(), STAGING.ends_game(state.decision)
        state.apply(choose("greedy", GAME, state, rng))
        assert not ends or state.standing() == before
    assert state.standing() == state.totals


def test_hands_are_told_at_the_end_and_symbols_out_of_the_game_never() -> None:
    for players in (2, 3, 4):
        (end,) = played(MoonsOptions(players=players))
        bare = end.view(None)
        out = end.table.zones["symbol.out"]
        assert len(out) == 4 - players
        assert all(card.face is None for card in bare.zones["symbol.out"])
        told = [STAGING.held(p, bare) for p in range(players)]
        for p, cards in enumerate(told):
            assert sorted(card.card for card in cards) == sorted(end.table.zones[f"hand.{p}"])
            faces = [card.face for card in cards]
            assert faces == sorted(end.table.faces[card.card] for card in cards)
        assert not set(out) & {card.card for cards in told for card in cards}


def test_not_even_the_open_view_tells_a_symbol_out_of_the_game() -> None:
    """From the first position to the last, in words too."""
    state, rng = MoonsState(MoonsOptions(players=2), 5), Rng(5)
    while state.decision is not None:
        (card, *_) = state.table.zones["symbol.out"]
        open_stage = stage(state)._replace(view=state.view(None))
        assert STAGING.card_name(card, open_stage) == "a secret symbol"
        state.apply(choose("random", GAME, state, rng))

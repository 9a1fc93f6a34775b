"""Characters: each plays in its own way, hardly weaker than its level, and knows no more."""

from collections.abc import Iterator
from functools import cache
from itertools import product

import pytest

from fairytable.bots import LEVELS, choose
from fairytable.bots.characters import CHARACTERS, play_as
from fairytable.bots.levels import told_a_world
from fairytable.bots.outcomes import Attempt, Outcome, gap, try_all
from fairytable.bots.temperaments import LIKINGS, harm, quiet, rivals_of, tilted
from fairytable.engine import Action, Game, Rng, State
from fairytable.games import GAMES
from tests.games.playing import CASES, Case, random_game

PLAYERS = {"hunters": 3, "wishes": 3}
EVERY = {"challenge": 30, "fate": 5, "wishes": 10, "moons": 3, "hunters": 12}
"""One in this many decisions of a game is looked at."""
DEALS = (11, 12)
"""By which each game is played."""
FRESH = 30
"""Worlds that no choice was made by."""


@cache
def positions() -> list[tuple[Game, State, Action]]:
    """Decisions of greedy players in every game, with what they chose."""
    found: list[tuple[Game, State, Action]] = []
    for game, seed in product(GAMES.values(), DEALS):
        state, rng = game.new(game.options(players=PLAYERS.get(game.id, 2)), seed), Rng(seed + 1)
        asked = 0
        while legal := state.legal():
            action = choose("greedy", game, state, rng) if len(legal) > 1 else legal[0]
            if len(state.distinct(legal)) > 1:
                asked += 1
                if asked % EVERY[game.id] == 0:
                    found.append((game, state.clone(), action))
            state.apply(action)
    return found


def strayed(temperament: str) -> Iterator[tuple[Game, State, Action, Action]]:
    """Where somebody of this temperament does something else than the level: what, and instead of
    what; in a world that the player may believe in."""
    for k, (game, state, usual) in enumerate(positions()):
        world = state.determinize(state.pending[-1].player, Rng(k))
        action = tilted(temperament, game, world, usual, Rng(k + 1000))
        assert action in state.legal()
        if action != usual:
            yield game, world, action, usual


@pytest.mark.long
@pytest.mark.parametrize("temperament", LIKINGS)
def test_a_temperament_shows_and_costs_little(temperament: str) -> None:
    shown, costs = [], []
    for game, world, action, usual in strayed(temperament):
        player = world.pending[-1].player
        attempts = [Attempt(action), Attempt(usual)]
        found = try_all(game, world, attempts, FRESH, Rng(7))
        rivals = rivals_of(player, found)
        likes = LIKINGS[temperament]
        liked = gap(likes(found[0], player, rivals), likes(found[1], player, rivals))
        shown.append(liked.mean > 0)
        costs.append(gap(chances(found[1]), chances(found[0])).mean)
    assert len(shown) >= 4, "it shows in play"
    assert sum(shown) >= 0.7 * len(shown), "in worlds that it has not seen too"
    assert sum(costs) / len(costs) < 0.015, "what it gives up is little"


def chances(outcomes: list[Outcome]) -> list[float]:
    return [outcome.chance for outcome in outcomes]


def test_the_spiteful_one_looks_at_the_best_rival() -> None:
    outcome = Outcome(0.5, (3, 7, 5), (1, 2, 3), (0.5, 0.2, 0.3))
    assert harm([outcome], 0, [1, 2]) == [-0.3], "who is likeliest to win"
    assert harm([outcome], 0, [1]) == [-9], "between two, who has most points"


def test_the_careful_one_likes_it_when_little_is_won_or_lost() -> None:
    still, stirred = Outcome(0.5, (3, 7), (3, 6)), Outcome(0.5, (9, 2), (3, 6))
    assert quiet([still, stirred], 0, [1]) == [-1, -10], "whoever wins or loses it"


def test_partners_are_no_rivals() -> None:
    found = [[Outcome(0.5, (3, 7, 3, 7)), Outcome(0.5, (4, 7, 4, 7))]]
    assert rivals_of(0, found) == [1, 3]


def test_there_are_enough_characters_of_every_temperament() -> None:
    assert len(CHARACTERS) >= 6
    assert {character.temperament for character in CHARACTERS.values()} == set(LIKINGS)
    assert len({character.name for character in CHARACTERS.values()}) == len(CHARACTERS)


def test_nobody_in_particular_plays_as_the_level_does() -> None:
    for k, (game, state, _) in enumerate(positions()[::7]):
        plain = choose("greedy", game, state, Rng(k))
        assert play_as(None, "greedy", game, state, Rng(k)) == plain


def test_the_same_seed_gives_the_same_choice() -> None:
    for k, (game, state, _) in enumerate(positions()[::16]):
        chosen = {play_as("fosca", "greedy", game, state, Rng(k), limit=None) for _ in range(2)}
        assert len(chosen) == 1


@pytest.mark.parametrize("case", CASES[::9], ids=str)
def test_what_the_player_cannot_know_changes_no_character(case: Case) -> None:
    for step, (before, _, _) in enumerate(random_game(case, 8)):
        if step % 90 != 30:
            continue
        other = before.determinize(before.pending[-1].player, Rng(~step))
        for name in ("bruno", "chiara", "dario", "elena"):
            chosen = [
                play_as(name, "greedy", case.game, seen, Rng(step), limit=None)
                for seen in (before, other)
            ]
            assert chosen[0] == chosen[1], name


def test_a_whim_makes_nobody_play_much_better(monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody who always takes the worst stays bad: only what comes to nearly the same is taken
    instead."""

    def worst(game: Game, world: State, rng: Rng) -> Action:
        attempts = [Attempt(action) for action in world.distinct(world.legal())]
        found = try_all(game, world, attempts, 6, rng)
        means = [sum(chances(outcomes)) for outcomes in found]
        return attempts[means.index(min(means))].action

    monkeypatch.setitem(LEVELS, "worst", told_a_world(worst))
    for k, (game, state, best) in enumerate(positions()[::6]):
        player = state.pending[-1].player
        world = state.determinize(player, Rng(k))
        bad = choose("worst", game, state, Rng(k))
        attempts = [Attempt(best), Attempt(bad)]
        good, poor = try_all(game, world, attempts, FRESH, Rng(3))
        if gap(chances(good), chances(poor)).exceeds(0.1, 2):
            assert tilted("collector", game, world, bad, Rng(k)) != best

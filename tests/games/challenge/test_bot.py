"""The bot of The Challenge: fair, legal, and sensible in clear positions."""

import random

import pytest

from fairytable.bots.greedy import plan_on
from fairytable.engine import Action, Rng
from fairytable.games.challenge.bot.outlook import Holdings
from fairytable.games.challenge.bot.payment import cheapest_payment
from fairytable.games.challenge.rulebook import GAME
from fairytable.games.challenge.rules.actions import OBTAIN
from fairytable.games.challenge.rules.options import ChallengeOptions
from fairytable.games.challenge.rules.position import PRICE
from fairytable.games.challenge.rules.state import ChallengeState
from tests.games.challenge.positions import do, name, position


def greedy(state: ChallengeState) -> Action:
    """The plan, or the action after which the mover stands best."""
    assert state.decision is not None
    player = state.decision.player
    planned = GAME.plan(state, player)
    if planned is not None:
        return planned

    def worth(action: Action) -> float:
        twin = state.clone()
        twin._apply(action)
        return GAME.evaluate(twin, player)

    return max(state.distinct(state.legal()), key=worth)


def choice(state: ChallengeState) -> str:
    return name(state, greedy(state))


@pytest.mark.parametrize("players", [2, 4, 6])
def test_judgement_and_plan_are_the_same_in_worlds_that_look_alike(players: int) -> None:
    chance, rng = random.Random(players), Rng(players)
    state = GAME.new(ChallengeOptions(players=players), seed=4)
    while state.decision is not None:
        worlds = [state.determinize(state.player, rng) for _ in range(2)]
        values = {GAME.evaluate(world, state.player) for world in worlds}
        plans = {GAME.plan(world, state.player) for world in worlds}
        assert len(values) == 1
        assert len(plans) == 1
        assert plans <= {None, *state.legal()}
        planned = plans.pop()
        others = planned is None or chance.random() < 0.3
        state.apply(chance.choice(state.legal()) if others or planned is None else planned)


@pytest.mark.parametrize("players", [2, 4])
def test_judgement_of_a_rivals_turn_needs_no_secrets(players: int) -> None:
    chance, rng = random.Random(players), Rng(players)
    state = GAME.new(ChallengeOptions(players=players), seed=6)
    while state.decision is not None:
        values = {GAME.evaluate(state.determinize(0, rng), 0) for _ in range(2)}
        assert len(values) == 1
        state.apply(chance.choice(state.legal()))


@pytest.mark.parametrize("players", [2, 5])
def test_greedy_games_end(players: int) -> None:
    rng = Rng(players)
    state = GAME.new(ChallengeOptions(players=players), seed=2)
    while state.decision is not None:
        state.apply(greedy(state.determinize(state.player, rng)))
    assert state.ended


@pytest.mark.parametrize("players", [2, 4])
def test_greedy_beats_random_players(players: int) -> None:
    chance, rng = random.Random(1), Rng(1)
    won = 0
    for seed in range(8):
        state = GAME.new(ChallengeOptions(players=players), seed)
        seat = seed % players
        while state.decision is not None:
            if state.player == seat:
                state._apply(greedy(state.determinize(seat, rng)))
            else:
                state._apply(chance.choice(state.legal()))
        won += seat in state.winners()
    assert won >= 7


def test_more_of_a_type_is_better() -> None:
    fewer = position({"sack.0.0": "blue", "sack.1.0": "blue*2"})
    more = position({"sack.0.0": "blue*3", "sack.1.0": "blue*2"})
    assert GAME.evaluate(more, 0) > GAME.evaluate(fewer, 0)
    assert GAME.evaluate(more, 1) < GAME.evaluate(fewer, 1)


def test_a_kept_fairy_is_worth_its_points() -> None:
    without, kept = position({}), position({"stored.0": "steal"})
    assert GAME.evaluate(kept, 0) - GAME.evaluate(without, 0) == pytest.approx(2)


def test_a_victory_is_better_than_any_defeat() -> None:
    cards = {"sack.0.0": "blue", "sack.1.0": "red", "deck.stones": "green"}
    over = do(position(cards), "collect", "discard_hand green")
    assert GAME.evaluate(over, 0) > 10 > 0 > GAME.evaluate(over, 1)


def test_it_sends_a_pixie_to_a_big_pile() -> None:
    state = position({"forest.stones.blue": "blue*5", "sack.1.0": "blue*2"}, players=3)
    assert choice(state).startswith("send blue")


def test_it_leaves_the_stone_that_matters_least() -> None:
    cards = {"sack.0.0": "blue*3", "sack.1.0": "blue*3 ", "sack.1.1": "green*5"}
    state = position({**cards, "deck.stones": "black*10 blue green"})
    assert choice(do(state, "collect")).startswith("discard_hand green")


def test_it_stows_on_the_same_type() -> None:
    cards = {"hand.0": "black*3", "sack.0.1": "black", "sack.1.0": "black*4"}
    state = do(position({**cards, "deck.stones": "black*9"}), "collect", "discard_hand black")
    assert choice(state) == "stow black sack.0.1"


def test_it_pays_with_what_it_needs_least() -> None:
    cards = {"sack.0.0": "blue*2", "sack.0.1": "green*4", "sack.1.0": "blue", "sack.1.1": "green*5"}
    state = do(position({**cards, "sack.1.2": "green*5", "deck.stones": "green red"}), "obtain")
    for _ in range(4):
        assert choice(state) == "offer_sack green offering"
        do(state, "offer_sack green")


def test_it_tears_the_sack_that_holds_a_majority() -> None:
    cards = {
        "stored.0": "torn_sack",
        "sack.0.0": "blue*3",
        "sack.1.0": "blue*4",
        "sack.1.1": "green",
    }
    state = do(position({**cards, "deck.stones": "red*4"}), "play torn_sack")
    assert choice(state) == "puncture sack.1.0"


def test_it_steals_the_stone_that_turns_a_majority() -> None:
    cards = {"stored.0": "steal", "sack.0.0": "blue*2", "sack.1.0": "blue*3", "sack.1.1": "green"}
    state = do(position({**cards, "hand.1": "red"}), "play steal")
    assert choice(state) == "steal_top blue sack.0.0"


def test_it_protects_what_it_has_to_lose() -> None:
    cards = {
        "stored.0": "immunity",
        "sack.0.0": "green",
        "sack.0.1": "blue*4",
        "sack.1.0": "blue*3",
    }
    assert choice(do(position(cards), "play immunity")) == "protect immunity marks.0.1"


def test_it_ends_the_game_when_ahead_and_not_when_behind() -> None:
    cards = {"deck.stones": "green", "hand.0": "green", "hand.1": "green"}
    ahead = {**cards, "sack.0.0": "blue*5", "stored.0": "immunity*3"}
    assert choice(position(ahead)) == "collect deck.stones"
    behind = {**cards, "sack.1.0": "blue*5", "sack.0.0": "red*2", "stored.1": "immunity*3"}
    assert choice(position(behind)) != "collect deck.stones"


def test_it_merges_two_sacks_to_free_a_pixie() -> None:
    cards = {"sack.0.0": "green*2", "sack.0.1": "green", "sack.0.2": "red yellow"}
    state = position({**cards, "forest.stones.blue": "blue*5"}, players=4)
    do(state, "exchange")
    assert choice(state) == "shift green sack.0.0"
    do(state, "shift green sack.0.0")
    assert choice(state) == "done"


def stones_offered(state: ChallengeState) -> list[int]:
    return sorted(state.table.faces[card] for card in state.table.zones["offering"])


@pytest.mark.parametrize("players", [2, 4])
def test_what_is_offered_is_found_at_once_as_it_would_be_stone_by_stone(players: int) -> None:
    paid = 0
    for seed in range(6):
        state = ChallengeState(ChallengeOptions(players=players), seed)
        while state.pending:
            steps, slowly = plan_on(GAME, state), state.clone()
            payment = [step for step in steps if step == OBTAIN or step.verb.startswith("offer")]
            for step in payment:
                slowly.apply(greedy(slowly))
                state.apply(step)
            if payment:
                paid += 1
                assert state.offered() >= PRICE
                assert stones_offered(state) == stones_offered(slowly)
            for step in steps[len(payment) :]:
                state.apply(step)
    assert paid > 30


def test_a_small_sack_is_emptied_before_the_stones_that_pay() -> None:
    own = {"hand.0": "yellow*2", "sack.0.0": "green", "sack.0.1": "black*5", "sack.0.2": "purple*5"}
    rival = {"sack.1.0": "green*5", "sack.1.1": "black*5 yellow*2", "sack.1.2": "purple*5 yellow*4"}
    state = do(position({**own, **rival}), "obtain")
    steps = [name(state, step) for step in GAME.plan_turn(state, 0)]
    assert steps == ["offer_sack green offering", *["offer_hand yellow offering"] * 2]
    state = do(position({**own, **rival, "sack.0.0": "blue"}), "obtain")
    steps = [name(state, step) for step in GAME.plan_turn(state, 0)]
    assert steps == ["offer_hand yellow offering"] * 2


@pytest.mark.parametrize("players", [2, 4, 6])
def test_a_payment_that_may_cost_less_is_found_or_given_up_as_without_a_limit(players: int) -> None:
    paid = too_dear = 0
    for seed in range(6):
        state = ChallengeState(ChallengeOptions(players=players), seed)
        while state.pending:
            if state.pending[-1].name == "action" and OBTAIN in state.legal():
                holdings = Holdings(state, state.player)
                price, steps = cheapest_payment(state, holdings)
                assert steps
                for limit in (price - 0.5, price - 1e-9, price + 1e-9, price + 0.5):
                    affordable = price < limit
                    assert cheapest_payment(state, holdings, limit) == (
                        (price, steps) if affordable else (limit, [])
                    )
                    paid += affordable
                    too_dear += not affordable
            for step in plan_on(GAME, state):
                state.apply(step)
    assert min(paid, too_dear) > 100


@pytest.mark.parametrize("players", [2, 4])
def test_what_leaves_the_hand_is_found_at_once_as_it_would_be_stone_by_stone(players: int) -> None:
    followed = 0
    for seed in range(6):
        state = ChallengeState(ChallengeOptions(players=players), seed)
        while state.pending:
            steps = plan_on(GAME, state)
            for k, step in enumerate(steps):
                if k and step.verb in ("stow", "cede"):
                    followed += 1
                    assert greedy(state) == step
                state.apply(step)
    assert followed > 30


@pytest.mark.parametrize("players", [2, 4])
def test_who_asks_a_fairy_knows_who_shall_come_and_what_for(players: int) -> None:
    asked = as_foreseen = 0
    for seed in range(6):
        state = ChallengeState(ChallengeOptions(players=players), seed)
        while state.pending:
            steps = plan_on(GAME, state)
            for step in steps:
                if len(steps) > 1 and step.verb in ("take_open", "draw_fairies", "use", "store"):
                    asked += 1
                    as_foreseen += greedy(state) == step
                state.apply(step)
    assert asked > 40
    assert as_foreseen >= 0.8 * asked  # what is paid changes seldom what is best

"""The contract: options, the stack of pending decisions, distinct actions, winners, digests."""

from typing import Literal, NamedTuple

import pytest
from pydantic import Field, ValidationError

from fairytable.engine import (
    Action,
    Decision,
    Deck,
    Face,
    IllegalAction,
    Options,
    Rng,
    State,
    Table,
    hidden,
    owned,
    shown,
)

DECK = Deck([Face("rose", "red", 3), Face("lily", "red", 2)])


class Drops(NamedTuple):
    fallen: int


class GardenOptions(Options):
    players: int = Field(default=2, ge=2, le=3)
    weather: Literal["sun", "rain"] = "sun"
    pairs: Literal["no", "yes"] = "no"

    def model_post_init(self, context: object, /) -> None:
        if self.pairs == "yes" and self.players == 3:
            raise ValueError("three cannot play in pairs")


class Garden(State):
    """A toy: each player plants one card and waters it twice; water falls by itself in between."""

    __slots__ = ("drops",)

    deck = DECK
    steps = {"rain": lambda state, step: state._rain(step)}

    drops: list[int]

    def __init__(self, options: GardenOptions, seed: int = 0) -> None:
        self.options = options
        self.players = options.players
        self.rng = Rng(seed)
        rules = {"bed": shown(2), "bag": hidden(ordered=False), "hand.0": owned(0)}
        self.table = Table(DECK, rules, options.players)
        self.table.lay(range(5), "hand.0")
        self.drops = [0]
        self.pending = (Decision(0, "plant"),)

    def legal(self) -> list[Action]:
        if not self.pending:
            return []
        if self.pending[-1].name == "plant":
            return [Action("plant", card, "bed") for card in self.table.zones["hand.0"]]
        return [Action("water", choice=1), Action("water", choice=2)]

    def _apply(self, action: Action) -> None:
        self.pending = self.pending[:-1]
        if action.verb == "plant":
            self.table.move(action.the_card, "bed")
            self._push(1, "water")
            self._push(0, "rain", 5)
            self._push(0, "water")
        else:
            self.drops[0] += action.the_number
        self._go_on()

    def _rain(self, step: Decision) -> None:
        self.drops[0] += step.number

    def facts(self, player: int | None) -> Drops:
        return Drops(self.drops[0])

    def scores(self) -> list[tuple[int, ...]]:
        return [(3, min(p, 1)) for p in range(self.players)]


def test_variants_are_every_count_with_every_choice_that_fits() -> None:
    found = [(o.players, o.weather, o.pairs) for o in GardenOptions.variants()]
    assert found == [
        (2, "sun", "no"),
        (2, "sun", "yes"),
        (2, "rain", "no"),
        (2, "rain", "yes"),
        (3, "sun", "no"),
        (3, "rain", "no"),
    ]


def test_options_cannot_be_changed_and_unknown_ones_are_refused() -> None:
    with pytest.raises(ValidationError):
        GardenOptions.model_validate({"players": 2, "snow": True})
    with pytest.raises(ValidationError):
        GardenOptions(players=2).players = 3  # type: ignore[misc]


def test_the_first_player_sits_at_the_table() -> None:
    assert GardenOptions(players=3, first=2).first == 2
    for first in (3, -1):
        with pytest.raises(ValidationError):
            GardenOptions(players=3, first=first)


def test_pending_decisions_are_taken_from_the_top_with_the_steps_between() -> None:
    state = Garden(GardenOptions())
    state.apply(Action("plant", 2, "bed"))
    assert state.decision == Decision(0, "water")
    assert state.drops == [0]
    state.apply(Action("water", choice=1))
    assert state.decision == Decision(1, "water"), "the rain fell by itself"
    assert state.drops == [6]
    state.apply(Action("water", choice=2))
    assert state.pending == ()
    assert state.drops == [8]


def test_what_is_not_legal_is_refused_in_words() -> None:
    state = Garden(GardenOptions())
    with pytest.raises(IllegalAction, match="plant 7 bed is not possible while player 0 decides"):
        state.apply(Action("plant", 7, "bed"))
    for action in (Action("plant", 0, "bed"), *[Action("water", choice=1)] * 2):
        state.apply(action)
    with pytest.raises(IllegalAction, match="the game is over"):
        state.apply(Action("water", choice=1))


def test_equal_cards_of_a_hand_are_one_choice_for_a_bot() -> None:
    state = Garden(GardenOptions())
    assert state.distinct(state.legal()) == [Action("plant", 0, "bed"), Action("plant", 3, "bed")]


def test_nothing_is_merged_where_the_place_matters_or_the_face_is_hidden() -> None:
    state = Garden(GardenOptions())
    for zone in ("bed", "bag"):  # one is ordered, in the other the mover knows no face
        state.table.lay(range(5), zone)
        actions = [Action("take", card) for card in range(5)]
        assert state.distinct(actions) == actions


def test_actions_that_differ_in_more_than_the_card_stay_apart() -> None:
    state = Garden(GardenOptions())
    actions = [Action("plant", 0, "bed"), Action("plant", 1, "pot"), Action("sell", 2)]
    assert state.distinct(actions) == actions


def test_the_best_scores_win_together() -> None:
    assert Garden(GardenOptions(players=2)).winners() == [1]
    assert Garden(GardenOptions(players=3)).winners() == [1, 2]


def test_a_digest_tells_any_two_positions_apart() -> None:
    def digests() -> list[str]:
        state = Garden(GardenOptions())
        seen = [state.digest()]
        for action in (Action("plant", 0, "bed"), *[Action("water", choice=1)] * 2):
            state.apply(action)
            seen.append(state.digest())
        hidden_difference = Garden(GardenOptions(), seed=1)
        knowing = Garden(GardenOptions())
        knowing.table.peek(0, 1)
        return [*seen, hidden_difference.digest(), knowing.digest()]

    assert len(set(digests())) == 6
    assert digests() == digests()


def test_a_view_of_everything_shows_everything() -> None:
    state = Garden(GardenOptions())
    assert {card.face for card in state.view(None).zones["hand.0"]} == {0, 1}
    assert {card.face for card in state.view(1).zones["hand.0"]} == {None}
    assert state.view(1).facts == Drops(0)

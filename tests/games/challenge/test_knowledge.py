"""Who knows what in The Challenge (rules page, section 4)."""

import random
from collections import Counter
from itertools import pairwise

import pytest

from fairytable.engine import Action, Moved, Rng
from fairytable.games.challenge.rulebook import GAME
from fairytable.games.challenge.rules.options import ChallengeOptions
from fairytable.games.challenge.rules.state import ChallengeState
from tests.games.challenge.positions import do, name, options, position, sure_of

PAY = ("obtain", "offer_hand", "offer_hand")


@pytest.mark.parametrize(
    ("cards", "steps", "zone", "known"),
    [
        # Hidden draws are the drawer's alone.
        ({"deck.stones": "green red blue"}, ["collect"], "hand.0", ["blue red", "", ""]),
        (
            {"stored.0": "group_harvest", "deck.stones": "green red"},
            ["play group_harvest", "harvest_draw"],
            "hand.0",
            ["red", "", ""],
        ),
        # What lies open is known to all.
        (
            {"hand.0": "red*2", "deck.stones": "green red blue"},
            ["collect", "discard_hand blue"],
            "forest.stones.blue",
            ["blue"] * 3,
        ),
        (
            {"hand.0": "red*3", "deck.stones": "green*3"},
            ["collect", "discard_hand green", "stow red sack.0.0"],
            "sack.0.0",
            ["red"] * 3,
        ),
        (
            {"hand.0": "blue*2"},
            ["obtain", "offer_hand"],
            "offering",
            ["blue"] * 3,
        ),
        # Drawn fairies are the drawer's; an open one that is taken stays known, face down.
        (
            {"hand.0": "blue*2", "deck.fairies": "steal immunity"},
            [*PAY, "draw_fairies"],
            "drawn",
            ["immunity steal", "", ""],
        ),
        (
            {"hand.0": "blue*2", "deck.fairies": "steal immunity"},
            [*PAY, "draw_fairies", "pick immunity", "store"],
            "stored.0",
            ["immunity", "", ""],
        ),
        (
            {"hand.0": "blue*2", "deck.fairies": "steal immunity"},
            [*PAY, "draw_fairies", "pick immunity", "store"],
            "forest.fairies.steal",
            ["steal"] * 3,
        ),
        (
            {"hand.0": "blue*2", "forest.fairies.immunity": "immunity", "stored.0": "steal"},
            [*PAY, "take_open immunity", "store"],
            "stored.0",
            ["immunity steal", "immunity", "immunity"],
        ),
        # A fairy that is played is shown before it is placed.
        (
            {"stored.0": "immunity steal"},
            ["play immunity"],
            "stored.0",
            ["immunity steal", "immunity", "immunity"],
        ),
        # A net move from sack to hand is remembered, one from hand to hand is not.
        (
            {"hand.0": "red", "sack.0.0": "green"},
            ["exchange", "lift green", "done"],
            "hand.0",
            ["red green", "green", "green"],
        ),
        (
            {"hand.0": "red", "sack.0.0": "green red"},
            ["exchange", "lift red", "lift green", "lay red sack.0.0", "done"],
            "hand.0",
            ["red green", "green", "green"],
        ),
        (
            {"hand.0": "red green", "sack.0.0": "red"},
            ["exchange", "lift red", "lay red sack.0.1", "lay green sack.0.0", "done"],
            "hand.0",
            ["red", "", ""],
        ),
        # A stone lost from hand is known to thief and victim.
        (
            {"stored.0": "steal", "hand.1": "red", "hand.0": "green"},
            ["play steal", "steal_hand hand.1"],
            "hand.0",
            ["red green", "red", ""],
        ),
    ],
)
def test_who_knows_what(
    cards: dict[str, str], steps: list[str], zone: str, known: list[str]
) -> None:
    state = do(position(cards, players=3), *steps)
    assert [sure_of(state, player, zone) for player in range(3)] == known


LIFT_A_RED = ("exchange", "lift red", "done")
"""Player 0 takes a red stone from sack 0 into the hand; then players 1 and 2 collect."""
OTHERS = ("collect", "discard_hand") * 2


def lifted(hand: str, deck: str = "green*8") -> ChallengeState:
    """Player 0 is on turn and holds these stones and a red one that all saw."""
    state = position({"hand.0": hand, "sack.0.0": "red", "deck.stones": deck}, players=3)
    return do(state, *LIFT_A_RED, *OTHERS)


def test_a_memory_survives_a_collection() -> None:
    state = do(lifted("green", "purple*4 black*6"), "collect", "discard_hand black")
    assert sure_of(state, 1, "hand.0") == "red"


def test_a_memory_is_used_up_when_a_stone_of_that_type_leaves_openly() -> None:
    state = lifted("red", "green*8 red*2")
    assert sure_of(state, 1, "hand.0") == "red"
    do(state, "collect", "discard_hand red")
    assert sure_of(state, 1, "hand.0") == "", "it may have been the one that was seen"


@pytest.mark.parametrize("seed", range(8))
def test_which_of_two_equal_stones_leaves_does_not_tell_anything(seed: int) -> None:
    """Whichever card is named, the one that rivals knew goes."""
    state = lifted("red")
    state.rng.state = seed
    do(state, "collect")
    reds = [a for a in state.legal() if a.zone == "forest.stones.red"]
    views = []
    for action in reds:
        twin = state.clone()
        twin.apply(action)
        views.append(twin.view(1))
    assert len(reds) == 2
    assert views[0] == views[1]


def test_a_new_stone_in_hand_cannot_be_followed() -> None:
    """Seen from outside, the stone just drawn leaves no more often as this card than as that."""
    left: Counter[bool] = Counter()
    for seed in range(200):
        state = position({"hand.0": "red", "deck.stones": "red*4 black green"})
        state.rng.state = seed
        old = state.table.zones["hand.0"]
        do(state, "collect", "discard_hand green")
        left[state.table.zones["forest.stones.green"] == old] += 1
    assert 40 < left[True] < 95, "one in three is the card that lay there before"


def test_a_bystander_of_a_theft_lowers_every_memory_of_that_hand() -> None:
    cards = {"sack.0.0": "red", "sack.0.1": "green", "stored.1": "steal"}
    state = position(cards, players=3)
    do(state, "exchange", "lift red", "lift green", "done")
    do(state, "play steal", "steal_hand hand.0")
    assert sure_of(state, 2, "hand.0") == ""
    left = sure_of(state, 0, "hand.0")
    assert sure_of(state, 1, "hand.0") == left, "the thief saw which one came"
    assert sure_of(state, 0, "hand.1") == {"red": "green", "green": "red"}[left]
    assert sure_of(state, 2, "hand.1") == ""


def test_a_known_fairy_is_used_up_before_a_hidden_one() -> None:
    cards = {"hand.0": "blue*2", "forest.fairies.immunity": "immunity", "stored.0": "immunity"}
    state = do(position(cards), *PAY, "take_open immunity", "store")
    assert sure_of(state, 1, "stored.0") == "immunity"
    do(state, "collect", "discard_hand", "play immunity", "protect immunity marks.0.0")
    assert sure_of(state, 1, "stored.0") == ""
    assert sure_of(state, 0, "stored.0") == "immunity"


def test_using_a_hidden_fairy_at_once_uses_up_a_known_one() -> None:
    """And nobody can tell which of the two lies there still."""
    stayed = set()
    for seed in range(12):
        cards = {"hand.0": "blue*2", "stored.0": "immunity", "deck.fairies": "immunity"}
        state = position(cards)
        state.rng.state = seed
        table = state.table
        table.reveal(table.zones["stored.0"][0])
        do(state, *PAY, "draw_fairies", "pick immunity", "use", "protect immunity marks.0.0")
        assert sure_of(state, 1, "stored.0") == ""
        stayed.add(table.zones["stored.0"])
    assert len(stayed) == 2


def test_the_place_of_a_known_stone_tells_nothing_of_the_others() -> None:
    places = set()
    for seed in range(30):
        state = position({"hand.0": "red", "sack.0.0": "red", "sack.0.1": "green"})
        state.rng.state = seed
        do(state, "exchange", "lift red", "done")
        places.add(tuple(card.face is not None for card in state.view(1).zones["hand.0"]))
    assert places == {(True, False), (False, True)}


# An exchange shows nothing before it is done

DRAGS = ("exchange", "lay red sack.0.2", "lift green", "shift black sack.0.0")
ARRANGED = {"hand.0": "red", "sack.0.0": "green", "sack.0.1": "black"}


def test_rivals_see_nothing_of_an_exchange_before_it_is_done() -> None:
    state = do(position(ARRANGED), "exchange")
    zones = state.view(1).zones
    do(state, *DRAGS[1:])
    assert state.view(1).zones == zones
    assert state.view(0).zones != zones


def test_cancel_teaches_nothing() -> None:
    state = position(ARRANGED)
    before = [state.view(player).zones for player in range(2)]
    state.listen()
    do(state, *DRAGS, "cancel")
    assert [state.view(player).zones for player in range(2)] == before
    assert {event.seen_by(1) for event in state.heard()} == {None}


def test_an_exchange_that_is_done_moves_kinds_without_detours() -> None:
    state = position(ARRANGED)
    state.listen()
    do(state, *DRAGS, "done")
    moved = {(e.source, e.target) for e in state.heard() if isinstance(e, Moved)}
    assert moved == {("hand.0", "sack.0.2"), ("sack.0.0", "hand.0"), ("sack.0.1", "sack.0.0")}


def test_a_rival_imagines_an_exchange_as_not_yet_begun() -> None:
    state = do(position(ARRANGED), *DRAGS)
    guess = state.determinize(1, Rng(3))
    assert guess.view(1) == state.view(1)
    assert guess.decision == state.decision
    assert [guess.table.named(cards) for cards in guess.draft[1:]] == [
        ["stone.green"],
        ["stone.black"],
        [],
    ]


def test_whoever_guesses_at_a_hand_that_cannot_pay_finds_a_way_on() -> None:
    state = do(position({"hand.0": "blue*2"}), "obtain")
    poor = 0
    for seed in range(20):
        world = do(state.determinize(1, Rng(seed)), "offer_hand", "offer_hand")
        poor += world.offered() < 4
        assert world.legal()
    assert poor


def test_whoever_guesses_at_a_fairy_that_cannot_be_used_finds_a_way_on() -> None:
    state = position({"hand.0": "blue*2", "deck.fairies": "steal torn_sack immunity*2"})
    do(state, *PAY, "draw_fairies", "pick immunity")
    seen = {tuple(sorted(options(state.determinize(1, Rng(seed))))) for seed in range(20)}
    assert seen == {("store", "use"), ("store",)}


# Worlds that a player cannot tell apart


@pytest.mark.parametrize("players", [2, 4, 6])
def test_determinized_worlds_look_alike(players: int) -> None:
    chance, rng = random.Random(players), Rng(players)
    state = GAME.new(ChallengeOptions(players=players), seed=8)
    while state.decision is not None:
        for player in range(players):
            world = state.determinize(player, rng)
            assert world.view(player) == state.view(player)
            if player == state.decision.player:
                assert world.legal() == state.legal()
        state._apply(chance.choice(state.legal()))


# The page's own bookkeeping, beside the table's marks


class Book:
    """Lower bounds as section 4 keeps them: known[observer, owner, kind], and fairies all know."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.stones: Counter[tuple[int, int, str]] = Counter()
        self.fairies: Counter[tuple[int, str]] = Counter()
        self.hand_at_start: Counter[str] = Counter()

    def step(self, before: ChallengeState, action: Action, after: ChallengeState) -> None:
        p, kind = before.player, (name(before, action).split() + [""])[1]
        if action.verb in ("discard_hand", "cede", "stow", "offer_hand"):
            self._lower([(o, p, kind) for o in range(self.players)])
        elif action.verb == "steal_hand":
            self._theft(before, action, after)
        elif action.verb == "exchange":
            self.hand_at_start = hand(before, p)
        elif action.verb == "done":
            now = Counter(n.split(".")[1] for n in before.table.named(before.draft[0]))
            for k in {*now, *self.hand_at_start}:
                for o in range(self.players):
                    known = self.stones[o, p, k] + now[k] - self.hand_at_start[k]
                    self.stones[o, p, k] = max(0, known)
        elif action.verb == "take_open":
            self.fairies[p, kind] += 1
        elif action.verb == "play":
            self.fairies[p, kind] = max(0, self.fairies[p, kind] - 1)
        elif action.verb == "use":
            used = before.pending[-1].about
            assert isinstance(used, int)
            kind = before.table.named([used])[0].split(".")[1]
            self.fairies[p, kind] = max(0, self.fairies[p, kind] - 1)

    def _theft(self, before: ChallengeState, action: Action, after: ChallengeState) -> None:
        assert action.zone is not None
        p, v = before.player, int(action.zone.split(".")[1])
        (stolen,) = (hand(before, v) - hand(after, v)).elements()
        bystanders = [key for key in self.stones if key[1] == v and key[0] not in (p, v)]
        self._lower([(p, v, stolen), *bystanders])
        self.stones[v, p, stolen] += 1

    def _lower(self, keys: list[tuple[int, int, str]]) -> None:
        for key in keys:
            self.stones[key] = max(0, self.stones[key] - 1)

    def check(self, state: ChallengeState) -> None:
        table = state.table
        for owner in range(self.players):
            for observer in range(self.players):
                if observer == owner:
                    continue
                seen: Counter[str] = Counter()
                for card in table.zones[f"hand.{owner}"] + table.zones[f"stored.{owner}"]:
                    if table.known[card] >> observer & 1 and not table.up >> card & 1:
                        seen[table.named([card])[0].split(".")[1]] += 1
                mine = {k: n for (o, p, k), n in self.stones.items() if (o, p) == (observer, owner)}
                kept = {k: n for (p, k), n in self.fairies.items() if p == owner}
                assert seen == +Counter(mine | kept)


def check_that_equal_cards_look_alike(state: ChallengeState) -> None:
    """Of equal cards in a hand or a row, each is known to all who know a less known one."""
    assert state.decision is not None
    if state.decision.name in ("steal", "use_now"):
        return  # not mixed yet
    table = state.table
    for p in range(state.players):
        for zone in (f"hand.{p}", f"stored.{p}"):
            masks = sorted((table.faces[card], table.known[card]) for card in table.zones[zone])
            for (face, less), (next_face, more) in pairwise(masks):
                assert face != next_face or less & more == less


def hand(state: ChallengeState, player: int) -> Counter[str]:
    cards = state.table.zones[f"hand.{player}"]
    return Counter(name.split(".")[1] for name in state.table.named(cards))


EAGER = {"play", "obtain", "use", "exchange", "lift", "done", "steal_hand", "store", "take_open"}


@pytest.mark.parametrize("players", [2, 3, 4, 6])
@pytest.mark.parametrize("seed", range(3))
def test_marks_on_cards_are_the_memories_of_the_page(players: int, seed: int) -> None:
    chance = random.Random(seed)
    state = GAME.new(ChallengeOptions(players=players), seed)
    book = Book(players)
    while state.decision is not None:
        actions = state.legal()
        eager = [action for action in actions if action.verb in EAGER]
        action = chance.choice(eager if eager and chance.random() < 0.6 else actions)
        before = state.clone()
        state._apply(action)
        book.step(before, action, state)
        if state.pending:
            book.check(state)
            check_that_equal_cards_look_alike(state)


def test_options_depend_only_on_what_the_mover_knows() -> None:
    state = do(position({"stored.0": "steal", "hand.1": "red green", "sack.1.0": "blue"}), "play")
    assert options(state.determinize(0, Rng(1))) == options(state)

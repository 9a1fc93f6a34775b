"""What must hold in every position of The Challenge (rules page, section 11)."""

from collections import Counter
from itertools import groupby

from fairytable.engine import Action
from fairytable.games.challenge.cards import (
    BIGGER_SACK,
    BLUE,
    DECK,
    EXTRA_PIXIE,
    FAIRY_POINTS,
    IMMUNITY,
    RED,
    STONES,
    VICTORY_POINTS,
    YELLOW,
)
from fairytable.games.challenge.rules.state import ChallengeState

PERMANENT = {EXTRA_PIXIE, BIGGER_SACK, IMMUNITY}


def check(state: ChallengeState) -> None:
    _cards_are_conserved(state)
    _sacks_are_legal(state)
    _drafts_arrange_ones_own_stones(state)
    _hands_keep_their_limits(state)
    _pixies_and_marks(state)
    _passing_zones_are_empty(state)
    _options(state)
    _knowledge(state)
    _counters(state)
    _end(state)


def check_step(before: ChallengeState, action: Action, after: ChallengeState) -> None:
    old, new = before.table, after.table
    assert set(new.zones["deck.stones"]) <= set(old.zones["deck.stones"])
    for removed in ("removed.stones", "removed.fairies"):
        gone = old.zones[removed]
        assert new.zones[removed][: len(gone)] == gone
    mover = before.player
    hurt = _victim(before, action)
    for p in range(before.players):
        if p == mover:
            continue
        for zone in (f"hand.{p}", *before.sacks(p)):
            changed = _faces(before, zone) != _faces(after, zone)
            assert not changed or p == hurt
            if zone.startswith("sack.") and _marks(before, zone)[IMMUNITY]:
                assert not changed
        assert old.zones[f"stored.{p}"] == new.zones[f"stored.{p}"]
    if hurt is not None:
        lost = len(before.stones(hurt)) - len(after.stones(hurt))
        assert 1 <= lost <= (3 if action.verb == "puncture" else 1)
    if after.turn > before.turn or after.ended:
        assert bool(after.ended) == (not new.zones["deck.stones"])
        assert after.exchanges == (before.exchanges + 1 if action.verb == "done" else 0)
    else:
        assert after.player == mover
        assert after.exchanges == before.exchanges
    if action.verb in ("exchange", "lift", "lay", "shift", "cancel"):
        assert (old.zones, old.known) == (new.zones, new.known), "nothing moves before it is done"


def _cards_are_conserved(state: ChallengeState) -> None:
    table = state.table
    lying = [card for cards in table.zones.values() for card in cards]
    assert sorted(lying) == list(range(len(DECK.cards)))
    assert all(table.where[card] == zone for zone, cards in table.zones.items() for card in cards)
    assert Counter(table.faces) == Counter(DECK.cards)
    for zone, cards in table.zones.items():
        backs = {DECK.backs[table.faces[card]] for card in cards}
        place = zone.split(".")
        if place[0] in ("hand", "sack", "offering") or place[-1] == "stones":
            assert backs <= {"stone"}
        if place[0] in ("stored", "marks", "drawn") or place[-1] == "fairies":
            assert backs <= {"fairy"}
        if place[0] == "forest":
            assert all(DECK.faces[table.faces[c]].name.split(".")[1] == place[2] for c in cards)


def _sacks_are_legal(state: ChallengeState) -> None:
    for p in range(state.players):
        for i, zone in enumerate(state.sacks(p)):
            sack = [state.table.faces[card] for card in state.sack(p, i)]
            bigger = bool(_marks(state, zone)[BIGGER_SACK])
            assert len(sack) <= (10 if bigger else 5)
            assert len(list(groupby(sack))) <= 2
            assert BLUE not in sack or set(sack) == {BLUE}
            assert bigger or sack.count(RED) + sack.count(YELLOW) <= 2


def _drafts_arrange_ones_own_stones(state: ChallengeState) -> None:
    assert bool(state.draft) == bool(state.decision and state.decision.name == "exchange")
    if state.draft:
        arranged = [card for cards in state.draft for card in cards]
        assert sorted(arranged) == sorted(state.stones(state.player))
        assert len(state.draft) == 1 + state.pixies[state.player]


def _hands_keep_their_limits(state: ChallengeState) -> None:
    decision = state.decision
    for p in range(state.players):
        size = len(state.table.zones[f"hand.{p}"])
        if decision is None or p != decision.player:
            assert size <= 3
        elif decision.name == "overflow":
            assert 4 <= size <= 7
        elif decision.name == "harvest":
            assert isinstance(decision.about, tuple)
            assert size <= 3 + len(decision.about)
        elif decision.name == "steal":
            assert size <= 3 + (decision.about is not None)
        else:
            assert size <= (5 if decision.name == "discard" else 3)


def _pixies_and_marks(state: ChallengeState) -> None:
    zones = state.table.zones
    start = 3 if state.players <= 4 else 2
    for p in range(state.players):
        assert sum(zone.startswith(f"sack.{p}.") for zone in zones) == state.pixies[p]
        marks = [_marks(state, zone) for zone in state.sacks(p)]
        assert [m[EXTRA_PIXIE] for m in marks] == [int(i >= start) for i in range(len(marks))]
        assert all(set(m) <= PERMANENT and max(m.values(), default=0) <= 1 for m in marks)
    assert not PERMANENT & {state.table.faces[card] for card in zones["removed.fairies"]}


def _passing_zones_are_empty(state: ChallengeState) -> None:
    name = state.decision.name if state.decision else ""
    assert name == "offer" or not state.table.zones["offering"]
    assert bool(state.table.zones["drawn"]) == (name == "pick_fairy")
    lying_up = [card for card in range(len(DECK.cards)) if state.table.up >> card & 1]
    if name in ("enlarge", "protect"):
        assert state.decision is not None
        assert lying_up == [state.decision.about]
    else:
        assert not lying_up or state.ended


def _options(state: ChallengeState) -> None:
    actions = state.legal()
    assert len(set(actions)) == len(actions)
    assert bool(actions) == (state.decision is not None)
    if state.decision and state.decision.name == "action":
        assert any(action.verb == "collect" for action in actions)


def _knowledge(state: ChallengeState) -> None:
    """Open zones are known to all, decks to nobody, the rest to its owner at least."""
    table = state.table
    for zone, cards in table.zones.items():
        sees = table.rules[zone].sees
        for card in cards:
            known = table.known[card]
            if zone.startswith("deck."):
                assert known == 0
            elif zone == "drawn":
                assert known == 1 << state.player
            else:
                assert known & sees == sees


def _counters(state: ChallengeState) -> None:
    assert 0 <= state.exchanges <= state.players
    assert state.turn >= 1
    if state.decision:
        assert state.decision.player == state.player
        if state.decision.name == "exchange":
            assert isinstance(state.decision.about, int)
            assert state.decision.about >= 0


def _end(state: ChallengeState) -> None:
    assert (state.decision is None) == bool(state.ended)
    if state.ended or (state.decision and state.decision.name == "action"):
        assert bool(state.ended) == (not state.table.zones["deck.stones"])
    stored = [len(state.table.zones[f"stored.{p}"]) for p in range(state.players)]
    counts = [state.counts(p) for p in range(state.players)]
    points = [score[0] for score in state.scores()]
    for p in range(state.players):
        assert 0 <= points[p] <= sum(VICTORY_POINTS) + 2 * stored[p]
        pairs = zip(counts[p], FAIRY_POINTS, strict=True)
        assert state.scores()[p][1] == sum(count * value for count, value in pairs)
    won = sum(VICTORY_POINTS[t] for t in range(len(STONES)) if any(own[t] for own in counts))
    assert sum(points) >= won + 2 * sum(stored)


def _faces(state: ChallengeState, zone: str) -> list[tuple[int, int]]:
    return [(card, state.table.faces[card]) for card in state.table.zones[zone]]


def _marks(state: ChallengeState, sack: str) -> Counter[int]:
    marks = state.table.zones[sack.replace("sack.", "marks.")]
    return Counter(state.table.faces[card] for card in marks)


def _victim(before: ChallengeState, action: Action) -> int | None:
    if action.verb == "steal_top":
        assert action.card is not None
        return int(before.table.where[action.card].split(".")[1])
    if action.verb in ("steal_hand", "puncture"):
        assert action.zone is not None
        return int(action.zone.split(".")[1])
    return None

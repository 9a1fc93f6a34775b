"""How a bot plays The Challenge: it compares whole turns before it begins one.

Only what the player may know is used; chance is met by expectation. Steps that need no foresight
(which sack to tear) are left to `evaluate`.
"""

from collections.abc import Callable, Mapping, Sequence
from math import fsum, inf
from operator import mul

from fairytable.engine import Action
from fairytable.games.challenge.bot.outlook import TYPES, Holdings
from fairytable.games.challenge.bot.steps import Changes
from fairytable.games.challenge.cards import (
    BIGGER_SACK,
    EXTRA_PIXIE,
    FAIRY_POINTS,
    GROUP_HARVEST,
    IMMUNITY,
    STEAL,
)
from fairytable.games.challenge.rules.actions import (
    CANCEL,
    COLLECT,
    DONE,
    DRAW_FAIRIES,
    HARVEST_DRAW,
    HARVEST_STOP,
    OBTAIN,
    STORE,
    USE,
    with_cards,
)
from fairytable.games.challenge.rules.position import (
    FAIRY_VALUE,
    HAND_LIMIT,
    HARVEST_PICKS,
    PRICE,
    TORN_STONES,
)
from fairytable.games.challenge.rules.state import ChallengeState
from fairytable.games.challenge.rules.zones import (
    FAIRY_PILES,
    HANDS,
    MARKS,
    SACKS,
    STONE_PILES,
    owner,
)

TROUBLE = 0.05
"""Less than this is not worth a turn or a fairy."""
TWO_DRAWN = 0.3
"""What the choice between two hidden fairies adds to their value."""
DANGER = 0.35
"""The worth of immunity, in parts of what a torn sack would lose."""
ROOMY = 0.8
"""The worth of a bigger sack, at the start."""
LAST_TURN = 3.0
"""For ending the game when ahead; against ending it when behind."""

_NO_STEPS: Sequence[Action] = ()


def plan_turn(state: ChallengeState, player: int) -> Sequence[Action]:
    """What to do next; who asks a fairy goes on to all that is offered to her, and to who comes.
    Empty leaves it to `evaluate`."""
    decision = state.decision
    if decision is None or decision.player != player:
        return ()
    actions = state.legal()
    if len(actions) == 1:
        return actions
    holdings = Holdings(state, player)
    if decision.name == "action":
        return _best_turn(state, holdings, actions)
    if decision.name == "offer" and state.offered() < PRICE:
        return _cheapest_payment(state, holdings)[1]
    choose = _CHOICES.get(decision.name)
    action = choose(state, holdings, actions) if choose else None
    return () if action is None else (action,)


def _best_turn(
    state: ChallengeState, holdings: Holdings, actions: list[Action]
) -> Sequence[Action]:
    changes = Changes(state, holdings)
    best, most, payment = COLLECT, _collecting(state, holdings), _NO_STEPS
    faces = state.table.faces
    alike: dict[str, tuple[int, ...]] = {}
    known: set[tuple[int, tuple[int, ...]]] = set()
    for action in state.distinct(actions):
        verb = action.verb
        if verb == "send":
            zone = action.the_zone
            sent = (
                faces[action.the_card],
                alike.get(zone) or alike.setdefault(zone, _sack_like(state, zone)),
            )
            if sent in known:
                continue
            known.add(sent)
            worth = changes.send(action)
        elif verb == "play":
            worth = _use(state, holdings, faces[action.the_card]) - FAIRY_VALUE
        elif verb == "obtain":
            cost, steps = _cheapest_payment(state, holdings)
            fairy, take = _best_fairy(state, holdings)
            payment = (*steps, take, *_use_of(state, holdings, take))
            worth = fairy - cost
        elif verb == "exchange":
            worth = max([merger[0] for merger in changes.mergers()], default=-inf)
        else:
            continue
        if worth - TROUBLE > most:
            best, most = action, worth - TROUBLE
    return (best, *payment) if best is OBTAIN else (best,)


def _sack_like(state: ChallengeState, zone: str) -> tuple[int, ...]:
    """What tells a pixie from the others: a sack with stones in it, or the marks on an empty
    one."""
    zones, faces = state.table.zones, state.table.faces
    pixie = SACKS[state.player].index(zone)
    marks = zones[MARKS[state.player][pixie]]
    return (pixie if zones[zone] else -1, *[faces[card] for card in marks])


def _collecting(state: ChallengeState, holdings: Holdings) -> float:
    """The better of two random stones, or both for the player's worst one; less if all is full."""
    player, zones = holdings.player, state.table.zones
    gains, losses = holdings.gains(1), holdings.gains(-1)
    worst = min(
        [-loss for loss, row in zip(losses, holdings.owned, strict=True) if row[player]],
        default=inf,
    )
    worth = rarer = 0.0
    both: list[tuple[float, float]] = []
    # Each stone with those that are worth less; both are kept where even that is more than what
    # goes for it.
    for gain, odds in sorted(zip(gains, holdings.odds, strict=True)):
        worth += odds * (odds + 2 * rarer) * gain
        rarer += odds
        if gain > worst:
            worth += odds * odds * (gain - worst)
            worth += 2 * odds * sum([others * (other - worst) for other, others in both])
            both.append((gain, odds))
    full = len(zones[HANDS[player]]) >= HAND_LIMIT
    if full and not any(state.room(player, i) for i in range(state.pixies[player])):
        worth = max(0.0, worth - worst)
    if len(zones["deck.stones"]) <= 2:
        worth += LAST_TURN if holdings.is_ahead() else -LAST_TURN
    return worth


# Asking a fairy


def _take(state: ChallengeState, holdings: Holdings, actions: list[Action]) -> Action:
    return _best_fairy(state, holdings)[1]


def _cheapest_payment(state: ChallengeState, holdings: Holdings) -> tuple[float, Sequence[Action]]:
    """What the stones that are still to be offered cost, and which they are."""
    table, player = state.table, holdings.player
    faces, need = table.faces, PRICE - state.offered()
    from_hand, from_sack = (
        with_cards("offer_hand", "offering"),
        with_cards("offer_sack", "offering"),
    )
    by_type: dict[int, list[int]] = {}
    for card in table.zones[HANDS[player]]:
        by_type.setdefault(faces[card], []).append(card)
    sacks = [table.zones[zone] for zone in state.sacks(player)]
    sources = [[from_hand[card] for card in _in_turn(state, cards)] for cards in by_type.values()]
    hands = len(sources)
    sources += [[from_sack[card] for card in sack[::-1]] for sack in sacks if sack]
    stones = [[faces[action.the_card] for action in source] for source in sources]
    ends = len(sources)
    empty = sacks.count(())
    worths = holdings.empty_sacks[empty : len(sacks) + 1]
    freedom = [worths[0] - worth for worth in worths]
    best: tuple[float, Sequence[Action]] = (inf, sources[0][:1])
    # Each way to pay: the next source, what is paid, the stones lost, the steps, sacks emptied.
    ways: list[tuple[int, int, tuple[int, ...], tuple[Action, ...], int]] = [(0, 0, (), (), 0)]
    while ways:
        index, paid, lost, steps, emptied = ways.pop()
        source, length = sources[index], len(stones[index])
        following = index + 1
        if following < ends:
            ways.append((following, paid, lost, steps, emptied))
        for k, stone in enumerate(stones[index], 1):
            lost, paid = (*lost, stone), paid + FAIRY_POINTS[stone]
            gone = emptied + (index >= hands and k == length)
            if paid >= need:
                cost = freedom[gone] - sum(
                    [holdings.gain(t, -lost.count(t)) for t in dict.fromkeys(lost)]
                )
                if cost < best[0]:
                    best = cost, (*steps, *source[:k])
                break
            if following < ends:
                ways.append((following, paid, lost, (*steps, *source[:k]), gone))
    return best


def _in_turn(state: ChallengeState, cards: list[int]) -> list[int]:
    """Equal stones of a hand as they are named one after the other: with each of them the best
    known leaves (rules page, section 4)."""
    if len(cards) == 1:
        return cards
    known, left, named = state.table.known, cards[:], []
    while left:
        named.append(left[0])
        left.remove(max(left, key=known.__getitem__))
    return named


def _best_fairy(state: ChallengeState, holdings: Holdings) -> tuple[float, Action]:
    zones, faces = state.table.zones, state.table.faces
    take = with_cards("take_open", f"stored.{holdings.player}")
    tops = [zones[pile][-1] for pile in FAIRY_PILES if zones[pile]]
    offers = [(_worth(state, holdings, faces[top]), take[top]) for top in tops]
    if zones["deck.fairies"]:
        offers.append((FAIRY_VALUE + TWO_DRAWN * holdings.season, DRAW_FAIRIES))
    return max(offers, key=lambda offer: offer[0])


def _use_of(state: ChallengeState, holdings: Holdings, take: Action) -> Sequence[Action]:
    """What is done with the fairy that is taken, if she lies open."""
    if take.card is None:
        return ()
    worth = _worth(state, holdings, state.table.faces[take.card])
    return (USE if worth > FAIRY_VALUE + TROUBLE else STORE,)


def _pick_fairy(state: ChallengeState, holdings: Holdings, actions: list[Action]) -> Action:
    faces = state.table.faces
    return max(actions, key=lambda action: _worth(state, holdings, faces[action.the_card]))


def _use_now(state: ChallengeState, holdings: Holdings, actions: list[Action]) -> Action:
    used = _use(state, holdings, state.table.faces[state.pending[-1].number])
    return USE if used > FAIRY_VALUE + TROUBLE else STORE


# Fairies


def _worth(state: ChallengeState, holdings: Holdings, fairy: int) -> float:
    """What a fairy is worth that is used now or kept."""
    worth = holdings.worths.get(fairy)
    if worth is None:
        worth = FAIRY_VALUE
        if state.playable(fairy):
            worth = max(worth, _use(state, holdings, fairy))
        holdings.worths[fairy] = worth
    return worth


def _use(state: ChallengeState, holdings: Holdings, fairy: int) -> float:
    """What it brings to use a fairy now, kept or still open."""
    worth = holdings.uses.get(fairy)
    if worth is None:
        worth = holdings.uses[fairy] = _brings(state, holdings, fairy)
    return worth


def _brings(state: ChallengeState, holdings: Holdings, fairy: int) -> float:
    player, zones = holdings.player, state.table.zones
    if fairy == EXTRA_PIXIE:
        empty = [zones[zone] for zone in state.sacks(player)].count(())
        return holdings.empty_sacks[empty + 1] - holdings.empty_sacks[empty]
    if fairy == BIGGER_SACK:
        return ROOMY * holdings.season
    if fairy == IMMUNITY:
        bare = [i for i in range(state.pixies[player]) if not state.marked(player, i, IMMUNITY)]
        return DANGER * holdings.season * max([_at_risk(state, holdings, i) for i in bare])
    if fairy == GROUP_HARVEST:
        return _harvest(state, holdings)
    rivals = [v for v in range(state.players) if v != player]
    if fairy == STEAL:
        return max([_theft(state, holdings, v) for v in rivals])
    return max([_loss(state, holdings, zone, v) for v in rivals for zone in state.bare_sacks(v)])


def _at_risk(state: ChallengeState, holdings: Holdings, pixie: int) -> float:
    """What the player would lose by the top three stones of a sack."""
    sack = state.table.zones[SACKS[holdings.player][pixie]][-TORN_STONES:]
    if not sack:
        return 0.0
    lost = [state.table.faces[card] for card in sack]
    return -sum([holdings.gain(t, -lost.count(t)) for t in dict.fromkeys(lost)])


def _loss(state: ChallengeState, holdings: Holdings, zone: str, victim: int) -> float:
    """What the player gains when a rival's sack is torn."""
    sack = state.table.zones[zone][-TORN_STONES:]
    lost = [state.table.faces[card] for card in sack]
    return sum([holdings.theft(t, 0, victim, lost.count(t)) for t in dict.fromkeys(lost)])


def _harvest(state: ChallengeState, holdings: Holdings) -> float:
    """The best four of what lies open and of random stones."""
    zones, fitting = state.table.zones, 0
    for i in range(state.pixies[holdings.player]):
        fitting |= state.room(holdings.player, i)
    picks = [_random_stone(holdings)] * min(HARVEST_PICKS, len(zones["deck.stones"]))
    for t in TYPES:
        if fitting >> t & 1:
            before = 0.0
            for n in range(1, 1 + min(HARVEST_PICKS, len(zones[STONE_PILES[t]]))):
                gain = holdings.gain(t, n)
                picks.append(gain - before)
                before = gain
    return sum(sorted(picks)[-HARVEST_PICKS:])


def _random_stone(holdings: Holdings) -> float:
    return fsum(map(mul, holdings.odds, holdings.gains(1)))


def _theft(state: ChallengeState, holdings: Holdings, victim: int) -> float:
    """The best two of what can be taken from a rival."""
    faces, zones = state.table.faces, state.table.zones
    hand = len(zones[HANDS[victim]])
    picks = [_blind_theft(holdings, victim)] * hand if hand else []
    for zone in state.bare_sacks(victim):
        picks += [holdings.theft(faces[card], 1, victim, 1) for card in zones[zone][-1:]]
    return sum(sorted(picks)[-2:])


def _blind_theft(holdings: Holdings, victim: int) -> float:
    return fsum(map(mul, holdings.odds, [holdings.theft(t, 1, victim, 1) for t in TYPES]))


def _next_harvest(state: ChallengeState, holdings: Holdings, actions: list[Action]) -> Action:
    changes = Changes(state, holdings)

    def worth(action: Action) -> float:
        if action == HARVEST_STOP:
            return 0.0
        if action == HARVEST_DRAW:
            return _random_stone(holdings)
        return changes.gain(action)

    return max(actions, key=worth)


def _next_theft(state: ChallengeState, holdings: Holdings, actions: list[Action]) -> Action:
    changes = Changes(state, holdings)

    def worth(action: Action) -> float:
        if action.verb == "steal_hand":
            return _blind_theft(holdings, owner(action.the_zone))
        return changes.gain(action)

    return max(actions, key=worth)


def _leave(state: ChallengeState, holdings: Holdings, actions: list[Action]) -> Action | None:
    """Which stone to part with, or where to stow one; the last stones decide by the result."""
    if not state.table.zones["deck.stones"]:
        return None
    changes = Changes(state, holdings)

    def worth(action: Action) -> float:
        return changes.stow(action) if action.verb == "stow" else changes.leave(action)

    return max(actions, key=worth)


def _protect(state: ChallengeState, holdings: Holdings, actions: list[Action]) -> Action:
    pixie = MARKS[holdings.player].index
    return max(actions, key=lambda a: _at_risk(state, holdings, pixie(a.the_zone)))


def _enlarge(state: ChallengeState, holdings: Holdings, actions: list[Action]) -> Action:
    """The fullest sack that still can take stones of any kind."""
    sacks, pixie = SACKS[holdings.player], MARKS[holdings.player].index

    def length(action: Action) -> int:
        sack = [state.table.faces[c] for c in state.table.zones[sacks[pixie(action.the_zone)]]]
        return len(sack) if len(set(sack)) == 1 else -len(sack)

    return max(actions, key=length)


# Exchanges: only to empty one sack into another


def _next_drag(state: ChallengeState, holdings: Holdings, actions: list[Action]) -> Action:
    player = holdings.player
    mergers = Changes(state, holdings).mergers()
    if mergers:
        worth, source, target = max(mergers, key=lambda merger: merger[0])
        step = with_cards("shift", SACKS[player][target])[state.sack(player, source)[-1]]
        if worth > TROUBLE and step in actions:
            return step
    return DONE if DONE in actions else CANCEL


_CHOICES: Mapping[str, Callable[[ChallengeState, Holdings, list[Action]], Action | None]] = {
    "offer": _take,
    "pick_fairy": _pick_fairy,
    "use_now": _use_now,
    "harvest": _next_harvest,
    "steal": _next_theft,
    "discard": _leave,
    "overflow": _leave,
    "protect": _protect,
    "enlarge": _enlarge,
    "exchange": _next_drag,
}

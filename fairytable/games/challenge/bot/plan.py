"""How a bot plays The Challenge: it compares whole turns before it begins one.

Only what the player may know is used; chance is met by expectation. Steps that need no foresight
(which sack to tear) are left to `evaluate`.
"""

from collections import Counter
from collections.abc import Callable, Mapping
from math import inf

from fairytable.engine import Action
from fairytable.games.challenge.bot.outlook import TYPES, Holdings, empty_sacks, season
from fairytable.games.challenge.bot.steps import Steps
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
    EXCHANGE,
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


def plan(state: ChallengeState, player: int) -> Action | None:
    """What to do next; None leaves it to `evaluate`."""
    decision = state.decision
    if decision is None or decision.player != player:
        return None
    actions = state.legal()
    if len(actions) == 1:
        return actions[0]
    choose = _CHOICES.get(decision.name)
    return choose(state, Holdings(state, player)) if choose else None


def _best_turn(state: ChallengeState, holdings: Holdings) -> Action:
    steps = Steps(state, holdings)
    best, most = COLLECT, _collecting(state, holdings)
    known: set[tuple[int, str, tuple[int, ...]]] = set()
    for action in state.distinct(state.legal()):
        if action.verb == "send":
            sent = _sent(state, action)
            if sent in known:
                continue
            known.add(sent)
            worth = steps.send(action)
        elif action.verb == "play":
            worth = _use(state, holdings, state.table.faces[action.the_card]) - FAIRY_VALUE
        elif action == OBTAIN:
            worth = _best_fairy(state, holdings)[0] - _cheapest_payment(state, holdings)[0]
        elif action == EXCHANGE:
            worth = max([merger[0] for merger in steps.mergers()], default=-inf)
        else:
            continue
        if worth - TROUBLE > most:
            best, most = action, worth - TROUBLE
    return best


def _sent(state: ChallengeState, action: Action) -> tuple[int, str, tuple[int, ...]]:
    """The stone and the pixie; one with an empty sack is as good as another with its marks."""
    zones, faces, zone = state.table.zones, state.table.faces, action.the_zone
    marks = zones[MARKS[state.player][SACKS[state.player].index(zone)]]
    filled = zone if zones[zone] else ""
    return faces[action.the_card], filled, tuple([faces[card] for card in marks])


def _collecting(state: ChallengeState, holdings: Holdings) -> float:
    """The better of two random stones, or both for the player's worst one; less if all is full."""
    player, zones = holdings.player, state.table.zones
    gains = [holdings.gain(t, 1) for t in TYPES]
    worst = min((-holdings.gain(t, -1) for t in TYPES if holdings.owned[t][player]), default=inf)
    worth = 0.0
    for a, odds in enumerate(holdings.odds):
        for b, others in enumerate(holdings.odds):
            best = max(gains[a], gains[b], gains[a] + gains[b] - worst)
            worth += odds * others * best
    full = len(zones[HANDS[player]]) >= HAND_LIMIT
    if full and not any(state.room(player, i) for i in range(state.pixies[player])):
        worth = max(0.0, worth - worst)
    if len(zones["deck.stones"]) <= 2:
        worth += LAST_TURN if holdings.is_ahead() else -LAST_TURN
    return worth


# Asking a fairy


def _next_offer(state: ChallengeState, holdings: Holdings) -> Action:
    choose = _best_fairy if state.offered() >= PRICE else _cheapest_payment
    return choose(state, holdings)[1]


def _cheapest_payment(state: ChallengeState, holdings: Holdings) -> tuple[float, Action]:
    """What the stones that are still to be offered cost, and the first of them."""
    table, player = state.table, holdings.player
    faces, need = table.faces, PRICE - state.offered()
    from_hand, from_sack = (with_cards(f"offer_{s}", "offering") for s in ("hand", "sack"))
    by_type: dict[int, list[Action]] = {}
    for card in table.zones[HANDS[player]]:
        by_type.setdefault(faces[card], []).append(from_hand[card])
    sacks = [table.zones[zone] for zone in state.sacks(player)]
    sources = [*by_type.values(), *([from_sack[c] for c in sack[::-1]] for sack in sacks if sack)]
    empty = sacks.count(())
    best: tuple[float, Action] = (inf, sources[0][0])
    # Each way to pay: the next source, what is paid, the stones lost, the first one, sacks emptied.
    ways: list[tuple[int, int, tuple[int, ...], Action | None, int]] = [(0, 0, (), None, empty)]
    while ways:
        index, paid, lost, first, emptied = ways.pop()
        if paid >= need:
            cost = -sum(holdings.gain(t, -n) for t, n in Counter(lost).items())
            cost += empty_sacks(state, empty) - empty_sacks(state, emptied)
            if first is not None and cost < best[0]:
                best = cost, first
            continue
        if index == len(sources):
            continue
        source = sources[index]
        ways.append((index + 1, paid, lost, first, emptied))
        taken = lost
        for k, action in enumerate(source):
            stone = faces[action.the_card]
            taken, paid = (*taken, stone), paid + FAIRY_POINTS[stone]
            clears = action.verb == "offer_sack" and k + 1 == len(source)
            ways.append((index + 1, paid, taken, first or source[0], emptied + clears))
            if paid >= need:
                break
    return best


def _best_fairy(state: ChallengeState, holdings: Holdings) -> tuple[float, Action]:
    zones, faces = state.table.zones, state.table.faces
    take = with_cards("take_open", f"stored.{holdings.player}")
    tops = [zones[pile][-1] for pile in FAIRY_PILES if zones[pile]]
    offers = [(_worth(state, holdings, faces[top]), take[top]) for top in tops]
    if zones["deck.fairies"]:
        offers.append((FAIRY_VALUE + TWO_DRAWN * season(state), DRAW_FAIRIES))
    return max(offers, key=lambda offer: offer[0])


def _pick_fairy(state: ChallengeState, holdings: Holdings) -> Action:
    faces = state.table.faces
    return max(state.legal(), key=lambda action: _worth(state, holdings, faces[action.the_card]))


def _use_now(state: ChallengeState, holdings: Holdings) -> Action:
    used = _use(state, holdings, state.table.faces[state.pending[-1].number])
    return USE if used > FAIRY_VALUE + TROUBLE else STORE


# Fairies


def _worth(state: ChallengeState, holdings: Holdings, fairy: int) -> float:
    """What a fairy is worth that is used now or kept."""
    if not state.playable(fairy):
        return FAIRY_VALUE
    return max(FAIRY_VALUE, _use(state, holdings, fairy))


def _use(state: ChallengeState, holdings: Holdings, fairy: int) -> float:
    """What it brings to use a fairy now."""
    player, zones = holdings.player, state.table.zones
    if fairy == EXTRA_PIXIE:
        empty = [zones[zone] for zone in state.sacks(player)].count(())
        return empty_sacks(state, empty + 1) - empty_sacks(state, empty)
    if fairy == BIGGER_SACK:
        return ROOMY * season(state)
    if fairy == IMMUNITY:
        bare = [i for i in range(state.pixies[player]) if not state.marked(player, i, IMMUNITY)]
        return DANGER * season(state) * max(_at_risk(state, holdings, i) for i in bare)
    if fairy == GROUP_HARVEST:
        return _harvest(state, holdings)
    rivals = [v for v in range(state.players) if v != player]
    if fairy == STEAL:
        return max(_theft(state, holdings, v) for v in rivals)
    return max([_loss(state, holdings, zone, v) for v in rivals for zone in state.bare_sacks(v)])


def _at_risk(state: ChallengeState, holdings: Holdings, pixie: int) -> float:
    """What the player would lose by the top three stones of a sack."""
    sack = state.table.zones[SACKS[holdings.player][pixie]][-TORN_STONES:]
    lost = Counter(state.table.faces[card] for card in sack)
    return -sum(holdings.gain(t, -n) for t, n in lost.items())


def _loss(state: ChallengeState, holdings: Holdings, zone: str, victim: int) -> float:
    """What the player gains when a rival's sack is torn."""
    sack = state.table.zones[zone][-TORN_STONES:]
    lost = Counter(state.table.faces[card] for card in sack)
    return sum(holdings.gain(t, 0, victim, n) for t, n in lost.items())


def _harvest(state: ChallengeState, holdings: Holdings) -> float:
    """The best four of what lies open and of random stones."""
    zones = state.table.zones
    fitting = [state.room(holdings.player, i) for i in range(state.pixies[holdings.player])]
    picks = [_random_stone(holdings)] * min(HARVEST_PICKS, len(zones["deck.stones"]))
    for t in TYPES:
        if any(fits >> t & 1 for fits in fitting):
            stones = range(min(HARVEST_PICKS, len(zones[STONE_PILES[t]])))
            picks += [holdings.gain(t, n + 1) - holdings.gain(t, n) for n in stones]
    return sum(sorted(picks)[-HARVEST_PICKS:])


def _random_stone(holdings: Holdings) -> float:
    return sum(odds * holdings.gain(t, 1) for t, odds in enumerate(holdings.odds))


def _theft(state: ChallengeState, holdings: Holdings, victim: int) -> float:
    """The best two of what can be taken from a rival."""
    faces, zones = state.table.faces, state.table.zones
    picks = [_blind_theft(holdings, victim)] * len(zones[HANDS[victim]])
    for zone in state.bare_sacks(victim):
        picks += [holdings.gain(faces[card], 1, victim, 1) for card in zones[zone][-1:]]
    return sum(sorted(picks)[-2:])


def _blind_theft(holdings: Holdings, victim: int) -> float:
    return sum(odds * holdings.gain(t, 1, victim, 1) for t, odds in enumerate(holdings.odds))


def _next_harvest(state: ChallengeState, holdings: Holdings) -> Action:
    steps = Steps(state, holdings)

    def worth(action: Action) -> float:
        if action == HARVEST_STOP:
            return 0.0
        if action == HARVEST_DRAW:
            return _random_stone(holdings)
        return steps.gain(action)

    return max(state.legal(), key=worth)


def _next_theft(state: ChallengeState, holdings: Holdings) -> Action:
    steps = Steps(state, holdings)

    def worth(action: Action) -> float:
        if action.verb == "steal_hand":
            return _blind_theft(holdings, owner(action.the_zone))
        return steps.gain(action)

    return max(state.legal(), key=worth)


def _leave(state: ChallengeState, holdings: Holdings) -> Action | None:
    """Which stone to part with, or where to stow one; the last stones decide by the result."""
    if not state.table.zones["deck.stones"]:
        return None
    steps = Steps(state, holdings)

    def worth(action: Action) -> float:
        return steps.stow(action) if action.verb == "stow" else steps.leave(action)

    return max(state.legal(), key=worth)


def _protect(state: ChallengeState, holdings: Holdings) -> Action:
    pixie = MARKS[holdings.player].index
    return max(state.legal(), key=lambda a: _at_risk(state, holdings, pixie(a.the_zone)))


def _enlarge(state: ChallengeState, holdings: Holdings) -> Action:
    """The fullest sack that still can take stones of any kind."""
    sacks, pixie = SACKS[holdings.player], MARKS[holdings.player].index

    def length(action: Action) -> int:
        sack = [state.table.faces[c] for c in state.table.zones[sacks[pixie(action.the_zone)]]]
        return len(sack) if len(set(sack)) == 1 else -len(sack)

    return max(state.legal(), key=length)


# Exchanges: only to empty one sack into another


def _next_drag(state: ChallengeState, holdings: Holdings) -> Action:
    player, legal = holdings.player, state.legal()
    mergers = Steps(state, holdings).mergers()
    if mergers:
        worth, source, target = max(mergers, key=lambda merger: merger[0])
        step = with_cards("shift", SACKS[player][target])[state.sack(player, source)[-1]]
        if worth > TROUBLE and step in legal:
            return step
    return DONE if DONE in legal else CANCEL


_CHOICES: Mapping[str, Callable[[ChallengeState, Holdings], Action | None]] = {
    "action": _best_turn,
    "offer": _next_offer,
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

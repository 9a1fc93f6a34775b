"""How a bot plays The Challenge: it compares whole turns before it begins one.

Only what the player may know is used; chance is met by expectation. Steps that need no foresight
(which sack to tear) are left to `evaluate`.
"""

from collections.abc import Callable, Mapping, Sequence
from math import inf

from fairytable.engine import Action
from fairytable.games.challenge.bot.outlook import TYPES, Holdings
from fairytable.games.challenge.bot.payment import cheapest_payment
from fairytable.games.challenge.bot.steps import Changes
from fairytable.games.challenge.cards import (
    BIGGER_SACK,
    EXTRA_PIXIE,
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
        return cheapest_payment(state, holdings)[1]
    if decision.name in ("discard", "overflow"):
        return _leave(state, holdings, actions)
    choose = _CHOICES.get(decision.name)
    return (choose(state, holdings, actions),) if choose else ()


def _best_turn(
    state: ChallengeState, holdings: Holdings, actions: list[Action]
) -> Sequence[Action]:
    changes = Changes(state, holdings)
    best, most = COLLECT, _collecting(state, holdings)
    faces = state.table.faces
    for action in actions:
        verb = action.verb
        if verb == "send":
            worth = changes.send(action)
        elif verb == "play":
            worth = _use(state, holdings, faces[action.the_card]) - FAIRY_VALUE
        elif verb == "exchange":
            worth = changes.best_merger(most + TROUBLE)
        else:
            continue
        if worth - TROUBLE > most:
            best, most = action, worth - TROUBLE
    asking = _asking(state, holdings, most + TROUBLE) if OBTAIN in actions else ()
    return asking or (best,)


def _collecting(state: ChallengeState, holdings: Holdings) -> float:
    """The better of two random stones, or both for the player's worst one; less if all is full."""
    player, zones = holdings.player, state.table.zones
    gains, losses = holdings.gains(1), holdings.gains(-1)
    worst = min(
        [-loss for loss, row in zip(losses, holdings.owned, strict=True) if row[player]],
        default=inf,
    )
    worth = rarer = beyond = 0.0
    # Each stone with those that are worth less; both are kept where even that is more than what
    # goes for it.
    for gain, odds in sorted(zip(gains, holdings.odds, strict=True)):
        worth += odds * (odds + 2 * rarer) * gain
        rarer += odds
        if gain > worst:
            worth += odds * (odds * (gain - worst) + 2 * beyond)
            beyond += odds * (gain - worst)
    full = len(zones[HANDS[player]]) >= HAND_LIMIT
    if full and not any(state.room(player, i) for i in range(state.pixies[player])):
        worth = max(0.0, worth - worst)
    if len(zones["deck.stones"]) <= 2:
        worth += LAST_TURN if holdings.is_ahead() else -LAST_TURN
    return worth


# Asking a fairy


def _asking(state: ChallengeState, holdings: Holdings, least: float) -> Sequence[Action]:
    """All steps of asking a fairy, if that brings more than this."""
    worth, take = _best_fairy(state, holdings)
    steps = cheapest_payment(state, holdings, worth - least)[1]
    return (OBTAIN, *steps, take, *_use_of(state, holdings, take)) if steps else ()


def _take(state: ChallengeState, holdings: Holdings, actions: list[Action]) -> Action:
    return _best_fairy(state, holdings)[1]


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
    return max(FAIRY_VALUE, _use(state, holdings, fairy))


def _use(state: ChallengeState, holdings: Holdings, fairy: int) -> float:
    """What it brings to use a fairy now, kept or still open: more than to keep her only if there is
    something to use her on."""
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
        risks = [_at_risk(state, holdings, i) for i in bare]
        return DANGER * holdings.season * max(risks, default=0.0)
    if fairy == GROUP_HARVEST:
        return _harvest(state, holdings)
    rivals = [v for v in range(state.players) if v != player]
    if fairy == STEAL:
        return max([_theft(state, holdings, v) for v in rivals])
    torn = [_loss(state, holdings, zone, v) for v in rivals for zone in state.bare_sacks(v)]
    return max(torn, default=0.0)


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
    return holdings.blindly(holdings.gains(1))


def _theft(state: ChallengeState, holdings: Holdings, victim: int) -> float:
    """The best two of what can be taken from a rival."""
    faces, zones = state.table.faces, state.table.zones
    thefts, hand = holdings.thefts(victim), len(zones[HANDS[victim]])
    picks = [holdings.blindly(thefts)] * hand if hand else []
    picks += [thefts[faces[zones[zone][-1]]] for zone in state.bare_sacks(victim)]
    return sum(sorted(picks)[-2:])


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
            return holdings.blindly(holdings.thefts(owner(action.the_zone)))
        return changes.gain(action)

    return max(actions, key=worth)


def _leave(state: ChallengeState, holdings: Holdings, actions: list[Action]) -> Sequence[Action]:
    """Which stones to part with, and where to stow what is too much for the hand; the last stones
    decide by the result."""
    if not state.table.zones["deck.stones"]:
        return ()
    changes = Changes(state, holdings)
    if state.pending[-1].name == "overflow":
        return changes.settle()
    return changes.leave(changes.best_to_leave(actions))


def _puncture(state: ChallengeState, holdings: Holdings, actions: list[Action]) -> Action:
    def worth(action: Action) -> float:
        return _loss(state, holdings, action.the_zone, owner(action.the_zone))

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


_CHOICES: Mapping[str, Callable[[ChallengeState, Holdings, list[Action]], Action]] = {
    "offer": _take,
    "pick_fairy": _pick_fairy,
    "use_now": _use_now,
    "harvest": _next_harvest,
    "steal": _next_theft,
    "puncture": _puncture,
    "protect": _protect,
    "enlarge": _enlarge,
    "exchange": _next_drag,
}

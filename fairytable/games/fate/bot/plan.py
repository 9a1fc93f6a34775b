"""How a bot plays Fairy's Fate (rules page, section 12): only by what its player may know."""

from collections.abc import Callable, Iterator

from fairytable.engine import Action
from fairytable.games.fate.bot.outlook import FAIRY, LOST_CARD, LOST_TURN, Eyes, Pile
from fairytable.games.fate.cards import (
    ACTIVE,
    ADVERSITY,
    BACK,
    DARKNESS,
    KIND,
    OBJECT,
    OBJECTS,
    PETRIFY,
    POVERTY,
    SPELL,
    TAKES,
)
from fairytable.games.fate.rules.position import FULL, READY
from fairytable.games.fate.rules.state import FateState
from fairytable.games.fate.rules.zones import HAND, PLACE

SETS_OUT = 3.0
"""A place worth this much is worth a journey."""
OPENING = {2: 4.0, 3: 1.5, 4: 1.5, 5: 1.5}
"""What it costs to make the last place ready, by the number of players: the next one chooses and
collects first."""
USEFUL = 0.5
"""What the worth of a drawn card counts beside the variety of backs in the hand."""
PEEKS = 2
"""Unknown cards worth a look."""
WARDS = 2.0
"""Harm worth a ward."""
AT_ONCE = ("wisdom", "wealth", "truth")
"""Fairies that are never better later."""


def plan(state: FateState, player: int) -> Action | None:
    """A good action for the player who decides."""
    actions = state.legal()
    decision = state.decision
    if decision is None or decision.player != player:
        return None
    if len(actions) == 1:
        return actions[0]
    return _PLANS[decision.name](Eyes(state, player), actions)


def _place(action: Action) -> int:
    return PLACE.index(action.the_zone)


def _with(actions: list[Action], verb: str) -> list[Action]:
    return [action for action in actions if action.verb == verb]


def _spell(eyes: Eyes, action: Action) -> str:
    return ACTIVE[SPELL[eyes.state.table.faces[action.the_card]]]


# Turns and journeys


def _turn(eyes: Eyes, actions: list[Action]) -> Action:
    use = _use_at_once(eyes, actions)
    if use is not None:
        return use
    piles = eyes.piles()
    travels, plays = _with(actions, "travel"), _with(actions, "play")
    if travels:
        best = max(travels, key=lambda action: eyes.inviting(piles[_place(action)]))
        wanted = SETS_OUT if plays else 0.0
        if eyes.inviting(piles[_place(best)]) >= wanted or not (plays or _with(actions, "pass")):
            return best
    return _best_play(eyes, plays) if plays else _with(actions, "pass")[0]


def _journey_play(eyes: Eyes, actions: list[Action]) -> Action:
    use = _use_at_once(eyes, actions)
    if use is not None:
        return use
    plays = _with(actions, "play")
    return _best_play(eyes, plays) if plays else _with(actions, "pass")[0]


def _best_play(eyes: Eyes, plays: list[Action]) -> Action:
    """Raise the places one may still get, or spoil one that a rival has chosen."""
    state, piles = eyes.state, eyes.piles()
    ready = sum([len(pile) >= READY for pile in piles])
    at_stake = state.starter is None and ready == state.players - 1
    cost = OPENING[state.players]

    def worth(action: Action) -> float:
        i = _place(action)
        pile = piles[i]
        after = [*piles[:i], (*pile, action.the_card), *piles[i + 1 :]]
        opens = at_stake and len(pile) == READY - 1
        return eyes.promise(after) - cost * opens

    return max(state.distinct(plays), key=worth)


def _use_at_once(eyes: Eyes, actions: list[Action]) -> Action | None:
    for action in _with(actions, "use"):
        spell = _spell(eyes, action)
        if spell in AT_ONCE:
            return action
        if spell == "sight" and sum(not eyes.knows(card) for card in _face_down(eyes)) >= PEEKS:
            return action
    return None


def _draw(eyes: Eyes, actions: list[Action]) -> Action:
    """A useful card, but of a back that one has little of: that keeps all places open."""
    faces, zones = eyes.state.table.faces, eyes.state.table.zones
    held = [BACK[faces[card]] for card in zones[HAND[eyes.player]]]

    def worth(action: Action) -> float:
        back = BACK[faces[zones[action.the_zone][-1]]]
        gain, _ = eyes.guess(eyes.me, back, eyes.me.mask)
        return USEFUL * gain - held.count(back)

    return max(_with(actions, "draw"), key=worth)


def _choose(eyes: Eyes, actions: list[Action]) -> Action:
    use = _use_at_once(eyes, actions)
    if use is not None:
        return use
    goes, piles = _with(actions, "go"), eyes.piles()
    if not goes:
        return _with(actions, "stay")[0]
    return max(goes, key=lambda action: eyes.inviting(piles[_place(action)]))


def _finish(eyes: Eyes, actions: list[Action]) -> Action:
    """Once the destination is chosen, bring good things there, or pests away."""
    use = _use_at_once(eyes, actions)
    if use is not None:
        return use
    state = eyes.state
    if state.dest[eyes.player] is not None:
        now = eyes.promise(eyes.piles())
        for action in _with(actions, "use"):
            spell = _spell(eyes, action)
            changes = {"mutation": _swaps, "transport": _moves}.get(spell)
            if changes is None:
                continue
            best = max([eyes.promise(piles) for piles, *_ in changes(eyes)])
            if best - now > (0.0 if state.final else FAIRY[spell]):
                return action
    return _with(actions, "done")[0]


# Fairies at work


def _face_down(eyes: Eyes) -> list[int]:
    return [card for pile in eyes.piles() for card in pile[::2]]


def _peek(eyes: Eyes, actions: list[Action]) -> Action:
    """An unknown card, on the fullest place."""
    table = eyes.state.table

    def worth(action: Action) -> tuple[bool, int]:
        card = action.the_card
        return not eyes.knows(card), len(table.zones[table.where[card]])

    return max(actions, key=worth)


def _ask(eyes: Eyes, actions: list[Action]) -> Action:
    def worth(action: Action) -> float:
        return eyes.rival(int(action.the_zone.rpartition(".")[2])).standing()

    return max(actions, key=worth)


def _answer(eyes: Eyes, actions: list[Action]) -> Action:
    """The object of which fewest are still to be found: the least useful to keep from us."""
    faces = range(len(OBJECT))

    def left(action: Action) -> int:
        thing = OBJECTS.index(action.the_word)
        return sum([eyes.unseen(face) for face in faces if OBJECT[face] == thing])

    return min(actions, key=left)


def _swaps(eyes: Eyes) -> Iterator[tuple[list[Pile], int, int]]:
    """Every swap of two cards: the places after it, and the cards."""
    piles = eyes.piles()
    cards = [(i, k) for i, pile in enumerate(piles) for k in range(len(pile))]
    for n, (i, k) in enumerate(cards):
        for j, m in cards[n + 1 :]:
            after = [list(pile) for pile in piles]
            after[i][k], after[j][m] = piles[j][m], piles[i][k]
            yield [tuple(pile) for pile in after], piles[i][k], piles[j][m]


def _moves(eyes: Eyes) -> Iterator[tuple[list[Pile], int, int]]:
    """Every move of a card: the places after it, the card and its new place."""
    piles = eyes.piles()
    for i, pile in enumerate(piles):
        for k, card in enumerate(pile):
            for j, target in enumerate(piles):
                if j != i and len(target) < FULL:
                    after = piles[:]
                    after[i] = pile[:k] + pile[k + 1 :]
                    after[j] = (*target, card)
                    yield after, card, j


def _swap(eyes: Eyes, actions: list[Action]) -> Action:
    """The best swap; if its first card is chosen already, one with that card."""
    first = eyes.state.pending[-1].about
    swaps = [swap for swap in _swaps(eyes) if first is None or first in swap[1:]]
    _, a, b = max(swaps, key=lambda swap: eyes.promise(swap[0]))
    wanted = b if a == first else a
    return next(action for action in actions if action.card == wanted)


def _move_card(eyes: Eyes, actions: list[Action]) -> Action:
    _, card, _ = max(_moves(eyes), key=lambda move: eyes.promise(move[0]))
    return next(action for action in actions if action.card == card)


def _move_to(eyes: Eyes, actions: list[Action]) -> Action:
    card = eyes.state.pending[-1].about
    moves = [move for move in _moves(eyes) if move[1] == card]
    _, _, place = max(moves, key=lambda move: eyes.promise(move[0]))
    return next(action for action in actions if action.zone == PLACE[place])


# Collections


def _collect(eyes: Eyes, actions: list[Action]) -> Action:
    return _use_at_once(eyes, actions) or _with(actions, "next")[0]


def _ward(eyes: Eyes, actions: list[Action]) -> Action:
    worth_it = 0.0 if eyes.state.final else WARDS
    cancel, accept = actions
    return cancel if _harm(eyes) > worth_it else accept


def _harm(eyes: Eyes) -> float:
    """What the card that can be warded off would cost."""
    state, me = eyes.state, eyes.me
    card = state.pending[-1].number
    face = state.table.faces[card]
    kind = KIND[face]
    if kind == DARKNESS:
        return eyes.value(me, [c for c in state.table.zones["collect"] if c != card])
    if kind == POVERTY:
        return LOST_CARD
    if kind == PETRIFY:
        return 0.0 if state.final else LOST_TURN
    if kind == ADVERSITY:
        return -me.least_loss(me.mask, me.counts)
    return -me.loss(me.mask, me.counts, TAKES[face])


def _poverty(eyes: Eyes, actions: list[Action]) -> Action:
    return min(actions, key=lambda action: eyes.value(eyes.me, [action.the_card]))


def _lose(eyes: Eyes, actions: list[Action]) -> Action:
    """A duplicate or an object outside the recipes first."""
    me, faces = eyes.me, eyes.state.table.faces
    return max(
        actions, key=lambda action: me.loss(me.mask, me.counts, OBJECT[faces[action.the_card]])
    )


_PLANS: dict[str, Callable[[Eyes, list[Action]], Action]] = {
    "turn": _turn,
    "journey_play": _journey_play,
    "draw": _draw,
    "wealth_draw": _draw,
    "choose": _choose,
    "finish": _finish,
    "collect": _collect,
    "peek": _peek,
    "ask": _ask,
    "answer": _answer,
    "swap_first": _swap,
    "swap_second": _swap,
    "move_card": _move_card,
    "move_to": _move_to,
    "ward": _ward,
    "poverty": _poverty,
    "adversity": _lose,
    "bite": _lose,
}

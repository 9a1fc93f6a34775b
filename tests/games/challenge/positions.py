"""Positions of The Challenge in a line or two, and readable names for what may be done in them."""

from collections.abc import Mapping

from fairytable.engine import Action
from fairytable.games.challenge.cards import DECK, FAIRY_CARDS, KINDS, STONE_CARDS
from fairytable.games.challenge.rulebook import GAME
from fairytable.games.challenge.rules.actions import waiting
from fairytable.games.challenge.rules.options import ChallengeOptions
from fairytable.games.challenge.rules.state import ChallengeState


def position(cards: Mapping[str, str], players: int = 2) -> ChallengeState:
    """Player 0 chooses an action; each zone holds the kinds named, bottom to top: "red*2 green".

    A deck that is not named holds all that is left; what is left of a named one is out of the game.
    """
    state = GAME.new(ChallengeOptions(players=players, first=0), seed=1)
    table = state.table
    for zone in table.zones:
        table.zones[zone] = ()
    table.where = [""] * len(DECK.cards)
    table.faces[:] = DECK.cards
    left = {"stones": list(STONE_CARDS), "fairies": list(FAIRY_CARDS)}
    pixies = list(state.pixies)
    for zone in cards:
        if zone.startswith(("sack.", "marks.")):
            owner, number = (int(part) for part in zone.split(".")[1:])
            pixies[owner] = max(pixies[owner], number + 1)
    state.pixies = tuple(pixies)
    for player in range(players):
        for pixie in range(pixies[player]):
            table.zones.setdefault(f"sack.{player}.{pixie}", ())
            table.zones.setdefault(f"marks.{player}.{pixie}", ())
    for zone, text in cards.items():
        for kind in kinds(text):
            pool = left["stones" if KINDS.index(kind) < 6 else "fairies"]
            card = next(c for c in pool if KINDS[DECK.cards[c]] == kind)
            pool.remove(card)
            table.lay([card], zone)
    for back, pool in left.items():
        table.lay(pool, f"removed.{back}" if f"deck.{back}" in cards else f"deck.{back}")
    state.pending = waiting("action")[0]
    return state


def kinds(text: str) -> list[str]:
    """ "red*2 green" -> red, red, green."""
    words = [word.partition("*") for word in text.split()]
    return [kind for kind, _, times in words for _ in range(int(times or 1))]


def lies(state: ChallengeState, zone: str) -> str:
    """What lies in a zone, bottom to top; unordered zones in the order of the rules page."""
    table = state.table
    faces = [table.faces[card] for card in table.zones[zone]]
    return " ".join(KINDS[f] for f in (faces if table.rules[zone].ordered else sorted(faces)))


def name(state: ChallengeState, action: Action) -> str:
    """ "stow red sack.0.1": the verb, the kind of the card, the zone."""
    kind = None if action.card is None else KINDS[state.table.faces[action.card]]
    return " ".join(part for part in (action.verb, kind, action.zone) if part)


def options(state: ChallengeState) -> set[str]:
    """All that is legal, by name."""
    return {name(state, action) for action in state.legal()}


def verbs(state: ChallengeState) -> set[str]:
    return {action.verb for action in state.legal()}


def do(state: ChallengeState, *steps: str) -> ChallengeState:
    """Carry out actions by (the beginning of) their names; a step that is not legal is an error."""
    for step in steps:
        named = {name(state, action): action for action in state.legal()}
        chosen = [key for key in named if key == step or key.startswith(f"{step} ")]
        assert chosen, f"{step!r} is none of {sorted(named)}"
        state.apply(named[chosen[0]])
    return state


def asks(state: ChallengeState) -> tuple[int, str]:
    """Who decides what."""
    assert state.decision is not None
    return state.decision.player, state.decision.name


def sure_of(state: ChallengeState, observer: int, zone: str) -> str:
    """The kinds in a zone that an observer knows."""
    cards = state.view(observer).zones[zone]
    return " ".join(KINDS[f] for f in sorted(c.face for c in cards if c.face is not None))


def placed(verb: str, state: ChallengeState) -> set[str]:
    """The options with this verb, without it."""
    return {o.removeprefix(f"{verb} ") for o in options(state) if o.split()[0] == verb}

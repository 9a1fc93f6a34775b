"""What may be chosen in Moons (rules page, section 6)."""

from fairytable.engine import Action
from fairytable.games.moons.cards import ELEMENT, SUN
from fairytable.games.moons.rules.actions import END, NEXT, START, WITH_FAIRY, WITH_SUN
from fairytable.games.moons.rules.position import Position
from fairytable.games.moons.rules.zones import HANDS


def legal(state: Position) -> list[Action]:
    """Every legal action, each once."""
    if not state.pending:
        return []
    player, name, _ = state.pending[-1]
    if name == "next_game":
        return [NEXT]
    faces = state.table.faces
    hand = state.table.zones[HANDS[player]]
    if state.empty_place is not None:
        place = state.empty_place
        return [START[card][place] for card in hand if faces[card] != SUN]
    places = state.places()
    actions: list[Action] = []
    for card in hand:
        face = faces[card]
        actions += WITH_SUN[card] if face == SUN else WITH_FAIRY[card][places[ELEMENT[face]]]
    if state.played:
        actions.append(END)
    return actions

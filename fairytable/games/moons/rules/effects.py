"""What each choice does in Moons (rules page, sections 6 and 7)."""

from fairytable.engine import Action
from fairytable.games.moons.cards import ELEMENT, FACTOR, SUN, VALUE
from fairytable.games.moons.facts import ClosedCircle
from fairytable.games.moons.rules.actions import PLAY, START_CIRCLE
from fairytable.games.moons.rules.position import RING_SIZE, Position
from fairytable.games.moons.rules.telling import tell_closing, tell_moon, tell_placing
from fairytable.games.moons.rules.turn import end_turn, finish, next_game
from fairytable.games.moons.rules.zones import CIRCLES, HANDS


def apply(state: Position, action: Action) -> None:
    """Carry out a legal action."""
    verb, card, zone, _ = action
    if verb == "end":
        end_turn(state)
        return
    if card is None or zone is None:
        next_game(state)
        return
    table, player = state.table, state.player
    table.move(card, zone)
    state.played += 1
    if table.events is not None:
        tell_placing(state, verb, card, zone)
    if verb == "start":
        state.empty_place = None
        state.pending = PLAY[player]
    elif verb == "sun" or len(table.zones[zone]) == RING_SIZE:
        _close(state, zone)
        return
    if not table.zones[HANDS[player]]:
        end_turn(state)


def _close(state: Position, zone: str) -> None:
    table, player = state.table, state.player
    faces = [table.faces[card] for card in table.zones[zone]]
    element = ELEMENT[faces[0]]
    moon = table.faces[table.zones["moon.up"][-1]]
    values = tuple([VALUE[face] for face in faces if face != SUN])
    points = sum(values) * FACTOR[moon] // 2
    state.score[element] += points
    closing = ClosedCircle(player, element, values, len(values) < len(faces), moon, points)
    state.closings = (*state.closings, closing)
    table.move_all(zone, "removed")
    if table.events is not None:
        tell_closing(state, closing, zone)
    if not table.draw("deck.moon", "moon.up"):
        finish(state)  # 8.1: at once, in the middle of the turn
        return
    if table.events is not None:
        tell_moon(state)
    state.empty_place = CIRCLES.index(zone)
    if state.holds_a_fairy(player):
        state.pending = START_CIRCLE[player]
    else:
        end_turn(state)

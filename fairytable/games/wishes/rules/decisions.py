"""What may be chosen in each decision of All You Wish For (rules page, sections 5 to 7)."""

from collections.abc import Callable

from fairytable.engine import Action
from fairytable.games.wishes.cards import REALM
from fairytable.games.wishes.rules.actions import (
    BENEATH,
    CARD,
    CELL,
    CREATE,
    DONE,
    END,
    FLIP,
    KEEP,
    LOAD,
    ON_TOP,
    PICK,
    PLACE,
    PUSH,
    RID,
    STEP,
    STOP,
    TAKE,
    TOP,
    TURN_WANDS,
)
from fairytable.games.wishes.rules.hexmap import NEIGHBOURS, free_cells
from fairytable.games.wishes.rules.position import PILE_SIZE, PIXIE_STEPS, Position
from fairytable.games.wishes.rules.zones import GAINED, HANDS, STACKS, UNDER, UP, WAND

# Setup (section 5)


def _free_cells(state: Position, player: int) -> list[Action]:
    return [CELL[zone] for zone in free_cells(state.kingdoms, state.table.zones)]


def _all_kingdoms(state: Position, player: int) -> list[Action]:
    return [CELL[zone] for zone in state.kingdoms]


def _hand_cards(state: Position, player: int) -> list[Action]:
    return [CARD[card] for card in state.table.zones[HANDS[player]]]


def _piles_to_place(state: Position, player: int) -> list[Action]:
    places = free_cells(state.kingdoms, state.table.zones)
    waiting = [i for i in (0, 1) if state.table.zones[STACKS[player][i]]]
    return [PLACE[i][zone] for i in waiting for zone in places]


def _kingdoms_without_wanderer(state: Position, player: int) -> list[Action]:
    return [CELL[zone] for zone in state.kingdoms if zone != state.wanderer]


# The Pixie (6.3)


def pixie_ways(state: Position) -> list[str]:
    # D11: leaving an Abandoned Kingdom is no step; D12: no Kingdom twice
    if state.walked == PIXIE_STEPS and state.realm_at(state.pixie) != state.abandoned:
        return []
    zones, visited = state.table.zones, state.visited
    return [z for z in NEIGHBOURS[state.pixie] if z in zones and z not in visited]


def _pixie_options(state: Position, player: int) -> list[Action]:
    actions = [STEP[zone] for zone in pixie_ways(state)]
    if len(state.visited) > 1:
        actions.append(STOP)
    return actions


def _places_to_push(state: Position, player: int) -> list[Action]:
    return [PUSH[zone] for zone in state.around(state.pixie)]


def _deal_options(state: Position, player: int) -> list[Action]:
    around = state.around(state.pixie)
    barred = (state.wanderer, *state.covered)  # D18
    drags, places = ON_TOP, [zone for zone in around if zone not in barred]
    if not places:
        drags, places = BENEATH, around  # D16, D17
    cards = state.table.zones["deal"]
    rows = [drags[zone] for zone in places]
    return [row[card] for card in cards for row in rows]


# The Wanderer (6.4 a)


def wanderer_ways(state: Position, player: int) -> list[str]:
    zones, walked = state.table.zones, state.walked
    collected = len(zones[GAINED[player]])
    reach = state.reach_with(collected)
    if walked >= reach:
        return []
    pixie = start = state.pixie  # D20
    if walked and walked + 1 == reach == state.reach_with(collected + state.collects()):
        start = state.start  # nor back with the last step
    around = NEIGHBOURS[state.wanderer]
    return [z for z in around if z in zones and z != pixie and z != start]


def _wanderer_options(state: Position, player: int) -> list[Action]:
    actions = [STEP[zone] for zone in wanderer_ways(state, player)]
    if not state.walked:
        return actions + wand_options(state, player)
    if state.wanderer != state.start:
        actions.append(STOP)
    return actions


# On her own Kingdom (6.4 b, 7.1)


def _cards_to_flip(state: Position, player: int) -> list[Action]:
    return [FLIP[card] for card in state.table.zones[UP[player]]]  # D27


# On any other Kingdom (6.4 c, 7.2)


def _action_options(state: Position, player: int) -> list[Action]:
    table = state.table
    hand = table.zones[HANDS[player]]
    actions = []
    if not state.built:  # D29: lifting, creating, getting rid, in this order
        actions = [TAKE[zone] for zone in state.liftable(player)]
        if len(hand) >= PILE_SIZE:
            faces, realm = table.faces, state.realms[player]
            if realm in [REALM[faces[card]] for card in hand]:
                actions.append(CREATE)
    if hand:
        actions.append(RID)
    if state.built or state.lifted:
        actions.append(DONE)
    return actions + wand_options(state, player)


# Building (6.4 d)


def _create_options(state: Position, player: int) -> list[Action]:
    table = state.table
    hand = table.zones[HANDS[player]]
    if not table.zones["tray"]:  # D32: the top alone has to be of her realm
        faces, realm = table.faces, state.realms[player]
        return [CARD[card] for card in hand if REALM[faces[card]] == realm]
    return [CARD[card] for card in hand]


# Getting rid of the hand (7.3)


def _rid_options(state: Position, player: int) -> list[Action]:
    rows = [ON_TOP[zone] for zone in state.targets]
    hand = state.table.zones[HANDS[player]]
    return [*[row[card] for card in hand for row in rows], END]  # D35


def _cards_to_pick(state: Position, player: int) -> list[Action]:
    return [PICK[card] for card in state.table.zones["market"]]


def _rid_kingdom_options(state: Position, player: int) -> list[Action]:
    return [*[TOP[card] for card in state.table.zones["market"]], KEEP]


# The Wand (6.6)


def wand_options(state: Position, player: int) -> list[Action]:
    table = state.table
    zones = table.zones
    wand = zones[WAND[player]]
    if not wand or not table.lies_up(wand[0]):
        return []
    if not zones[UNDER[player]]:  # D38: one card in the whole game
        return [LOAD[card] for card in zones[HANDS[player]]]
    return [] if state.fresh or not zones["deck"] else [TURN_WANDS]  # D39


# End of the turn (6.4 e)


def _turn_end_options(state: Position, player: int) -> list[Action]:
    return [*wand_options(state, player), END]


_Options = Callable[[Position, int], list[Action]]

OPTIONS: dict[str, _Options] = {
    "setup_neutral": _free_cells,
    "setup_wanderer": _all_kingdoms,
    "setup_card": _hand_cards,
    "setup_place": _piles_to_place,
    "setup_pixie": _kingdoms_without_wanderer,
    "pixie_step": _pixie_options,
    "pixie_push": _places_to_push,
    "pixie_deal": _deal_options,
    "wanderer_step": _wanderer_options,
    "conquer_flip": _cards_to_flip,
    "action": _action_options,
    "create_card": _create_options,
    "create_cell": _free_cells,
    "rid_place": _rid_options,
    "rid_pick": _cards_to_pick,
    "rid_kingdom": _rid_kingdom_options,
    "rid_cell": _free_cells,
    "turn_end": _turn_end_options,
}

"""How a bot values a position of All You Wish For (rules page, section 12)."""

from fairytable.games.wishes.bot.outlook import HELD, Outlook, look, turns_left
from fairytable.games.wishes.cards import REALM
from fairytable.games.wishes.rules.scoring import gifts
from fairytable.games.wishes.rules.state import WishesState
from fairytable.games.wishes.rules.zones import GAINED, HANDS, UNDER, WAND

VICTORY = 20.0
COLLECTED = 0.4
OFFERED = 0.1
"""What a card of one's own counts in the market: others may take it."""
DENIED = 0.08
"""What holding back a rival's card counts."""
LOST_SIGHT = 0.12
"""What a card of one's own counts beneath a Kingdom of somebody else."""
OWN_LAND = 0.3
"""What a new Kingdom of one's own counts, whatever lies beneath."""
READY_WAND, LOADED_WAND = 2.0, 4.0


def evaluate(state: WishesState, player: int) -> float:
    """Points in hand and in prospect, with those of the rivals against them."""
    if not state.realms:
        return 0.0
    outlook = look(state, player)
    stake = outlook.sides.stake[player]
    sheet = gifts(state.table, state.realms, range(state.players) if state.ended else (player,))
    value = 0.0
    for f, weight in enumerate(stake):
        value += weight * sum([row[f] for row in sheet])
    if state.ended:
        return value + (VICTORY if player in state.winners() else -VICTORY)
    value += _prospects(state, player, outlook)
    return value + _hands(state, player, outlook) + _treasures(state, player, stake)


def _prospects(state: WishesState, player: int, outlook: Outlook) -> float:
    """The promise of all Kingdoms, and the player's cards that lie beneath foreign ones."""
    camps = outlook.sides
    stake = camps.stake[player]
    soon = outlook.soon
    table = state.table
    zones, faces = table.zones, table.faces
    value = 0.0
    for zone, promise in outlook.promise.items():
        lord = camps.owner[REALM[faces[zones[zone][-1]]]]
        value += stake[lord] * soon[lord] * promise
    realm, worth = state.realms[player], camps.worth[player]
    bit = 1 << player
    for zone in state.kingdoms:
        pile = zones[zone]
        if REALM[faces[pile[-1]]] != realm:
            for card in pile[:-1]:
                if table.known[card] & bit and REALM[faces[card]] == realm:
                    value += LOST_SIGHT * worth[faces[card]]
        else:
            value += OWN_LAND
    return value


def _hands(state: WishesState, player: int, outlook: Outlook) -> float:
    """Cards of one's own are worth holding, rivals' cards are worth holding back."""
    table = state.table
    camps, bit = outlook.sides, 1 << player
    stake = camps.stake[player]
    selling = bool(table.zones["market"] or state.targets)
    value = 0.0
    for p, left in enumerate(turns_left(state)):
        held = HELD if left > 1 else 0.0
        if selling and p == state.player:
            held = min(held, OFFERED)
        for card in table.zones[HANDS[p]]:
            if not table.known[card] & bit:
                continue
            face = table.faces[card]
            lord = camps.owner[REALM[face]]
            if lord == p:
                value += stake[p] * held * camps.worth[p][face]
            elif lord >= 0 and p == player:
                value -= stake[lord] * DENIED * camps.worth[lord][face]
    if state.player == player:
        for card in table.zones["market"]:
            face = table.faces[card]
            if REALM[face] == state.realms[player]:
                value += OFFERED * camps.worth[player][face]
    return value


def _treasures(state: WishesState, player: int, stake: tuple[float, ...]) -> float:
    """Collected cards and Wands."""
    zones = state.table.zones
    value = COLLECTED * len(zones[GAINED[player]])
    for p, weight in enumerate(stake):
        if not zones[WAND[p]] or not state.wand_up(p):
            continue
        if not zones[UNDER[p]]:
            value += weight * READY_WAND
        elif p != player:
            value += weight * LOADED_WAND
    return value

"""Who brings how many Wish Points to whom, and who wins (rules page, sections 8 and 9)."""

from collections.abc import Sequence

from fairytable.engine import Table
from fairytable.games.wishes.cards import POINTS
from fairytable.games.wishes.rules.zones import DOWN, GAINED, UNDER, UP, WAND

FACE_DOWN_POINTS = 1
WAND_FACTOR = 2


def gifts(table: Table, realms: Sequence[int], beneath: Sequence[int]) -> list[list[int]]:
    """Row: whose cards; column: whose wish. Cards beneath the Wands of the players in `beneath`
    are counted; points for wishes without a player are lost (D42)."""
    zones, faces = table.zones, table.faces
    sheet = []
    for player in range(len(realms)):
        printed = [POINTS[faces[card]] for card in zones[UP[player]]]
        if player in beneath:
            wand = zones[WAND[player]]
            if wand and table.lies_up(wand[0]):
                # D40: whatever its realm, all it prints counts twice
                loaded = [POINTS[faces[card]] for card in zones[UNDER[player]]]
                printed += loaded * WAND_FACTOR
        row = [sum([points[realm] for points in printed]) for realm in realms]
        row[player] += FACE_DOWN_POINTS * len(zones[DOWN[player]])
        sheet.append(row)
    return sheet


def standings(
    table: Table, realms: Sequence[int], latest: Sequence[int], teams: int
) -> list[tuple[int, ...]]:
    """Per player: points, then the four criteria that decide between those who are tied.

    In teams the members share one line. `teams` is 0 if everybody plays alone.
    """
    players = range(len(realms))
    zones = table.zones
    sheet = gifts(table, realms, players)
    side = [p % teams for p in players] if teams else list(players)
    sides = range(teams or len(realms))
    members = [[p for p in players if side[p] == s] for s in sides]
    points = [sum([row[f] for row in sheet for f in members[s]]) for s in sides]
    rivals = [s for s in sides if points[s] == max(points)]
    lines = []
    for s in sides:
        helped = [f for f in players if side[f] in rivals and side[f] != s]
        given = sum([sheet[p][f] for p in members[s] for f in helped])
        collected = sum([len(zones[GAINED[p]]) for p in members[s]])
        conquered = sum([len(zones[row[p]]) for p in members[s] for row in (UP, DOWN, WAND)])
        last = max([latest[p] for p in members[s]])
        lines.append((points[s], -given, collected, conquered, last))
    return [lines[side[p]] for p in players]

"""What is told of a game of Hunters, as keys with parameters."""

from fairytable.games.hunters.cards import DECK, VALUE
from fairytable.games.hunters.rules.position import Position
from fairytable.games.hunters.rules.zones import hour_of


def tell_nothing(state: Position, r: int, place: int, card: int) -> None:
    if state.table.events is not None:
        state.table.say("nothing", player=r, card=state.table.name_of(card), h=hour_of(place))


def tell_reveal(state: Position, r: int, place: int, card: int) -> None:
    """Before what a mushroom or flower does to its victims."""
    if state.table.events is not None:
        state.table.say("reveal", player=r, card=state.table.name_of(card), h=hour_of(place))


def tell_spared(state: Position, card: int, players: list[int]) -> None:
    """Those from whom a mushroom or flower can take nothing, all in one sentence."""
    if state.table.events is not None:
        who = " ".join(map(str, players))
        state.table.say("effect.nothing", card=state.table.name_of(card), players=who)


def tell_gifts(state: Position, primrose: int, players: list[int], drawn: list[int]) -> None:
    """How many cards each drew; in one sentence if it was the same number for all."""
    table = state.table
    if table.events is None:
        return
    name = table.name_of(primrose)
    if len(set(drawn)) == 1:
        table.say("effect.all_draw", card=name, k=drawn[0])
        return
    for player, k in zip(players, drawn, strict=True):
        if k:
            table.say("effect.draws", card=name, player=player, k=k)


def tell_use(state: Position, player: int, window: str, trinket: int) -> None:
    if window == "shield":
        state.table.say("trinket.spared", player=player)
    else:
        state.table.say("trinket", player=player, card=DECK.faces[trinket].name)
    tell_points(state, player, -VALUE[trinket])


def tell_points(state: Position, player: int, points: int) -> None:
    state.table.score(f"player.{player}", points, state.points(player))

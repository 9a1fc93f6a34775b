"""What the cards of Hunters do when they are revealed or used (rules page, section 7)."""

from fairytable.engine import Decision
from fairytable.games.hunters.cards import (
    AGARIC,
    BLUEBELL,
    DANDELION,
    DECK,
    DUST,
    FAIRY,
    FLOWER,
    FLUTE,
    FOXGLOVE,
    HONEY,
    HORSESHOE,
    KIND,
    MUSHROOM,
    PHOTO,
    POPPY,
    PRIMROSE,
    PUFFBALL,
    RING,
    STONE,
    THREAD,
    TRINKET,
    TRUMPET,
    VALUE,
    WISP,
)
from fairytable.games.hunters.rules.actions import CAGE, CAMERA, CHEST
from fairytable.games.hunters.rules.position import Position
from fairytable.games.hunters.rules.telling import (
    tell_gifts,
    tell_nothing,
    tell_points,
    tell_reveal,
    tell_spared,
    tell_use,
)
from fairytable.games.hunters.rules.zones import (
    CENTRE,
    CIRCLE,
    EVIDENCE,
    HANDS,
    PHOTOS,
    PLACE,
    STANDS,
    hour_of,
)

PEEKS = 3
"""How many cards a Hag Stone shows."""

_AFTER_USE = {
    "swap": "shift",
    "choose_tool": "choose_tool",
    "react_flute": "reveal",
    "react": "face",
}
"""Where the game goes on once a trinket has done its work."""
_FOLLOW_UP = {FLUTE: "flute_place", STONE: "peek", THREAD: "thread_swap", DUST: "dust_tool"}

# What a reveal does (section 7.1)


def resolve(state: Position, r: int, place: int) -> None:
    table = state.table
    card = table.zones[CIRCLE[place]][0]
    table.turn_up(card)
    kind, tool = KIND[table.faces[card]], state.tool[r]
    if kind == WISP:
        _trap(state, r, place, card)
    elif kind in (MUSHROOM, FLOWER):
        if tool == CAMERA:
            tell_nothing(state, r, place, card)
        else:
            tell_reveal(state, r, place, card)
            _work(state, r, card)
    elif tool == CAMERA:
        _photograph(state, r, place, card)
    elif tool == (CAGE if kind == FAIRY else CHEST):
        _take(state, r, place, card)
    else:
        tell_nothing(state, r, place, card)


def _take(state: Position, r: int, place: int, card: int) -> None:
    table = state.table
    table.move(card, EVIDENCE[r])
    state.quiet = False
    if table.events is not None:
        face = table.faces[card]
        key = "catch" if KIND[face] == FAIRY else "box"
        table.say(key, player=r, card=table.name_of(card), h=hour_of(place), v=VALUE[face])
        tell_points(state, r, VALUE[face])


def _photograph(state: Position, r: int, place: int, card: int) -> None:
    table = state.table
    if not table.draw("photos.deck", PHOTOS[r]):
        tell_nothing(state, r, place, card)  # D17
        return
    state.quiet = False
    if table.events is not None:
        photo = table.zones[PHOTOS[r]][-1]
        shot, v = table.name_of(photo), state.value(photo)
        table.say("photo", player=r, card=table.name_of(card), h=hour_of(place), photo=shot, v=v)
        tell_points(state, r, v)


# Will-o'-the-wisp (section 7.2)


def _trap(state: Position, r: int, place: int, wisp: int) -> None:
    table = state.table
    prisoner = state.trapped()
    discard(state, wisp)
    if prisoner != r:
        _stand(state, r, CENTRE)
        table.say("wisp", player=r, h=hour_of(place))
    if prisoner is not None:
        _stand(state, prisoner, place)  # D11: also if the card was chosen for the prisoner
        table.say("wisp.free", x=prisoner, h=hour_of(place))


def _stand(state: Position, player: int, place: int) -> None:
    state.pos[player] = place
    state.table.move(state.researcher(player), STANDS[place])


# Mushrooms and flowers (section 7.3)


def _work(state: Position, r: int, card: int) -> None:
    """All victims suffer, one after the other; then the card withers."""
    face = state.table.faces[card]
    state._push(r, "wither", card)
    if face == DANDELION:
        _scatter(state, card)
        return
    victims = [r] if KIND[face] == MUSHROOM else state.clockwise(r)
    if face == PRIMROSE:
        _give(state, card, victims)
        return
    struck = [v for v in victims if _would_lose(state, v, face)]
    if len(struck) < len(victims):
        tell_spared(state, card, [v for v in victims if v not in struck])
    state.pending += tuple([Decision(v, "strike", card) for v in reversed(struck)])


def _give(state: Position, primrose: int, players: list[int]) -> None:
    drawn = [state.table.draw("deck", HANDS[v], 2) for v in players]
    tell_gifts(state, primrose, players, drawn)


def _scatter(state: Position, dandelion: int) -> None:
    table = state.table
    cards = [card for zone in CIRCLE for card in table.zones[zone] if card != dandelion]
    table.scramble(cards, state.rng)
    # Nobody can tell whether their own card came back: it counts as changed.
    state.noted = [None] * state.players
    table.say("dandelion")


def wither(state: Position, asked: Decision) -> None:
    discard(state, asked.number)


def strike(state: Position, asked: Decision) -> None:
    v, card = asked.player, asked.number
    table = state.table
    face = table.faces[card]
    if face in (HONEY, BLUEBELL):
        state._push(v, "drop_trinket", card)  # D27: no shield
    elif state.holds(v, (HORSESHOE,)):
        state._push(v, "shield", card)
    else:
        _hit(state, v, face)


def _would_lose(state: Position, v: int, face: int) -> bool:
    table = state.table
    if face in (PUFFBALL, POPPY):
        return bool(table.zones[PHOTOS[v]])
    if face == RING:
        return state.no_camera[v] < state.players
    if face == TRUMPET:
        return not state.dizzy[v]
    kind = FAIRY if face in (AGARIC, FOXGLOVE) else TRINKET
    return any(KIND[table.faces[card]] == kind for card in table.zones[EVIDENCE[v]])


def _hit(state: Position, v: int, face: int) -> None:
    table = state.table
    name = DECK.faces[face].name
    if face == RING:
        state.no_camera[v] = state.players  # D28
        table.say("effect.camera", card=name, player=v, k=state.players)
    elif face == TRUMPET:
        state.dizzy[v] = True
        table.say("effect.swaps", card=name, player=v)
    elif face in (PUFFBALL, POPPY):
        _lose(state, v, max(table.zones[PHOTOS[v]], key=state.value), name)  # D19
    else:
        fairies = [c for c in table.zones[EVIDENCE[v]] if KIND[table.faces[c]] == FAIRY]
        _lose(state, v, (min if face == AGARIC else max)(fairies, key=state.value), name)  # D19


def _lose(state: Position, v: int, card: int, cause: str) -> None:
    """A fairy escapes, a trinket drops, a photo goes back to the photo deck."""
    table = state.table
    face = table.faces[card]
    if KIND[face] == PHOTO:
        table.move(card, "photos.deck")
        table.shuffle("photos.deck", state.rng)
        state.quiet = False
    else:
        discard(state, card)
    if table.events is not None:
        table.say("effect.loses", card=cause, player=v, lost=DECK.faces[face].name)
        tell_points(state, v, -VALUE[face])


def drop_trinket(state: Position, asked: Decision, card: int, zone: str) -> None:
    _lose(state, asked.player, card, state.table.name_of(asked.number))


def suffer(state: Position, asked: Decision, card: None, zone: None) -> None:
    _hit(state, asked.player, state.table.faces[asked.number])


# Trinkets (section 7.4)


def use(state: Position, asked: Decision, card: int, zone: None) -> None:
    p, name, about = asked
    face = state.table.faces[card]
    discard(state, card)
    if state.table.events is not None:
        tell_use(state, p, name, face)
    if name == "shield":
        return
    state._push(p, _AFTER_USE[name], about)
    state._push(p, _FOLLOW_UP[face], 1 if face == STONE else None)


def step_out(state: Position, asked: Decision, card: None, zone: str) -> None:
    _stand(state, asked.player, PLACE[zone])


def peek(state: Position, asked: Decision, card: int, zone: None) -> None:
    p, count = asked.player, asked.number
    table = state.table
    table.peek(card, p)
    if table.events is not None:
        hour, secret = hour_of(PLACE[table.where[card]]), {"card": table.name_of(card)}
        table.say_knowing(1 << p, secret, "peek", player=p, h=hour)
    if count < PEEKS and state.unseen(p):
        state._push(p, "peek", count + 1)


def discard(state: Position, card: int) -> None:
    state.table.move(card, "discard")
    state.quiet = False

"""What is shown large over the clock of Hunters: a rival's evidence, or all discards."""

from collections.abc import Sequence

from fairytable.engine import CardView
from fairytable.games.hunters.layout.drawing import Drawing, in_order
from fairytable.games.hunters.rules.zones import EVIDENCE, HANDS, PHOTOS
from fairytable.games.hunters.texts import captions
from fairytable.games.hunters.texts.names import face_name, short_name
from fairytable.games.hunters.texts.trinkets import HELPS
from fairytable.stage.picture import Rect
from fairytable.stage.unfolding import Heap, by_kind, of_player, unfold_cards


def unfolded(drawing: Drawing) -> None:
    """The sheet that somebody wants to see, if any."""
    wanted, say = drawing.stage.unfolded, drawing.say
    if wanted is None:
        return
    if wanted == "discard":
        heaps = _named(drawing, drawing.zones["discard"])
        unfold_cards(drawing, wanted, say(captions.DISCARDS), heaps, _room(drawing))
        return
    for player in drawing.rivals:
        if wanted == of_player(player):
            cards = in_order((*drawing.zones[EVIDENCE[player]], *drawing.zones[PHOTOS[player]]))
            heaps = _named(drawing, cards)
            if drawing.zones[HANDS[player]]:
                title = say(captions.HAND, k=len(drawing.zones[HANDS[player]]))
                heaps.append(Heap(drawing.zones[HANDS[player]], title))
            name = say(captions.ALBUM_OF, name=drawing.stage.people[player].name)
            tally = say(captions.SCORED, drawing.seen.points(player))
            shows = drawing.hidden(player)
            notes = _trinkets(drawing, cards)
            unfold_cards(drawing, wanted, name, heaps, _room(drawing), shows, tally, notes)


def _trinkets(drawing: Drawing, cards: Sequence[CardView]) -> list[str]:
    """What each kind of trinket among these cards can do for its owner."""
    kinds = dict.fromkeys(card.face for card in cards if card.face is not None)
    return [drawing.say(HELPS[face]) for face in kinds if face in HELPS]


def _named(drawing: Drawing, cards: tuple[CardView, ...] | list[CardView]) -> list[Heap]:
    """Equal cards on each other, with their names below."""
    found = []
    for heap in by_kind(cards):
        face = heap.cards[0].face
        say = drawing.say
        names = ("", "") if face is None else (face_name(face, say), short_name(face, say))
        found.append(Heap(heap.cards, *names))
    return found


def _room(drawing: Drawing) -> Rect:
    """Over the clock, between the corners."""
    frame = drawing.frame
    left = 8 + frame.column + 6
    return Rect(left, 8, frame.w - 2 * left, frame.hand().y - 16)

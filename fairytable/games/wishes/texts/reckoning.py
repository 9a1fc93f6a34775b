"""All You Wish For counted before everybody's eyes: what each Fairy gave to whose wish."""

from fairytable.engine import TableView
from fairytable.engine.words import QT_TRANSLATE_NOOP
from fairytable.games.wishes.cards import DECK, REALMS
from fairytable.games.wishes.faces import look
from fairytable.games.wishes.rules.zones import UNDER
from fairytable.games.wishes.seen import Seen
from fairytable.stage.cells import Cell
from fairytable.stage.reckoning import Counted, Reckoning
from fairytable.stage.seats import name_of
from fairytable.stage.staging import Stage

FEAT = QT_TRANSLATE_NOOP("wishes", "Most points given by others")
GIVEN = QT_TRANSLATE_NOOP("wishes", "Given by {name}")


def reckoning(stage: Stage) -> Reckoning:
    """The cards beneath the Wands turn up before."""
    seen, say = Seen(stage.view), stage.say
    kinds = [
        Counted(Cell(say(GIVEN, name=name_of(stage, giver)), player=giver), tuple(gifts))
        for giver, gifts in enumerate(seen.gifts())
        if any(gifts)
    ]
    fairies = [DECK.face(f"fairy.{REALMS[seen.realm(p)]}") for p in seen.seats]
    together = [tuple(q for q in seen.seats if seen.together(p, q)) for p in seen.seats]
    return Reckoning(
        tuple(kinds),
        secrets=tuple(tuple(seen.known(UNDER[p])) for p in seen.seats),
        figures=tuple(look(face, say).emblem for face in fairies),
        sides=tuple(dict.fromkeys(together)) if seen.facts.teams else (),
    )


def feat(player: int, view: TableView) -> int:
    """What the others gave to a player's wish."""
    given = (gifts[player] for giver, gifts in enumerate(Seen(view).gifts()) if giver != player)
    return sum(given)

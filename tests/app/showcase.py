"""A table of the tests' own with everything that panels can show: it belongs to no game, but its
cards are those of Fairy's Fate."""

from typing import NamedTuple

from fairytable.app.play.table_page import TablePage
from fairytable.engine import Action, CardView, Decision, Said, TableView
from fairytable.games.fate import faces
from fairytable.games.fate.cards import DECK
from fairytable.stage.cells import Bar, BarPart, Cell, Entry, SmallCard
from fairytable.stage.fans import Fan, fan_of
from fairytable.stage.look import BackLook, Look
from fairytable.stage.picture import (
    CARD,
    Area,
    Crest,
    Ghost,
    Panel,
    Picture,
    Rect,
    around,
    pile,
    row,
)
from fairytable.stage.sheets import (
    Ledger,
    Matrix,
    MatrixRow,
    Meter,
    Page,
    PageLine,
    Sheet,
    SheetRow,
)
from fairytable.stage.sketch import Sketch
from fairytable.stage.staging import SILENT, Line, Person, Prompt, Stage, Staging, Translate
from fairytable.stage.unfolding import by_kind, each, of_player, unfold_cards
from fairytable.table.offers import offered

NAMES = ("Anna", "Bruno", "Chiara", "Dario", "Elena", "Federica")
REALMS = ("river", "cave", "mountain", "lake", "valley", "forest")
WISHES = ("orange", "walnut", "acorn", "mushroom", "leaf", "petals")
ITALIAN = {
    "Points per wish": "Punti per desiderio",
    "You": "Tu",
    "Now": "Ora",
    "in gold: what this card would bring": "in oro: ciò che porterebbe questa carta",
    "You: best recipe 3 of 4": "Tu: ricetta migliore 3 su 4",
    "4 lit, 5 to travel": "4 accese, 5 per partire",
    "{left} of {all} cards left in the decks": "{left} di {all} carte nei mazzi",
    "Seen": "Visto",
    "Answers": "Detto",
    "Evidence": "Prove",
    "Discards": "Scarti",
    "Discards {k}": "Scarti {k}",
    "recipe {k}": "ricetta {k}",
    "lacks {what}": "manca {what}",
    "still unseen": "non ancora viste",
    "Traveller": "Viandante",
    "Cards": "Carte",
    "Where from": "Da dove",
    "Points": "Punti",
    "Anna is one card ahead.": "Anna ha una carta in più.",
    "Play a card.": "Gioca una carta.",
    "lume": "lume",
    "Your hand": "La tua mano",
}


class Known(NamedTuple):
    """What a view of the tests tells besides cards."""

    there: bool = False


def words(code: str) -> Translate:
    """The showcase in a language; the cards keep the words that it is given for them."""

    def say(source: str, n: int | None = None, /, **fields: int | str) -> str:
        return (ITALIAN.get(source, source) if code == "it" else source).format(**fields)

    return say


def view_of(discards: int = 23, hand: int = 5, *, public: bool = False) -> TableView:
    """Cards of all kinds: open discards, one's own hand, a rival's hidden one, a deck."""
    faces_of, k = list(range(len(DECK.faces))), 0
    zones: dict[str, tuple[CardView, ...]] = {}
    for zone, count, up, mine in (
        ("discard", discards, True, True),
        ("hand.0", hand, False, not public),
        ("hand.1", 4, False, False),
        ("deck", 12, False, False),
    ):
        made = []
        for i in range(count):
            face = faces_of[(k + i * 5) % 16]
            known = face if up or mine else None
            made.append(CardView(k + i, DECK.faces[face].back, known, up, open=up))
        zones[zone] = tuple(made)
        k += count
    return TableView(None if public else 0, Decision(0, "play"), zones, Known())


class Showcase(Staging):
    """Shows every kind of cell, an unfolded discard pile, a hand that unfolds, a fan."""

    foretells = True

    def title(self, say: Translate) -> str:
        return "Showcase"

    def look(self, face: int, say: Translate) -> Look:
        return faces.look(face, say)

    def back(self, name: str) -> BackLook:
        return faces.back(name)

    def prompt(self, stage: Stage) -> Prompt:
        return Prompt(stage.say("Play a card."))

    def reason(self, stage: Stage, card: int | None, zone: str | None) -> str:
        return ""

    def line(self, said: Said, stage: Stage) -> Line:
        return SILENT

    def describe(self, action: Action, stage: Stage) -> str:
        return action.verb

    def card_name(self, card: int, stage: Stage) -> str:
        return f"card {card}"

    # The table

    def arrange(self, stage: Stage) -> Picture:
        u = min(stage.width / 9, stage.height / 6.5)
        sketch = Sketch(stage, u)
        hand = Rect(u, stage.height - 1.5 * u, stage.width - 2 * u, 1.45 * u)
        middle = Rect(u, 1.4 * u, stage.width - 2 * u, hand.y - 1.6 * u)
        self._pile(sketch, middle)
        self._rival(sketch, middle)
        cards = stage.view.zones["hand.0"]
        if stage.unfolded != "hand":
            sketch.lay(cards, row(hand, len(cards), u, 1.05 * u), z=1, shows="face")
        sketch.areas.append(Area("hand.0", hand, "Hand", unfolds="hand"))
        place = around(stage.width / 2, middle.y + 1.6 * u, 2 * u, 1.6 * u)
        sketch.under.append(Panel(place, "glade", "target"))
        sketch.areas.append(Area("glade", place, "Glade"))
        return sketch.picture()

    def _pile(self, sketch: Sketch, middle: Rect) -> None:
        u, stage = sketch.u, sketch.stage
        cards, deck = stage.view.zones["discard"], stage.view.zones["deck"]
        rect = Rect(middle.right - 1.2 * u, middle.y + 0.6 * u, u, CARD * u)
        if stage.unfolded == "discard":
            sketch.under.append(Ghost(rect))
            unfold_cards(sketch, "discard", stage.say("Discards"), by_kind(cards), middle)
        else:
            sketch.lay(cards, pile(rect, len(cards), u))
        if stage.unfolded == "hand":
            own = each(stage.view.zones["hand.0"])
            unfold_cards(sketch, "hand", stage.say("Your hand"), own, middle, "face")
        sketch.areas.append(Area("discard", rect, "Discards", unfolds="discard"))
        left = Rect(middle.x + 0.2 * u, rect.y, u, CARD * u)
        sketch.lay(deck, pile(left, len(deck), u))
        sketch.areas.append(Area("deck", left, "Deck"))

    def _rival(self, sketch: Sketch, middle: Rect) -> None:
        u, stage = sketch.u, sketch.stage
        plate = Rect(middle.x, 0.1 * u, 3.4 * u, 1.1 * u)
        sketch.under.append(Panel(plate))
        sketch.under.append(Crest(Rect(plate.x + 8, plate.y + 8, 16, 16), 1))
        cards = stage.view.zones["hand.1"]
        if stage.unfolded == of_player(1):
            unfold_cards(sketch, of_player(1), stage.people[1].name, each(cards), middle)
        else:
            strip = Rect(plate.x + 40, plate.y, plate.w - 60, plate.h)
            sketch.lay(cards, row(strip, len(cards), 0.6 * u, 0.62 * u))
        sketch.areas.append(Area("hand.1", plate, stage.people[1].name, unfolds=of_player(1)))

    def fan(self, zone: str, stage: Stage) -> Fan | None:
        if zone not in ("discard", "hand.1", "deck"):
            return None
        cards = stage.view.zones[zone]
        return fan_of(cards, stage.say("Discards {k}", k=len(cards)))

    # The panel

    def sheet(self, stage: Stage) -> Sheet:
        say, count = stage.say, len(stage.people)
        aims = stage.preview is not None or isinstance(stage.pointed, int)
        heads = [
            Cell(emblem=f"fate/{WISHES[p]}", glyph="star", colour=REALMS[p], spoken=REALMS[p])
            for p in range(count)
        ]
        totals = [0] * count
        rows = []
        for p, person in enumerate(stage.people):
            points = [(5 * p + 3 * k) % 4 + (3 if p == k else 0) for k in range(count)]
            if aims and p == 0:
                points[0], points[-1] = points[0] + 3, points[-1] + 1
            totals = [a + b for a, b in zip(totals, points, strict=True)]
            name = say("You") if p == 0 and not stage.curtain else person.name
            cells = tuple(
                Cell(str(n or "·"), lit="enamel" if p == k else "", colour=REALMS[k])
                for k, n in enumerate(points)
            )
            rows.append(MatrixRow(Cell(name, player=p), cells, framed=p == 0))
        best = max(totals)
        sums: tuple[Entry, ...] = tuple(
            Cell(str(n), lit="gold" if n == best else "", strong=True) for n in totals
        )
        rows.append(MatrixRow(say("Now"), sums, strong=True, ruled=True))
        lamps = [Cell(glyph="sun", colour="sun", faded=k == 4, spoken="lamp") for k in range(5)]
        return Sheet(
            say("Points per wish"),
            tuple(
                SheetRow(person.name, str(totals[p]), player=p)
                for p, person in enumerate(stage.people)
            ),
            note=say("in gold: what this card would bring") if aims else "",
            matrix=Matrix(tuple(heads), tuple(rows), own=0),
            meter=Meter(say("{left} of {all} cards left in the decks", left=17, all=76), 17 / 76),
            lines=(
                (Cell(say("You: best recipe 3 of 4"), ink="good", strong=True),),
                (*lamps, Cell(say("4 lit, 5 to travel"))),
            ),
        )

    def pages(self, stage: Stage) -> tuple[Page, ...]:
        return self._seen(stage), self._heard(stage), self._evidence(stage)

    def _seen(self, stage: Stage) -> Page:
        """Cards in rows under headings: how many there are, which are gone, which are not known."""
        say, lines = stage.say, []
        for k, back in enumerate(("lume", "pixie", "nature")):
            of_back = [f for f, face in enumerate(DECK.faces) if face.back == back][:7]
            cards = [
                SmallCard(f, badge=("", "×2", "×3")[(f + k) % 3], struck=f % 5 == 4, lit=f % 4 == 0)
                for f in of_back
            ]
            hidden = SmallCard(back=back, badge="×4", faded=True)
            lines.append(PageLine((back, Cell(say("still unseen"), ink="soft")), heading=True))
            lines.append(PageLine((Cell(cards=(*cards, hidden)),), zones=("deck",)))
        hand = tuple(
            SmallCard(card.face, "" if card.face is not None else card.back)
            for card in stage.view.zones["hand.0"]
        )
        lines.append(PageLine((say("Your hand"), str(len(hand)), Cell(cards=hand)), ("hand.0",)))
        return Page(say("Seen"), tuple(lines))

    def _heard(self, stage: Stage) -> Page:
        """Words with signs, some of which hold no more."""
        say, lines = stage.say, []
        for k, name in enumerate(("leaf", "acorn", "walnut", "petals")):
            lines.append(
                PageLine(
                    (
                        Cell(
                            stage.people[k % len(stage.people)].name, player=k % len(stage.people)
                        ),
                        say("recipe {k}", k=k % 2 + 1),
                        Cell(say("lacks {what}", what=name), emblem=f"fate/{name}", struck=k == 1),
                    ),
                    zones=("hand.1",),
                )
            )
        return Page(say("Answers"), tuple(lines))

    def _evidence(self, stage: Stage) -> Page:
        """Numbers with bars and glyphs, lit and faded."""
        lines: list[tuple[Entry, ...]] = []
        for p, person in enumerate(stage.people):
            bar = Bar((BarPart(0.12 * (p + 1), REALMS[p]), BarPart(0.2, player=p)), goal=0.8)
            lines.append(
                (
                    Cell(person.name, player=p),
                    Cell(str(3 + p), glyph="camera", lit="gold" if p == 1 else "", faded=p == 2),
                    Cell(str(2 * p), bar=bar),
                )
            )
        return Page(stage.say("Evidence"), tuple(lines))

    def ledger(self, stage: Stage) -> Ledger:
        say = stage.say
        rows = []
        for p, person in enumerate(stage.people):
            cards = tuple(
                SmallCard(3 * p + k, badge="×2" if k == 1 else "") for k in range(3 + p % 4)
            )
            parts = tuple(BarPart(0.1 + 0.03 * k, REALMS[k]) for k in range(4))
            rows.append(
                (
                    Cell(person.name, player=p),
                    Cell("6 + 5 + 3 = 14", cards=cards),
                    Cell(bar=Bar(parts, goal=0.9), spoken="bar"),
                    Cell("12", struck=p == 2) if p else "14",
                )
            )
        heads = (
            say("Traveller"),
            say("Cards"),
            say("Where from"),
            Cell(say("Points"), "star", "sun"),
        )
        return Ledger(heads, tuple(rows), note=say("Anna is one card ahead."))


SHOWCASE = Showcase()


def staged(
    people: int = 5,
    code: str = "en",
    size: tuple[float, float] = (980, 774),
    view: TableView | None = None,
) -> Stage:
    """A stage of the showcase."""
    seats = [Person(NAMES[p], p) for p in range(people)]
    return Stage(view or view_of(), *size, seats, 0, words(code))


def put_on(page: TablePage, stage: Stage) -> None:
    """Lay the showcase on a page as if it were a game: the first card of the hand can be played."""
    first = stage.view.zones["hand.0"][0].card
    legal = [Action("play", first, "glade")]
    page.table.present(SHOWCASE, stage, offered(SHOWCASE, stage, legal))
    page.panel.present(SHOWCASE, stage, legal, ())

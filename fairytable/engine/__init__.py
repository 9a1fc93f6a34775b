"""The card-table kernel and the contract that every game meets. No Qt, no files, no clock."""

from fairytable.engine.action import Action, Decision, IllegalAction, Incomplete
from fairytable.engine.deck import Deck, Face
from fairytable.engine.events import Event, LaidOut, Moved, Revealed, Said, Scored, Shuffled, Turned
from fairytable.engine.game import Game, Horizon, Options, Rulebook, State, TableView
from fairytable.engine.rng import Rng
from fairytable.engine.table import CardView, Table, Zone, hidden, owned, shown

__all__ = [
    "Action",
    "CardView",
    "Decision",
    "Deck",
    "Event",
    "Face",
    "Game",
    "Horizon",
    "IllegalAction",
    "Incomplete",
    "LaidOut",
    "Moved",
    "Options",
    "Revealed",
    "Rng",
    "Rulebook",
    "Said",
    "Scored",
    "Shuffled",
    "State",
    "Table",
    "TableView",
    "Turned",
    "Zone",
    "hidden",
    "owned",
    "shown",
]

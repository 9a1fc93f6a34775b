"""A picture of a table for everybody's eyes: nobody's cards are seen in it."""

from PySide6.QtGui import QPixmap

from fairytable.app.play.on_table import MatchOnTable, Viewpoint
from fairytable.app.translation import Language
from fairytable.match import Match
from fairytable.paint.pixmaps import Pixmaps
from fairytable.table.card_table import CardTable


def portrait(match: Match, pixmaps: Pixmaps, language: Language, like: CardTable) -> QPixmap:
    """The table of a match as a stranger sees it; it is as large as another one, whose cards are
    painted already."""
    played = MatchOnTable(match)
    table = CardTable(pixmaps)
    table.motion.speed = 0
    table.resize(like.size())
    size = table.viewport().size()
    look = Viewpoint(
        bottom=played.humans[0] if played.humans else 0,
        curtain=True,
        width=size.width(),
        height=size.height(),
        say=language.say_for(match.game.id),
        counting=False,
        noted=False,
    )
    table.present(played.staging, played.stage(match.state, look))
    picture = table.grab()
    table.deleteLater()
    return picture

"""All skins: the felt, and what every game's folder says its table is made of."""

from importlib import import_module
from importlib.util import find_spec

from fairytable.games import IDS, ON_THE_TABLE, staging_of
from fairytable.stage.skin import FELT, Skin


def _skins_of(game: str) -> list[Skin]:
    """The skin that the game's table wears, and those that it has written down."""
    staging = staging_of(game) if game in ON_THE_TABLE else None
    found = [] if staging is None else [staging.skin]
    layout = f"fairytable.games.{game}.layout"
    if find_spec(layout) is None or find_spec(f"{layout}.skin") is None:
        return found
    written = vars(import_module(f"{layout}.skin")).values()
    return [*found, *(value for value in written if isinstance(value, Skin))]


SKINS = {skin.name: skin for skin in (FELT, *(s for game in IDS for s in _skins_of(game)))}

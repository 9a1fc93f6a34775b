"""The emblems of Fairy's Fate, by the name of their file."""

from collections.abc import Callable

from kit import Art

from fate import (
    backs,
    banes,
    bottles,
    coils,
    graces,
    helpers,
    hollow,
    lights,
    meadow,
    objects,
    petrified,
    pieces,
    places,
    recipes,
    rider,
    seer,
    serpent,
    storm,
    thieves,
    waters,
)

EMBLEMS: dict[str, Callable[[], Art]] = {
    **objects.EMBLEMS,
    **thieves.EMBLEMS,
    **graces.EMBLEMS,
    **helpers.EMBLEMS,
    **rider.EMBLEMS,
    **banes.EMBLEMS,
    **serpent.EMBLEMS,
    **storm.EMBLEMS,
    **petrified.EMBLEMS,
    **seer.EMBLEMS,
    **hollow.EMBLEMS,
    **meadow.EMBLEMS,
    **places.EMBLEMS,
    **waters.EMBLEMS,
    **lights.EMBLEMS,
    **pieces.EMBLEMS,
    **recipes.EMBLEMS,
    **bottles.EMBLEMS,
    **coils.EMBLEMS,
    **backs.EMBLEMS,
}

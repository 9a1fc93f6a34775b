"""The emblems of Moons, by the name of their file."""

from collections.abc import Callable

from kit import Art

from moons import air, backs, blaze, discs, earth, fire, first, signs, sky, water

EMBLEMS: dict[str, Callable[[], Art]] = {
    **air.EMBLEMS,
    **water.EMBLEMS,
    **fire.EMBLEMS,
    **blaze.EMBLEMS,
    **earth.EMBLEMS,
    **first.EMBLEMS,
    **sky.EMBLEMS,
    **discs.EMBLEMS,
    **signs.EMBLEMS,
    **backs.EMBLEMS,
}

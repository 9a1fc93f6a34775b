"""The emblems of All You Wish For: every face, back and piece has one, and neighbours differ."""

from itertools import combinations

import pytest
from PySide6.QtCore import QRectF, QTranslator

from fairytable.app.translation import CODES
from fairytable.games.wishes import faces
from fairytable.games.wishes.cards import CARDS_PER_REALM, DECK, REALM_CARDS, REALMS, WISHES
from fairytable.games.wishes.texts import names
from fairytable.paint.glyphs import glyph_path
from fairytable.paint.palette import PENNANT, SCENES
from fairytable.resources import translations
from tests.art.pictures import ART, SIDE, grey_distance, greys, outline_distance

WISH_KINDS = ("whisper", "promise", "oath", "enchantment")
AROUND = {"wishes/cover", "wishes/table"}
"""The scenery of the game, drawn elsewhere."""


def plain(source: str, n: int | None = None, /, **fields: int | str) -> str:
    return source.format(**fields)


LOOKS = [faces.look(face, plain) for face in range(len(DECK.faces))]


@pytest.mark.parametrize("code", CODES)
def test_every_face_has_a_name_and_a_drawing(code: str) -> None:
    texts = QTranslator()
    assert texts.load(f"fairytable_{code}", str(translations()))

    def say(source: str, n: int | None = None, /, **fields: int | str) -> str:
        return (texts.translate("wishes", source) or source).format(**fields)

    looks = [faces.look(face, say) for face in range(len(DECK.faces))]
    looks += [faces.traveller(name, say) for name in names.TRAVELLERS]
    for look in looks:
        assert look.title
        assert len(look.effect) <= 90
        assert (ART / f"{look.emblem}.svg").is_file(), look.emblem
    assert all(names.face_name(face, say) for face in range(len(DECK.faces)))


def test_titles_and_effects_find_room_on_a_card() -> None:
    for look in LOOKS:
        assert len(look.title) <= 16
        assert len(look.short) <= 8
        assert len(look.effect) <= 75


def test_every_tone_scene_and_glyph_is_known_to_the_table() -> None:
    for look in LOOKS + [faces.traveller(name, plain) for name in names.TRAVELLERS]:
        assert look.pennant.tone in PENNANT
        assert look.scene in SCENES
        assert {tongue.tone for tongue in look.tongues} <= set(PENNANT)
        glyphs = [look.pennant.glyph, *(medal.glyph for medal in look.medals)]
        for glyph in (*glyphs, *(tongue.glyph for tongue in look.tongues)):
            assert not glyph_path(glyph, QRectF(0, 0, 24, 24)).isEmpty()


def test_no_drawing_is_missing_and_none_is_idle() -> None:
    used = {look.emblem for look in LOOKS} | set(faces.PIECES)
    used |= {faces.back(name).emblem for name in DECK.backs}
    assert {f"wishes/{file.stem}" for file in (ART / "wishes").iterdir()} - AROUND == used


def test_no_two_cards_are_printed_alike() -> None:
    assert len(set(LOOKS)) == len(DECK.faces)


def test_a_card_prints_its_own_wish_first_and_then_those_it_feeds() -> None:
    oath = LOOKS[REALMS.index("mountain") * CARDS_PER_REALM + 6]
    assert (oath.pennant.glyph, oath.pennant.number) == ("peak", "3")
    assert oath.medals == (("peak", "3"), ("wave", "1"), ("tree", "1"))
    assert [tongue.tone for tongue in oath.tongues] == ["river", "forest"]
    fed = [len(LOOKS[face].medals) for face in REALM_CARDS[:CARDS_PER_REALM]]
    assert fed == [1, *[2] * 5, *[3] * 5, 6, 0]


NEIGHBOURS: dict[str, tuple[list[str], float, float]] = {
    "realms": (list(REALMS), 30, 0),
    **{
        f"wishes of the {realm}": ([realm, *(f"{realm}-{kind}" for kind in WISH_KINDS)], 20, 0)
        for realm in REALMS
    },
    **{f"each {kind}": ([f"{realm}-{kind}" for realm in REALMS], 30, 0) for kind in WISH_KINDS},
    "wands": ([f"wand-{realm}" for realm in REALMS], 9, 0.4),
    "fairies": ([f"fairy-{realm}" for realm in REALMS], 16, 0.3),
    "signs of the wishes": ([f"wish-{wish}" for wish in WISHES], 24, 0.22),
    "pawns": (["wanderer", "pixie"], 12, 0.3),
    "backs": (["back-realm", "back-fairy"], 20, 0),
}
"""Drawings that lie side by side, and how far apart the closest two must be: in grey (of 255), in
outline (of 1; landscapes and backs fill their frame). When they were drawn, the closest pairs
measured 40 (realms), 26 (wishes of one realm), 33 (wishes of one kind), 11 and 0.55 (wands), 24 and
0.39 (fairies), 24 and 0.31 (signs), 15 and 0.34 (pawns) and 24 (backs)."""


@pytest.mark.parametrize("family", NEIGHBOURS)
def test_neighbours_are_told_apart_without_colour(family: str) -> None:
    members, grey, outline = NEIGHBOURS[family]
    for one, other in combinations([f"wishes/{name}" for name in members], 2):
        assert grey_distance(one, other) >= grey, (one, other)
        assert outline_distance(one, other) >= outline, (one, other)


def ornament(name: str) -> float:
    """How much is to be seen in a drawing at the size of a hand card, without colour: the mean
    step of lightness from a pixel to the next, to the right and down."""
    grey = greys(name)
    steps = 0
    for i in range(SIDE * (SIDE - 1)):
        steps += abs(grey[i] - grey[i + SIDE])
        steps += abs(grey[i] - grey[i + 1]) if (i + 1) % SIDE else 0
    return steps / SIDE**2


@pytest.mark.parametrize("realm", REALMS)
def test_the_splendour_of_a_wish_grows_with_what_it_gives(realm: str) -> None:
    """Whisper, promise, oath, enchantment: nobody has to read the number. When they were drawn,
    the whispers measured 12 to 21 and the enchantments 24 to 42."""
    seen = [ornament(f"wishes/{realm}-{kind}") for kind in WISH_KINDS]
    assert seen == sorted(seen)
    assert seen[-1] >= 1.25 * seen[0]

"""The emblems of All You Wish For: every face, back and piece has one, and neighbours differ."""

from itertools import combinations
from statistics import mean

import pytest
from PySide6.QtCore import QRectF, QTranslator

from fairytable.app.translation import CODES
from fairytable.games.wishes import faces
from fairytable.games.wishes.cards import CARDS_PER_REALM, DECK, REALM_CARDS, REALMS, WISHES
from fairytable.games.wishes.texts import names
from fairytable.paint.glyph_shapes import SHAPES
from fairytable.paint.glyphs import glyph_path
from fairytable.paint.palette import PENNANT, SCENES
from fairytable.resources import translations
from tests.art.pictures import ART, SIDE, grey_distance, greys, outline_distance

ALONE = ("whisper", "enchantment")
"""The kinds of which each realm has one."""
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


def test_the_back_of_the_realms_shows_their_marks() -> None:
    """Blanks that a decimal point makes needless are left out of drawings."""
    back = (ART / "wishes" / "back-realm.svg").read_text(encoding="utf-8").replace(" ", "")
    assert all(SHAPES[glyph].replace(" ", "") in back for glyph in faces.GLYPHS.values())


def test_no_two_cards_share_a_picture() -> None:
    assert len({look.emblem for look in LOOKS}) == len(DECK.faces)


def test_a_card_prints_its_own_wish_on_the_pennant_and_those_it_feeds_below() -> None:
    oath = LOOKS[REALMS.index("mountain") * CARDS_PER_REALM + 6]
    assert (oath.pennant.glyph, oath.pennant.number) == ("peak", "3")
    assert oath.medals == (("wave", "1"), ("tree", "1"))
    assert oath.tongues == (("river", "wave"), ("forest", "tree"))
    assert oath.emblem == "wishes/mountain-oath-river-forest"
    fed = [len(LOOKS[face].medals) for face in REALM_CARDS[:CARDS_PER_REALM]]
    assert fed == [0, *[1] * 5, *[2] * 5, 5, 0]


def drawn(realm: str, *kinds: str) -> list[str]:
    """The drawings of one realm that are of these kinds."""
    own = LOOKS[REALMS.index(realm) * CARDS_PER_REALM :][:CARDS_PER_REALM]
    names = [look.emblem.removeprefix("wishes/") for look in own]
    return [name for name in names if name.split("-")[1] in kinds]


FIRST = {realm: [drawn(realm, kind)[0] for kind in ("promise", "oath")] for realm in REALMS}
"""One of each kind that has several."""
NEIGHBOURS: dict[str, tuple[list[str], float, float]] = {
    "realms": (list(REALMS), 30, 0),
    **{
        f"wishes of the {realm}": ([realm, *drawn(realm, *ALONE), *FIRST[realm]], 20, 0)
        for realm in REALMS
    },
    **{f"each {kind}": ([f"{realm}-{kind}" for realm in REALMS], 30, 0) for kind in ALONE},
    **{f"promises of the {realm}": (drawn(realm, "promise"), 22, 0) for realm in REALMS},
    **{f"oaths of the {realm}": (drawn(realm, "oath"), 22, 0) for realm in REALMS},
    "wands": ([f"wand-{realm}" for realm in REALMS], 15, 0),
    "fairies": ([f"fairy-{realm}" for realm in REALMS], 16, 0.3),
    "signs of the wishes": ([f"wish-{wish}" for wish in WISHES], 24, 0.22),
    "pawns": (["wanderer", "pixie"], 12, 0.3),
    "backs": (["back-realm", "back-fairy"], 20, 0),
}
"""Drawings that lie side by side, and how far apart the closest two must be: in grey (of 255), in
outline (of 1; landscapes and backs fill their frame). When they were drawn, the closest pairs
measured 40 (realms), 30 (wishes of one realm), 32 (wishes of one kind), 26 (promises of one realm,
its oaths, and any two of the sixty), 19 (wands), 24 and 0.39 (fairies), 24 and 0.31 (signs), 15 and
0.34 (pawns) and 24 (backs)."""


@pytest.mark.parametrize("family", NEIGHBOURS)
def test_neighbours_are_told_apart_without_colour(family: str) -> None:
    members, grey, outline = NEIGHBOURS[family]
    for one, other in combinations([f"wishes/{name}" for name in members], 2):
        assert grey_distance(one, other) >= grey, (one, other)
        assert outline_distance(one, other) >= outline, (one, other)


def test_all_sixty_promises_and_oaths_differ_in_their_subject() -> None:
    """Not only in sky and token: at the size of a hand card and without colour."""
    bonds = [f"wishes/{name}" for realm in REALMS for name in drawn(realm, "promise", "oath")]
    assert len(bonds) == 60
    for one, other in combinations(bonds, 2):
        assert grey_distance(one, other) >= 22, (one, other)


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
    the whispers measured 11 to 22, promises 18 to 22 on average, oaths 24 to 29, and enchantments
    28 to 41."""
    kinds = ("whisper", "promise", "oath", "enchantment")
    families = [[ornament(f"wishes/{name}") for name in drawn(realm, kind)] for kind in kinds]
    seen = [mean(family) for family in families]
    assert seen == sorted(seen)
    assert seen[-1] >= 1.25 * seen[0]

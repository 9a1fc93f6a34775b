"""Where things lie on the table of Hunters: by numbers, for all player counts and windows."""

from itertools import combinations, product

import pytest
from PySide6.QtWidgets import QApplication

from fairytable.app.translation import CODES, Code, Language
from fairytable.games.hunters.layout.frame import Frame, frame
from fairytable.games.hunters.layout.table import arrange
from fairytable.games.hunters.rules.actions import TOOLS
from fairytable.games.hunters.rules.state import HuntersState
from fairytable.games.hunters.rules.zones import CENTRE, CIRCLE
from fairytable.paint.fonts import load_fonts
from fairytable.stage.picture import FRONT, Crest, Emblem, Light, Rect, Spot, Words
from tests.app.windows import cut_words
from tests.games.hunters.positions import at, play, position
from tests.games.staged import WINDOWS, curtained, stage, table_size

PLAYERS = (3, 4, 5, 6)
FLAGS = ("hunters/dizzy", "hunters/no-camera")
SIZES = sorted({table_size(w, folded=f) for w in WINDOWS for f in (True, False)})
everywhere = pytest.mark.parametrize(("players", "size"), list(product(PLAYERS, SIZES)), ids=str)


def parts(table: Frame) -> dict[str, Rect]:
    """All that must not lie over each other; a stand and a stone touch their own card."""
    found = {f"card {q}": table.card(q).inset(1) for q in range(12)}
    found |= {f"stand {q}": table.stand(q).area for q in range(12)}
    found |= {f"page {k}": page for k, page in enumerate(table.pages())}
    piles = zip(("deck", "photos", "discard"), (-1.74, -0.9, 0.9), strict=True)
    found |= {name: table.pile(x) for name, x in piles}
    return found | {
        "own": table.own(),
        "album": table.album(),
        "hand": table.hand(),
        "centre": table.centre().inset(0.08 * table.u),
    }


@everywhere
def test_nothing_lies_over_anything_else(players: int, size: tuple[float, float]) -> None:
    table = frame(*size, players)
    found = parts(table)
    whole = Rect(0, 0, *size)
    for name, rect in found.items():
        assert whole.contains(rect), name
    for (one, a), (two, b) in combinations(found.items(), 2):
        assert not a.overlaps(b, 0.5), (one, two)


@everywhere
def test_pages_are_high_enough_and_cards_wide_enough(
    players: int, size: tuple[float, float]
) -> None:
    table = frame(*size, players)
    assert table.u >= 66
    assert all(page.h >= 50 and page.w >= 150 for page in table.pages())


def test_the_clock_is_as_large_as_the_look_has_it() -> None:
    """Card widths of the look page, for the windows it names."""
    widths = [frame(*table_size((w, h), folded=False), 6).u for w, h in ((1280, 800), (1920, 1080))]
    assert [round(u) for u in widths] == [105, 144]
    assert round(frame(*table_size((1024, 640), folded=True), 6).u) == 82


def full(players: int) -> HuntersState:
    """Much evidence everywhere, flags, a prisoner, and a gap in the circle."""
    fairies = ["meadow wood moon", "queen brook dust", "meadow flute", "wood thread", "", "meadow"]
    photos = ["good " + "unfocused " * 4, "motion motion", "", "good", "unfocused", "motion"]
    places = {3: [0, 4, 8], 4: [0, 3, 6, 9], 5: [0, 2, 5, 7, 10], 6: [0, 2, 4, 6, 8, 10]}[players]
    places[2] = CENTRE
    state = position(
        players,
        circle={0: "stone"},
        tools=" ".join(["chest", "camera", "cage", "chest", "camera", "cage"][:players]),
        pos=places,
        evidence=dict(enumerate(fairies[:players])),
        photos=dict(enumerate(photos[:players])),
        dizzy=(1, players - 1),
        no_camera={1: players},
    )
    return play(state, "done")


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("window", [(1024, 640), (1280, 800), (1920, 1080)], ids=str)
def test_no_word_is_cut(
    players: int, window: tuple[int, int], code: Code, qapp: QApplication
) -> None:
    """But for long names, which end in dots."""
    load_fonts()
    spoken = Language(code)
    state = full(players)
    names = {person.name for person in stage(state).people}
    for folded in (True, False):
        shown = stage(state, 0, table_size(window, folded=folded))
        picture = arrange(shown._replace(say=spoken.say_for("hunters")))
        assert set(cut_words(picture)) <= names
    spoken.fall_silent()


@everywhere
def test_nothing_leaves_a_page(players: int, size: tuple[float, float]) -> None:
    """With all flags, and hands of any size; seals may reach a little over the rim."""
    state = position(
        players, no_camera=dict.fromkeys(range(players), players), dizzy=range(players)
    )
    picture = arrange(stage(state, 0, size))
    table = frame(*size, players)
    for page in (*table.pages(), table.own()):
        for mark in picture.under:
            x, y = mark.rect.x, mark.rect.centre[1]
            if getattr(mark, "emblem", "").startswith(("hunters/toadstools", "hunters/fern")):
                continue  # they grow under it
            if page.x < x < page.right and page.y < y < page.bottom:
                assert page.inset(-3).contains(mark.rect) or isinstance(mark, Crest | Light), mark


@everywhere
def test_own_flags_lie_beside_the_tools_and_not_under_them(
    players: int, size: tuple[float, float]
) -> None:
    state = position(players, active=1, no_camera={0: players}, dizzy=(0,))
    picture = arrange(stage(state, 0, size))
    flags = [m for m in picture.under if isinstance(m, Emblem) and m.emblem in FLAGS]
    tools = [area.rect for area in picture.areas if area.zone.startswith("tool.0.")]
    own = frame(*size, players).own()
    mine = [flag.rect for flag in flags if own.contains(flag.rect)]
    assert len(mine) == len(FLAGS)
    assert not any(flag.overlaps(tool, 5) for flag in mine for tool in tools), "but for their rims"


@pytest.mark.parametrize("size", [(764, 615), (980, 774)], ids=str)
def test_an_unfolded_album_says_what_its_trinkets_can_do(size: tuple[float, float]) -> None:
    state = position(evidence={1: "queen stone stone horseshoe"})
    picture = arrange(stage(state, 0, size)._replace(unfolded="player.1"))
    notes = [mark for mark in picture.front if isinstance(mark, Words) and ": " in mark.text]
    assert [note.text.partition(":")[0] for note in notes] == ["Horseshoe", "Hag Stone"]
    cards = [spot.rect for spot in picture.spots if spot.z == FRONT]
    assert not any(note.rect.overlaps(card) for note in notes for card in cards)


# What is told by marks


def spot_of(state: HuntersState, card: int, viewer: int = 0) -> Spot:
    return next(spot for spot in arrange(stage(state, viewer)).spots if spot.card == card)


def test_seals_name_the_others_who_know_a_card() -> None:
    state = position(knows={0: [5], 1: [5], 3: [5]})
    card = at(state, 5)
    assert [pin.player for pin in spot_of(state, card, 0).badges] == [1, 3]
    assert [pin.player for pin in spot_of(state, card, 2).badges] == [0, 1, 3]
    public = next(s for s in arrange(curtained(state)).spots if s.card == card)
    assert [pin.player for pin in public.badges] == [0, 1, 3]


def test_a_face_up_card_has_no_seals() -> None:
    state = position(knows={1: [5]}, up=[5])
    assert spot_of(state, at(state, 5)).badges == ()


def test_the_trapped_researcher_lies_in_the_middle() -> None:
    state = position(pos=[0, CENTRE, 6, 9])
    picture = arrange(stage(state))
    middle = next(area for area in picture.areas if area.zone == "centre").rect
    assert middle.contains(spot_of(state, state.researcher(1)).rect)


def test_the_camera_that_cannot_be_prepared_is_faint() -> None:
    def faint(state: HuntersState) -> list[str]:
        marks = [mark for mark in arrange(stage(state)).under if isinstance(mark, Emblem)]
        tools = [f"hunters/{tool}" for tool in TOOLS]
        return [mark.emblem for mark in marks if mark.faded and mark.emblem in tools]

    assert faint(position(no_camera={0: 2})) == ["hunters/camera"]
    assert faint(position()) == []


def test_a_gap_of_the_circle_has_a_place() -> None:
    state = play(position(circle={0: "meadow"}, tools="cage camera camera camera"), "done")
    picture = arrange(stage(state))
    assert CIRCLE[0] in {area.zone for area in picture.areas}


@pytest.mark.parametrize("height", range(480, 780, 10))
@pytest.mark.parametrize("players", [3, 4])
def test_the_words_of_ones_own_page_stay_off_the_tools(players: int, height: int) -> None:
    """In a replay the table is lower, and the page with it."""
    picture = arrange(stage(full(players), 0, (980, height)))
    tools = [area.rect for area in picture.areas if area.zone.startswith("tool.0.")]
    top = min(rect.y for rect in tools)
    own = frame(980, height, players).own()
    words = [mark.rect for mark in picture.under if isinstance(mark, Words) and mark.text]
    head = [rect for rect in words if own.x <= rect.x < own.right and own.y <= rect.y < top]
    assert len(tools) == 3
    assert head
    assert max(rect.bottom for rect in head) <= top + 4

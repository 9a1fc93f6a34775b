"""Characters show their faces on the plates of rivals, where there is room, in all games alike."""

from collections.abc import Iterator

import pytest

from fairytable.bots.characters import CHARACTERS
from fairytable.games import ON_THE_TABLE, staging_of
from fairytable.stage.picture import Crest, Emblem, Picture, Rect, Words
from fairytable.stage.sketch import LEAST_FACE
from tests.games.playing import CASES, Case
from tests.games.staged import WINDOWS, positions, stage, table_size

FACES = [character.portrait for character in CHARACTERS.values()]
SIZES = [table_size(window, folded=folded) for window in WINDOWS[:7] for folded in (False, True)]


def cases_of(game: str) -> list[Case]:
    """With the fewest and with the most players."""
    cases = sorted((c for c in CASES if c.game.id == game), key=lambda case: case.options.players)
    return [cases[0], cases[-1]]


def pictures(game: str, case: Case, size: tuple[float, float]) -> Iterator[Picture]:
    """Positions of a game of one person against characters."""
    staging = staging_of(game)
    assert staging is not None
    for state in positions(case, every=40):
        shown = stage(state, size=size)
        people = [
            person._replace(portrait=FACES[k - 1] if k else "")
            for k, person in enumerate(shown.people)
        ]
        yield staging.arrange(shown._replace(people=people))


def faces(picture: Picture) -> list[Rect]:
    return [m.rect for m in picture.under if isinstance(m, Emblem) and m.emblem in FACES]


@pytest.mark.parametrize("game", ON_THE_TABLE)
def test_with_few_players_every_rival_shows_a_face(game: str) -> None:
    case = cases_of(game)[0]
    for picture in pictures(game, case, table_size((1280, 800), folded=False)):
        assert len(faces(picture)) == case.options.players - 1


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("game", ON_THE_TABLE)
def test_a_face_hides_neither_words_nor_cards(game: str, size: tuple[float, float]) -> None:
    for case in cases_of(game):
        for picture in pictures(game, case, size):
            words = [m.rect for m in picture.under if isinstance(m, Words)]
            crests = [m.rect for m in picture.under if isinstance(m, Crest) and not m.text]
            for face in faces(picture):
                feet = [crest for crest in crests if crest.overlaps(face)]
                assert not any(foot.overlaps(said) for foot in feet for said in words)
                assert face.w >= LEAST_FACE - 4
                assert Rect(0, 0, *size).contains(face)
                assert not any(face.overlaps(said) for said in words)
                assert not any(face.overlaps(spot.rect) for spot in picture.spots)


@pytest.mark.parametrize("game", ON_THE_TABLE)
def test_beside_a_face_stands_the_shape_of_its_player(game: str) -> None:
    for picture in pictures(game, cases_of(game)[0], table_size((1280, 800), folded=False)):
        shapes = [m.rect for m in picture.under if isinstance(m, Crest)]
        lanterns = [pawn.rect for pawn in picture.pawns if pawn.key.startswith("lantern.")]
        for face in faces(picture):
            near = face.inset(-0.9 * face.w)
            assert any(near.overlaps(shape) for shape in (*shapes, *lanterns))

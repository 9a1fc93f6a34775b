"""How a turn of Hunters is told: one reveal after the other, each with what it brought."""

from fairytable.engine import Moved, Revealed, Turned
from fairytable.games.hunters.layout.scenes import beats, greeting
from fairytable.games.hunters.rules.state import HuntersState
from fairytable.games.hunters.rules.zones import CENTRE, CIRCLE
from fairytable.games.hunters.seen import Seen
from fairytable.stage.beats import Beat
from fairytable.stage.motifs import Burst, Flash, Mixing, Shiver, Trail, Travel, TurnInAir
from fairytable.stage.staging import seen_on
from tests.games.hunters.positions import at, new, play, position
from tests.games.staged import stage


def told(state: HuntersState, *steps: str, viewer: int = 0) -> list[Beat]:
    """The last of these steps as somebody is shown it."""
    play(state, *steps[:-1])
    before = state.clone()
    state.listen()
    play(state, steps[-1])
    eyes = stage(state, viewer)
    return beats(seen_on(eyes, state.heard()), stage(before, viewer), eyes)


def kinds(beat: Beat) -> set[type]:
    return {type(motif) for motif in beat.motifs}


def moved(beat: Beat) -> list[tuple[str, str]]:
    return [(e.source, e.target) for e in beat.events if isinstance(e, Moved)]


def test_every_card_is_turned_before_its_result_is_told() -> None:
    made = told(position(circle={0: "meadow"}, tools="cage camera camera camera"), "done")
    turned = [k for k, beat in enumerate(made) if any(isinstance(e, Turned) for e in beat.events)]
    assert len(turned) == 4
    caught = next(k for k, beat in enumerate(made) if (CIRCLE[0], "evidence.0") in moved(beat))
    assert turned[0] < caught < turned[1]
    assert made[caught].banner == "Anna: into the cage, +3"
    assert kinds(made[caught]) == {Burst}


def test_a_photo_flashes_and_says_what_it_is_worth() -> None:
    made = told(position(circle={0: "queen"}), "done")
    (photo,) = (beat for beat in made if ("photos.deck", "photos.0") in moved(beat))
    assert kinds(photo) == {Flash, Burst, Travel, Trail}
    assert photo.banner.startswith("Anna: ")
    assert "+" in photo.banner


def test_a_card_that_brings_nothing_shivers() -> None:
    made = told(position(), "done")
    assert [kinds(beat) for beat in made if beat.banner] == [{Shiver}] * 4


def test_prisoners_change_places_at_once() -> None:
    made = told(position(circle={0: "wisp"}, pos=[0, CENTRE, 6, 9]), "done")
    (swap,) = (beat for beat in made if ("stand.0", "centre") in moved(beat))
    assert ("centre", "stand.0") in moved(swap)
    assert kinds(swap) == {Trail}
    assert swap.banner == "Anna is trapped"


def test_a_dandelion_gathers_the_circle_and_nobody_knows_it_then() -> None:
    state = position(circle={0: "dandelion"}, tools="cage camera camera camera", knows={1: [5]})
    made = told(state, "done")
    (mixing,) = (beat for beat in made if Mixing in kinds(beat))
    knowers = mixing.facts["knowers"]
    assert isinstance(knowers, tuple)
    assert "knowers" not in made[0].facts
    assert not knowers[5] & 0b1101 or knowers[5] == 0b1111


def test_swapped_cards_pass_each_other_and_a_firefly_goes_out() -> None:
    (swap,) = told(position(), "swap 0 6")
    assert kinds(swap) == {Travel}
    assert swap.facts["swaps_left"] == 2
    ways = [motif.way[1] for motif in swap.motifs if isinstance(motif, Travel)]
    assert ways[0] != ways[1]


def test_who_looks_at_a_card_sees_its_face_in_the_air() -> None:
    state = position(circle={4: "queen"}, evidence={0: "stone"})
    mine = told(state.clone(), "use stone", "peek 4")
    others = told(state.clone(), "use stone", "peek 4", viewer=1)
    for made, sees in ((mine, True), (others, False)):
        (look,) = (b for b in made if any(isinstance(e, Revealed) for e in b.events))
        (motif,) = look.motifs
        assert isinstance(motif, TurnInAir)
        assert (motif.face is not None) is sees


def test_everybody_is_greeted_with_ones_own_card() -> None:
    state = new(4)
    for player in range(4):
        found = greeting(stage(state, player))
        assert found is not None
        assert found[0] == at(state, state.pos[player])
    assert greeting(stage(position())) is None


def test_until_a_card_is_turned_up_only_those_know_it_who_did() -> None:
    state = position(knows={2: [4]})
    state = play(state, "swap 3 4", "swap 11 0")
    knowers = told(state, "swap 9 10")[0].facts["knowers"]
    assert isinstance(knowers, tuple)
    assert knowers[3] == 0b100, "it came along with its card"
    assert Seen(stage(state).view).facts.knowers[3] == 0b1111, "by now it was revealed"

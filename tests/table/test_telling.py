"""An action is told part by part, and however that is cut short, all lies right in the end."""

from collections.abc import Sequence

import pytest
from PySide6.QtCore import QRectF, Qt
from pytestqt.qtbot import QtBot

from fairytable.engine import Action, Event, Moved, Turned
from fairytable.games.challenge.staging import ChallengeStaging
from fairytable.games.moons.staging import MoonsStaging
from fairytable.stage.beats import Beat
from fairytable.stage.look import BackLook
from fairytable.stage.picture import Area, Picture, Rect, Spot, Words, card_at
from fairytable.stage.staging import Stage
from fairytable.stage.weight import ORDINARY
from fairytable.table.card_item import CardItem
from fairytable.table.card_table import CardTable
from fairytable.table.light import Glow
from fairytable.table.motifs.burst_item import BurstItem
from fairytable.table.motion import SPEEDS
from fairytable.table.speech import BRIEF_MS
from tests.games.challenge.positions import do
from tests.games.challenge.positions import position as challenge
from tests.games.moons.positions import position
from tests.games.staged import stage
from tests.table.ring_and_road import Telling as RingTelling
from tests.table.tables import Table
from tests.table.test_abilities import Facts, Fair, show, view_of
from tests.table.test_scene import check_scene

RING = ("air 6 8 4 2", "water 6", "fire 6", "earth 6")


def closing(qtbot: QtBot, *hands: str, speed: str = "slow") -> tuple[Table, int]:
    """A table on which the first ring has just been closed; and the card that closed it."""
    state = position(*(hands or ("air 10, fire 4", "fire 2, fire 4")), circles=RING)
    told = Table(qtbot, state)
    told.widget.motion.speed = SPEEDS[speed]
    told.seat = 0
    closes = next(a for a in state.legal() if a.zone == "circle.0" and a.card is not None)
    assert closes.card is not None
    told.play(closes)
    return told, closes.card


def next_part(table: CardTable) -> None:
    """Let the part that is being told come to its end."""
    clock = table.motion._clock
    clock.setCurrentTime(clock.duration())


def in_seat(table: Table, card: int, zone: str) -> bool:
    item = table.widget.top.cards[card]
    return lies_in(table.widget.top.areas[zone].area.rect, item)


def lies_in(rect: Rect, item: CardItem) -> bool:
    at = item.pos()
    return rect.x < at.x() < rect.right and rect.y < at.y() < rect.bottom


def texts_in_ring(table: CardTable, picture: Picture) -> list[str]:
    ring = table.top.areas["circle.0"].area.rect
    words = [mark for mark in picture.under if isinstance(mark, Words)]
    return [mark.text for mark in words if ring.contains(mark.rect)]


def test_the_card_that_closes_a_ring_first_takes_its_seat(qtbot: QtBot) -> None:
    told, card = closing(qtbot)
    assert card in told.state.table.zones["removed"]
    next_part(told.widget)
    assert in_seat(told, card, "circle.0")
    told.widget.finish()
    assert not in_seat(told, card, "circle.0")
    check_scene(told)


def test_a_closing_is_counted_told_and_its_points_fly(qtbot: QtBot) -> None:
    told, _ = closing(qtbot)
    widget = told.widget
    assert widget.teller.speaks
    sums = []
    while not widget.speech.notice.isVisible():
        next_part(widget)
        assert widget.top.told is not None
        sums.append(texts_in_ring(widget, widget.top.told))
    counted = ["6", "14", "18", "20", "30"]
    assert [next(s for s in counted if s in texts) for texts in sums[:5]] == counted
    assert "30 × +1 = +30" in widget.speech.notice.text
    assert widget.top.areas["circle.0"].light.glow is Glow.OPEN
    assert [slip.text for slip in widget.teller._slips] == ["+30"]
    next_part(widget)
    assert widget.teller._slips == []
    widget.finish()
    check_scene(told)


def test_the_next_moon_comes_when_the_old_one_is_in_the_sky(qtbot: QtBot) -> None:
    told, _ = closing(qtbot)
    widget = told.widget
    moons = told.state.table.zones["moon.up"]
    old, new = (widget.top.cards[card] for card in moons[-2:])
    middle = widget.top.areas["moon.up"].area.rect
    assert lies_in(middle, old)
    while lies_in(middle, old):
        next_part(widget)
    assert not lies_in(middle, new)
    assert isinstance(new.side, BackLook)
    next_part(widget)
    assert lies_in(middle, new)
    assert not isinstance(new.side, BackLook)


def test_what_was_not_told_yet_is_said_when_it_is_cut_short(qtbot: QtBot) -> None:
    told, _ = closing(qtbot)
    told.key(Qt.Key.Key_Space)
    assert not told.widget.busy
    assert "30 × +1 = +30" in told.widget.speech.notice.text
    assert told.widget.speech.notice.isVisible()
    check_scene(told)


@pytest.mark.parametrize("parts", range(0, 12, 2))
def test_a_step_back_in_the_middle_of_telling_leaves_no_trace(qtbot: QtBot, parts: int) -> None:
    told, card = closing(qtbot)
    for _ in range(parts):
        next_part(told.widget)
    told.state = position("air 10, fire 4", "fire 2, fire 4", circles=RING)
    told.show()
    told.widget.finish()
    assert card in told.state.table.zones["hand.0"]
    check_scene(told)
    assert all(area.light.glow is not Glow.OPEN for area in told.widget.top.areas.values())


@pytest.mark.parametrize("parts", range(0, 12, 3))
def test_another_size_in_the_middle_of_telling_leaves_no_trace(qtbot: QtBot, parts: int) -> None:
    told, _ = closing(qtbot)
    for _ in range(parts):
        next_part(told.widget)
    told.widget.resize(760, 614)
    check_scene(told)


def test_with_speed_off_nothing_is_told(qtbot: QtBot) -> None:
    told, _ = closing(qtbot, speed="off")
    assert not told.widget.teller.speaks
    assert not told.widget.busy
    check_scene(told)


def test_whoever_must_pass_is_named_and_no_card_is_shown(qtbot: QtBot) -> None:
    circles = ("air 6 8", "air 4", "air 2 4", "air 6")
    state = position("air 10, air 8", "water 2, water 4", circles=circles, deck=0)
    told = Table(qtbot, state)
    told.seat = 0
    told.play(state.legal()[0])
    told.widget.motion.speed = SPEEDS["slow"]
    told.play(Action("end"))
    rival = [told.widget.top.cards[c] for c in told.state.table.zones["hand.1"]]
    while not told.widget.speech.notice.isVisible():
        next_part(told.widget)
    assert told.widget.speech.notice.text == "Bartolomeo could not play: no card fits a circle."
    assert told.widget.top.areas["hand.1"].light.glow is Glow.OPEN
    assert all(isinstance(item.side, BackLook) for item in rival)


def test_symbols_turn_over_from_the_lowest_score() -> None:
    state = position(*("air 10", "fire 2", "fire 4"), circles=RING, turned=12, score=(0, 5, -9, 0))
    after = state.clone()
    after.listen()
    after.apply(next(a for a in state.legal() if a.zone == "circle.0"))
    beats = MoonsStaging().beats(after.heard(), stage(state), stage(after))
    turned = [e.card for beat in beats for e in beat.events if isinstance(e, Turned)]
    symbols = [after.table.zones[f"symbol.{p}"][0] for p in (2, 1, 0)]
    assert turned == symbols
    assert sum(any(isinstance(e, Turned) for e in beat.events) for beat in beats) == 3


def test_a_hand_that_was_mixed_lies_still_for_its_owner(qtbot: QtBot) -> None:
    state = challenge({"hand.0": "red green", "deck.stones": "blue*2 black*3"})
    told = Table(qtbot, state, staging=ChallengeStaging())
    told.seat = 0
    told.widget.motion.speed = SPEEDS["slow"]
    held = {c: told.widget.top.cards[c] for c in state.table.zones["hand.0"]}
    faces = {id(item): item.side for item in held.values()}
    told.play(Action("collect", zone="deck.stones"))
    told.widget.finish()
    check_scene(told)
    now = {id(told.widget.top.cards[c]): c for c in told.state.table.zones["hand.0"]}
    for key, side in faces.items():
        assert told.widget.top.cards[now[key]].side == side


def test_an_exchange_shows_rivals_all_net_moves_at_once() -> None:
    state = do(
        challenge({"hand.0": "red green", "sack.0.0": "blue"}), "exchange", "lay red sack.0.1"
    )
    state.listen()
    before = state.clone()
    do(state, "done")
    events = [e for e in (event.seen_by(1) for event in state.heard()) if e is not None]
    assert sum(isinstance(e, Moved) for e in events) == 1
    told = ChallengeStaging().beats(events, stage(before, 1), stage(state, 1))
    assert told == [Beat(tuple(events))]


# With a game that belongs to none


class Fork(Fair):
    """One card that goes somewhere, with beats as they are given."""

    def __init__(self, *pictures: Picture) -> None:
        super().__init__(*pictures)
        self.told: Sequence[Beat] = ()

    def arrange(self, stage: Stage) -> Picture:
        return self.pictures[stage.view.facts == Facts(there=True)]

    def beats(self, events: Sequence[Event], before: Stage, after: Stage) -> Sequence[Beat]:
        return self.told


FLAP = Rect(400, 40, 120, 24)


def flapping(text: str) -> Picture:
    spots = (Spot(0, card_at(200, 200, 100)),)
    words = Words(FLAP, text, 14)
    return Picture((900, 700), 80, spots, (Area("place", FLAP),), (words,), turning=(FLAP,))


def test_a_flap_turns_over_once_when_all_has_landed(table: CardTable) -> None:
    fork = Fork(flapping("Ugo 2"), flapping("Mia 3"))
    show(table, fork, view_of(1))
    table.motion.speed = SPEEDS["slow"]
    after = view_of(1)._replace(facts=Facts(there=True))
    shown = table.stage
    assert shown is not None
    table.present(fork, shown._replace(view=after), events=[Turned(0, up=True, face=0)])
    assert len(table.teller._turning) == 1
    assert table.busy
    table.finish()
    assert table.teller._turning == []
    assert table.top.told is None
    assert [m.text for m in table.top.ground._marks if isinstance(m, Words)] == ["Mia 3"]


def told_of(qtbot: QtBot, ring: str, hand: str, moon: str) -> tuple[float, float, float]:
    """How a closing is told: the width of the flying number, the size of the light, the height of
    what is said."""
    state = position(hand, "fire 2", circles=(ring, "water 6", "fire 6", "earth 6"), moon=moon)
    told = Table(qtbot, state)
    told.widget.motion.speed = SPEEDS["slow"]
    told.seat = 0
    told.play(next(a for a in state.legal() if a.zone == "circle.0" and a.card is not None))
    while not told.widget.teller._slips:
        next_part(told.widget)
    bursts = [item for item in told.widget.scene().items() if isinstance(item, BurstItem)]
    light = max(item.boundingRect().width() for item in bursts)
    notice = told.widget.speech.notice
    return told.widget.teller._slips[0].rect.width(), light, notice.boundingRect().height()


def test_a_great_closing_is_told_larger_than_a_small_one(qtbot: QtBot) -> None:
    great = told_of(qtbot, "air 6 8 8 2", "air 10", "full")
    small = told_of(qtbot, "air 6 2 2 2", "air 2", "waxing")
    assert all(large > 1.2 * little for large, little in zip(great, small, strict=True))


def test_what_weighs_more_is_seen_longer(table: CardTable) -> None:
    lengths = []
    for weight in (0.0, ORDINARY, 1.0):
        story = RingTelling(table)
        story.tell(Beat(banner="Look!", pause=1000, weight=weight))
        lengths.append(story.length)
        table.finish()
    assert lengths == sorted(set(lengths))
    assert lengths[1] == pytest.approx(1000)


def test_what_is_told_over_a_choice_is_soon_gone(qtbot: QtBot) -> None:
    told, _ = closing(qtbot, "air 10, fire 4", "fire 2, fire 4")
    told.widget.finish()
    speech, choices = told.widget.speech, told.widget.hands.in_question()
    assert choices, "a new circle has to be started"
    speech.proclaim("Here!", ["circle.0"])
    assert speech._silence.interval() > BRIEF_MS
    speech.give_way([QRectF(0, 0, 1, 1)])
    assert speech._silence.interval() > BRIEF_MS, "it covers nothing of that"
    speech.give_way(choices)
    assert speech._silence.interval() == BRIEF_MS


def test_nobody_is_asked_to_start_a_circle_when_all_is_over(qtbot: QtBot) -> None:
    state = position("sun", "fire 2, fire 4", circles=RING, turned=12)
    told = Table(qtbot, state)
    told.seat = 0
    told.play(next(a for a in state.legal() if a.zone == "circle.0"))
    assert told.state.decision is None
    picture = told.widget.top.picture
    assert picture is not None
    assert "Start a new circle" not in texts_in_ring(told.widget, picture)

"""The rules pages are complete, alike in both languages, and true to the cards of their game."""

import re

import pytest
from PySide6.QtWidgets import QApplication

from fairytable.app.rules.text import RulesText, load, offered, page_file, parse
from fairytable.app.translation import CODES, Language
from fairytable.engine import Rng
from fairytable.games import GAMES, ON_THE_TABLE, staging_of
from fairytable.games.challenge.cards import FAIRY_POINTS, STONE_COPIES, STONES, VICTORY_POINTS
from fairytable.games.challenge.rules.sacks import room
from fairytable.stage.maps import seen_whole

PAGES = [(game_id, code) for code in CODES for game_id in offered(code)]
BOTH = [game_id for game_id in GAMES if any(page_file(game_id, code).is_file() for code in CODES)]


def read(game_id: str, code: str) -> RulesText:
    text = load(game_id, code)
    assert text is not None
    return text


def plain(text: RulesText) -> str:
    return re.sub(r"<[^>]+>", " ", text.html).replace("\u00a0", " ")


@pytest.mark.parametrize("code", CODES)
def test_every_game_on_the_table_has_its_rules(code: str) -> None:
    assert set(ON_THE_TABLE) <= set(offered(code))


@pytest.mark.parametrize("game_id", BOTH)
def test_the_pages_of_a_game_are_alike_in_all_languages(game_id: str) -> None:
    first, *others = [read(game_id, code) for code in CODES]
    for other in others:
        assert [c.id for c in other.chapters] == [c.id for c in first.chapters]
        assert other.pictures == first.pictures
        assert re.findall("<(h2|ul|ol|li|table|tr|img)", other.html) == re.findall(
            "<(h2|ul|ol|li|table|tr|img)", first.html
        )
        assert re.findall('href="(.*?)"', other.html) == re.findall('href="(.*?)"', first.html)
        assert re.findall(r"[+−]\d+", plain(other)) == re.findall(r"[+−]\d+", plain(first))


@pytest.mark.parametrize(("game_id", "code"), PAGES)
def test_no_page_and_no_chapter_is_empty(game_id: str, code: str) -> None:
    text = read(game_id, code)
    assert text.title
    assert len(text.chapters) == len({chapter.id for chapter in text.chapters}) >= 8
    for chapter in text.html.split("<h2>")[1:]:
        assert len(re.sub(r"<[^>]+>", "", chapter)) > 120


@pytest.mark.parametrize(("game_id", "code"), PAGES)
def test_no_sign_of_the_source_is_left_in_the_text(game_id: str, code: str) -> None:
    assert not re.search(r"\*|\]\(|\{#|^#|\|", plain(read(game_id, code)))


@pytest.mark.parametrize(("game_id", "code"), PAGES)
def test_every_card_that_is_shown_exists(game_id: str, code: str) -> None:
    deck = GAMES[game_id].deck
    known = {"card": {face.name for face in deck.faces}, "back": set(deck.backs)}
    known["column"] = known["card"]
    pictures = read(game_id, code).pictures
    assert pictures
    for kind, _, names in (address.partition(":") for address in pictures):
        if kind != "position":
            assert set(names.split(",")) <= known[kind]


@pytest.mark.parametrize("game_id", BOTH)
def test_every_position_that_is_shown_is_one_of_the_game(qapp: QApplication, game_id: str) -> None:
    staging = staging_of(game_id)
    assert staging is not None
    for kind, _, name in (a.partition(":") for a in read(game_id, CODES[0]).pictures):
        if kind != "position":
            continue
        example = staging.example(name)
        stage, legal = example.stage(Language().say), example.state.legal()
        zones = {area.zone for area in seen_whole(staging.arrange(stage)).areas}
        assert set(example.around) <= zones, name
        journeys = [journey.actions[-1] for journey in staging.journeys(stage)]
        assert example.about_to in (None, *legal, *journeys), name


@pytest.mark.parametrize(("game_id", "code"), PAGES)
def test_every_link_leads_to_a_chapter(game_id: str, code: str) -> None:
    text = read(game_id, code)
    assert all(text.has(target) for target in re.findall('href="#(.*?)"', text.html))


@pytest.mark.parametrize("game_id", BOTH)
def test_every_decision_finds_its_chapter(game_id: str) -> None:
    game = GAMES[game_id]
    staging = staging_of(game_id)
    assert staging is not None
    names = set()
    for seed, options in enumerate(game.options.variants()):
        state, rng = game.new(options, seed), Rng(seed)
        while state.decision is not None:
            names.add(state.decision.name)
            legal = state.legal()
            state.apply(legal[rng.below(len(legal))])
    chapters = {staging.chapter(name) for name in names}
    assert chapters - {""}
    for code in CODES:
        assert all(read(game_id, code).has(chapter) for chapter in chapters if chapter)


@pytest.mark.parametrize(("game_id", "code"), PAGES)
def test_every_sum_in_the_examples_is_right(game_id: str, code: str) -> None:
    sums = re.findall(r"(\d+(?: \+ \d+)+) = (\d+)", plain(read(game_id, code)))
    assert sums
    for numbers, total in sums:
        assert sum(map(int, numbers.split(" + "))) == int(total)


@pytest.mark.parametrize("code", CODES)
def test_moons_counts_its_cards_right(code: str) -> None:
    table = re.findall(r"<table.*?</table>", read("moons", code).html)[0]
    counts = [int(number) for number in re.findall(r"<td>(\d+)</td></tr>", table)]
    kinds: dict[str, int] = {}
    for face in GAMES["moons"].deck.faces:
        kind = face.name.split(".")[0]
        kinds[kind] = kinds.get(kind, 0) + face.copies
    assert counts == [kinds[kind] for kind in ("fairy", "sun", "starter", "moon", "symbol")]
    assert str(sum(counts)) in plain(read("moons", code))


@pytest.mark.parametrize("code", CODES)
def test_the_challenge_tells_its_stones_right(code: str) -> None:
    table = re.findall(r"<table.*?</table>", read("challenge", code).html)[0]
    rows = re.findall(r"<tr><td>.*?</td><td>(\d+)</td><td>(\d+)</td><td>(\d+)</td></tr>", table)
    told = [tuple(map(int, row)) for row in rows]
    assert told == list(zip(VICTORY_POINTS, FAIRY_POINTS, STONE_COPIES, strict=True))


@pytest.mark.parametrize("code", CODES)
def test_the_sacks_that_the_challenge_calls_full_are_full(code: str) -> None:
    sacks = [
        [STONES.index(name.removeprefix("stone.")) for name in address[7:].split(",")]
        for address in read("challenge", code).pictures
        if address.startswith("column:")
    ]
    taken = [room(range(len(sack)), sack, bigger=False) for sack in sacks]
    names = [[s for t, s in enumerate(STONES) if mask >> t & 1] for mask in taken]
    assert names[:3] == [[], [], []]
    assert names[3:5] == [["purple", "black", "green"], ["purple"]]


def test_a_game_without_a_page_has_no_text() -> None:
    assert load("moons", "xx") is None
    assert offered("xx") == []


def test_the_signs_of_a_page_become_rich_text() -> None:
    text = parse(
        "# Game\n\n*Soft*\n\n## Your turn {#turn}\n\n"
        "Take **one** & [go](#turn),\nthen 1 + 2 = 3 :shield:.\n\n"
        "- one\n  more\n- two\n\n1. first\n2. second\n\n| A | B |\n|---|---|\n| 1 | 2 |\n\n"
        "> An example\n> in two lines\n\n![Two cards](card:sun back:blue)"
    )
    assert text.title == "Game"
    assert [(chapter.id, chapter.title) for chapter in text.chapters] == [("turn", "Your turn")]
    assert "Soft" in text.opening
    assert "Soft" not in text.excerpt("turn").html
    assert text.excerpt("nonsense") == text.excerpt("turn")
    assert text.pictures == ("card:sun", "back:blue")
    for part in (
        '<p class="note">Soft</p>',
        '<h2><a name="turn"></a>Your turn</h2>',
        'Take <b>one</b> &amp; <a href="#turn">go</a>, then 1\u00a0+\u00a02\u00a0=\u00a03 '
        '<img src="glyph:shield" align="middle">.',
        "<ul><li>one more</li><li>two</li></ul>",
        "<ol><li>first</li><li>second</li></ol>",
        "<tr><td>1</td><td>2</td></tr>",
        "An example in two lines",
        '<img src="card:sun"><img src="back:blue">',
        "Two cards",
    ):
        assert part in text.html

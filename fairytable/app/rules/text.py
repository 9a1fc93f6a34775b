"""The text of the rules pages, read from its file. No Qt.

A page is written in a few signs of Markdown: `#` its title, `## Your turn {#turn}` a chapter with
the id that is the same in every language, paragraphs, lists, tables, `>` an example, **strong**,
*soft*, [links](#turn), and on a line of its own `![caption](card:sun back:blue)`: cards of the
game, painted by the program. `column:sun,moon.full` is a pile in which every card shows its head,
`position:swap` the table of the game in the position that its staging calls by this name.
Within a sentence `:shield:` is the sign of that name, as high as the letters.
"""

import re
from collections.abc import Iterator
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from fairytable.engine import Game
from fairytable.games import GAMES, staging_of
from fairytable.match import Match
from fairytable.resources import assets
from fairytable.stage.look import Printed

if TYPE_CHECKING:  # the start needs no table
    from fairytable.stage.staging import Staging, Translate

_CHAPTER = re.compile(r"## (?P<title>.+?) \{#(?P<id>[a-z]+)\}")
_PICTURE = re.compile(r"!\[(?P<caption>[^\]]*)\]\((?P<cards>[^)]*)\)")
_INLINE = (
    (re.compile(r"\*\*(.+?)\*\*"), r"<b>\1</b>"),
    (re.compile(r"\*(.+?)\*"), r"<i>\1</i>"),
    (re.compile(r"\[([^\]]+)\]\((#[a-z]+)\)"), r'<a href="\2">\1</a>'),
)
_SIGN = re.compile(r":([a-z][a-z_]+):")
_SUM = re.compile(r"(?<=\d) ([+=]) (?=\d)")
"""What must not be broken at the end of a line."""
_ITEM = re.compile(r"(?:-|\d+\.) ")


class Chapter(NamedTuple):
    """A heading of the page, and what stands under it."""

    id: str
    """Names it in links and for `Staging.chapter`; the same in every language."""
    title: str
    html: str


class RulesText(NamedTuple):
    """A page that has been read."""

    title: str
    opening: str
    """What stands before the first chapter."""
    chapters: tuple[Chapter, ...]
    pictures: tuple[str, ...]
    """The address of every picture, each once: "card:sun", "back:blue", "column:sun,sun",
    "position:swap"."""

    @property
    def html(self) -> str:
        return "\n".join([self.opening, *(chapter.html for chapter in self.chapters)])

    def has(self, chapter: str) -> bool:
        return any(one.id == chapter for one in self.chapters)

    def excerpt(self, chapter: str) -> "RulesText":
        """This chapter alone; the first one if there is no such chapter."""
        found = [one for one in self.chapters if one.id == chapter] or list(self.chapters[:1])
        return self._replace(opening="", chapters=tuple(found))


def page_file(game_id: str, code: str) -> Path:
    """Where the rules of a game lie in a language, whether they are written or not."""
    return assets() / "rules" / code / f"{game_id}.md"


def offered(code: str) -> list[str]:
    """The games whose rules can be read in a language, in the order in which games are offered."""
    return [game_id for game_id in GAMES if page_file(game_id, code).is_file()]


def load(game_id: str, code: str) -> RulesText | None:
    """The rules of a game in a language; None if they are not written."""
    file = page_file(game_id, code)
    return parse(file.read_text(encoding="utf-8")) if file.is_file() else None


def chapter_for(match: Match) -> str:
    """The id of the chapter that tells of the decision at hand; "" if there is none."""
    staging, decision = staging_of(match.game.id), match.decision
    return "" if staging is None or decision is None else staging.chapter(decision.name)


class Pictures(NamedTuple):
    """What the pictures on the page of a game show."""

    game: Game
    say: "Translate"

    @property
    def staging(self) -> "Staging":
        staging = staging_of(self.game.id)
        assert staging is not None
        return staging

    def printed(self, address: str) -> list[Printed]:
        """The sides of cards that a picture shows, the lowest of a column first."""
        kind, _, names = address.partition(":")
        if kind == "back":
            return [self.staging.back(names)]
        return [self.staging.look(self.game.deck.face(n), self.say) for n in names.split(",")]


def parse(source: str) -> RulesText:
    """Read a page."""
    title = ""
    heads: list[tuple[str, str]] = []
    pictures: list[str] = []
    parts: list[list[str]] = [[]]
    for block in re.split(r"\n\s*\n", source.strip()):
        if chapter := _CHAPTER.fullmatch(block):
            heads.append((chapter["id"], chapter["title"]))
            parts.append([f'<h2><a name="{chapter["id"]}"></a>{_words(chapter["title"])}</h2>'])
        elif block.startswith("# "):
            title = block.removeprefix("# ")
            parts[-1].append(f"<h1>{_words(title)}</h1>")
        elif picture := _PICTURE.fullmatch(block):
            cards = picture["cards"].split()
            pictures += cards
            parts[-1].append(_row_of_cards(cards, picture["caption"]))
        else:
            parts[-1].append(_block(block.splitlines()))
    opening, *texts = ["\n".join(part) for part in parts]
    chapters = [Chapter(*head, text) for head, text in zip(heads, texts, strict=True)]
    return RulesText(title, opening, tuple(chapters), tuple(dict.fromkeys(pictures)))


def _block(lines: list[str]) -> str:
    """A table, an example, a list or a paragraph."""
    if lines[0].startswith("|"):
        return _table(lines)
    if lines[0].startswith("> "):
        return _example(" ".join(line.removeprefix("> ") for line in lines))
    if _ITEM.match(lines[0]):
        return _list(lines)
    return _paragraph(" ".join(lines))


def _words(text: str) -> str:
    made = _SUM.sub("\u00a0\\1\u00a0", escape(text, quote=False))
    for sign, tag in _INLINE:
        made = sign.sub(tag, made)
    return _SIGN.sub(r'<img src="glyph:\1" align="middle">', made)


def _paragraph(text: str) -> str:
    if text.startswith("*") and not text.startswith("**") and text.endswith("*"):
        return f'<p class="note">{_words(text.strip("*"))}</p>'
    return f"<p>{_words(text)}</p>"


def _row_of_cards(cards: list[str], caption: str) -> str:
    images = "".join(f'<img src="{escape(address)}">' for address in cards)
    below = f'<p class="caption" align="center">{_words(caption)}</p>' if caption else ""
    return f'<p class="pictures" align="center">{images}</p>{below}'


def _example(text: str) -> str:
    return (
        '<table width="100%" cellspacing="0"><tr>'
        f'<td class="example">{_words(text)}</td></tr></table>'
    )


def _list(lines: list[str]) -> str:
    tag = "ul" if lines[0].startswith("- ") else "ol"
    items = "".join(f"<li>{_words(item)}</li>" for item in _items(lines))
    return f"<{tag}>{items}</{tag}>"


def _items(lines: list[str]) -> Iterator[str]:
    """The points of a list; a line that begins with no mark goes on with the point before."""
    text = ""
    for line in lines:
        if mark := _ITEM.match(line):
            if text:
                yield text
            text = line[mark.end() :]
        else:
            text = f"{text} {line.strip()}"
    yield text


def _table(lines: list[str]) -> str:
    heads, _, *rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]
    head = "".join(f'<th align="left">{_words(cell)}</th>' for cell in heads)
    body = "".join(
        "<tr>" + "".join(f"<td>{_words(cell)}</td>" for cell in row) + "</tr>" for row in rows
    )
    return f'<table cellspacing="0" width="100%"><tr>{head}</tr>{body}</table>'

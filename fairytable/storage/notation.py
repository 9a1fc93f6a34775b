"""Actions as short readable words: `fairy 12>circle.0`, `go>map.1,-2`, `draw=3`, `ask:cave`, `end`.

The verb; after a space the card; after `>` the zone; after `=` a number or after `:` a word.
"""

import re

from fairytable.engine import Action

_ACTION = re.compile(
    r"(?P<verb>[^\s>=:]+)"
    r"(?: (?P<card>[0-9]{1,3}))?"
    r"(?:>(?P<zone>[^\s>=:]+))?"
    r"(?:=(?P<number>-?[0-9]{1,9})|:(?P<word>.*))?",
    re.DOTALL,
)


def write(action: Action) -> str:
    """The words for an action."""
    verb, card, zone, choice = action
    text = verb
    if card is not None:
        text += f" {card}"
    if zone is not None:
        text += f">{zone}"
    if isinstance(choice, str):
        text += f":{choice}"
    elif choice is not None:
        text += f"={choice}"
    return text


def read(text: str) -> Action:
    """The action that these words mean; ValueError if they mean none."""
    found = _ACTION.fullmatch(text)
    if found is None:
        raise ValueError(f"{text[:40]!r} is not an action")
    verb, card, zone, number, word = found.group("verb", "card", "zone", "number", "word")
    return Action(
        verb,
        None if card is None else int(card),
        zone,
        word if number is None else int(number),
    )

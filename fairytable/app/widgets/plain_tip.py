"""Tips in plain words: what looks like markup in a name is not read as such."""

from html import escape


def plain_tip(text: str) -> str:
    """Words for `setToolTip`, which would take “<b>” in them for an order."""
    if "<" not in text:
        return text
    return f"<qt>{'<br>'.join(map(escape, text.splitlines()))}</qt>"

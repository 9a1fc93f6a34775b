"""Tips in plain words: what looks like markup in a name is not read as such."""

from html import escape


def plain_tip(text: str) -> str:
    """Words for `setToolTip`, which would take “<b>” in them for an order."""
    lines = "<br>".join(escape(line) for line in text.split("\n"))
    return f"<qt><p style='white-space: pre-wrap'>{lines}</p></qt>" if text else ""

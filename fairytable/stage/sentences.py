"""Phrases inside sentences, in any language. No Qt."""


def opening(text: str) -> str:
    """A phrase as a sentence begins with it."""
    return text[:1].upper() + text[1:]

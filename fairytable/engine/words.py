"""Marks texts for translation without Qt: the name is the one that `pyside6-lupdate` looks for."""


def QT_TRANSLATE_NOOP(context: str, text: str, comment: str = "", n: int = 0) -> str:
    """The text itself; the translator finds it by its context. Give `n` where %n has plurals."""
    return text

"""Whatever could stand in a file, and a look at what a folder holds."""

from hashlib import sha256
from pathlib import Path

from hypothesis import strategies as st
from pydantic import JsonValue

_texts = st.text(st.characters(exclude_categories=()), max_size=12)
_words = st.sampled_from(["end", "fairy 1>circle.0", "moons", "name", "seats", "0" * 64])

json_values: st.SearchStrategy[JsonValue] = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.integers(10**18, 10**30)
    | st.floats()
    | _texts
    | _words,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(_texts | _words, inner, max_size=4),
    max_leaves=8,
)


def photograph(folder: Path) -> dict[str, tuple[str, int]]:
    """The content and date of everything in a folder."""
    return {
        path.name: (sha256(path.read_bytes()).hexdigest(), path.stat().st_mtime_ns)
        for path in folder.iterdir()
    }

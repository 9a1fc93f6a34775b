"""Records the golden playthroughs again: `python -m tests.golden.record`.

They are saved games like any other. Only a change of the rules (with a new rules number) or of the
file format is a reason to record them again.
"""

from pathlib import Path

from fairytable.bots import choose
from fairytable.engine import Rng
from fairytable.match import Match, Seat
from fairytable.storage.saves import SUFFIX, save
from tests.games.playing import CASES, Case

FOLDER = Path(__file__).parent


def playthroughs() -> dict[Path, tuple[Case, int]]:
    """The file of each recorded game, with its case and seed: one per variant, two per count."""
    found = {}
    for case in CASES:
        plain = not case.options.model_dump(exclude_defaults=True, exclude={"players"})
        for seed in (1, 2) if plain else (1,):
            found[FOLDER / f"{case}-{seed}{SUFFIX}"] = (case, seed)
    return found


def record(case: Case, seed: int) -> Match:
    """A whole game between random bots."""
    seats = [
        Seat(name=f"Bot {p + 1}", kind="bot", level="random", colour=p)
        for p in range(case.options.players)
    ]
    match = Match.new(case.game, case.options, seats, seed)
    rng = Rng(seed)
    while match.decision is not None:
        match.play(choose("random", case.game, match.state, rng))
    return match


if __name__ == "__main__":
    wanted = playthroughs()
    for old in set(FOLDER.glob(f"*{SUFFIX}")) - set(wanted):
        old.unlink()
    for path, (case, seed) in wanted.items():
        path.unlink(missing_ok=True)
        save(record(case, seed), path)
        print(path.name)

"""Prints the digest of the end of one random game per case; run under different hash seeds."""

from tests.games.playing import CASES, random_game

if __name__ == "__main__":
    for case in CASES:
        *_, last = random_game(case, 18)
        print(case, last.after.digest())

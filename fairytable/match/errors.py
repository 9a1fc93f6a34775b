"""What can go wrong around a match: one class per kind of trouble, one sentence each."""


class MatchError(Exception):
    """Anything that a match refuses, besides an action that the rules forbid."""


class WrongOptions(MatchError):
    """The options belong to another game."""

    def __init__(self, game: str) -> None:
        super().__init__(f"These options are not those of the game “{game}”: choose them again.")
        self.game = game


class WrongSeats(MatchError):
    """The seats do not make a table: too few, too many, or two that look the same."""


class WrongSeed(MatchError):
    """The seed is not a number of 64 bits."""

    def __init__(self, seed: int) -> None:
        super().__init__("The seed must be a whole number from 0 to 18446744073709551615.")
        self.seed = seed


class GameOver(MatchError):
    """Somebody plays although the game has ended."""

    def __init__(self) -> None:
        super().__init__("The game is over: undo the last step or start a new game.")


class NotOver(MatchError):
    """The result is asked for before the game has ended."""

    def __init__(self) -> None:
        super().__init__("The game is not over yet: it has no result.")


class NothingToUndo(MatchError):
    """There is no earlier decision of the kind asked for."""

    def __init__(self) -> None:
        super().__init__("There is no earlier decision to go back to.")


class NothingToRedo(MatchError):
    """Nothing was undone, or something else was played since."""

    def __init__(self) -> None:
        super().__init__("There is nothing to play again: no step was undone.")


class NoSuchStep(MatchError):
    """A step outside the history was asked for."""

    def __init__(self, step: int, steps: int) -> None:
        super().__init__(f"There is no step {step}: the match has {steps} so far.")
        self.step = step
        self.steps = steps

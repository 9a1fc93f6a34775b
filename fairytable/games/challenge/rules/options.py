"""What may be chosen before a game of The Challenge."""

from pydantic import Field

from fairytable.engine import Options


class ChallengeOptions(Options):
    """The number of players is the only variant; `first` is the seat that starts (D25)."""

    players: int = Field(default=4, ge=2, le=6, title="Players")

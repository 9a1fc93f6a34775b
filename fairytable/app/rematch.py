"""The same people once more."""

from fairytable.match import Match


def rematch(match: Match) -> Match:
    """A new match of the same people by the same rules, with other cards; the next seat begins."""
    began = match.position(0).decision
    first = 0 if began is None else (began.player + 1) % match.options.players
    options = match.options.model_copy(update={"first": first})
    return Match.new(match.game, options, match.seats, match.state.rng.draw())


def same_deal(match: Match) -> Match:
    """The same match from its beginning: the same people, rules and cards."""
    return Match.new(match.game, match.options, match.seats, match.seed)

"""The command line: `fairytable` opens the window, `fairytable simulate …` needs no screen."""

import sys
from argparse import ArgumentParser, ArgumentTypeError, Namespace, _SubParsersAction
from collections.abc import Callable, Sequence
from multiprocessing import cpu_count, freeze_support
from pathlib import Path
from re import fullmatch
from typing import NoReturn

from pydantic import ValidationError

from fairytable import __version__
from fairytable.app.offscreen.shot import EYES, LOOKS, PAGES, TEXTS, WIDTHS, NotClean
from fairytable.bots import LEVELS
from fairytable.bots.arena import BOTS, SEARCH, ArenaReport, arena, known
from fairytable.bots.kept_games import NotKept
from fairytable.bots.pool import NoCluster
from fairytable.bots.search import Budget
from fairytable.bots.simulation import STEPS, Report, simulate
from fairytable.engine import Game, Options
from fairytable.games import GAMES, staging_of
from fairytable.storage.saves import SUFFIX

LEAST, MOST = (1024, 640), 8192
"""The sizes of a window that is painted."""
PIXELS = 100_000_000
"""No picture has more; a screen of four times 4K has a third."""
SEEDS = 1 << 64
CLUSTER = "address of a Dask scheduler: play on its workers, which need Fairytable"
UNTIL_SURE = "stop as soon as a sequential test can tell whether the first bot is better"
KEEP = "keep each game in this file; those that it has already are not played again"
UNFINISHED = 3
"""The exit code of a simulation in which some game did not finish."""


class BadArgument(Exception):
    """What was asked for does not exist or does not fit; the text says it in one line."""


class _Parser(ArgumentParser):
    """A parser that complains in one line."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {message}\n")


def main(arguments: Sequence[str] | None = None) -> int:
    freeze_support()
    given = list(sys.argv[1:] if arguments is None else arguments)
    if not given or _is_saved_game(given):  # as a double click gives it
        from fairytable.app.start import open_window

        return open_window(given)
    parser = _parser()
    chosen = parser.parse_args(given)
    if chosen.selftest:
        from fairytable.app.offscreen.selftest import run

        return run()
    if chosen.command is None:
        parser.error(f"what should be done? {parser.prog} --help says what there is")
    try:
        return {"simulate": _simulate, "arena": _arena, "shot": _shot}[chosen.command](chosen)
    except (BadArgument, NoCluster, NotClean, NotKept) as trouble:
        print(f"{parser.prog} {chosen.command}: {trouble}", file=sys.stderr)
        return 1 if isinstance(trouble, NotClean) else 2
    except KeyboardInterrupt:
        return 130


def _is_saved_game(given: Sequence[str]) -> bool:
    """Whether all arguments name files; one that is none of ours is told so in the window."""
    return all(name.endswith(SUFFIX) or _is_file(name) for name in given)


def _is_file(name: str) -> bool:
    try:
        return Path(name).is_file()
    except (OSError, ValueError):  # no file can have this name
        return False


def _parser() -> ArgumentParser:
    parser = _Parser(
        prog="fairytable",
        usage=f"%(prog)s [FILE{SUFFIX} …]\n       %(prog)s command …",
        description="A card table for five storybook card games. Without a command the window "
        "opens; with the file of a saved game it opens there. The commands need no screen.",
    )
    parser.add_argument("--version", action="version", version=f"Fairytable {__version__}")
    parser.add_argument(
        "--selftest",
        action="store_true",
        help="check whether this installation works; prints JSON, needs no screen",
    )
    commands = parser.add_subparsers(dest="command", metavar="command", prog="fairytable")
    play = commands.add_parser("simulate", help="let bots play games without a screen")
    play.description = "Let bots play games without a screen, and say who won and how games ended."
    play.add_argument("game", help=f"one of: {', '.join(GAMES)}")
    play.add_argument("--players", type=int, help="number of players")
    play.add_argument("--games", type=int, default=100, help="number of games (default: 100)")
    play.add_argument("--seed", type=_seed, default=0, help="seed of the first game (default: 0)")
    play.add_argument(
        "--steps",
        type=int,
        default=STEPS,
        help="a game that is not over after this many decisions is left and counts as unfinished, "
        f"and the exit code is {UNFINISHED} (default: {STEPS:,})",
    )
    play.add_argument(
        "--bots",
        default="random",
        help=f"one for all or one per seat, separated by commas: {', '.join(LEVELS)}",
    )
    play.add_argument(
        "--rotate",
        action="store_true",
        help="play each seed once with every rotation of the bots over the seats",
    )
    _add_variants(play)
    play.add_argument(
        "--jobs", type=int, default=1, help="number of processes (default: 1; 0: all cores)"
    )
    play.add_argument("--cluster", metavar="ADDRESS", help=CLUSTER)
    play.add_argument("--json", action="store_true", help="print one JSON object")
    _add_arena(commands)
    shot = commands.add_parser("shot", help="paint a page of the program into a file")
    shot.description = (
        "Paint a page of the program into a file, without a screen: for README, rules and reviews."
    )
    shot.add_argument("game", help=f"one of: {', '.join(GAMES)}")
    shot.add_argument("--players", type=int, help="number of players")
    shot.add_argument(
        "--moves",
        type=int,
        default=0,
        help="moves that greedy players have made; for a replay, the step that is shown",
    )
    shot.add_argument("--seed", type=_seed, default=1, help="seed of the game (default: 1)")
    shot.add_argument("--lang", choices=("en", "it"), default="en", help="the language")
    shot.add_argument(
        "--size", type=_size, default=(1280, 800), help="of the window, like 1600x900"
    )
    shot.add_argument("--scale", type=float, default=1.0, help="pixels per point, like 2")
    shot.add_argument("--page", choices=PAGES, default="table", help="which page, or all cards")
    shot.add_argument("--width", type=int, choices=WIDTHS, help="width of each card (default: 160)")
    shot.add_argument("--eyes", choices=EYES, help="eyes that see the cards (default: normal)")
    shot.add_argument("--look", choices=LOOKS, default="dark", help="theme of panels and dialogs")
    shot.add_argument("--text", choices=TEXTS, default="normal", help="text size there")
    _add_variants(shot)
    shot.add_argument(
        "-o", "--output", type=Path, required=True, metavar="FILE.png", help="where it is written"
    )
    return parser


def _add_variants(command: _Parser) -> None:
    command.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="name=value",
        help="a variant of the game, like mode=match; may be given several times",
    )


def _add_arena(commands: "_SubParsersAction[_Parser]") -> None:
    match = commands.add_parser("arena", help="measure one bot against another")
    match.description = (
        "Play each deal once for every seat of the first bot, with the second one on all other "
        "seats, and say how often the first wins, with the interval that holds the truth in 95 of "
        "100 cases."
    )
    match.add_argument("game", help=f"one of: {', '.join(GAMES)}")
    match.add_argument("--players", type=int, help="number of players")
    match.add_argument(
        "--bots",
        default=f"{SEARCH},greedy",
        help=f"two, separated by a comma, of: {', '.join(BOTS)}; 3:bruno plays like Bruno",
    )
    match.add_argument("--deals", type=int, default=50, help="number of deals (default: 50)")
    match.add_argument("--seed", type=_seed, default=0, help="seed of the first deal (default: 0)")
    match.add_argument("--sims", type=int, help="simulations for each decision of a search")
    match.add_argument(
        "--seconds", type=float, help="seconds for each decision of a search (default: 1)"
    )
    match.add_argument("--until-sure", action="store_true", help=UNTIL_SURE)
    match.add_argument("--keep", type=Path, metavar="FILE", help=KEEP)
    match.add_argument(
        "--jobs", type=int, default=0, help="number of processes (default: all cores)"
    )
    match.add_argument("--cluster", metavar="ADDRESS", help=CLUSTER)
    _add_variants(match)
    match.add_argument("--json", action="store_true", help="print one JSON object")


def _size(text: str) -> tuple[int, int]:
    found = fullmatch(r"([0-9]{1,5})x([0-9]{1,5})", text)
    if found is None:
        raise ArgumentTypeError(f"a size is like 1600x900, not {text!r}")
    size = int(found[1]), int(found[2])
    if not all(least <= side <= MOST for least, side in zip(LEAST, size, strict=True)):
        raise ArgumentTypeError(f"a size is from {LEAST[0]}x{LEAST[1]} to {MOST}x{MOST}")
    return size


def _seed(text: str) -> int:
    if not fullmatch(r"[0-9]{1,20}", text) or int(text) >= SEEDS:
        raise ArgumentTypeError(f"a seed is a whole number from 0 to {SEEDS - 1}")
    return int(text)


def _shot(chosen: Namespace) -> int:
    from fairytable.app.offscreen.shot import NotWritten, Shot, take

    game = _game(chosen.game)
    if chosen.page == "cards":
        return _shot_cards(chosen, game)
    if chosen.width or chosen.eyes:
        raise BadArgument("--width and --eyes are for --page cards")
    if staging_of(game.id) is None:
        raise BadArgument(f"{game.id} has no table yet")
    if not 0.5 <= chosen.scale <= 4:
        raise BadArgument("--scale must be from 0.5 to 4")
    if chosen.size[0] * chosen.size[1] * chosen.scale**2 > PIXELS:
        raise BadArgument("--size and --scale make too large a picture")
    if chosen.moves < 0:
        raise BadArgument("--moves must not be negative")
    options = _options(game, chosen.players, chosen.option)
    shot = Shot(
        game,
        options,
        chosen.moves,
        chosen.seed,
        chosen.lang,
        chosen.size,
        chosen.scale,
        chosen.page,
        chosen.look,
        chosen.text,
    )
    try:
        take(shot, chosen.output)
    except NotWritten as trouble:
        raise BadArgument(str(trouble)) from None
    return 0


def _shot_cards(chosen: Namespace, game: Game) -> int:
    from fairytable.app.offscreen.contact_sheet import NoFaces
    from fairytable.app.offscreen.shot import NotWritten, take_cards

    try:
        take_cards(game, chosen.lang, chosen.width or 160, chosen.eyes or "normal", chosen.output)
    except (NoFaces, NotWritten) as trouble:
        raise BadArgument(str(trouble)) from None
    return 0


def _simulate(chosen: Namespace) -> int:
    game = _game(chosen.game)
    options = _options(game, chosen.players, chosen.option)
    if chosen.games < 1:
        raise BadArgument("--games must be at least 1")
    if chosen.steps < 1:
        raise BadArgument("--steps must be at least 1")
    report = simulate(
        game,
        options,
        games=chosen.games,
        bots=_bots(chosen.bots, options.players),
        seed=chosen.seed,
        rotate=chosen.rotate,
        steps=chosen.steps,
        jobs=_jobs(chosen.jobs),
        cluster=chosen.cluster,
        progress=_progress_bar(),
    )
    print(report.model_dump_json() if chosen.json else _as_table(report))
    return 0 if report.finished == report.games else UNFINISHED


def _arena(chosen: Namespace) -> int:
    game = _game(chosen.game)
    options = _options(game, chosen.players, chosen.option)
    first, *others = chosen.bots.split(",")
    if len(others) != 1:
        raise BadArgument(f"--bots takes two bots, not {chosen.bots!r}")
    for bot in (first, *others):
        if not known(bot):
            raise BadArgument(f"there is no bot {bot!r}; there are: {', '.join(BOTS)}")
    if chosen.deals < 1:
        raise BadArgument("--deals must be at least 1")
    if min(1 if chosen.sims is None else chosen.sims, chosen.seconds or 1) <= 0:
        raise BadArgument("--sims and --seconds must be above 0")
    seconds = chosen.seconds or (1.0 if chosen.sims is None else None)
    report = arena(
        game,
        options,
        (first, others[0]),
        deals=chosen.deals,
        budget=Budget(chosen.sims, seconds),
        seed=chosen.seed,
        jobs=_jobs(chosen.jobs),
        cluster=chosen.cluster,
        until_sure=chosen.until_sure,
        keep=chosen.keep,
        progress=_progress_bar(),
    )
    print(report.model_dump_json() if chosen.json else _as_text(report))
    return 0


def _jobs(chosen: int) -> int:
    if chosen < 0:
        raise BadArgument("--jobs must not be negative")
    return chosen or cpu_count() or 1


def _as_text(report: ArenaReport) -> str:
    first, second = report.bots
    (low, high), _ = report.interval
    thought = [
        f"{bot}: {rate:,.0f} decisions per second, the slowest took {slowest:.2f} s"
        for bot, rate, slowest in zip(
            report.bots, report.decisions_per_second, report.slowest, strict=True
        )
    ]
    lines = [
        f"{report.game}, {report.players} players, {report.deals} deals from seed {report.seed}, "
        f"{report.games} games",
        f"{first} wins {report.win_share[0]:.1%} [{low:.1%} to {high:.1%}] against {second}; "
        f"a fair share is {report.fair:.1%}",
        f"ahead of the best rival by {report.margin:.2f} points (sd {report.margin_sd:.2f})",
        *thought,
    ]
    if report.simulations_per_second:
        lines.append(f"{report.simulations_per_second:,.0f} simulations per second")
    if report.verdict:
        lines.append(f"sequential test: {report.verdict}")
    return "\n".join(lines)


def _game(name: str) -> Game:
    if name not in GAMES:
        raise BadArgument(f"there is no game {name!r}; there are: {', '.join(GAMES)}")
    return GAMES[name]


def _options(game: Game, players: int | None, given: list[str]) -> Options:
    values: dict[str, str | int] = {} if players is None else {"players": players}
    for option in given:
        name, equals, value = option.partition("=")
        if not equals:
            raise BadArgument(f"--option takes name=value, not {option!r}")
        if name not in game.options.model_fields:
            known = ", ".join(game.options.model_fields)
            raise BadArgument(f"{game.id} has no option {name!r}; it has: {known}")
        values[name] = value
    try:
        return game.options.model_validate(values)
    except ValidationError as trouble:
        first = trouble.errors()[0]
        what = ".".join(str(part) for part in first["loc"]) or "options"
        why = first["msg"].removeprefix("Input ")
        raise BadArgument(f"{what}: {why}") from None


def _bots(names: str, players: int) -> list[str]:
    bots = names.split(",")
    for bot in bots:
        if bot not in LEVELS:
            raise BadArgument(f"there is no bot {bot!r}; there are: {', '.join(LEVELS)}")
    if len(bots) == 1:
        return bots * players
    if len(bots) != players:
        raise BadArgument(f"{len(bots)} bots are named for {players} players")
    return bots


def _progress_bar() -> Callable[[int, int], None]:
    """Draws a bar on a terminal, and nothing elsewhere."""
    if not sys.stderr.isatty():
        return lambda done, total: None
    width = 40

    def draw(done: int, total: int) -> None:
        if done == total:
            print("\r\x1b[K", end="", file=sys.stderr, flush=True)
        elif done % max(1, total // 200) == 0:
            bar = "█" * (width * done // total)
            print(f"\r{bar:░<{width}} {done}/{total}", end="", file=sys.stderr, flush=True)

    return draw


def _as_table(report: Report) -> str:
    chosen = ", ".join(f"{k} {v}" for k, v in report.options.items() if v is not None)
    length = report.decisions
    lines = [
        f"{report.game}, {report.players} players, {chosen}, seed {report.seed}",
        f"{_finished(report)}; {length.mean:.1f} decisions each "
        f"({length.min} to {length.max}), {report.decisions_per_second:,.0f} per second",
        "",
        *(_outcome(report) if report.finished else ["nobody won, and there are no scores"]),
        "verbs: " + _counts(report.verbs),
        "decisions: " + _counts(report.decision_names),
    ]
    return "\n".join(lines)


def _finished(report: Report) -> str:
    if report.finished == report.games:
        return f"{report.games} games, all finished"
    return (
        f"{report.finished} of {report.games} games finished, "
        f"{report.games - report.finished} were left after {report.steps:,} decisions"
    )


def _outcome(report: Report) -> list[str]:
    """Who won how often and with what, in the finished games."""
    of = "" if report.finished == report.games else f", of the {report.finished} finished games"
    lines = [f"seat  bot         wins    score (sd){of}"]
    for seat in range(report.players):
        bot = "rotating" if report.rotate else report.bots[seat]
        pairs = zip(report.scores.mean[seat], report.scores.sd[seat], strict=True)
        score = "   ".join(f"{mean:.2f} ({sd:.2f})" for mean, sd in pairs)
        lines.append(f"{seat:>4}  {bot:<10}{report.wins[seat]:>6.1%}    {score}")
    lines.append("")
    if len(report.wins_by_bot) > 1:
        lines += [f"{bot} wins {share:.1%}" for bot, share in report.wins_by_bot.items()]
    lines.append(f"shared victories: {report.shared_wins}")
    return lines


def _counts(counts: dict[str, int]) -> str:
    return ", ".join(f"{name} {count:,}" for name, count in counts.items())

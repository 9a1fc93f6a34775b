"""Games on a cluster: the same results as here, and a sentence where there is none."""

import sys

import pytest

from fairytable.bots.arena import arena
from fairytable.bots.pool import NoCluster, each
from fairytable.bots.search import Budget
from fairytable.bots.simulation import simulate
from fairytable.cli import main
from fairytable.games import GAMES

GAME = GAMES["fate"]
OPTIONS = GAME.options(players=2)


def test_without_dask_it_is_said_what_to_install(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    assert main(["arena", "fate", "--deals", "1", "--cluster", "tcp://127.0.0.1:1"]) == 2
    assert "pip install 'fairytable[cluster]'" in capsys.readouterr().err


def test_a_cluster_that_does_not_answer_is_told_by_its_address(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    pytest.importorskip("distributed", reason="the extra `cluster`")
    monkeypatch.setattr("fairytable.bots.pool.PATIENCE", "1s")
    with pytest.raises(NoCluster, match=r"tcp://127\.0\.0\.1:1"):
        list(each(abs, [1], 1, "tcp://127.0.0.1:1"))


def test_a_cluster_plays_the_same_games() -> None:
    distributed = pytest.importorskip("distributed", reason="the extra `cluster`")
    with distributed.LocalCluster(
        n_workers=2, threads_per_worker=1, dashboard_address=None
    ) as cluster:
        address = cluster.scheduler_address
        reports = [
            arena(GAME, OPTIONS, ("greedy", "random"), deals=3, budget=Budget(9), cluster=where)
            for where in (None, address)
        ]
        assert reports[0].win_share == reports[1].win_share
        assert reports[0].margin == reports[1].margin
        played = [
            simulate(GAME, OPTIONS, games=4, bots=["random", "random"], cluster=where)
            for where in (None, address)
        ]
        assert played[0].verbs == played[1].verbs
        assert played[0].scores == played[1].scores

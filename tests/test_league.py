"""The league: results that are added to, versions in processes of their own, ratings, the page."""

from collections.abc import Sequence
from dataclasses import replace
from itertools import combinations
from pathlib import Path
from random import Random

import pytest

from benchmarks.league import versions
from benchmarks.league.__main__ import Player, pairs, play
from benchmarks.league.past import VersionBot
from benchmarks.league.ratings import Edges, Lead, ratings
from benchmarks.league.report import write_report
from benchmarks.league.results import FORMAT, Entrant, League, OtherTerms, Terms, read_league
from benchmarks.league.versions import TREE, NoVersion, Version, compile_kernel, games_of
from benchmarks.tables import Table
from rookery.arena.contest import Contest, play_round
from rookery.bots import Limits, bot
from rookery.bots.base import answer_of
from rookery.core.cards import Card
from rookery.games import GAMES
from rookery.kernel import is_compiled
from rookery.server.thinking.deciding import bot_of_seed
from rookery.statistics.intervals import student

TERMS = Terms(FORMAT, "rookery-1000", 50, 2)
AT = (Table("three", 3), Table("tuxedo", 2))


def entrant(league: League, bot: str, name: str = "v1", date: str = "2026-01-01") -> Entrant:
    return league.enter(bot, name, date, f"code of {name}", "net")


def met(league: League, one: str, other: str) -> tuple[Player, Player]:
    return tuple(Player(entrant(league, bot), bot) for bot in (one, other))  # type: ignore[return-value]  # two


# Results


def test_what_is_kept_is_not_played_again(tmp_path: Path) -> None:
    path = tmp_path / "league.jsonl"
    league = League(path, TERMS)
    play(league, [met(league, "steady", "random")], AT, 2, None)
    again = read_league(path, TERMS)
    assert again.meetings == league.meetings
    assert again.entrants == league.entrants
    assert [len(each.edges) for each in again.meetings.values()] == [2, 2]
    before = path.read_bytes()
    play(again, [met(again, "steady", "random")], AT, 2, None)
    assert path.read_bytes() == before
    play(again, [met(again, "random", "steady")], AT, 3, None)
    for key, each in again.meetings.items():
        assert each.pair == ("steady v1", "random v1")
        assert each.edges[:2] == league.meetings[key].edges
        assert len(each.edges) == 3


def test_edges_are_those_of_the_arena_on_the_same_decks(tmp_path: Path) -> None:
    league = League(tmp_path / "league.jsonl", TERMS)
    play(league, [met(league, "steady", "random")], AT[:1], 2, None)
    contest = Contest(
        "three",
        ("steady", "random"),
        options={"seats": 3},
        most_seatings=2,
        nodes=50,
        decks="rookery-1000",
    )
    edges = [round(play_round(contest, (n, contest.pairs[0])).edge, 3) for n in range(2)]
    assert league.edges("three", 3, ("steady v1", "random v1")) == tuple(edges)
    assert league.edges("three", 3, ("random v1", "steady v1")) == tuple(-it for it in edges)


def test_results_of_other_terms_are_kept_apart(tmp_path: Path) -> None:
    path = tmp_path / "league.jsonl"
    League(path, TERMS).write()
    with pytest.raises(OtherTerms, match="name another --out"):
        read_league(path, Terms(FORMAT, "rookery-1000", 51, 2))


def test_each_version_meets_some_references_and_every_other_version(tmp_path: Path) -> None:
    league = League(tmp_path / "league.jsonl", TERMS)

    def made(bot: str, name: str) -> Player:
        return Player(entrant(league, bot, name), bot)

    references = [made(bot, "r") for bot in ("steady", "random", "pimc")]
    strong = [made("strong", "v1"), made("strong", "v2"), made("strong", "v2")]
    found = pairs(references, [strong, [made("steady", "r")]])
    assert [" - ".join(it.entrant.name for it in pair) for pair in found] == [
        "random r - steady r",
        "pimc r - steady r",
        "strong v1 - steady r",
        "strong v1 - pimc r",
        "strong v2 - steady r",
        "strong v2 - pimc r",
        "strong v2 - strong v1",
    ]


# Ratings


def test_a_rating_adds_the_ways_to_the_anchor_by_how_sure_they_are() -> None:
    edges = {("b", "a"): (9.0, 11.0), ("b", "c"): (-4.0, -6.0), ("x", "y"): (1.0, 3.0)}
    it = ratings(edges, "a")
    assert it.names == ("a", "b", "c")
    assert it.rating("a") == Lead(0.0, 0.0, 0.0)
    assert (it.rating("b").points, it.rating("b").error) == pytest.approx((10.0, 1.0))
    assert it.rating("b").interval == pytest.approx(student(1))
    assert it.rating("c", "b").points == pytest.approx(5.0)
    # b led c most on the deck on which it led a least.
    assert (it.rating("c").points, it.rating("c").error) == pytest.approx((15.0, 2.0))
    both = ratings({**edges, ("c", "a"): (11.0, 13.0)}, "a")
    assert both.rating("c").points == pytest.approx(13.0)
    assert both.rating("b").points == pytest.approx(9.0)


def simulated(seed: int, names: Sequence[str], decks: int = 12) -> Edges:
    """The edges of equal entrants, each of which has luck of its own on every deck."""
    rng = Random(seed)
    luck = [{name: rng.gauss(0.0, 20.0) for name in names} for _ in range(decks)]
    return {
        (one, two): [deck[one] - deck[two] + rng.gauss(0.0, 5.0) for deck in luck]
        for one, two in combinations(names, 2)
    }


def renamed(edges: Edges, one: str, other: str) -> Edges:
    return {
        (other if first == one else first, other if second == one else second): each
        for (first, second), each in edges.items()
    }


def test_a_doubled_entrant_changes_nothing() -> None:
    edges = simulated(1, "abc")
    edges_of_copy = renamed({it: edges[it] for it in edges if "b" in it}, "b", "d")
    alone, doubled = ratings(edges, "a"), ratings({**edges, **edges_of_copy}, "a")
    met = ratings({**edges, **edges_of_copy, ("b", "d"): [0.0] * 12}, "a")
    for it in (doubled, met):
        assert it.rating("b") == it.rating("d") == alone.rating("b")
        assert it.rating("c") == alone.rating("c")
        assert it.rating("d", "b") == Lead(0.0, 0.0, 0.0)
    swapped = ratings(renamed(edges, "a", "z"), "z")
    assert swapped.rating("b").points == pytest.approx(alone.rating("b").points)


def test_ratings_of_equal_entrants_hold_the_truth() -> None:
    found = [ratings(simulated(seed, "abcd"), "a") for seed in range(100)]
    leads = [it.rating(name) for it in found for name in "bcd"]
    assert sum(abs(it.points) <= it.interval for it in leads) in range(277, 297)  # of 300


# The page


def test_the_page_says_what_has_become_worse(tmp_path: Path) -> None:
    league = League(tmp_path / "league.jsonl", TERMS)
    for number, name in enumerate(("v1", "v2"), start=1):
        league.enter("strong", name, f"2026-0{number}-01", f"code {name}", f"net {name}")
    entrant(league, "steady", "r")
    for game, edges in (("three", (-8.0, -9.0, -7.0)), ("two", (2.0, -1.0, 0.5))):
        league.add(game, 2, ("strong v1", "steady r"), (10.0, 12.0, 11.0))
        league.add(game, 2, ("strong v2", "strong v1"), edges)
    out = tmp_path / "LEAGUE.md"
    (said,) = write_report(league, "steady r", out)
    assert said == "worse: strong v2 than strong v1 in three 2: -8.0 ± 2.5 points a deal"
    text = out.read_text()
    assert "| `strong v2` | 2026-02-01 | `code v2` | `net v2` | 12 |" in text
    assert "| three 2 | **+11.0 ± 2.5** | **+3.0 ± 2.5** | 0 |" in text
    assert "| three 2 | -8.0 ± 2.5 worse |" in text
    assert "| all games together | " in text
    chart = (tmp_path / "league.svg").read_text()
    assert chart.startswith("<svg")
    assert "Points a deal of strong v2 ahead of steady r<" in chart
    assert "three 2: +3.00 ± 2.48 points a deal, 3 rounds<" in chart
    assert "two 2: " in chart


# Versions


@pytest.mark.skipif(not is_compiled, reason="there is nothing to take over")
def test_a_kernel_with_the_same_sources_is_taken_over(tmp_path: Path) -> None:
    (tmp_path / "setup.py").write_text("raise SystemExit('compiled again')")
    for source in (it for it in (TREE / "src").rglob("*") if it.suffix in versions.COMPILED):
        to = tmp_path / source.relative_to(TREE)
        to.parent.mkdir(parents=True, exist_ok=True)
        to.write_bytes(source.read_bytes())
    same = Version("v1", "2026-01-01", "code", "net", tmp_path)
    with pytest.raises(NoVersion, match="compiled again"):
        compile_kernel(same)
    (tmp_path / "setup.py").write_bytes((TREE / "setup.py").read_bytes())
    compile_kernel(same)
    assert list((tmp_path / "src" / "rookery" / "kernel" / "solver").glob("_search.*"))
    assert (tmp_path / "compiled").exists()


# Bots in processes of their own


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a version, whose sources are those of this tree."""
    at = tmp_path_factory.mktemp("version")
    (at / "src").mkdir()
    (at / "src" / "rookery").symlink_to(TREE / "src" / "rookery", target_is_directory=True)
    return at


def test_a_version_plays_the_games_that_it_has(folder: Path, tmp_path: Path) -> None:
    it = Version("v1", "2026-01-01", "code", "net", folder)
    assert games_of(it) == frozenset(GAMES)
    (tmp_path / "src" / "rookery").mkdir(parents=True)
    (tmp_path / "src" / "rookery" / "__init__.py").touch()
    with pytest.raises(NoVersion, match=r"v1 does not name its games: .*'rookery.games'"):
        games_of(replace(it, folder=tmp_path))


@pytest.mark.parametrize("game", ["three", "tuxedo"])
def test_a_bot_in_a_process_decides_as_the_same_bot_here(game: str, folder: Path) -> None:
    rules = GAMES[game].game({"seats": sorted(GAMES[game].by_seats)[0]})
    deck: list[Card] = Random(3).sample(rules.pack, len(rules.pack))
    state = rules.start(deck, 0)
    for _ in range(3):
        seat = rules.actors(state)[0]
        view = rules.view(state, seat)
        asked = VersionBot("strong", folder, Random(5), Limits(nodes=100))
        here = VersionBot("strong", None, Random(5), Limits(nodes=100))
        decision = answer_of(asked, view)
        assert decision == answer_of(here, view)
        assert decision == answer_of(bot_of_seed("strong@100n", 5, bot), view)
        state = rules.apply(state, seat, decision.move)

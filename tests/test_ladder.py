"""The ladder of bots: it is played in pieces, can be continued, and is written to a page."""

from pathlib import Path
from random import Random

import pytest

from benchmarks import ladder as ladders
from benchmarks.ladder import BOTS, Ladder, kept, play
from benchmarks.ladder_report import gap, write_report
from rookery.arena.contest import Contest, Round, Side
from rookery.arena.driver import play_match
from rookery.arena.players import Player, player
from rookery.games import GAMES

TABLES = ("three", "tuxedo-2")
SIDES = (Side(), Side())


def ladder(folder: Path, deals: int, *, card_play: bool = False) -> Ladder:
    bots = ("random", "easy", "steady")
    return Ladder(folder, TABLES, bots, deals, 9, card_play=card_play)


def test_it_is_played_in_pieces_and_can_be_continued(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ladders, "_PIECE", 2)
    play(ladder(tmp_path, 3), None)
    files = sorted(path.name for path in tmp_path.iterdir())
    assert len(files) == 4
    assert "three.random-steady.jsonl" in files
    before = {path: path.read_bytes() for path in tmp_path.iterdir()}
    play(ladder(tmp_path, 3), None)
    assert {path: path.read_bytes() for path in tmp_path.iterdir()} == before
    play(ladder(tmp_path, 4), None)
    assert all(path.read_bytes().startswith(old) for path, old in before.items())
    assert all(len(rounds) == 4 for each in kept(tmp_path).values() for _, rounds in each)


def test_the_page_has_card_play_alone_and_its_commands(tmp_path: Path) -> None:
    play(ladder(tmp_path / "kept", 1), None)
    play(ladder(tmp_path / "kept", 1, card_play=True), None)
    assert list(kept(tmp_path / "kept")) == ["three", "tuxedo-2", "three.play"]
    out = tmp_path / "strength.md"
    write_report(kept(tmp_path / "kept"), BOTS, out)
    command = "python -m benchmarks.ladder --bots random,easy,steady --nodes 9"
    assert f"Command: `{command}` and `{command} --card-play`." in out.read_text()


def test_strong_plays_against_itself(tmp_path: Path) -> None:
    both = Ladder(tmp_path, ("three",), ("steady", "strong", "cheat"), 1, 50)
    assert ("strong", "strong@50n") in both.pairs()
    assert both.pairs()[0] == ("steady", "strong")


def rounds(pair: tuple[str, str], edges: list[float]) -> tuple[Contest, list[Round]]:
    contest = Contest("three", pair, nodes=9)
    return contest, [Round(n, pair, edge, 2, SIDES) for n, edge in enumerate(edges)]


def test_the_gap_is_a_share_of_the_way_by_the_deals_that_both_played() -> None:
    contests = [
        rounds(("steady", "strong"), [-10.0, -20.0, -30.0]),
        rounds(("cheat", "steady"), [20.0, 40.0, 60.0, 1000.0]),
    ]
    it = gap(contests, "strong")
    assert it is not None
    assert (it.share, it.ahead, it.whole) == (0.5, 20.0, 40.0)
    assert it.interval == pytest.approx(0.0)
    assert gap(contests, "pimc") is None


def test_the_margin_of_strong_over_each_other_bot_comes_first(tmp_path: Path) -> None:
    contests = [
        rounds(("steady", "strong"), [-15.0, -20.0, -25.0]),
        rounds(("pimc", "strong"), [-10.0, 10.0, 30.0]),
        rounds(("steady", "random"), [50.0, 60.0]),
    ]
    out = tmp_path / "strength.md"
    write_report({"three": contests}, BOTS, out)
    first, *_ = out.read_text().split("## ")[1:]
    assert "| game | over steady | over pimc | deals |" in first
    assert "| Rook for Three, 3 players | **+20.0 ± 12.4** | -10.0 ± 49.7 | 3 |" in first


def test_strong_in_every_seat_counts_each_deal_once(tmp_path: Path) -> None:
    play(Ladder(tmp_path / "kept", ("three",), ("steady", "strong"), 2, 50), None)
    played = kept(tmp_path / "kept")
    rules = GAMES["three"].game()
    alone = [play_match(rules, seated(n), Random(f"0/{n}/deal 0"), 1) for n in range(2)]
    made = sum((it.deals[0].points or (0,))[it.deals[0].state.bidder] > 0 for it in alone)
    out = tmp_path / "strength.md"
    write_report(played, BOTS, out)
    row = next(line for line in out.read_text().splitlines() if " of 2 (" in line)
    assert row.startswith(f"| Rook for Three, 3 players | 2 | {made} of 2 (")


def seated(number: int) -> list[Player]:
    return [player("strong@50n", Random(f"0/{number}/seat {seat}")) for seat in range(3)]

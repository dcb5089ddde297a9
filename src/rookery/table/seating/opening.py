"""Opens tables with the requested seats, or for the next match of the same people."""

from collections.abc import Callable, Mapping

from rookery.bots.levels import NAMES, may_be_seated
from rookery.bots.registry import UnknownBot
from rookery.core.options import OptionValue
from rookery.games import defaults, preset
from rookery.table import events as ev
from rookery.table import protocol as p
from rookery.table.chairs import Chair, chair_of, checked_name, hash_of, named_bot, seat_secret
from rookery.table.commands import ratings_asked
from rookery.table.refusal import Refusal
from rookery.table.seating.arrangement import arranged, refitted
from rookery.table.table import Table
from rookery.table.turns.slow import rules_for


def opening(
    wanted: p.OpenTable, code: str, entropy: Callable[[int], bytes]
) -> tuple[ev.Opened, str]:
    """The event that opens a requested table, and the secret of the host's seat 0.

    Raises BadOption, UnknownGame, UnknownBot or Refusal.
    """
    chosen = preset(wanted.game).checked(wanted.options)
    options = dict(rules_for(wanted.game, chosen, wanted.clock))
    seats = preset(wanted.game).game(options).seats
    key = entropy(32).hex()
    secret = seat_secret(key, 0, "open")
    host = ev.ChairKept("person", checked_name(wanted.name, ()), "", hash_of(secret))
    opened = ev.Opened(
        code=code,
        game=wanted.game,
        options=options,
        rules=defaults.RULES,
        chairs=chairs_wished(host, wanted.others, seats),
        secret=entropy(32).hex(),
        key=key,
        pace=wanted.pace,
        calls=wanted.calls,
        clock=wanted.clock,
        listed=wanted.listed,
        one_move=wanted.one_move,
        asks=None if wanted.asks is None else ratings_asked(wanted.asks),
    )
    return opened, secret


def chairs_wished(
    host: ev.ChairKept, others: tuple[str, ...], seats: int
) -> tuple[ev.ChairKept, ...]:
    """The seats of a new table, of which the last fills the rest. Raises UnknownBot or Refusal."""
    chairs = [chair_of(host)]
    wanted = [*(others or ("open",))]
    wanted += wanted[-1:] * (seats - 1 - len(wanted))
    if len(wanted) != seats - 1:
        raise Refusal("bad-seats", f"there are {seats - 1} other seats, not {len(wanted)}")
    for seat, who in enumerate(wanted, start=1):
        if who == "open":
            chairs.append(chair_of(ev.ChairKept("open")))
            continue
        if not who.startswith("bot:"):
            raise Refusal("bad-seats", "the other seats are open, or bot: and a level")
        level = who.removeprefix("bot:")
        if not may_be_seated(level):
            raise UnknownBot(f"there is no level {level[:40]!r}; there are {', '.join(NAMES)}")
        chairs.append(chair_of(ev.ChairKept("open")))
        chairs[seat] = named_bot(chairs, seat, level)
    return tuple(map(_kept, chairs))


def following(
    table: Table,
    code: str,
    entropy: Callable[[int], bytes],
    game: str = "",
    options: Mapping[str, OptionValue] | None = None,
) -> ev.Opened:
    """The event that opens the next match of the same people, who keep their secrets and host.

    Without `game` and `options`, the next match has the game and options of `table`. If the number
    of seats changes, everybody keeps a seat; added seats get bots if the table had bots, and are
    open otherwise. Raises BadOption, UnknownGame, or Refusal if there are more people than seats.
    """
    chosen = preset(game or table.game)
    wanted = chosen.checked(options if game and options is not None else dict(table.options))
    wanted = dict(rules_for(chosen.name, wanted, table.clock))
    order = refitted(table.chairs, chosen.game(wanted).seats)
    chairs = list(arranged(table.chairs, order))
    levels = [chair.level for chair in table.chairs if chair.kind == "bot"]
    for seat, old in enumerate(order):
        if old < 0 and levels:
            chairs[seat] = named_bot(chairs, seat, levels[-1])
    return ev.Opened(
        code=code,
        game=chosen.name,
        options=wanted,
        rules=defaults.RULES,
        chairs=tuple(map(_kept, chairs)),
        secret=entropy(32).hex(),
        key=entropy(32).hex(),
        pace=table.pace,
        calls=table.calls,
        clock=table.clock,
        listed=table.listed,
        host=order.index(table.host) if table.host in order else 0,
        barred=table.barred,
        chat=table.chat,
        asks=table.asks,
        one_move=table.one_move,
    )


def _kept(chair: Chair) -> ev.ChairKept:
    return ev.ChairKept(
        chair.kind,
        chair.name,
        chair.level,
        chair.secret_hash,
        chair.is_bot,
        portrait=chair.portrait,
    )

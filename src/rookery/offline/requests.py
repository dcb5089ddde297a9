"""Requests that the device answers itself when the page cannot reach its server."""

from collections.abc import Callable
from dataclasses import dataclass

import msgspec

from rookery.core.errors import RookeryError
from rookery.games import GAMES
from rookery.language import Language
from rookery.messages import refusals
from rookery.offline.bots import BEST, LEVELS
from rookery.records import redacted, write_match
from rookery.server.updates import replays
from rookery.server.updates.catalogue import (
    described,
    local_overview,
    nearest,
    questions,
    read,
    sheet_told,
)
from rookery.table import events as ev
from rookery.table import protocol as p
from rookery.table.refusal import Refusal
from rookery.table.seating.opening import opening
from rookery.table.table import OVER, Table


@dataclass(frozen=True, slots=True)
class Response:
    """An answer as a server would give it. `opened` is the opening of a new table, to be kept."""

    status: int
    body: bytes
    opened: ev.Opened | None = None


@dataclass(frozen=True, slots=True)
class Answering:
    """Answers requests. `table` finds the tables of this device that are in memory."""

    table: Callable[[str], Table | None]
    new_code: Callable[[], str]
    entropy: Callable[[int], bytes]

    def answer(self, method: str, path: str, body: bytes, language: Language) -> Response | None:
        """The answer to a request; None if only a server can answer it. A query is in the body."""
        try:
            parts = path.partition("?")[0].strip("/").split("/")
            return self._answer(method, parts, body, language)
        except (RookeryError, msgspec.DecodeError) as error:
            code, told = "bad-message", str(error)
            if isinstance(error, RookeryError):
                code, told = error.code, language.words(error.told)
            return Response(400, p.encode(p.Fault(code, told)))

    def _answer(
        self, method: str, parts: list[str], body: bytes, language: Language
    ) -> Response | None:
        match method, parts:
            case "GET", ["api", "overview"]:
                return Response(200, p.encode(local_overview(language)))
            case "GET", ["api", "games", name] if name in GAMES:
                return Response(200, p.encode(described(GAMES[name], language)))
            case "POST", ["api", "games", name, "sheet"] if name in GAMES:
                asked = p.read(body, p.AskSheet)
                return Response(200, p.encode(sheet_told(GAMES[name], asked, language)))
            case "POST", ["api", "nearest", "reading"]:
                text = p.read(body, p.AskReading).text
                return Response(200, p.encode(read(text, language)))
            case "GET", ["api", "nearest", *rest] if rest in ([], ["questions"]):
                given = msgspec.json.decode(body, type=p.AskNearest, strict=False)
                found = questions(given) if rest else nearest(given, language)
                return Response(200, p.encode(found))
            case "GET", ["api", "tables"]:
                return Response(200, b"[]")
            case "POST", ["api", "tables"]:
                return self._opened(body)
            case "GET", ["api", "tables", code, *rest] if (table := self.table(code)) is not None:
                return self._of_table(table, rest, language)
        return None

    def _opened(self, body: bytes) -> Response:
        """Open a table with bots. Bots that search are replaced by the best one that does not."""
        wanted = p.read(body, p.OpenTable)
        if "open" in wanted.others:
            raise Refusal("offline", refusals.nobody_offline())
        levels = (who.removeprefix("bot:") for who in wanted.others)
        others = tuple(f"bot:{level if level in LEVELS else BEST}" for level in levels)
        wanted = msgspec.structs.replace(wanted, others=others, listed=False, asks=None)
        opened, _ = opening(wanted, self.new_code(), self.entropy)
        no_secret = ""  # whoever has the device has the seat
        return Response(201, p.encode(p.Opened(opened.code, 0, no_secret)), opened)

    def _of_table(self, table: Table, rest: list[str], language: Language) -> Response | None:
        match rest:
            case ["record"]:
                is_over = table.stage == OVER
                record = table.record if is_over else redacted(table.match, table.record, 0)
                return Response(200, write_match(record).encode())
            case ["replay"]:
                can_verify = "shuffle" in table.record.extra
                view = replays.match_view(table, can_verify=can_verify, language=language)
                return Response(200, p.encode(view))
            case ["replay", number] if number.isascii() and number.isdecimal():
                steps = replays.deal_steps(table.match, int(number), table.names, language)
                if steps is None:
                    raise Refusal("no-deal", refusals.no_deal_number())
                return Response(200, p.encode(steps))
        return None

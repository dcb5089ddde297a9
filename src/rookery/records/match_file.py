"""The match format `rookery-match/1`: one JSON object for each match, read and written losslessly.

Reading checks only the form, so that a record with faults can still be shown; replay
(`rookery.records.replay`) checks the rest. Fields that this version does not know are kept.
"""

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from rookery.core.cards import Seat
from rookery.core.match import Deal, Match
from rookery.core.moves import seen_by
from rookery.core.options import OptionValue
from rookery.games import GAMES, defaults, preset
from rookery.records.cards import cards_text
from rookery.records.errors import BadJson, BadRecord
from rookery.records.json_text import BYTE_ORDER_MARK, parsed
from rookery.records.moves import ply_text

FORMAT = "rookery-match/1"

_AWKWARD = re.compile("[\x85\u2028\u2029\ud800-\udfff]")
"""Characters that JSON allows in a string, but that UTF-8 lacks or that end a line."""

_MATCH_FIELDS = ("format", "game", "options", "players", "deals", "totals", "winners", "rules")
_DEAL_FIELDS = ("dealer", "deck", "moves", "cut", "points")


@dataclass(frozen=True, slots=True)
class DealRecord:
    """One deal of a match file, with deck, moves and cut as unparsed texts."""

    dealer: Seat
    deck: str
    moves: tuple[str, ...]
    points: tuple[int, ...] | None = None
    cut: str | None = None
    extra: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class MatchRecord:
    """One match of a match file. `options` has the seats, and the options that are not at their
    defaults.

    `rules` is the number of those defaults. On reading, the options are restated for today's
    defaults, unless this version does not know the game or the number.
    """

    game: str
    options: Mapping[str, OptionValue]
    players: tuple[str, ...]
    deals: tuple[DealRecord, ...]
    totals: tuple[int, ...]
    winners: tuple[Seat, ...]
    extra: Mapping[str, Any] = field(default_factory=dict)
    rules: int = field(default_factory=lambda: defaults.RULES)


def record_of(
    match: Match[Any], game: str, options: Mapping[str, object], players: Sequence[str]
) -> MatchRecord:
    """The record of a match so far; `game` is the name of its game in the table of games."""
    return MatchRecord(
        game=game,
        options=preset(game).written(options),
        players=tuple(players),
        deals=tuple(map(_deal_record, match.deals)),
        totals=match.totals,
        winners=match.winners,
    )


def _deal_record(deal: Deal[Any]) -> DealRecord:
    return DealRecord(
        dealer=deal.dealer,
        deck=cards_text(deal.deck),
        moves=tuple(map(ply_text, deal.plies)),
        points=deal.points,
        cut=None if deal.cut is None else cards_text(deal.cut),
    )


def redacted(match: Match[Any], record: MatchRecord, viewer: Seat | None) -> MatchRecord:
    """The record as a seat, or a spectator (None), may see it while the last deal is being played.

    Finished deals stay complete. The deck of the current deal keeps only the cards that the viewer
    saw when they were dealt: its own hand, and cards dealt face up.
    """
    deal = match.current
    if deal is None:
        return record
    fresh = match.game.start(deal.deck, deal.dealer)
    seen = match.game.view(fresh, viewer).seen
    last = DealRecord(
        dealer=deal.dealer,
        deck=cards_text(card if card in seen else None for card in deal.deck),
        moves=tuple(ply_text(seen_by(viewer, ply)) for ply in deal.plies),
        cut=None if deal.cut is None else cards_text(deal.cut),
    )
    return MatchRecord(
        record.game,
        record.options,
        record.players,
        (*record.deals[:-1], last),
        record.totals,
        record.winners,
        record.extra,
        record.rules,
    )


def write_match(record: MatchRecord) -> str:
    """The record as one line of JSON, with its fields in the order of the format."""
    return _AWKWARD.sub(_escaped, json.dumps(match_object(record), ensure_ascii=False))


def match_object(record: MatchRecord) -> dict[str, Any]:
    """The record as an object for JSON."""
    fields: dict[str, Any] = {
        "format": FORMAT,
        "game": record.game,
        "options": dict(record.options),
        "players": list(record.players),
        "deals": [_deal_object(deal) for deal in record.deals],
        "totals": list(record.totals),
        "winners": list(record.winners),
    }
    if record.rules != defaults.FIRST:
        fields["rules"] = record.rules
    return {**fields, **record.extra}


def _escaped(found: re.Match[str]) -> str:
    return f"\\u{ord(found[0]):04x}"


def _deal_object(deal: DealRecord) -> dict[str, Any]:
    fields: dict[str, Any] = {"dealer": deal.dealer, "deck": deal.deck, "moves": list(deal.moves)}
    if deal.cut is not None:
        fields["cut"] = deal.cut
    if deal.points is not None:
        fields["points"] = list(deal.points)
    return {**fields, **deal.extra}


def read_matches(text: str) -> Iterator[MatchRecord | BadRecord]:
    """The matches of one JSON object or of JSON Lines; each bad one is replaced by an error."""
    for document in _documents(text.removeprefix(BYTE_ORDER_MARK)):
        try:
            yield read_match(document)
        except BadRecord as error:
            yield error


def _documents(text: str) -> Iterator[str]:
    """The lines, even faulty ones, if the text looks like JSON Lines; otherwise the whole text."""
    lines = [line for line in text.split("\n") if line.strip()]
    is_lines = len(lines) > 1 and not _is_json(text)
    if is_lines and (any(map(_is_object, lines)) or all(line[0] == "{" for line in lines)):
        yield from lines
    else:
        yield text


def _is_json(text: str) -> bool:
    try:
        parsed(text)
    except BadJson:
        return False
    return True


def _is_object(line: str) -> bool:
    """Whether a line looks like a whole object, rather than part of an object on many lines."""
    return line.startswith("{") and line.rstrip().endswith("}") and len(line) > 2


def read_match(text: str) -> MatchRecord:
    """The match of one JSON object. Raises BadRecord if its form is wrong."""
    try:
        return match_from(parsed(text))
    except BadJson as error:
        raise BadRecord(error.code, f"a match must be one JSON object; {error}") from None


def match_from(value: object) -> MatchRecord:
    """The match of a parsed JSON value. Raises BadRecord if its form is wrong."""
    top = _object(value, "a match")
    if top.get("format") != FORMAT:
        raise BadRecord("bad-form", f'a match must have "format": "{FORMAT}"')
    game, options, rules = _rules(top)
    return MatchRecord(
        game=game,
        options=options,
        players=_list(top, "players", str),
        deals=tuple(_read_deal(n, it) for n, it in enumerate(_list(top, "deals", dict))),
        totals=_list(top, "totals", int),
        winners=_list(top, "winners", int),
        extra={name: value for name, value in top.items() if name not in _MATCH_FIELDS},
        rules=rules,
    )


def _rules(top: dict[str, Any]) -> tuple[str, dict[str, Any], int]:
    """The game, its options, and the number of the defaults that they differ from."""
    game, options = _text(top, "game"), _object(_required(top, "options"), "options")
    rules = top.get("rules", defaults.FIRST)
    if not _is(rules, int) or rules < defaults.FIRST:
        raise BadRecord("bad-form", '"rules" must be a whole number from 1 on')
    if game not in GAMES or rules > defaults.RULES:
        return game, options, rules
    return game, GAMES[game].since(options, rules), defaults.RULES


def _read_deal(number: int, fields: dict[str, Any]) -> DealRecord:
    try:
        dealer = _required(fields, "dealer")
        if not _is(dealer, int):
            raise BadRecord("bad-form", '"dealer" must be a whole number')
        return DealRecord(
            dealer=dealer,
            deck=_text(fields, "deck"),
            moves=_list(fields, "moves", str),
            points=_list(fields, "points", int) if "points" in fields else None,
            cut=_text(fields, "cut") if "cut" in fields else None,
            extra={name: value for name, value in fields.items() if name not in _DEAL_FIELDS},
        )
    except BadRecord as error:
        raise error.at(number) from None


def _required(fields: Mapping[str, Any], name: str) -> Any:
    if name not in fields:
        raise BadRecord("bad-form", f'"{name}" is missing')
    return fields[name]


def _object(value: Any, what: str) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise BadRecord("bad-form", f"{what} must be a JSON object")
    return value


def _text(fields: Mapping[str, Any], name: str) -> str:
    value = _required(fields, name)
    if not isinstance(value, str):
        raise BadRecord("bad-form", f'"{name}" must be a text')
    return value


def _list(fields: Mapping[str, Any], name: str, kind: type) -> tuple[Any, ...]:
    value = _required(fields, name)
    if not isinstance(value, list) or not all(_is(item, kind) for item in value):
        words = {str: "texts", int: "whole numbers", dict: "objects"}
        raise BadRecord("bad-form", f'"{name}" must be a list of {words[kind]}')
    return tuple(value)


def _is(value: Any, kind: type) -> bool:
    return isinstance(value, kind) and not isinstance(value, bool)

"""Parses what a player types: a move or a command, or an unambiguous beginning of one."""

import re
from collections.abc import Sequence
from dataclasses import dataclass

from rookery.core.moves import Bury, CallOrange, Move, Trump
from rookery.language import ENGLISH, Language
from rookery.records import BadText, move_text, parse_move

_SUIT = r"(black|green|red|yellow|spade|heart|diamond|club)s?"
_RANK = r"(\d{1,2}|jack|queen|king|ace|[jqka])"
_SUIT_FIRST = re.compile(rf"\b{_SUIT}\s*{_RANK}\b", re.IGNORECASE)
_RANK_FIRST = re.compile(rf"\b{_RANK}\s+of\s+{_SUIT}\b", re.IGNORECASE)
_SPOKEN_TRUMPS = (
    (re.compile(r"\bno[ -]?trumps?\b", re.IGNORECASE), Trump.NONE.value),
    (re.compile(r"\blo[ -]?no\b", re.IGNORECASE), Trump.LOW.value),
)
_SHOWN = 8
"""Maximum number of moves listed in a message about an ambiguous entry. Unmeasured."""


@dataclass(frozen=True, slots=True)
class EnteredMoves:
    """A legal move, or several cards to bury, in the order typed."""

    moves: tuple[Move, ...]


@dataclass(frozen=True, slots=True)
class NotLegal:
    """A move that is illegal now. It is tried anyway, so that the rules give the reason."""

    move: Move


@dataclass(frozen=True, slots=True)
class Command:
    """A command with the text typed after it."""

    name: str
    argument: str = ""


@dataclass(frozen=True, slots=True)
class NotUnderstood:
    """An entry that is neither a move nor a command, with a message for the player."""

    answer: str


def parse_entry(
    typed: str,
    legal: Sequence[Move],
    commands: Sequence[str],
    language: Language = ENGLISH,
    *,
    numbered: bool,
) -> EnteredMoves | NotLegal | Command | NotUnderstood:
    """The meaning of an entry. If `numbered`, a number from 1 selects one of the legal moves."""
    words = _words(typed)
    if not words:
        return NotUnderstood(language.say("entry-empty"))
    if words[0] in ("?", "h?"):
        return Command("help")
    if numbered and len(words) == 1 and words[0].isdecimal():
        place = int(words[0][:9]) - 1  # int() raises ValueError for thousands of digits
        if 0 <= place < len(legal):
            return EnteredMoves((legal[place],))
        return NotUnderstood(_numbers(language, len(legal)))
    return _burials(language, words, legal) or _by_beginning(
        language, words, typed, legal, commands
    )


def _numbers(language: Language, moves: int) -> str:
    """The message about an entered number that selects none of the moves."""
    if moves == 1:
        return language.say("entry-only-number")
    return language.say("entry-numbers", moves=moves)


def _burials(
    language: Language, words: list[str], legal: Sequence[Move]
) -> EnteredMoves | NotUnderstood | None:
    """Several cards to bury at once, or what is wrong with one of them; None for other entries."""
    by_text = {move_text(move).lower(): move for move in legal if isinstance(move, Bury)}
    cards = [word for word in words[words[0] == "bury" :] if word not in ("and", "+")]
    if not by_text or len(cards) < 2:
        return None
    for place, card in enumerate(cards):
        if card in cards[:place]:
            return NotUnderstood(language.say("entry-twice", card=card))
        if f"bury {card}" not in by_text:
            return NotUnderstood(language.say("entry-not-buriable", card=card[:20]))
    return EnteredMoves(tuple(by_text[f"bury {card}"] for card in cards))


def _by_beginning(
    language: Language, words: list[str], typed: str, legal: Sequence[Move], commands: Sequence[str]
) -> EnteredMoves | NotLegal | Command | NotUnderstood:
    spellings = [(spelling, move) for move in legal for spelling in _spellings(move)]
    exact = _unique([move for spelling, move in spellings if spelling == words])
    if len(exact) == 1:
        return EnteredMoves((exact[0],))
    if words[0] in commands:
        return Command(words[0], _rest(typed))
    whole = [move for spelling, move in spellings if spelling[: len(words)] == words]
    begun = [move for spelling, move in spellings if _begins(words, spelling)]
    fits = _unique(exact or whole or begun)
    named = [] if exact or whole else [name for name in commands if name.startswith(words[0])]
    if len(fits) == 1 and not named:
        return EnteredMoves((fits[0],))
    if len(named) == 1 and not fits:
        return Command(named[0], _rest(typed))
    if fits or named:
        return NotUnderstood(_ambiguous(language, typed, [*named, *map(move_text, fits)]))
    return _unlisted(language, words, typed)


def _unlisted(language: Language, words: list[str], typed: str) -> NotLegal | NotUnderstood:
    """An entry that is no legal move: an illegal move, or not a move at all."""
    if "orange".startswith(words[0]):
        return NotLegal(CallOrange())
    joined = " ".join(words)
    for text in (joined, f"bid {joined}", f"play {joined}"):
        try:
            return NotLegal(parse_move(_record_case(text)))
        except BadText:
            continue
    return NotUnderstood(language.say("entry-unknown", typed=typed.strip()[:40]))


def _record_case(text: str) -> str:
    """A lower-case move spelt as in a record: cards in upper case, "Rook" with one capital."""
    verb, *rest = text.split()
    cards = (it if it in _LOWER_CASE else it.upper().replace("ROOK", "Rook") for it in rest)
    return " ".join([verb, *cards])


_LOWER_CASE = frozenset(("on", "sun", "self", "left", *(trump.value for trump in Trump)))
"""Words of a move that records write in lower case."""


def _words(typed: str) -> list[str]:
    """The words of an entry in lower case, with "red 5" and "5 of red" turned into "r5"."""
    joined = _RANK_FIRST.sub(lambda found: found[2][0] + _rank(found[1]), typed)
    joined = _SUIT_FIRST.sub(lambda found: found[1][0] + _rank(found[2]), joined)
    for spoken, word in _SPOKEN_TRUMPS:
        joined = spoken.sub(word, joined)
    return joined.lower().replace(",", " ").replace(";", " ").split()


def _rank(spoken: str) -> str:
    return spoken if spoken.isdecimal() else spoken[0]


def _rest(typed: str) -> str:
    return typed.strip().partition(" ")[2].strip()


def _spellings(move: Move) -> list[list[str]]:
    """The ways to type a move, as words: with its verb and, if more words follow, without it."""
    words = move_text(move).lower().split()
    return [words, words[1:]] if len(words) > 1 else [words]


def _begins(words: list[str], spelling: list[str]) -> bool:
    """Whether each word is a beginning of the word at the same position in a spelling."""
    return len(words) <= len(spelling) and all(
        full.startswith(word) for word, full in zip(words, spelling, strict=False)
    )


def _unique(moves: list[Move]) -> list[Move]:
    return list(dict.fromkeys(moves))


def _ambiguous(language: Language, typed: str, texts: list[str]) -> str:
    shown = texts[:_SHOWN]
    more = [language.say("entry-something-else")] if len(texts) > _SHOWN else []
    moves = language.listed([*shown, *more], "list-or")
    return language.say("entry-ambiguous", typed=typed.strip()[:40], moves=moves)

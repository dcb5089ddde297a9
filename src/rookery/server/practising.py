"""The practice tables that can be opened: a lesson, or a finished deal from some move on."""

from rookery.language import ENGLISH, Language
from rookery.lessons import lesson, shelf
from rookery.messages import refusals
from rookery.records import cards_text, ply_text
from rookery.server.deals.sets import Sets
from rookery.server.tables import Tables
from rookery.table import events as ev
from rookery.table import protocol as p
from rookery.table.asking.coach import given_of
from rookery.table.refusal import Refusal
from rookery.table.seating.practice import Practice


def lessons_listed(language: Language = ENGLISH) -> tuple[p.LessonListed, ...]:
    """All lessons of the package in the order of the games, with their texts in a language."""
    words = language.words
    return tuple(
        p.LessonListed(it.name, it.game, words(it.title), words(it.summary), it.minutes)
        for it in shelf().values()
    )


async def practice_of(tables: Tables, sets: Sets, wanted: p.OpenPractice) -> Practice:
    """The practice table for a request. Raises UnknownLesson, or Refusal without a deal."""
    if isinstance(wanted.deal, p.LessonWanted):
        found = lesson(wanted.deal.name)
        given = given_of(found)
        return Practice(found.game, found.options, given, found.seat, wanted.level)
    return await _played_on(tables, sets, wanted.deal, wanted.level)


async def _played_on(tables: Tables, sets: Sets, wanted: p.MomentWanted, level: str) -> Practice:
    """A practice table that continues a finished deal from a move on. Other deals stay secret."""
    table = await tables.need(wanted.code)
    await sets.need_open(table, None)
    deals = table.match.deals
    if wanted.deal > len(deals) or deals[wanted.deal - 1].points is None:
        raise Refusal("no-deal", refusals.no_deal_number())
    deal = deals[wanted.deal - 1]
    if wanted.move >= len(deal.plies):
        reason = f"this deal can be played on before one of its {len(deal.plies)} moves"
        raise Refusal("no-moment", reason)
    given = ev.Given(
        kind="replay",
        of=f"{wanted.code}/{wanted.deal}/{wanted.move}",
        dealer=deal.dealer,
        deck=cards_text(deal.deck),
        plies=tuple(map(ply_text, deal.plies[: wanted.move])),
        made=wanted.move,
    )
    return Practice(table.game, table.options, given, wanted.seat, level)

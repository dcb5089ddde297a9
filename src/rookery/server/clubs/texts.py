"""Checks and cleans texts written by hosts before others see them."""

from msgspec import convert, structs

from rookery.bots.levels import NAMES, may_be_seated
from rookery.bots.registry import UnknownBot
from rookery.evenings.settings import Settings
from rookery.games import preset
from rookery.server.clubs import messages as m
from rookery.table.words.plain_text import LONGEST_TITLE, cut, one_line

_LONGEST_TEXT = 1000
_MOST_LINES = 30


def paragraphs(text: str) -> str:
    """Clean a text of several lines: no invisible characters, no empty lines at its ends."""
    lines = [one_line(line) for line in text.split("\n")[:_MOST_LINES]]
    return cut("\n".join(lines), _LONGEST_TEXT)


def checked_plan(plan: m.EveningPlan) -> m.EveningPlan:
    """Check that a plan can be played, and clean its texts."""
    options = preset(plan.game).checked(plan.options)
    settings_of(plan)
    if not may_be_seated(plan.bots):
        raise UnknownBot(f"there is no level {plan.bots[:40]!r}; there are {', '.join(NAMES)}")
    return structs.replace(
        plan,
        title=cut(one_line(plan.title), LONGEST_TITLE),
        place=cut(one_line(plan.place), LONGEST_TITLE * 2),
        about=paragraphs(plan.about),
        options=dict(options),
    )


def settings_of(plan: m.EveningPlan) -> Settings:
    """The settings of an evening. Raises EveningError, UnknownGame and BadOption."""
    return convert(plan, Settings, from_attributes=True)

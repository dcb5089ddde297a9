"""Clubs and evenings as their readers may see them."""

from collections.abc import Iterable, Mapping

from rookery.evenings.formats import FORMATS
from rookery.games import preset
from rookery.server.clubs import messages as m
from rookery.server.clubs.calendar import Entry
from rookery.server.clubs.clubs import Club
from rookery.server.clubs.comers import Comer, partners, secret_of
from rookery.server.clubs.dates import on_the_wall
from rookery.server.clubs.evenings import Evening
from rookery.server.clubs.members import Member
from rookery.server.evenings import messages as evening_messages
from rookery.server.people.messages import SheetKept

PLANNED, CANCELLED = "planned", "cancelled"


def member_view(member: Member, you: Member | None) -> m.MemberView:
    """A member of a club as other members see them."""
    is_you = you is not None and you.id == member.id
    return m.MemberView(member.id, member.name, member.is_host, is_you, member.joined_at)


def club_view(
    club: Club,
    members: list[Member],
    you: Member | None,
    ahead: Iterable[m.EveningListed],
    past: Iterable[m.EveningListed],
    sheets: tuple[SheetKept, ...],
) -> m.ClubView:
    """A club as its reader may see it: only members see the names of members."""
    return m.ClubView(
        code=club.code,
        name=club.name,
        about=club.about,
        game=club.game,
        title=preset(club.game).title,
        options=dict(club.options),
        count=len(members),
        you=None if you is None else member_view(you, you),
        members=() if you is None else tuple(member_view(each, you) for each in members),
        calendar=None if you is None else f"/api/calendars/{club.calendar}",
        evenings=tuple(ahead),
        past=tuple(past),
        sheets=sheets,
    )


def evening_listed(
    evening: Evening, stage: str, coming: Mapping[str, int], answers: Mapping[str, str]
) -> m.EveningListed:
    """An evening in the list of its club's evenings."""
    return m.EveningListed(
        id=evening.id,
        title=evening.plan.title,
        place=evening.plan.place,
        game=preset(evening.plan.game).title,
        format=evening.plan.format,
        starts_at=evening.starts_at,
        is_weekly=evening.series is not None,
        stage=stage,
        coming=coming.get(evening.id, 0),
        answer=answers.get(evening.id, ""),
    )


def evening_view(
    evening: Evening,
    club: Club,
    stage: str,
    comers: list[Comer],
    you: Comer | None,
    member: Member | None,
    play: evening_messages.EveningState | None,
    missing: evening_messages.EveningMissing,
) -> m.EveningView:
    """An evening with the reader's answer, and what the reader may do."""
    return m.EveningView(
        id=evening.id,
        club=club.name,
        code=None if member is None else club.code,
        plan=evening.plan,
        game=preset(evening.plan.game).title,
        starts_at=evening.starts_at,
        starts=on_the_wall(evening.starts_at, evening.zone),
        zone=evening.zone,
        is_weekly=evening.series is not None,
        stage=stage,
        is_host=member is not None and member.is_host,
        is_door_closed=evening.door_closed_at is not None,
        is_member=member is not None,
        you=None if you is None else you.id,
        secret=None if you is None else secret_of(evening, you.id, you.handed),
        comers=comer_views(comers, you, is_host=member is not None and member.is_host),
        play=play,
        stood_in=missing.stood_in,
        away=missing.away,
    )


def comer_views(
    comers: list[Comer], you: Comer | None, *, is_host: bool
) -> tuple[m.ComerView, ...]:
    """The people who have answered; only hosts see which guests have no phone."""
    pairs = partners(comers)
    return tuple(
        m.ComerView(
            id=each.id,
            name=each.name,
            answer=each.answer,
            wishes=each.partner,
            partner=pairs.get(each.id),
            is_guest=each.profile is None,
            is_you=you is not None and each.id == you.id,
            has_phone=each.has_phone or not is_host,
        )
        for each in comers
    )


def entry_of(evening: Evening, club: Club, site: str) -> Entry:
    """An evening as a calendar entry; `site` is the public address of the server."""
    plan = evening.plan
    return Entry(
        id=evening.id,
        title=f"{club.name}: {plan.title or preset(plan.game).title}",
        about=plan.about,
        place=plan.place,
        link=f"{site}/e/{evening.id}",
        starts_at=evening.starts_at,
        lasts=plan.lasts,
        changes=evening.changes,
        changed_at=evening.changed_at,
        is_cancelled=evening.is_cancelled,
    )


def formats() -> tuple[m.FormatDescribed, ...]:
    """The formats of evenings."""
    return tuple(
        m.FormatDescribed(
            name=each.name,
            unit=each.unit.value,
            needs_two_sides=each.needs_two_sides,
            usual_rounds=each.usual_rounds,
            scorings=tuple(it.value for it in each.scorings),
        )
        for each in FORMATS.values()
    )

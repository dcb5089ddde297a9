"""Profiles: people recognized only by a secret that their browser stores.

A profile has devices, each with its own secret, and seats. A seat is identified by the hash of its
secret, which is also in the events of its table. So the log has no profiles, and deleting a profile
leaves the log unchanged.
"""

import secrets
from collections.abc import Iterable
from dataclasses import dataclass

from sqlalchemy import Connection, delete, insert, literal, or_, select, update

from rookery.messages import refusals
from rookery.server.codes import new_id
from rookery.server.database.connections import Connections, count
from rookery.server.database.schema.evenings import EVENING_ENTRIES
from rookery.server.database.schema.notices import SUBSCRIPTIONS
from rookery.server.database.schema.people import (
    CARRIES,
    CHALLENGES,
    DEVICES,
    PASSKEYS,
    PROFILES,
    SEATS,
)
from rookery.server.database.schema.results import FORGETTING
from rookery.server.people.messages import DeviceView
from rookery.server.people.unused import remove_unused
from rookery.table.chairs import hash_of
from rookery.table.refusal import Refusal

MOST_DEVICES = 20
"""Maximum number of devices of one profile. Unmeasured, as are the next numbers."""

MOST_SEATS = 20_000
"""Maximum number of seats that a profile can claim: ten matches a day for five years."""

CARRY_SECONDS = 600.0
"""A one-time code can add a device to a profile for this many seconds."""

_SEEN_EVERY = 86_400.0
"""Seconds between two updates of the time at which a profile was last used."""

_CODE_LENGTH = 16


@dataclass(frozen=True, slots=True)
class Profile:
    """A person who wants to be remembered. `created_at` is in seconds since 1970.

    `device` is the id of the device whose secret led to the profile. `portrait` is the number of
    the chosen portrait; 0 means the one drawn from the name.
    """

    id: str
    name: str
    portrait: int
    created_at: float
    device: str


@dataclass(frozen=True, slots=True)
class SignedIn:
    """A profile on a new device. The device's secret is not shown again."""

    profile: Profile
    secret: str


class Profiles:
    """The profiles of a database. Methods block, and may raise StoreFailed."""

    def __init__(self, connections: Connections, most: int) -> None:
        self._connections = connections
        self._most = most

    def make(self, name: str, device: str, at: float, portrait: int = 0) -> SignedIn:
        """Make a profile and its first device; if full, delete unused ones. Raises Refusal."""
        profile = new_id()
        with self._connections.writing() as connection:
            is_full = count(connection, PROFILES) >= self._most
            if is_full and not remove_unused(connection, at):
                raise Refusal("too-many", refusals.server_full_profiles())
            row = {"id": profile, "name": name, "created_at": at, "seen_at": at}
            connection.execute(insert(PROFILES), {**row, "portrait": portrait})
            id_, secret = _add_device(connection, profile, device, at)
            return SignedIn(Profile(profile, name, portrait, at, id_), secret)

    def of_secret(self, secret: str, at: float) -> Profile | None:
        """The profile of a device's secret; None if there is none."""
        own = DEVICES.c.secret_hash == hash_of(secret)
        chosen = (
            select(
                PROFILES.c.id,
                PROFILES.c.name,
                PROFILES.c.portrait,
                PROFILES.c.created_at,
                DEVICES.c.id.label("device"),
                DEVICES.c.seen_at,
            )
            .join(DEVICES, DEVICES.c.profile == PROFILES.c.id)
            .where(own)
        )
        row = self._connections.first(chosen)
        if row is None:
            return None
        if at - row.seen_at >= _SEEN_EVERY:
            with self._connections.writing() as connection:
                connection.execute(update(DEVICES).where(own).values(seen_at=at))
                of_profile = PROFILES.c.id == row.id
                connection.execute(update(PROFILES).where(of_profile).values(seen_at=at))
        return Profile(row.id, row.name, row.portrait, row.created_at, row.device)

    def named(self, ids: Iterable[str]) -> dict[str, str]:
        """The names of profiles, by id."""
        chosen = select(PROFILES.c.id, PROFILES.c.name).where(PROFILES.c.id.in_(list(ids)))
        return {row.id: row.name for row in self._connections.rows(chosen)}

    def change(self, profile: str, name: str, portrait: int) -> None:
        """Change the name and the portrait of a profile."""
        changed = update(PROFILES).where(PROFILES.c.id == profile)
        self._connections.run(changed.values(name=name, portrait=portrait))

    def forget(self, profile: str) -> None:
        """Delete a profile, its devices and claims. `history.forgetting` removes names later."""
        seats = select(SEATS.c.secret_hash, SEATS.c.code).where(SEATS.c.profile == profile)
        of_profile = EVENING_ENTRIES.c.profile == profile
        own = select(EVENING_ENTRIES.c.secret_hash, literal("")).where(of_profile)
        with self._connections.writing() as connection:
            for each in (seats, own):
                due = self._connections.insert(FORGETTING)
                due = due.from_select(["secret_hash", "code"], each).on_conflict_do_nothing()
                connection.execute(due)
            connection.execute(delete(PROFILES).where(PROFILES.c.id == profile))

    # ── devices ─────────────────────────────────────────────────────────────────────────────────

    def devices(self, profile: str, secret: str) -> tuple[DeviceView, ...]:
        """The devices of a profile, oldest first; the one with this secret is marked."""
        chosen = select(DEVICES).where(DEVICES.c.profile == profile).order_by(DEVICES.c.added_at)
        own = hash_of(secret)
        return tuple(
            DeviceView(row.id, row.name, row.added_at, row.seen_at, row.secret_hash == own)
            for row in self._connections.rows(chosen)
        )

    def remove_device(self, profile: str, device: str, *, keeps_passkeys: bool = False) -> bool:
        """Remove a device with everything that its secret made. False if there is no such device.

        Deletes its push subscription and, without `keeps_passkeys`, its passkeys; also things that
        may belong to it: unused one-time codes, unanswered challenges, and subscriptions from
        before layout 11, which other browsers renew at their first visit on another day.
        """
        chosen = delete(DEVICES).where(DEVICES.c.profile == profile, DEVICES.c.id == device)
        made = [
            delete(CARRIES).where(CARRIES.c.profile == profile),
            delete(CHALLENGES).where(CHALLENGES.c.profile == profile),
            delete(SUBSCRIPTIONS).where(
                SUBSCRIPTIONS.c.profile == profile,
                or_(SUBSCRIPTIONS.c.device == device, SUBSCRIPTIONS.c.device.is_(None)),
            ),
        ]
        if not keeps_passkeys:
            own = PASSKEYS.c.added_by == device
            made.append(delete(PASSKEYS).where(PASSKEYS.c.profile == profile, own))
        with self._connections.writing() as connection:
            if connection.execute(chosen).rowcount == 0:  # first, to wait for `need_device`
                return False
            for each in made:
                connection.execute(each)
        return True

    def begin_carry(self, profile: Profile, at: float) -> str:
        """Make a one-time code that adds a device, for `CARRY_SECONDS`. Raises Refusal."""
        code = new_id(_CODE_LENGTH)
        row = {"code_hash": hash_of(code), "profile": profile.id, "until": at + CARRY_SECONDS}
        with self._connections.writing() as connection:
            need_device(connection, profile.id, profile.device)
            is_old = (CARRIES.c.profile == profile.id) | (CARRIES.c.until < at)
            connection.execute(delete(CARRIES).where(is_old))
            connection.execute(insert(CARRIES), row)
        return code

    def carry(self, code: str, device: str, at: float) -> SignedIn | None:
        """Add a device by a one-time code; None for a wrong, used or old code. Raises Refusal."""
        own = CARRIES.c.code_hash == hash_of(code)
        with self._connections.writing() as connection:
            used = delete(CARRIES).where(own, CARRIES.c.until >= at).returning(CARRIES.c.profile)
            profile = connection.execute(used).scalar()
            return None if profile is None else signed_in(connection, profile, device, at)

    # ── seats ───────────────────────────────────────────────────────────────────────────────────

    def claim_seats(self, profile: str, seats: Iterable[tuple[str, str]], at: float) -> None:
        """Record that seats (pairs of table and secret) are a profile's, unless another's."""
        rows = [
            {"secret_hash": hash_of(secret), "profile": profile, "code": code, "at": at}
            for code, secret in seats
        ]
        with self._connections.writing() as connection:
            room = MOST_SEATS - count(connection, SEATS, SEATS.c.profile == profile)
            if rows[: max(0, room)]:
                connection.execute(self._connections.insert_new(SEATS), rows[: max(0, room)])

    def owners(self, secret_hashes: Iterable[str]) -> dict[str, str]:
        """For each hash of a seat's secret: the owner's profile. Seats of guests are left out."""
        chosen = select(SEATS.c.secret_hash, SEATS.c.profile).where(
            SEATS.c.secret_hash.in_([it for it in secret_hashes if it])
        )
        return {row.secret_hash: row.profile for row in self._connections.rows(chosen)}


def need_device(connection: Connection, profile: str, device: str) -> str:
    """Keep a device from being removed in this transaction; return its name. Raises Refusal."""
    own = (DEVICES.c.profile == profile) & (DEVICES.c.id == device)
    name = connection.scalar(select(DEVICES.c.name).where(own).with_for_update())
    if name is None:
        raise Refusal("no-profile", refusals.profile_gone())
    return str(name)


def signed_in(connection: Connection, profile: str, device: str, at: float) -> SignedIn | None:
    """Add a device to a profile. None if the profile is gone. Raises Refusal."""
    row = connection.execute(select(PROFILES).where(PROFILES.c.id == profile)).first()
    if row is None:
        return None
    id_, secret = _add_device(connection, profile, device, at)
    return SignedIn(Profile(row.id, row.name, row.portrait, row.created_at, id_), secret)


def _add_device(connection: Connection, profile: str, name: str, at: float) -> tuple[str, str]:
    """Add a device. Returns its id and its secret of 192 bits. Raises Refusal over the limit."""
    if count(connection, DEVICES, DEVICES.c.profile == profile) >= MOST_DEVICES:
        raise Refusal("too-many", refusals.profile_devices_most(most=MOST_DEVICES))
    id_, secret = new_id(), secrets.token_hex(24)
    row = {
        "secret_hash": hash_of(secret),
        "profile": profile,
        "id": id_,
        "name": name,
        "added_at": at,
        "seen_at": at,
    }
    connection.execute(insert(DEVICES), row)
    return id_, secret

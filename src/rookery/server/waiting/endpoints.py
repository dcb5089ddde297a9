"""The endpoints of the waiting room."""

from msgspec import structs
from starlette.requests import Request

from rookery.language import Language
from rookery.server.http.desk import Desk
from rookery.server.http.endpoints import endpoint
from rookery.server.people.profiles import Profile
from rookery.server.updates.standings import listed_in
from rookery.server.waiting import messages as m
from rookery.server.waiting.room import WaitingRoom


class Waiting:
    """The endpoints."""

    def __init__(self, desk: Desk, room: WaitingRoom) -> None:
        self._desk = desk
        self._room = room

    @endpoint("GET", "/api/waiting", refuses=(503,))
    async def waiting_counts(self) -> list[m.WaitingCount]:
        """How many people wait for each game, without their names."""
        return await self._room.counts()

    @endpoint("POST", "/api/waiting", 201)
    async def ask_seat(
        self, profile: Profile | None, body: m.AskSeat, address: str
    ) -> m.WaitingBegun:
        """Wait for others to play with. An earlier request of the same profile ends."""
        await self._desk.count_opening(address)
        name = "" if profile is None else profile.id
        return m.WaitingBegun(await self._room.ask(body, name, address))

    @endpoint("POST", "/api/waiting/poll", refuses=(404,))
    async def poll_waiting(
        self, request: Request, body: m.ShowTicket, language: Language
    ) -> m.WaitingView:
        """The state of the request with this ticket, once the state has changed."""
        view = await self._room.poll(body.ticket, body.tag, request.is_disconnected)
        offers = tuple(listed_in(language, it) for it in view.offers)
        return structs.replace(view, offers=offers)

    @endpoint("POST", "/api/waiting/leave")
    async def leave_waiting(self, body: m.ShowTicket) -> None:
        """Stop waiting."""
        await self._room.leave(body.ticket)

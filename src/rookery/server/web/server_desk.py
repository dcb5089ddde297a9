"""The desk of a server, for areas that belong to no single feature and need several features."""

from rookery.server.composition import Server
from rookery.server.gate import Gate
from rookery.server.http.desk import Desk
from rookery.server.http.site import Site


class ServerDesk(Desk):
    """A desk with all parts of its server, and with the way to the tables of all servers."""

    def __init__(self, server: Server, site: Site, gate: Gate) -> None:
        super().__init__(
            site, server.limits, server.addresses, server.barred, server.profiles, server.now
        )
        self.server = server
        self.gate = gate

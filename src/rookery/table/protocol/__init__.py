"""The messages between a table and its clients, version 1, as described in `docs/protocol.md`.

Every message is one JSON object with a `type`. Messages from clients are checked strictly: unknown
fields and wrong types are refused, and every text has a maximum length. Messages from the server
may gain fields, and clients ignore those that they do not know.

The package exports every name of its modules, so that a new message is declared only once.
"""

from rookery.table.protocol.analyses import *
from rookery.table.protocol.commands import *
from rookery.table.protocol.deals import *
from rookery.table.protocol.pages import *
from rookery.table.protocol.puzzles import *
from rookery.table.protocol.reading import *
from rookery.table.protocol.reviews import *
from rookery.table.protocol.updates import *
from rookery.table.protocol.words import *

"""Rookery: the Rook family of card games as an executable specification, with bots and a table.

Rookery is not affiliated with the owner of the ROOK trademark; it draws its own cards.
"""

__version__ = "1.0.0"

import rookery.language  # noqa: F401  # puts messages into words, for `str` of an error

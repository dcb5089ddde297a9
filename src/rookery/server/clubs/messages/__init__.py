"""The messages about clubs and their evenings."""

from rookery.server.clubs.messages.clubs import *
from rookery.server.clubs.messages.evenings import *

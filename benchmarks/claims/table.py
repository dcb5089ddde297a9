"""The table of claims, by the id of the message."""

from collections.abc import Iterator

from benchmarks.claims.calls import CALLS
from benchmarks.claims.cards import CARDS
from benchmarks.claims.claim import Claim
from benchmarks.claims.turns import TURNS
from rookery.core.messages import Message, Told

PARTS = {
    *("suit", "suit-but-trumps", "trump-suit", "trump", "trick", "number", "points", "sum"),
    *("list-last", "list-further"),
}
"""Messages that are parts of sentences and claim nothing."""

CLAIMS: tuple[Claim, ...] = (
    Claim("only-legal", "fact", lambda view, move, args: len(view.legal) == 1),
    *CALLS,
    *CARDS,
    *TURNS,
    *(
        Claim(name, "fact")
        for name in (
            *("any-legal", "tried-most", "best-solved", "best-played-out", "best-tried"),
            "open-hands",
        )
    ),
)
"""The claims of all messages. A message may make several claims."""


def messages_in(told: Told) -> Iterator[Message]:
    """A message and the messages among its arguments, except those in `PARTS`."""
    if isinstance(told, Message):
        if told.id.removeprefix("reason-") not in PARTS:
            yield told
        for _, value in told.arguments:
            for each in value if isinstance(value, tuple) else (value,):
                if isinstance(each, Message):
                    yield from messages_in(each)


def claims_of(message: Message) -> tuple[Claim, ...]:
    """The claims of a message itself, without those of messages among its arguments."""
    name = message.id.removeprefix("reason-")
    return tuple(claim for claim in CLAIMS if claim.id == name)

"""A language: says messages by id, lists, and numbers."""

import logging
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache, partial
from importlib import import_module
from itertools import count, takewhile
from typing import Protocol, TypeAlias
from unicodedata import normalize

from rookery.core import messages
from rookery.core.messages import Told
from rookery.language import script
from rookery.language.tags import PSEUDO, TAGS, best

log = logging.getLogger(__name__)

Argument: TypeAlias = str | int
"""An argument of a message. Numbers are written by locale; texts are put in as they are."""


_ENDS = (".", "!", "?", "؟")
"""The punctuation marks that end a sentence."""


class Message(Protocol):
    """A message of a catalogue; see `rookery.language.catalogue`."""

    choose: Callable[[Mapping[str, Argument]], object]
    """Returns the values of the arguments that select the message's text."""

    templates: dict[object, str]
    """For each result of `choose`, the text as a template for `%`."""

    def template(self, choice: object) -> str:
        """Make and keep the text for a choice."""


class Language:
    """A language that people read. The first message loads its catalogue."""

    def __init__(self, tag: str) -> None:
        self.tag = tag
        self.is_right_to_left = tag in script.RIGHT_TO_LEFT
        self._is_other = self.is_right_to_left or script.has_digits(tag)
        self._messages: dict[str, Message] = {}

    def __repr__(self) -> str:
        return f"Language({self.tag!r})"

    @property
    def is_loaded(self) -> bool:
        """Whether the language's catalogue is loaded."""
        return bool(self._messages)

    def load(self) -> None:
        """Load the catalogue, which takes about a tenth of a second."""
        self.say("list-separator")

    def say(self, message: str, /, **arguments: Argument) -> str:
        """A message in this language.

        >>> ENGLISH.say("cards-counted", cards=1), ENGLISH.say("cards-counted", cards=3)
        ('1 card', '3 cards')
        """
        return self.format(message, arguments)

    def format(self, message: str, arguments: Mapping[str, Argument]) -> str:
        """A message in this language; `say` for arguments of any name."""
        try:
            found = self._messages[message]
        except KeyError:
            found = self._messages[message] = self._load(message)
        choice = found.choose(arguments)
        try:
            template = found.templates[choice]
        except KeyError:
            template = found.template(choice)
        return template % (self._written(arguments) if self._is_other else arguments)

    def words(self, told: Told) -> str:
        """A message with its arguments in this language. A plain string stays as it is.

        A list among the arguments ends with "and".

        >>> ENGLISH.words(messages.Message.of("reason-shortens", {"suits": ("red",), "points": 95}))
        'aims to shorten red: expects about 95 points'
        """
        if isinstance(told, str):
            return told
        try:
            return self.format(told.id, {name: self._argument(it) for name, it in told.arguments})
        except KeyError:  # perhaps written by another version
            log.error("%s: %r cannot be said", self.tag, told)
            return messages.bare(told)

    def sentences(self, told: Sequence[Told]) -> str:
        """Messages as sentences, one after the other. Plain strings stay as they are.

        A message gets a full stop unless it ends with one or with a similar mark.

        >>> ENGLISH.sentences([messages.Message("reason-plays-low"), "So I did."])
        'Cannot win the trick: gives no points. So I did.'
        """
        return " ".join(it if isinstance(it, str) else self._sentence(it) for it in told)

    def has(self, message: messages.Message) -> bool:
        """Whether the catalogue of this language has a message; else it is said in English."""
        return _catalogued(self.tag, message.id) is not None

    def numbered(self, begins: str) -> tuple[messages.Message, ...]:
        """The messages with the ids `begins-1`, `begins-2` and so on, up to a missing one.

        >>> [it.id for it in ENGLISH.numbered("game-three-advice")][1:]
        ['game-three-advice-2', 'game-three-advice-3']
        """
        ids = (f"{begins}-{number}" for number in count(1))
        return tuple(messages.Message(it) for it in takewhile(partial(_catalogued, self.tag), ids))

    def _sentence(self, message: messages.Message) -> str:
        said = self.words(message)
        return f"{said[:1].upper()}{said[1:]}{'' if said.endswith(_ENDS) else '.'}"

    def _argument(self, argument: messages.Argument) -> Argument:
        if isinstance(argument, messages.Message):
            return self.words(argument)
        if isinstance(argument, tuple):
            said = map(self._argument, argument)
            return self.listed([self.number(it) if isinstance(it, int) else it for it in said])
        return argument

    def _written(self, arguments: Mapping[str, Argument]) -> Mapping[str, str]:
        """The arguments as text: numbers in the language's digits, texts isolated if needed."""
        return {
            name: self.number(it) if isinstance(it, int) else script.isolated(it, self.tag)
            for name, it in arguments.items()
        }

    def _load(self, message: str) -> Message:
        """A message of the catalogue, or of the English one if this language lacks it."""
        found = _catalogued(self.tag, message)
        if found is None:
            found = _catalogued(ENGLISH.tag, message)
            if found is None:
                raise KeyError(message)
            log.error("%s: there is no message %s", self.tag, message)
        return found

    def number(self, number: int) -> str:
        """A number in the digits of the language."""
        return script.number(self.tag, number)

    def decimal(self, number: str) -> str:
        """A number in English notation, perhaps with decimals, as this language writes it."""
        return script.decimal(self.tag, number)

    def signed(self, number: int) -> str:
        """A number with its sign: "+80", "-30"."""
        return script.signed(self.tag, number)

    def listed(self, items: Sequence[str], last: str = "list-and") -> str:
        """Items as a list in words: "a", "a and b", "a, b and c"; the message `last` ends it.

        >>> ENGLISH.listed(["a", "b", "c"]), ENGLISH.listed(["a", "b"], "list-or")
        ('a, b and c', 'a or b')
        """
        if len(items) < 2:
            return "".join(items)
        head, item = self.joined(items[:-1]), items[-1]
        return self.say(last, items=head, item=item, begins=normalize("NFD", item[:1].lower())[:1])

    def joined(self, items: Sequence[str]) -> str:
        """Items with commas between them, each isolated if it runs in the other direction."""
        if len(items) > 1:
            items = [script.isolated(item, self.tag) for item in items]
        return self.say("list-separator").join(items)


def _catalogued(tag: str, message: str) -> Message | None:
    found: Message | None = import_module("rookery.language.catalogue").find(tag, message)
    return found  # the first one loads Fluent


ENGLISH = Language("en")
"""The source of all messages."""

messages.put_into_words(ENGLISH.words)

_LANGUAGES = {tag: Language(tag) for tag in (*TAGS, PSEUDO)} | {ENGLISH.tag: ENGLISH}


def language(tag: str) -> Language:
    """The language with one of our tags. Raises KeyError."""
    return _LANGUAGES[tag]


@lru_cache(maxsize=256)
def spoken_in(wanted: str) -> Language:
    """The language that fits a tag of BCP 47 best, English if none does."""
    return _LANGUAGES[best(wanted)]

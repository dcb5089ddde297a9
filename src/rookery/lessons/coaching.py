"""What the coach says: before a move, after it, and to a wrong try.

Everything follows from the lesson and the learner's own view.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from rookery.core.game import AnyView
from rookery.core.moves import (
    Bid,
    Build,
    Bury,
    CallOrange,
    CallPartner,
    ChooseLead,
    Hold,
    Move,
    NameTrump,
    Pass,
    Play,
    ShootSun,
    Take,
    Trail,
)
from rookery.games import GAMES
from rookery.lessons.facts import facts, the_card
from rookery.lessons.lesson import Lesson, Step
from rookery.lessons.phases import explained
from rookery.lessons.texts import text
from rookery.telling.spoken import Spoken
from rookery.telling.wording import counted, listed, trump_words

_SPOKEN = Spoken((), None)
_AS_GOOD = 1.0
"""Expected points within which a move counts as about as good: less is within the noise."""


@dataclass(frozen=True, slots=True)
class Coached:
    """What a learner reads at a moment. `step` counts from 1 to `steps`; 0 where nothing is asked.

    `after` is what was right about the last move, `say` what comes now, and `ask` what to do; each
    may be empty. Once it `is_done`, the learner plays alone.
    """

    step: int
    steps: int
    after: str
    say: str
    ask: str = ""
    is_done: bool = False


def coached(lesson: Lesson, view: AnyView, plies: int, names: tuple[str, ...]) -> Coached:
    """What the learner reads after so many plies of a lesson that goes as planned."""
    if plies > len(lesson.plies):
        return Coached(0, len(lesson.steps), "", lesson.end, is_done=True)
    number, after = _number(lesson, plies), _after(lesson, plies)
    if plies == len(lesson.plies):
        return Coached(0, len(lesson.steps), after, lesson.end, is_done=True)
    if lesson.plies[plies][0] != lesson.seat:
        return Coached(0, len(lesson.steps), after, "")
    step = lesson.steps[number]
    said = _explained(lesson, step, view, plies, names)
    if step.asks:
        is_bid = isinstance(lesson.plies[plies][1], Bid | Pass | ShootSun)
        ask = text("phases", "ask", "bid" if is_bid else "move")
    else:
        move = _asked_words([it for it in lesson.right_at(plies) if it in view.legal])
        ask = text("phases", "ask", "named", Move=_begun(move), why=step.why)
    return Coached(number + 1, len(lesson.steps), after, " ".join(said), ask)


def _number(lesson: Lesson, plies: int) -> int:
    """The number of the step that a ply belongs to, from 0."""
    return max(0, sum(step.at <= plies for step in lesson.steps) - 1)


def _after(lesson: Lesson, plies: int) -> str:
    """The reason for the learner's last move, if the learner had to find it."""
    for ply in range(plies - 1, lesson.made - 1, -1):
        if lesson.plies[ply][0] == lesson.seat:
            step = lesson.step_at(ply)
            return f"{_begun(step.why)}." if step is not None and step.asks else ""
    return ""


def _explained(
    lesson: Lesson, step: Step, view: AnyView, plies: int, names: tuple[str, ...]
) -> list[str]:
    """What is told before the move: the step's own text, or that of a phase that is new."""
    if step.say:
        return [step.say] if plies == step.at else []
    phases = _phases(lesson)
    number = lesson.steps.index(step)
    is_first = plies == step.at and phases[number] not in phases[:number]
    return [explained(view, names)] if is_first else []


@lru_cache(maxsize=64)
def _phases(lesson: Lesson) -> tuple[str, ...]:
    """The phase of each step."""
    game = GAMES[lesson.game].game(lesson.options)
    state, found = game.start(lesson.deck, lesson.dealer), []
    at = {step.at for step in lesson.steps}
    for ply, (seat, move) in enumerate(lesson.plies):
        if ply in at:
            found.append(game.view(state, lesson.seat).phase_name)
        state = game.apply(state, seat, move)
    return tuple(found)


def answer_to(lesson: Lesson, view: AnyView, plies: int, move: Move) -> str | None:
    """The answer to a legal move that is not right here; None if it is right.

    It names what is true of the move, and its cost where that is known.
    """
    step = lesson.step_at(plies)
    if step is None or move in lesson.right_at(plies):
        return None
    best = next(it for it in lesson.right_at(plies) if it in view.legal)
    cost = _cost(step, move, best)
    own = _own_answer(step, view, move, best)
    if own is None and cost is not None and cost < _AS_GOOD:
        return text("answers", "judged", "as-good", best=move_words(best))
    said = [own or _stated(view, move, best)]
    if cost is not None and cost >= _AS_GOOD and own is None:
        said.append(text("answers", "judged", "costs", points=counted(round(cost), "point")))
    if step.asks:
        said.append(text("answers", "judged", "look", why=step.why))
    return " ".join(said)


def _cost(step: Step, move: Move, best: Move) -> float | None:
    """Expected points that a move costs; None if it was not evaluated."""
    if move not in step.worth or best not in step.worth:
        return None
    return step.worth[best] - step.worth[move]


def _own_answer(step: Step, view: AnyView, move: Move, best: Move) -> str | None:
    """The lesson's own answer to a move; None if it has none."""
    true = {fact for fact, _ in facts(view, move, best)} if step.wrong else set()
    for wrong in step.wrong:
        if move in wrong.moves or wrong.fact in true:
            return wrong.say
    return None


def _stated(view: AnyView, move: Move, best: Move) -> str:
    """The most particular fact of a move as a sentence."""
    for fact, words in facts(view, move, best):
        return _begun(text("answers", "facts", fact, **words))
    return text("answers", "judged", "allowed")


def _asked_words(right: list[Move]) -> str:
    """What a step asks for: its move, or all the cards to bury, in whatever order."""
    cards = [move.card for move in right if isinstance(move, Bury) and move.card is not None]
    if len(cards) < 2:
        return move_words(right[0])
    return f"bury {listed([the_card(card) for card in cards])}, in any order"


def move_words(move: Move) -> str:
    """A move as a request: "bid 75", "play the red 5"."""
    match move:
        case Bid(amount):
            return f"bid {amount}"
        case ShootSun():
            return "bid the sun"
        case Pass():
            return "pass"
        case Bury(buried):
            return "bury a card" if buried is None else f"bury {the_card(buried)}"
        case NameTrump(trump):
            return f"name {trump_words(trump)}"
        case CallPartner(called):
            return f"call {the_card(called)}"
        case ChooseLead(to_left):
            return "have the player on your left lead" if to_left else "lead yourself"
        case Play(played):
            return f"play {the_card(played)}"
        case Take(using, groups):
            taken = listed([_the(_SPOKEN.group(group)) for group in groups])
            return f"take {taken} with {the_card(using)}"
        case Build(laid, on):
            return f"build with {the_card(laid)} on {_the(_SPOKEN.group(on))}"
        case Trail(laid):
            return f"lay down {the_card(laid)}"
        case CallOrange():
            return "call orange"
        case Hold():
            return "hold"


def _the(name: str) -> str:
    return name if name.startswith("the ") else f"the {name}"


def _begun(sentence: str) -> str:
    return sentence[:1].upper() + sentence[1:]

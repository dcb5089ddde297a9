"""Random deals under random house rules, either as whole deals or as cards laid out by hand."""

from random import Random

from hypothesis import strategies as st
from hypothesis.strategies import DrawFn

from rookery.analysis import SetUp, WholeDeal
from rookery.games import GAMES
from rookery.games.preset import Preset
from rookery.records import cards_text
from rookery.testing import random_path
from rookery.testing.strategies import options, presets
from rookery.tricks.game import TrickGame
from rookery.tricks.play import holders_of_called
from rookery.tricks.rules import Phase, Sides, TrickRules
from rookery.tricks.state import TrickState

RNGS = st.integers(0, 2**32).map(Random)
TRICK_PRESETS = [it for it in GAMES.values() if isinstance(it.rules, TrickRules)]
WITHOUT_DUMMY = [it for it in TRICK_PRESETS if getattr(it.rules, "dummy", None) is None]


@st.composite
def whole_deals(draw: DrawFn, chosen: Preset | None = None) -> WholeDeal:
    """A random moment of a random deal, of any game unless a preset is given."""
    it = draw(presets()) if chosen is None else chosen
    house = draw(options(it))
    game = it.game(house)
    path = random_path(game, Random(draw(st.integers(0, 2**32))))
    state = path.states[draw(st.integers(0, len(path.plies)))]
    return WholeDeal(it.name, it.written(house), game, state)


@st.composite
def late_plays(draw: DrawFn, cards: int = 16) -> WholeDeal:
    """A random moment of card play with few cards in hand, in a game without a dummy."""
    it = draw(st.sampled_from(WITHOUT_DUMMY))
    house = draw(options(it))
    game = it.game(house)
    rng = Random(draw(st.integers(0, 2**32)))
    for _ in range(20):
        late = [
            state
            for state in random_path(game, rng).states
            if state.phase is Phase.PLAY and sum(map(len, state.hands)) <= cards
        ]
        if late:
            return WholeDeal(it.name, it.written(house), game, rng.choice(late))
    raise AssertionError("all these deals were thrown in")


def laid_out(deal: WholeDeal) -> SetUp:
    """The cards of a position in card play, as somebody would lay them out by hand."""
    state, game = deal.state, deal.game
    assert isinstance(state, TrickState)
    assert isinstance(game, TrickGame)
    assert state.trump is not None and state.leader is not None and state.bidder is not None
    if game.rules.sides is Sides.ALTERNATE:
        own = set(range(0, game.seats, 2))
    else:
        own = {state.bidder} | set(holders_of_called(game.rules, state))
    ours = sum(trick.winner in own for trick in state.tricks)
    return SetUp(
        deal.name,
        deal.options,
        tuple(map(cards_text, state.hands)),
        nest=cards_text(state.buried),
        trump=state.trump.value,
        leader=state.leader,
        trick=cards_text(state.trick),
        bidder=state.bidder,
        partners=tuple(sorted(own - {state.bidder})) if game.rules.sides is Sides.CALLED else (),
        tricks_won=(ours, len(state.tricks) - ours),
    )

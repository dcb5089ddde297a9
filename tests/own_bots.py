"""A module with bots as a user might write them: good ones, and one for each way to fail."""

import textwrap
from pathlib import Path

SOURCE = textwrap.dedent(
    '''
    from rookery.bots import Decision
    from rookery.core.moves import Bid, Pass


    class Miser:
        """Passes if it may, and else plays whatever comes first."""

        def decide(self, view):
            return Decision(Pass() if Pass() in view.legal else view.legal[0])


    class Last:
        """Whatever comes last, drawn from nothing; keeps what it was made with."""

        def __init__(self, limits, rng):
            self.limits, self.rng = limits, rng

        def decide(self, view):
            return Decision(view.legal[-1], "the last", delay=0.5)


    class Mover:
        def decide(self, view):
            return view.legal[0]


    class Texter:
        def decide(self, view):
            return "pass"


    class Silent:
        def decide(self, view):
            return None


    class Worded:
        def decide(self, view):
            return Decision("pass")


    class Timeless:
        def decide(self, view):
            return Decision(view.legal[0], delay=float("nan"))


    class Crasher:
        def decide(self, view):
            return Decision(view.legal[len(view.legal)])  # the line that fails


    class Quitter:
        def decide(self, view):
            raise SystemExit("enough")


    class Cheater:
        def decide(self, view):
            return Decision(Bid(3))


    class Needy:
        def __init__(self, depth):
            pass

        def decide(self, view):
            return Decision(view.legal[0])


    class Broken:
        def __init__(self):
            raise ValueError("no luck")


    class NoBot:
        pass


    class Seer(Miser):
        """Would rather be shown the state."""

        def decide_knowing(self, game, state, seat):
            raise AssertionError("a bot of one's own was shown a state")


    def a_miser(rng):
        return Miser()


    NUMBER = 7
    '''
)


def write(folder: Path, name: str = "ownbots") -> str:
    """Write the module into a folder, and return the name of the module."""
    (folder / f"{name}.py").write_text(SOURCE)
    return name


def line_of(text: str) -> int:
    """The number of the line of the module that contains a text."""
    return next(n for n, line in enumerate(SOURCE.splitlines(), 1) if text in line)

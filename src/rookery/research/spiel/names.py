"""The names of our games in OpenSpiel."""


def spiel_name(name: str) -> str:
    """The name under which OpenSpiel knows one of our games.

    >>> spiel_name("kentucky-rook-baby-bird")
    'python_rookery_kentucky_rook_baby_bird'
    """
    return "python_rookery_" + name.replace("-", "_")


def class_name(name: str) -> str:
    """The name of a game's class.

    >>> class_name("kentucky-rook-baby-bird")
    'KentuckyRookBabyBirdGame'
    """
    return "".join(part.capitalize() for part in name.split("-")) + "Game"

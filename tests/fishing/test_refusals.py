"""The reasons why turns are refused (TX-3, TX-6, TX-7, TX-9, TX-10).

Which turns are refused is compared with brute force in `test_agreement.py`.
"""

import pytest

from rookery.fishing.game import FishingGame
from tests.tables import refused, table, tuxedo

GAME = tuxedo(seats=2)
ANY = tuxedo(seats=2, capture="any")
MOST = tuxedo(seats=2, capture="most")
MANY = tuxedo(seats=2, build_on_many=True)

HELD = "you do not hold that card"
TURN = "a turn must be a capture, a build or a trail"
ONCE = "a card can be in only one group"
LIES = "each group must be single cards of the centre, or one whole build"
FURTHER = "the capture must also take every further group that the card can take"
TWELVE = "a build of 12 needs a 12 to stay in your hand"
ONE = "a build must be laid on one card or one build"
LAID = "a build must be laid on single cards of the centre, or on one whole build"


@pytest.mark.parametrize(
    ("game", "hand", "centre", "turn", "reason"),
    [
        (GAME, "R9 R2", "G9 G4", "take B9 G9", HELD),
        (GAME, "R9 R2", "G9 G4", "trail B9", HELD),
        (GAME, "R9 R2", "G9 G4", "build B5 on G4", HELD),
        (GAME, "R9", "G9", "play R9", TURN),
        (GAME, "R9", "G9", "pass", TURN),
        (ANY, "R9", "B5 G4 Y4", "take R9 B5+G4 B5+Y4", ONCE),
        (ANY, "R8", "G4", "take R8 G4+G4", ONCE),
        (GAME, "R9 R5", "B5 G4", "take R9 B9", LIES),
        (GAME, "R9 R5", "B5 G4", "take R9 R5+G4", LIES),
        (GAME, "R9 R5", "B5 G4", "take R9 [B5+G4]", LIES),
        (GAME, "R5 R4", "G4+B5 Y12", "take R5 B5", LIES),
        (GAME, "R9", "G4+B5", "take R9 G4+B5", LIES),
        (GAME, "R9", "G3+B2+Y4", "take R9 [G3+B2]", LIES),
        (GAME, "R9", "G9 B5 G4", "take R9 G9", FURTHER),
        (GAME, "R9", "G9 B5 G4", "take R9 B5+G4", FURTHER),
        (
            MOST,
            "R9",
            "B8 Y1 G5 R3",
            "take R9 B8+Y1",
            "that card must take as many cards as it can, which is 3",
        ),
        (GAME, "R14 R5", "G10", "build R5 on G10", "the value of a build is at most 14, not 15"),
        (GAME, "R9 R3", "G4+B5", "build R3 on [G4+B5]", TWELVE),
        (GAME, "R9 R2", "G3 Y4", "build R2 on G3+Y4", ONE),
        (MANY, "R9 R1", "G4", "build R1 on G4+G4", LAID),
    ],
)
def test_a_refusal_says_why(
    game: FishingGame, hand: str, centre: str, turn: str, reason: str
) -> None:
    assert refused(game, table([hand, "B13"], centre), f"0 {turn}") == reason

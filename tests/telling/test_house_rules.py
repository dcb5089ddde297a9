"""House rules in words, in a reader's language."""

from rookery.core.options import OptionValue
from rookery.games import GAMES
from rookery.language import language
from rookery.telling.house_rules import rule_lines, value_words


def test_rules_are_listed_with_their_values_but_without_the_seats() -> None:
    options: dict[str, OptionValue] = {
        "seats": 3,
        "trail": "free",
        "build_on_many": True,
        "target": 200,
        "rule_of_another_version": True,
    }
    assert rule_lines(GAMES["tuxedo"], options) == (
        "A card may be trailed: at any turn",
        "Build on several cards: yes",
        "Points to win: 200",
    )
    assert rule_lines(GAMES["tuxedo"], options, language("fa")) == (
        "زمین گذاشتن ورق: در هر نوبت",
        "ساختن روی چند ورق: بله",
        "امتیاز برد: ۲۰۰",
    )


def test_no_limit_has_a_word() -> None:
    floor = GAMES["shelem"].described["floor"]
    assert value_words(floor, None) == "none"
    assert value_words(floor, None, language("de")) == "aus"
    assert value_words(floor, -300, language("de")) == "-300"
    assert language("fr").words(floor.title) == "Plus bas total"

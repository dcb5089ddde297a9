"""The whole table of games: their names, their sisters, and what each offers."""

import re

from rookery.games import GAMES

FIRST = 4
"""The number of games before the variants in the table."""


def test_the_table_has_the_first_four_games_and_then_the_variants() -> None:
    variants = [game.is_variant for game in GAMES.values()]
    assert variants == [False] * FIRST + [True] * (len(GAMES) - FIRST)


def test_a_form_follows_its_game_and_is_named_after_it() -> None:
    names = list(GAMES)
    for form in (game for game in GAMES.values() if game.form_of):
        assert form.name.startswith(f"{form.form_of}-")
        assert form.sister == form.form_of
        between = names[names.index(form.form_of) + 1 : names.index(form.name)]
        assert all(GAMES[each].form_of == form.form_of for each in between)


def test_a_variant_differs_from_its_sister_in_a_sentence_and_has_other_names() -> None:
    for game in list(GAMES.values())[FIRST:]:
        assert bool(game.sister) == (game.differs is not None) == (game.name != "kentucky")
        if game.sister:
            assert game.sister in GAMES
            assert re.findall(r"[.!?](?=\s|$)", str(game.differs)) == ["."]
        assert game.also_called or game.form_of
        assert game.title not in game.also_called
        assert len(set(game.also_called)) == len(game.also_called)


def test_titles_and_summaries_are_short_and_all_different() -> None:
    for texts in ([it.title for it in GAMES.values()], [str(it.summary) for it in GAMES.values()]):
        assert len(set(texts)) == len(texts)
        assert max(map(len, texts)) <= 100

"""The page of figures has only numbers of the tables in benchmarks/."""

import pytest

from benchmarks.figures import PAGES, ROOT, SHORT, TABLES, Figure, age, cell, page

TABLE = """# T

## One

| game | seats | fast |
| --- | ---: | ---: |
| [dixie](x.md) | 4 | 1 |

## Two

| game | seats | fast |
| --- | ---: | ---: |
| dixie | 4 | **2** (1 to 3) |
| dixie | 6 | 4 |
"""


def test_the_page_is_printed_out_of_the_tables() -> None:
    """`make figures` prints it again."""
    assert SHORT.read_text(encoding="utf-8") == page()


def test_every_page_says_what_it_measured_and_how() -> None:
    assert {path.name for path in TABLES.glob("*.md")} == {*PAGES}
    for name, measured in PAGES.items():
        assert age(name).command
        assert all((ROOT / path).exists() for path in measured), name


@pytest.mark.parametrize(
    ("under", "row", "wanted"),
    [("One", ("dixie",), "1"), ("Two", ("dixie",), "2"), ("Two", ("dixie", "6"), "4")],
)
def test_a_figure_is_the_cell_that_it_names(under: str, row: tuple[str, ...], wanted: str) -> None:
    assert cell(TABLE, Figure("{}", "T.md", row, "fast", under)) == wanted


@pytest.mark.parametrize(("under", "row"), [("Three", ("dixie",)), ("One", ("dixie", "6"))])
def test_a_figure_that_is_not_there_is_an_error(under: str, row: tuple[str, ...]) -> None:
    with pytest.raises(LookupError):
        cell(TABLE, Figure("{}", "T.md", row, "fast", under))

"""The page of figures has only numbers of the tables in benchmarks/."""

import pytest

from tools.figures_page import ROOT, Figure, cell, page

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
    """`python tools/figures_page.py > docs/figures.md` prints it again."""
    assert (ROOT / "docs" / "figures.md").read_text(encoding="utf-8") == page()


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

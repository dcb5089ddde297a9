"""The tables of docs/research.md are those of the code."""

from tools.research_tables import PAGE, with_tables


def test_the_tables_of_the_page_are_current() -> None:
    """`python tools/research_tables.py` writes them."""
    page = PAGE.read_text(encoding="utf-8")
    assert with_tables(page) == page

"""Clubs: a link that people meet by, with house rules, a standing table, and evenings."""

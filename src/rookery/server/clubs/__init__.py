"""Clubs: people who meet by a link, with house rules, a standing table, and evenings."""

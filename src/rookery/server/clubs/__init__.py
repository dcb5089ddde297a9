"""Clubs: groups of people with a link, house rules, a standing table and evenings."""

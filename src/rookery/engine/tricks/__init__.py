"""The compiled engine of trick games: tables of the rules, and phases that use the tables."""

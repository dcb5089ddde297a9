"""The compiled engine of trick games: tables of the rules, and the phases that work with them."""

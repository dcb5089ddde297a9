"""The compiled engine of fishing games: tables of the rules, and turns chosen step by step."""

"""How a table begins: who sits where, and what is dealt there."""

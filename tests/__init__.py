"""The tests, and what they share; a package, since libraries have installed one of this name."""

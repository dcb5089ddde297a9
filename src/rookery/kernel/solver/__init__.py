"""The exact solver of card play with open hands."""

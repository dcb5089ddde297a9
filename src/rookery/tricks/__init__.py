"""One engine for every trick game of the family, driven by `TrickRules`."""

"""One engine for all trick games, driven by `TrickRules`."""

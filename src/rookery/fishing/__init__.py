"""One engine for all fishing games, driven by `FishingRules`: captures, builds, and the orange."""

"""One engine for fishing games: builds, sweeps and a race to a call, by `FishingRules`."""

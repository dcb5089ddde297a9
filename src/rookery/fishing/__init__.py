"""One engine for fishing games with builds, sweeps and a race to a call, driven by `FishingRules`."""

"""A pool under faults: servers die and hang, databases vanish, networks are cut (docs/pool.md)."""

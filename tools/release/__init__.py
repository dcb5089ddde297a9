"""Releases: `python -m tools.release`, and `make release`. docs/releasing.md has the steps."""

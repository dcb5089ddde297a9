"""Blocks between people, reports, and restrictions by the operator."""

"""Seats a Python bot at any server's table, using the same protocol as browsers."""

"""Seats a Python bot at any server's table, over the protocol that browsers speak."""

"""Bots at the server: running them, their threads, and their hints."""

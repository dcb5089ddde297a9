"""Bots at the server: their decisions, threads, workers and hints; also reviews and analyses."""

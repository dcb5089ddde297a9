"""Bots at the server: who runs them, the threads they think on, and the hints they give."""

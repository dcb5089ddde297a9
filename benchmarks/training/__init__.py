"""Training of the bots' small models."""

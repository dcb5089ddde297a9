"""Measurements of speed and of playing strength, and the training of the bots' models."""

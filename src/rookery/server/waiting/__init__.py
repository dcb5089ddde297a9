"""The waiting room: people who look for others to play with, and how they are matched."""

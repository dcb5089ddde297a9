"""What happens at a table as time passes: who is here, whose turn it is, and the race."""

"""What we measure: how fast the specification steps, and how well the bots play."""

"""Check what bots say, by playing deals: how often each claim was made, and was false."""

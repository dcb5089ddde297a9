"""What bots say, played out: how often each claim was made, and how often it was false."""

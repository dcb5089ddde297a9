"""The same deals at many tables: sets of boards, the deal of the day, and links to a deal."""

"""The league: bots of all versions play each other in all games; earlier results are kept."""

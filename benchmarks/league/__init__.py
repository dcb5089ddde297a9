"""The league: bots of all versions play each other in all games, and no result is played twice."""

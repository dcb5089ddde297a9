### The first question to newcomers.

played-before = Have you played { $game } before?
show-me-how = Show me how
show-me-how-told = A guided first deal at a real table, about five minutes.
new-to-game = I’m new to { $game }
new-to-game-told = Bots that play sensibly and simply, and a hint whenever you like.
i-play-game = I play { $game }
i-play-game-told = Strong bots, the best partners and opponents here.
change-any-time = You can change this at any time: “Bots to play with” on the first page.

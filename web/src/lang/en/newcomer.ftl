### The first question to newcomers.

played-before = Have you played Rook before?
show-me-how = Show me how
show-me-how-told = A guided first deal at a real table, about five minutes.
new-to-rook = I’m new to Rook
new-to-rook-told = Bots that play sensibly and simply, and a hint whenever you like.
i-play-rook = I play Rook
i-play-rook-told = Strong bots, the best partners and opponents here.
change-any-time = You can change this at any time: “Bots to play with” on the first page.

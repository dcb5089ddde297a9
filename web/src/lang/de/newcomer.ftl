played-before = Hast du schon einmal { $game } gespielt?
show-me-how = Zeig mir, wie es geht
show-me-how-told = Eine begleitete erste Runde an einem echten Tisch, etwa fünf Minuten.
new-to-game = { $game } ist mir neu
new-to-game-told = Bots, die vernünftig und einfach spielen, und ein Tipp, wann immer du willst.
i-play-game = Ich spiele { $game }
i-play-game-told = Starke Bots, die besten Partner und Gegner hier.
change-any-time = Das kannst du jederzeit ändern: „Bots zum Mitspielen“ auf der Startseite.

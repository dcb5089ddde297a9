played-before = ¿Has jugado antes a { $game }?
show-me-how = Enséñame
show-me-how-told = Una primera mano guiada en una mesa de verdad, unos cinco minutos.
new-to-game = { $game } es nuevo para mí
new-to-game-told = Bots que juegan con sensatez y sencillez, y una pista cuando quieras.
i-play-game = Ya juego a { $game }
i-play-game-told = Bots fuertes, las mejores parejas y rivales de aquí.
change-any-time = Puedes cambiarlo cuando quieras: “Bots para jugar” en la portada.

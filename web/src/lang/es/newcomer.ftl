### La primera pregunta a quien llega.

played-before = ¿Has jugado antes al Rook?
show-me-how = Enséñame
show-me-how-told = Una primera mano guiada en una mesa de verdad, unos cinco minutos.
new-to-rook = El Rook es nuevo para mí
new-to-rook-told = Bots que juegan con sensatez y sencillez, y una pista cuando quieras.
i-play-rook = Ya juego al Rook
i-play-rook-told = Bots fuertes, las mejores parejas y rivales de aquí.
change-any-time = Puedes cambiarlo cuando quieras: “Bots para jugar” en la portada.

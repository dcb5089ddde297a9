result-of-deal = El resultado de la mano { $number }
result-most = Más puntos: { $names }, { $points }
result-nest = El nido
points-and-totals = Puntos y totales
points-from = De dónde salen los puntos
point-source = { $source ->
    [counters] cartas con puntos
    [tricks] bazas
    [nest] nido
    [last-trick] última baza
    [most-tricks] más bazas
    [most-cards] más cartas
    [oranges] naranjas
    [big-sweeps] escobas grandes
    [little-sweeps] escobas pequeñas
    [fives] cincos
   *[other] { $name }
}
evening-paused = La velada está en pausa: la siguiente mano espera.
ready = Todo listo
next-deal = Siguiente mano
waiting-for-ready = Falta que estén listos: { $names }.
cards-cut = Las cartas sacadas
cards-cut-told = Empate de bazas, así que cada uno sacó una carta:
result-of-match = El resultado de la partida
you-win = ¡Ganas!
player-wins = Gana { $name }
players-win = Ganan { $names }
you-and-others-win = ¡Victoria! { $names }
deal-is-over = La mano ha terminado
match-ended = La partida se terminó antes
winner = gana
winners = ganan
go-to-next-table = Ir a la siguiente mesa
play-a-match = Jugar una partida
play-again = Jugar otra vez
another-game = Otro juego…
another-game-told = Jugar a otro juego con la misma gente
other-games-not-loaded = No se pudieron cargar los otros juegos.

sweep-told = { $size ->
    [big] ¡Escoba grande!
   *[little] ¡Escoba pequeña!
}
sweep-told-for = { $size ->
    [big] ¡Escoba grande para { $name }!
   *[little] ¡Escoba pequeña para { $name }!
}
sweep-told-you = { $size ->
    [big] ¡Escoba grande para ti!
   *[little] ¡Escoba pequeña para ti!
}

about-deal = Sobre esta mano
back-to-day = Volver a las manos del día
compared-side-by-side = Ver los resultados lado a lado
compared-day = Ver cómo les fue a los demás
compared-played = Tus manos están jugadas

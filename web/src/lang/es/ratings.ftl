ratings-title = Puntuaciones
ratings-told = Lo bien que juegas, un número por juego. Nadie lo ve si no quieres, ni siquiera tú.
ratings-show = Mostrarme mis puntuaciones
ratings-hide = Ocultar las puntuaciones en este navegador
ratings-failed = No se pudieron cargar tus puntuaciones.
ratings-none = Todavía no hay nada puntuado. Una partida cuenta unos minutos después de que alguien la gane; las mismas manos en varias mesas cuentan unas horas más tarde.
ratings-wishes = Lo que quieres
ratings-rate = Puntuar mis partidas
ratings-rate-hint = No: las partidas que terminen desde ahora no se puntúan para ti.
ratings-others = Mostrar mis puntuaciones a quienes muestran las suyas
ratings-others-hint = En la mesa donde te sientas: antes de la partida, y luego en el menú de la mesa.
ratings-number = { $rating } ± { $margin }
ratings-results-provisional = { $count ->
    [one] provisional, 1 resultado
   *[other] provisional, { $count } resultados
}
ratings-steady = { $rating }, el bot steady
ratings-latest = Los últimos cambios
ratings-change = { $kind ->
    [match] [{ $day }]: una partida, { $rating }
    [set] [{ $day }]: las mismas manos en varias mesas, { $rating }
   *[day] [{ $day }]: la mano del día, { $rating }
}
ratings-course = { $title }: de { $first } a { $last } en { $count } resultados.
ratings-how = Cómo funciona
ratings-how-numbers = El bot steady tiene 1500 en todos los juegos. Tener 400 puntos más significa ganar diez de once partidas de la duración habitual; los puntos de las parejas se suman.
ratings-how-margin = Tu fuerza real está dentro del ± 19 veces de cada 20. El ± se reduce con cada resultado y crece mientras no juegas; una puntuación es provisional mientras pasa de 150.
ratings-how-counted = En las partidas cuenta quién gana, en las largas más que en las cortas. Las mismas manos en varias mesas y la mano del día cuentan más que nada, porque nadie tuvo mejores cartas.
ratings-how-not = No cuentan las partidas terminadas antes, la práctica ni los puestos en los que un bot jugó más de la cuarta parte; tampoco las partidas en las que nadie de un bando tiene perfil.

ratings-of = { $name }: { $rating }
ratings-of-provisional = { $name }: { $rating }, provisional

ratings-changed = Tu puntuación: { $before } → [{ $after }]
ratings-changed-told = Tu puntuación: antes { $before }, ahora { $after }.
ratings-first = Tu primera puntuación: [{ $rating }]
ratings-follows = Tu puntuación llega en unos minutos, si esta partida cuenta.

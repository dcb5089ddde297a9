find-title = Buscarlo por cómo juegan
find-told = Cada familia tiene su Rook. Responde lo que sepas, y el juego más parecido sale primero, ya ajustado a tus reglas.
find-players = ¿Cuántos son?
find-ones = ¿Dónde van los 1 o los ases?
find-ones-high = Arriba del todo
find-ones-low = Abajo del todo
find-out = No están en la baraja
find-rook = ¿Dónde va la torre?
find-rook-high = El triunfo más alto
find-rook-upper = Entre el 12 y el 13
find-rook-middle = Entre el 10 y el 11
find-rook-low = El triunfo más bajo
find-calls = ¿Se llama a una pareja?
find-calls-yes = Sí, nombrando una carta
find-minimum = ¿Cuál es la puja mínima?
find-target = ¿A cuántos puntos juegan?
find-unknown = No sé
find-differs = Aquí es distinto: { $differences }.
find-differs-and = { $one }; { $other }
find-fits = Coincide con todas tus respuestas.
find-set = Ajustado para ti: { $options }.
find-set-minimum = pujas desde { $count }
find-set-target = { $count } puntos para ganar
find-set-rook = { $place ->
    [high] la torre es el triunfo más alto
    [upper] la torre va entre el 12 y el 13
    [middle] la torre va entre el 10 y el 11
   *[low] la torre es el triunfo más bajo
}
any-number = Cualquiera
cards = Cartas
how-form-of = Es una forma de [{ $game }].
how-has-form = Una forma de este juego es [{ $game }]: [{ $differs }]
how-also-called = También se busca con estos nombres: [{ $names }].
how-source = Fuente: [{ $source }].
how-no-house-rules = Este juego se juega tal cual: no tiene reglas de la casa.
players-and-minutes = { $players }, unos { $minutes } minutos
house-rules-of-game = Reglas de la casa de { $game }
house-changed = { $count ->
    [0] Son las reglas habituales.
    [one] Una regla está cambiada.
   *[other] { $count } reglas están cambiadas.
}
learn-title-of = Aprender { $game }
games-rules = Cada regla tiene un número en [el libro de reglas].
no-game-of-name = Todavía no hay ningún juego así. Prueba con un nombre más corto, o responde las preguntas.
game-about = El juego
game-match = Una partida
game-target = Puntos para ganar
game-points = Puntos de una mano

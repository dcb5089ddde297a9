### Encontrar el juego que más se parece al de la propia familia.

find-title = Encuentra tu juego
find-all = Todos los juegos
find-told = Cada familia tiene su Rook. Responde lo que sepas, y el juego más parecido sale primero, ya ajustado a tus reglas.
find-players = ¿Cuántos son?
find-ones = ¿Dónde van los 1 o los ases?
find-ones-high = arriba del todo
find-ones-low = abajo del todo
find-out = no están en la baraja
find-rook = ¿Dónde va la torre?
find-rook-high = el triunfo más alto
find-rook-upper = entre el 12 y el 13
find-rook-middle = entre el 10 y el 11
find-rook-low = el triunfo más bajo
find-calls = ¿Se llama a una pareja?
find-calls-yes = sí, nombrando una carta
find-calls-no = no
find-target = ¿A cuántos puntos juegan?
find-unknown = no sé
find-nearest = Los juegos más parecidos
find-decide = Tus respuestas deciden
find-begin = Empieza por cualquier pregunta; una respuesta basta para una primera lista.
find-differs = Aquí es distinto: { $differences }.
find-differs-and = { $one }; { $other }
find-fits = Coincide con todas tus respuestas.
find-set = Ajustado para ti: { $options }.
find-set-players = { $count ->
    [one] 1 jugador
   *[other] { $count } jugadores
}
find-set-target = { $count ->
    [one] 1 punto para ganar
   *[other] { $count } puntos para ganar
}
find-set-rook = { $place ->
    [high] la torre es el triunfo más alto
    [upper] la torre va entre el 12 y el 13
    [middle] la torre va entre el 10 y el 11
   *[low] la torre es el triunfo más bajo
}
find-rules-of = Reglas de la casa de { $game }
find-how = Cómo se juega a { $game }
find-copy = Copiar un enlace para la familia
find-copied = El enlace está copiado.
find-copy-this = Copia este enlace: { $link }
find-failed = No se pudieron encontrar los juegos más parecidos.

dealt-each = { $who ->
    [you] Repartes { cards-counted } por persona.
   *[other] { $who-name } reparte { cards-counted } por persona.
}

taken = { $who ->
    [you] Te llevas { $cards } con { $card }.
   *[other] { $who-name } se lleva { $cards } con { $card }.
}
built = { $who ->
    [you] Pones { $card } sobre { $cards } y construyes { $value }.
   *[other] { $who-name } pone { $card } sobre { $cards } y construye { $value }.
}
trailed = { $who ->
    [you] Dejas { $card }.
   *[other] { $who-name } deja { $card }.
}
orange-called = { $who ->
    [you] ¡Cantas “naranja”! Diez puntos.
   *[other] ¡{ $who-name } canta “naranja”! Diez puntos.
}
orange-let-go = { $who ->
    [you] Dejas pasar la naranja.
   *[other] { $who-name } deja pasar la naranja.
}
swept-big = Una escoba grande: { $points } puntos.
swept-little = Una escoba pequeña: { $points } puntos.
orange-given = Rojo y amarillo juntos: una naranja, { $points } puntos.
orange-open = Rojo y amarillo juntos: ¡hay una naranja!
won-at-once = { $who ->
    [you] Ya tienes { points-counted } y ganas la partida en el acto.
   *[other] { $who-name } ya tiene { points-counted } y gana la partida en el acto.
}
dealt-round = Se reparten { cards-counted } por persona{ $extra ->
    [0] {""}
   *[other] {" "}y { $extra } más al centro
}. { $stock ->
    [0] El mazo está vacío.
    [one] Queda { $stock } carta en el mazo.
   *[other] Quedan { $stock } cartas en el mazo.
}

centre-cards = En el centro: { $cards }
centre-empty = El centro está vacío.
build-named = la construcción ({ $cards })
build-valued = una construcción de { $value } ({ $cards })
captured-none-yet = Todavía nadie se ha llevado nada.
dealer-and-stock = { $who ->
    [you] Repartiste tú; en el mazo: { cards-counted }.
   *[other] Repartió { $who-name }; en el mazo: { cards-counted }.
}
won-so-far = { $who ->
    [you] Tienes { cards-counted } en la mano y has ganado { $won }.
   *[other] { $who-name } tiene { cards-counted } en la mano y ha ganado { $won }.
}
won-so-far-points = { $who ->
    [you] Tienes { cards-counted } en la mano y has ganado { $won }: { points-counted } en la partida hasta ahora.
   *[other] { $who-name } tiene { cards-counted } en la mano y ha ganado { $won }: { points-counted } en la partida hasta ahora.
}
build-owed = En el próximo turno hay que llevarse o subir, si se puede: { $cards } ({ $people }).
build-due = Construiste en tu último turno: llévate { $cards } o súbela si se puede.

won-cards-most = { cards-counted } (más que nadie)
won-fives = { $number ->
    [one] { $number } cinco
   *[other] { $number } cincos
}
won-big-sweeps = { $number ->
    [one] { $number } escoba grande
   *[other] { $number } escobas grandes
}
won-little-sweeps = { $number ->
    [one] { $number } escoba pequeña
   *[other] { $number } escobas pequeñas
}
won-oranges = { $number ->
    [one] { $number } naranja
   *[other] { $number } naranjas
}
brings-big-sweep = una escoba grande
brings-little-sweep = una escoba pequeña
brings-orange = una naranja
brings-match = la partida

moves-more = y { $number } más: escribe la jugada que quieras.
note-build = (una construcción de { $value })
note-orange = (¡cántala!)
note-hold = (deja pasar la naranja)

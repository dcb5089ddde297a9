### Listas, cantidades, personas, cartas.

list-separator = ,{ " " }
list-and = { $begins ->
    [i] { $items } e { $item }
   *[other] { $items } y { $item }
}
list-or = { $begins ->
    [o] { $items } u { $item }
   *[other] { $items } o { $item }
}

cards-counted = { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
}
points-counted = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
tricks-counted = { $tricks ->
    [one] { $tricks } baza
   *[other] { $tricks } bazas
}

dummy-name = El muerto
person = { $who ->
    [you] Tú
   *[other] { $who-name }
}
person-inside = { $who ->
    [you] tú
    [dummy] el muerto
   *[other] { $who-name }
}
person-card = { person } { $card }
person-points = { person } { $score }

card-rook = la torre
card-colour = { $suit ->
    [black] el { $rank } negro
    [green] el { $rank } verde
    [red] el { $rank } rojo
   *[yellow] el { $rank } amarillo
}
card-poker = { $rank ->
    [jack] la jota
    [queen] la reina
    [king] el rey
    [ace] el as
   *[other] el { $rank }
} de { $suit ->
    [spades] picas
    [hearts] corazones
    [diamonds] diamantes
   *[clubs] tréboles
}

trump-call = { $trump ->
    [black] negro
    [green] verde
    [red] rojo
    [yellow] amarillo
    [spades] picas
    [hearts] corazones
    [diamonds] diamantes
    [clubs] tréboles
    [none] sin triunfo
   *[low] sin triunfo al revés
}
bid-named = { $bid ->
    [sun] el sol
   *[points] { $amount }
}
bid-on-trump = { $trump ->
    [none] { bid-named } { trump-call }
    [low] { bid-named } { trump-call }
   *[suit] { bid-named } a { trump-call }
}

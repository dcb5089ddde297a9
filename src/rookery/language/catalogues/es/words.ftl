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
card-colour = el { $rank } { reason-suit }
card-poker = { $rank ->
    [jack] la jota
    [queen] la reina
    [king] el rey
    [ace] el as
   *[other] el { $rank }
} de { reason-suit }

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
suit-word = { $suit ->
    [suit] palo
   *[colour] color
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

find-differs-players = { $kind ->
    [one] es para { $least } personas
    [two] es para { $least } o { $most } personas
    *[more] es para { $least } a { $most } personas
  }
find-differs-ones = { $place ->
    [high] los 1 son las cartas más altas
    [low] los 1 son las cartas más bajas
    *[out] los 1 no están en la baraja
  }
find-differs-calls = { $calls ->
    [yes] quien tiene el contrato llama a una pareja
    *[no] nadie llama a una pareja
  }
find-differs-rook = { $place ->
    [high] la torre es el triunfo más alto
    [upper] la torre está entre el 12 y el 13 de triunfo
    [middle] la torre está entre el 10 y el 11 de triunfo
    [low] la torre es el triunfo más bajo
    *[out] la torre no está en la baraja
  }
find-differs-no-bids = no se puja
find-differs-no-nest = no hay nido
find-differs-bid = la puja mínima es { $bid }
find-differs-target = se juega a { $target } puntos

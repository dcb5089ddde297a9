bid-title = ¿Tu puja?
bid-title-after = { $you ->
    [true] ¿Tu puja? Has pujado { $bid }
   *[false] ¿Tu puja? { $name } ha pujado { $bid }
}
pass = Pasar
stay-in = Aguantar
claim-title = Tu mano es un reparto nulo
claim-title-none = Tu mano no es un reparto nulo
claim-misdeal = Pedir reparto nulo
claim-play-on = Jugar
bid-button = Pujar { $bid }
bid-choose = Elige una puja o pasa
bid-fewer = Menos
bid-more = Más…
bid-sun = Ir al sol: todas las bazas
trump-name = Declarar { $suit }
trump-play = Jugar { $call }
trump-held = tienes { $count }
trump-low-told = el 2 es lo mejor, el as lo peor
trump-none-told = solo la torre es triunfo
call-title = Llama la carta de tu pareja
call-title-second = Llama la carta de otra pareja
call-button = Llamar { $card }
suit = Palo
cards-of-suit = { $suit ->
    [rook] La torre
    [black] Cartas negras
    [green] Cartas verdes
    [red] Cartas rojas
    [yellow] Cartas amarillas
    [spades] Cartas de picas
    [hearts] Cartas de corazones
    [diamonds] Cartas de diamantes
   *[clubs] Cartas de tréboles
}
bury-title = { $count ->
    [one] Entierra 1 de tus cartas
   *[other] Entierra { $count } de tus cartas
}
burying = Enterrando…
bury-choose = Elige { $count } más
bury-exchange = Cambia { $count } cartas, o ninguna
bury-these = { $count ->
    [one] Enterrar esta carta
   *[other] Enterrar estas { $count }
}
bury-these-first = { $count ->
    [one] Enterrar primero esta carta
   *[other] Enterrar primero estas { $count }
}
bury-exchange-told = Los puntitos marcan el nido: entiérralo entero, o todo menos { $count }.
bury-one-of = De { $cards } solo puedes enterrar una.
bury-back = Recuperar { $card }
lead-title = ¿Quién sale en la primera baza?
lead-self = Salgo yo
lead-left = Sale { $name }, a mi izquierda

nest-and-bidding = El nido y las pujas
nest-face-down = { $count ->
    [one] El nido: 1 carta boca abajo
   *[other] El nido: { $count } cartas boca abajo
}
nest-face-up = { $count ->
    [one] El nido: 1 carta boca abajo, y boca arriba { $cards }
   *[other] El nido: { $count } cartas boca abajo, y boca arriba { $cards }
}
nest-of = Nido de { $count }
buried = Enterradas
buried-face-up = Enterradas boca arriba
the-trick = La baza: { $cards }
trick-winning = { $you ->
    [true] De momento la ganas tú
   *[false] De momento la gana { $name }
}
card-of = { $name } { $card }
points-lost = { $points ->
    [one] 1 perdido
   *[other] { $points } perdidos
}
last-trick = Última baza
play-card = Jugar { $card }

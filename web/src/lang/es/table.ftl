connection-lost = Se perdió la conexión con la mesa. Reconectando…
shuffling = Barajando las cartas…
dealing = Repartiendo las cartas…
table-not-loaded = No se pudo cargar la mesa. [Intentar otra vez]
tab-your-turn = ● Te toca · { $title }
table-of-practice = { $title } (práctica)
written = { $name }: { $text }

table-bar = Mesa
chat = Chat
score-sheet = Hoja de puntos
log = Registro
words-meaning = Qué significan las palabras
the-table = La mesa
take-back = Deshacer mi última jugada
something-new = { $button }: algo nuevo

deal-so-far = La mano hasta ahora
won-so-far = Ganado hasta ahora
player = Jugador
column-cards = Cartas
column-fives = Cincos
column-sweeps = Escobas
column-oranges = Naranjas
the-bidding = Las pujas
the-last-trick = La última baza
took-trick = { $you ->
    [true] La ganaste tú.
   *[false] La ganó { $name }.
}
took-points = { $you ->
    [true] La ganaste tú: { $points } puntos.
   *[false] La ganó { $name }: { $points } puntos.
}
took-lost = La ganó { $name }: { $points } puntos perdidos.
lately = Hace poco

your-hand = Tus cartas
card-points = { $count ->
    [one] , 1 punto
   *[other] , { $count } puntos
}
card-from-nest = , del nido
card-chosen = , elegida
card-not-allowed = , ahora no se permite
one-counter-only = Solo se puede enterrar una carta con puntos.
card-allowed = Esta carta se permite.

hint = Pista
hint-asks = ¿Qué haría alguien que juega muy bien?

dealer-letter = R
guests-bot = , el bot de una visita
the-dealer = , reparte
side-a = , bando A
side-b = , bando B
score = Puntos
score-before = puntos
away = se fue
away-bot-plays = se fue, juega un bot
away-bot-in = se fue, bot en [0:42]
no-answer-bot-in = sin respuesta, bot en [0:42]
bot-plays = juega un bot
bot-plays-for-you = un bot juega por ti
seat-your-turn = te toca
seat-thinking = piensa…
led = sale []
role-bid = puja { $bid }
role-partner = pareja
sit-here = Sentarse aquí
sit-in-place-of = en lugar de { $name }
dummy-plate = El muerto

action-bid = puja { $amount }
action-sun = va al sol
action-pass = pasa
action-stay = aguanta
action-claim = pide reparto nulo
action-play-on = juega la mano
action-trump = declara { $suit }
action-call = llama { $card }
action-call-card = llama una carta
action-bury = entierra
action-lead = sale
action-lead-left = deja salir a la izquierda
action-play = juega { $card }
action-play-card = juega
action-take = se lleva { $count }
action-build = construye
action-trail = deja { $card }
action-trail-card = deja
action-orange = canta naranja

sum-of = { $sum } más { $card }
build-of = la construcción de { $cards }

the-sun = el sol
no-bid-yet = Aún sin pujas
has-the-bid = { $you ->
    [true] Tienes la puja en { $bid }
   *[false] { $name } tiene la puja en { $bid }
}
has-bid = { $you ->
    [true] Tu contrato: { $bid }
   *[false] Contrato: { $name }, { $bid }
}

dummy = El muerto
your-side = Tu bando
their-side = El otro bando
this-deal = Esta mano
deal = Mano
deal-number = Mano { $number }
contract = Contrato
trump = Triunfo
called = Llamada
partner = Pareja
partners = Parejas
taken = Ganado
stock = Mazo
seats = Puestos

your-turn-to-claim = Te toca: ¿reparto nulo?
your-turn-to-bid = Te toca pujar
your-turn-to-trump = Declara el triunfo
your-turn-to-call = Llama a tu pareja
your-turn-to-bury = Entierra cartas
your-turn-to-choose = Elige quién sale
your-turn-to-lead = Te toca salir
player-moves = { $phase ->
    [claim] { $name } puede pedir reparto nulo
    [bid] { $name } puja
    [trump] { $name } declara el triunfo
    [call] { $name } llama a su pareja
    [bury] { $name } entierra
    [lead] { $name } elige quién sale
   *[play] { $name } piensa
}
passed = pasa
stayed = aguantó

choose-card = Elige una carta para ver qué puede hacer.
one-moment = Un momento: los demás aún pueden cantar naranja.
choose-another = Elegir otra carta
back = Volver
can-be-used = , se puede usar
the-centre = El centro
centre-empty = El centro está vacío
in-the-stock = { $count } en el mazo
stock-empty = El mazo está vacío
choice-previous = Opción anterior
choice-next = Opción siguiente
choice-place = { $place } de { $count }
tuxedo-build = Construir { $value }
tuxedo-trail = Dejar { $card }
tuxedo-trail-it = Dejarla
tuxedo-take = Llevarse { $what }
tuxedo-take-cards = { $count ->
    [one] Llevarse 1 carta
   *[other] Llevarse { $count } cartas
}
tuxedo-lay = Ponerla sobre { $groups }
build-due = Construiste en tu último turno: llévate esa construcción de { $value }, o súbela si se puede.
card-stuck = { $card } no se puede jugar ahora.
card-takes-nothing = { $card } no se lleva nada aquí, y no puedes dejar mientras puedas llevarte algo con { $cards }.
pile-build = construcción de { $value }: { $cards }
orange = Naranja
orange-too-soon = Muy pronto
orange-call = ¡Cántala!
orange-nothing = Nada que cantar
orange-yours = La cantaste tú
orange-quicker = { $name } se adelantó
orange-let-go = La dejas pasar
orange-first = { $name } puede cantar primero
orange-capturer = Quien se la llevó
orange-hold = Dejarla pasar

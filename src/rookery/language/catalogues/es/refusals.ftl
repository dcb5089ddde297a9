### Rechazos.

refusal-deal-over-already = la mano ha terminado
refusal-no-such-move = este juego no tiene esa jugada
refusal-not-now = ahora no es el momento
refusal-not-in-this-game = eso no existe en este juego
refusal-turn-of-seat = no es tu turno
refusal-not-held = no tienes esa carta
refusal-rules-forbid = las reglas no lo permiten
refusal-rules-forbid-lead = las reglas no permiten esa salida
refusal-lead-trump = hay que salir de triunfo
refusal-follow-rook = hay que seguir a la torre
refusal-follow-suit = hay que seguir el palo: { $suit ->
    [black] negro
    [green] verde
    [red] rojo
    [yellow] amarillo
    [spades] picas
    [hearts] corazones
    [diamonds] diamantes
   *[clubs] tréboles
}
refusal-sun-already = el sol ya está pujado
refusal-sun-not-here = este juego no tiene sol
refusal-sun-not-outbid = nada supera al sol
refusal-bid-multiple = una puja es múltiplo de { $step }
refusal-bid-highest-allowed = la puja más alta es { $amount }
refusal-bid-lowest-allowed = la puja más baja es { $amount }
refusal-bid-higher = hay que pujar más de { $amount }
refusal-bid-next = aquí no se salta: la próxima puja es { $amount }
refusal-call-buried = no puedes llamar una carta que has enterrado
refusal-call-again = ya has llamado esa carta
refusal-call-held = no puedes llamar una carta que tienes
refusal-not-in-pack = esa carta no está en la baraja
refusal-bury-no-counter = no puedes enterrar una carta con puntos
refusal-bury-spare = no puedes enterrar ni cartas con puntos ni triunfos mientras tengas otra carta
refusal-bury-one-counter = solo puedes enterrar una carta con puntos, un 5 o un 10
refusal-exchange-size = puedes cambiar exactamente { $cards } cartas con el nido, o ninguna
refusal-turn-is-one-of = en tu turno te llevas, construyes o dejas
refusal-trail-only-if = solo se deja una carta si ninguna de las tuyas puede llevarse nada
refusal-build-on-one = se construye sobre una carta o una construcción
refusal-build-value-most = una construcción vale como mucho { $most }, no { $value }
refusal-build-needs = para construir { $value } debe quedarte un { $needed }
refusal-moved-on = la mesa ya ha seguido
refusal-watching = estás mirando; siéntate para jugar
refusal-table-locked = el anfitrión ha cerrado esta mesa
refusal-host-only = solo puede hacerlo { $host }
refusal-not-certain-claim = no es seguro que ganes todas las bazas: sigue jugando
refusal-nothing-to-claim = ahora no hay bazas que reclamar
refusal-undo-shown = desde entonces se ha visto una carta
refusal-undo-over = una mano terminada queda como está
refusal-undo-none = todavía no has jugado en esta mano
refusal-undo-not-here = en esta mesa una jugada no se deshace
refusal-match-is-over = esta partida ha terminado
refusal-too-many-at-once = es mucho de una vez; espera unos segundos
refusal-no-table = no hay ninguna mesa con este código
refusal-seat-gone = este puesto ya lo tiene otra persona
refusal-nothing-to-decide = ahora no tienes nada que decidir
refusal-no-hint-now = ahora mismo no hay pista; pide otra vez
refusal-nobody-offline = sin red nadie más puede venir a una mesa

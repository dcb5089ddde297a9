deal-title = Mano { $number }.
said = { $who ->
    [you] Dices: { $said }
   *[other] { $who-name } dice: { $said }
}
phrase = { $phrase ->
    [0] ¡Bien jugado!
    [1] ¡Gracias!
    [2] ¡Suerte!
    [3] ¡Muy buena!
    [4] ¡Ay, no!
    [5] Perdón, pareja.
    [6] Un momento, por favor.
    [7] ¿Seguimos?
    [8] ¡Buena partida!
    [9] ¡Adiós!
   *[other] {""}
}
match-begins = Empieza la partida.
match-won = { $you ->
    [alone] Has ganado la partida.
    [among] { $people } han ganado la partida.
   *[no] { $count ->
        [one] { $people } ha ganado la partida.
       *[other] { $people } han ganado la partida.
    }
}
next-match-elsewhere = La próxima partida es en otra mesa.
free-text = { $state ->
    [on] Ya se puede escribir libremente en esta mesa.
   *[off] Ya no se puede escribir libremente en esta mesa.
}
table-is-slow = Ahora es una mesa lenta: se juega cuando se tiene tiempo.
table-closed = La mesa está cerrada, porque hace mucho que no viene nadie.
table-open-again = La mesa está abierta otra vez.
evening-paused = La velada está en pausa.
evening-goes-on = La velada continúa.

sat-down = { $who ->
    [you] Te sientas.
   *[other] { $who-name } se sienta.
}
sat-down-bot = { $who ->
    [you] Te sientas.
   *[other] { $who-name }, bot de una visita, se sienta.
}
renamed = { $who ->
    [you] Ahora te llamas { $new }.
   *[other] { $who-name } ahora se llama { $new }.
}
lets-bot-play = { $who ->
    [you] Dejas jugar a un bot.
   *[other] { $who-name } deja jugar a un bot.
}
plays-without-bot = { $who ->
    [you] Vuelves a jugar sin bot.
   *[other] { $who-name } vuelve a jugar sin bot.
}
left-table = { $who-name } ha dejado la mesa.
seat-given-to-bot = El anfitrión ha dado este puesto a un bot: { $who-name }.
back = { $who ->
    [you] Has vuelto.
   *[other] { $who-name } ha vuelto.
}
plays-on-other-phone = { $who ->
    [you] Sigues jugando con otro teléfono.
   *[other] { $who-name } sigue jugando con otro teléfono.
}
bot-stands-in-late = { $who ->
    [you] Se acabó tu tiempo para esta jugada: un bot juega por ti hasta que vuelvas.
   *[other] Se acabó el tiempo para esta jugada: un bot juega hasta que vuelva { $who-name }.
}
bot-stands-in-idle = { $who ->
    [you] No respondes: un bot juega por ti hasta que recuperes tu puesto.
   *[other] { $who-name } no responde: un bot ocupa el puesto hasta que vuelva.
}
bot-stands-in-away = { $who-name } no está: un bot ocupa el puesto hasta que vuelva.
ready = { $who ->
    [you] Por ti, todo listo.
   *[other] Por { $who-name }, todo listo.
}
host-now = { $who ->
    [you] Ahora diriges tú la mesa.
   *[other] Ahora dirige la mesa { $who-name }.
}

seats-swapped = { $people } han cambiado de puesto entre sí.
seats-drawn = Los puestos se han sorteado.
seats-arranged = { $people }: otros puestos, por decisión del anfitrión.
seats-changed = { $you ->
    [alone] Tienes otro puesto.
    [among] { $people }: cambio de puestos.
   *[no] { $count ->
        [one] { $people } tiene otro puesto.
       *[other] { $people } tienen otro puesto.
    }
}

match-ended = La partida ha terminado.
match-restarted = La partida ha terminado, y empieza otra.
move-taken-back = { $who ->
    [you] Deshaces una jugada.
   *[other] { $who-name } deshace una jugada.
}
rest-claimed = { $who ->
    [you] Reclamas el resto de las bazas.
   *[other] { $who-name } reclama el resto de las bazas.
}
asks-to-swap = { $who ->
    [you] Le propones a { $other-name } cambiar de puesto.
   *[other] { $other ->
        [you] { $who-name } te propone cambiar de puesto.
       *[other] { $who-name } le propone a { $other-name } cambiar de puesto.
    }
}
asks-undo = { $who ->
    [you] Pides deshacer la última jugada.
   *[other] { $who-name } pide deshacer la última jugada.
}
asks-claim = { rest-claimed }
asks-end = { $who ->
    [you] Propones terminar la partida.
   *[other] { $who-name } propone terminar la partida.
}
asks-restart = { $who ->
    [you] Propones empezar otra partida.
   *[other] { $who-name } propone empezar otra partida.
}
agrees = { $who ->
    [you] Aceptas.
   *[other] { $who-name } acepta.
}
declines = { $who ->
    [you] Dices que no.
   *[other] { $who-name } dice que no.
}
withdraws = { $who ->
    [you] Retiras la pregunta.
   *[other] { $who-name } retira la pregunta.
}
question-lapsed = La pregunta queda sin efecto.

game-changed = Ahora se juega a { $game }.
rules-changed = El anfitrión ha cambiado las reglas.
rule-changed = { $rule }: ahora { $now }, antes { $before }.
rule-now = { $rule }: { $now }.
rule-line = { $rule }: { $now }

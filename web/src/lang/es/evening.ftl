evening = Velada
evening-is-over = La velada ha terminado.
evening-begun = La ronda { $round } ha empezado.
evening-bye = Descansas en esta ronda.
evening-waits-for = { $count ->
    [0] Todas las mesas han terminado.
    [one] 1 mesa sigue jugando.
   *[other] { $count } mesas siguen jugando.
}
evening-last-round = Fue la última ronda. Enseguida sale la clasificación final.
evening-in-pause = La velada está en pausa
evening-waits-for-host = El anfitrión empieza la siguiente ronda.
evening-next-in = Siguiente ronda en
evening-any-moment = un momento
evening-time-is-up = Se acabó el tiempo
evening-to-next-table = A tu siguiente mesa: { $table }
evening-to-ranking = A la clasificación

-minutes-each = { $minutes ->
    [0] { "" }
    [one] , 1 minuto cada una
   *[other] , { $minutes } minutos cada una
}
-deals = { $boards ->
    [one] 1 mano
   *[other] { $boards } manos
}
evening-plan-rounds =
    { $rounds ->
        [one] 1 ronda
       *[other] { $rounds } rondas
    } de { -deals }{ -minutes-each }
evening-plan-boards = { -deals } por ronda{ -minutes-each }
evening-was-cancelled = Esta velada se canceló.
evening-link = Enlace a esta velada
evening-to-calendar = Añadir a mi calendario
evening-cancel = Cancelar esta velada
evening-sure-cancel = ¿Cancelar esta velada? Queda en la lista como cancelada.
evening-cancel-series = Cancelar esta y todas las siguientes
evening-sure-cancel-series = ¿Cancelar esta velada y todas las siguientes de su serie?
evening-begin = Empezar la velada
evening-begin-told = { $count ->
    [one] 1 persona ha dicho que sí. Quien llegue tarde aún puede entrar.
   *[other] { $count } personas han dicho que sí. Quien llegue tarde aún puede entrar.
}
evening-open-screen = Abrir la pantalla para la sala

evening-answer = { $answer ->
    [yes] Sí
    [maybe] Quizás
   *[no] No
}
evening-will-you-come = ¿Vienes?
evening-change-answer = Tu respuesta
evening-listed-as = En la lista apareces como [Ann]
evening-partner = Tu pareja
evening-teammate = Alguien para tu equipo
evening-any-partner = Cualquiera: se te asignará pareja
evening-waits-for-partner = Queda acordado en cuanto esa persona también te elija.
evening-wants-you = { $name } quiere jugar contigo.
evening-play-together = Jugar juntos
evening-with = con { $name }
evening-guest = visita
evening-guest-told = Vienes de visita: solo este navegador te conoce, así que úsalo toda la velada.
evening-nobody-yet = Nadie ha contestado todavía.
evening-find-name = Buscar un nombre
evening-nobody-such = Nadie.
evening-add-guest = Añadir a alguien sin teléfono
evening-guest-name = Nombre de la visita
evening-add = Añadir
evening-no-phone = sin teléfono

phone-of = Un teléfono para { $name }
phone-told = Escanea esto con el teléfono que usará { $name }. Sirve una vez, durante un cuarto de hora.
phone-ready = { $name } ya tiene un teléfono.
phone-link = Enlace que sirve una vez
phone-new = Dar otro teléfono
phone-take-away = Quitar el teléfono
phone-sure-take-away = El teléfono que usa { $name } dejará de servirle.
phone-hand-over = Jugar en este teléfono
phone-hand-over-told = El anfitrión tiene un puesto para ti. Pulsa el botón, y este teléfono es tuyo durante la velada.
phone-lent = Este teléfono juega por { $name }.
phone-give-back = Devolver el teléfono
phone-sure-give-back = { $name } solo podrá seguir con otro teléfono que le dé el anfitrión.

evening-round = Ronda { $round } de { $rounds }
evening-between = La ronda { $round } de { $rounds } ha terminado
evening-paused-told = { $pause ->
    [hold] Las mesas terminan la mano en juego y esperan. Quédate en tu puesto; el juego sigue desde ahí.
   *[finish] Las mesas que siguen jugando terminan su ronda. No empieza ninguna nueva.
}
evening-not-here = Todavía no estás en esta velada. Di que sí, y juegas desde la siguiente ronda.
evening-to-table = A tu mesa: { $table }
evening-table-done = Tu mesa ha terminado.
evening-from-next-round = Juegas desde la siguiente ronda.
evening-soon = La siguiente ronda empieza sola.
evening-you-play-with = Juegas con { $names }.
evening-left = Quedan
evening-left-stands = Quedan (reloj parado)
evening-tables = Mesas
evening-tables-play = { $open } de { $all } mesas siguen jugando
evening-table-number = Mesa { $number }
evening-table-is-done = terminó
evening-table-plays = jugando
evening-byes = Descansan: { $names }
evening-so-far = La clasificación hasta ahora
evening-scan = Escanea esto con un teléfono, escribe tu nombre, y ya estás dentro.

evening-ranking = Clasificación
evening-boards-played = Manos
evening-figure = { $figure ->
    [difference] Dife{ "\u00AD" }rencia
    [share] Puntos de match %
    [boards-won] Manos ganadas
    [points] Puntos
    [tied] Entre empa{ "\u00AD" }tados
    [opponents] Rivales
    [net] Puntos netos
    [survived] Rondas superadas
   *[other] { $name }
}
evening-ranked-first = Primero: { $measure }.
evening-ranked-next = En caso de empate: { $measure }.
evening-ranked-shared = Quienes sigan empatados comparten el lugar.
evening-measure = { $measure ->
    [difference] la diferencia total: en cada mano, los puntos de tu bando menos los del otro, comparados con la media de los mismos puestos en las demás mesas
    [share] los puntos de match: en cada mano, uno por cada otra mesa en la que los mismos puestos hicieron menos, medio donde hicieron lo mismo, en porcentaje de las mesas comparadas; la media de las manos jugadas
    [boards-won] el número de manos en que hiciste más que la media de las mesas
    [points] dos puntos por ronda ganada, uno por ronda empatada
    [tied] los mismos puntos, solo de las rondas entre quienes empatan
    [opponents] los puntos de todos los rivales que te tocaron, sumados
    [net] los puntos de tu bando menos los del otro, en todas las rondas
    [survived] la ronda de tu eliminación: cuanto más tarde, mejor, y quien gana va primero
   *[other] { $name }
}
evening-field = { $field ->
    [stay] Quienes se quedan en su puesto
   *[move] Quienes cambian de mesa
}
evening-ranking-file = Clasificación en CSV
evening-boards-file = Todas las manos en CSV

board-by-board = Mano a mano
board-which = Qué mano
board-of = Ronda { $round }, mano { $board }
board-at = Ronda { $round }, mano { $board }, mesa { $table }
board-table = Mesa
board-share = Puntos de match %
board-table-leads = El número de una mesa abre su repetición.
board-correct = Corregir un resultado
board-corrected = Corregido.
board-no-results = Los resultados se pueden corregir cuando termina su ronda.
board-points-of = Puntos de { $names }
board-average = Que cuente como promedio

desk-next-round = Empezar ahora la ronda { $round }
desk-close-round = Terminar ahora esta ronda
desk-sure-close = Las mesas que siguen jugando se paran; las manos sin terminar cuentan como promedio.
desk-end = Terminar la velada
desk-sure-end = No se juega ninguna ronda más, y la clasificación queda como está. Una ronda en curso se termina.
desk-pause-hold = Pausa tras las manos en juego
desk-pause-finish = Pausa tras esta ronda
desk-pause = Poner la velada en pausa
desk-hold-too = Que las mesas esperen tras su mano
desk-finish-too = Que las mesas terminen su ronda
desk-go-on = Continuar
desk-people = Gente
desk-filter = { $filter ->
    [everybody] Todos
    [absent] No están
    [no-phone] Sin teléfono
    [waiting] Esperan
   *[playing] Juegan
}
desk-has-left = Se fue
desk-sure-left = ¿Se fue { $name }? Un bot sigue jugando en su mesa.
desk-is-here = Está aquí
desk-at-table = mesa { $table }
desk-waits-at = terminó en la mesa { $table }
desk-sits-out = descansa
desk-next = siguiente ronda
desk-absent = no está
desk-away = mesa { $table }: ausente, juega un bot
desk-lost = mesa { $table }: sin conexión
desk-bots-play = No están en su mesa, juega un bot: { $names }
door = La puerta
door-open-told = Quien tenga el enlace puede venir.
door-close = Cerrar la puerta
door-closed-told = La puerta está cerrada: solo pueden venir miembros y personas que tú añadas.
door-open = Abrir la puerta
door-within = Quitar a quienes respondieron
door-time = { $time ->
    [600] en los últimos diez minutos
    [3600] en la última hora
   *[other] en cualquier momento
}
door-remove = Quitar visitas desconocidas
door-sure-remove = Los miembros y las personas que añadiste se quedan. La puerta se cierra.
desk-latecomers = Quienes llegan tarde y visitas
desk-latecomers-told = Escanea esto o abre el enlace, escribe un nombre y di “sí”: juegas desde la siguiente ronda.

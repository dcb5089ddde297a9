day-title-of = Las manos del
day-loading = Repartiendo…
day-intro = Una mano al día, la misma para todos: juegas en un puesto, y bots fuertes responden a las mismas cartas de la misma manera. Después ves cómo les fue a los demás.
day-next = Las próximas manos llegan en { $span }, a las { $hour }.
day-sealed = Las últimas manos de este día se están terminando. Sus resultados y cartas se podrán ver dentro de una hora.
day-archive = Este día ha pasado. Sus manos todavía se pueden jugar, pero ya no cuentan.
day-as-guest = Los resultados de las visitas no cuentan.
day-make-profile = Con un perfil cuenta tu primer intento en cada mano, también uno que empieces hoy como visita.
day-proves = Un lugar dice cómo le fue a alguien en su única mesa que cuenta, no que nunca hubiera visto las cartas: nadie nota un segundo dispositivo. Quien empieza con un perfil y no termina cuenta en último lugar.
day-play = Jugar
day-go-on = Seguir
day-others = Los otros juegos
day-earlier = Días anteriores
day-given-up = Abandonaste esta mano.
day-see = Cómo les fue a los demás
day-hide = Menos
day-not-counted = Tu resultado no cuenta.
day-no-mark = El bot fuerte todavía juega en tu puesto; vuelve en un minuto.
day-plot = Cuánta gente hizo cuántos puntos
day-yours = tu resultado está aquí
day-none = Todavía no cuenta ningún resultado.
day-failed = Ahora no se puede mostrar.
day-promises = Cómo comprobar las manos
day-promised = Cada mano sale de un secreto. Su huella se muestra tres días antes, para que nadie pueda cambiarlo; el secreto se publica una hora después de que acabe el día.
day-fingerprint = Huella
day-secret = Secreto
day-board = Mano { $number }
day-table-of = { $title }, { $day }

link-title = Una mano de { $title }
link-given = { $player } jugó esta mano. Juega las mismas cartas en el mismo puesto; después ven los dos resultados lado a lado.
link-both = Tú y { $player } han jugado las mismas cartas en el mismo puesto.
link-yours = Jugaste esta mano. Quien siga su enlace la juega en el mismo puesto.
link-usual = Las habituales
link-others = Los demás
link-bots = Bots fuertes, que responden a las mismas cartas de la misma manera
link-plays = Jugada desde entonces
link-nothing-told = No ves cartas antes de jugar, y los puntos de { $player } solo después. No hay pistas.
link-play = Jugar esta mano
link-go-on = Seguir jugando
link-results = Las mismas cartas, lado a lado
link-who = Quién
link-first = primero
link-level = Hiciste tantos puntos como { $player }.
link-none = Nadie la ha jugado desde entonces. Los resultados aparecen aquí según llegan.
link-own-replay = Repetición y repaso de la tuya
link-replay-of = Repetición de { $player }
link-give = Dar esta mano a un amigo
link-give-told = Tu amigo juega las mismas cartas en el mismo puesto con bots fuertes. Después los dos ven los resultados lado a lado.
link-give-day = Es una mano del día: tu amigo la encuentra allí, y los dos ven cómo les fue a todos.
link-whose = Las cartas de quién recibe tu amigo
link-link = Enlace a esta mano
link-share-words = Acabo de jugar esta mano. ¿Qué haces tú con las mismas cartas?
link-not-whole = Esto no es un enlace a una mano. Pide uno nuevo: “Dar esta mano a un amigo” lo crea cuando la partida termina.
link-making = Creando el enlace…
link-loading = Buscando la mano…
link-table-of = { $title }, una mano de un enlace
link-seat-told = el de { $player }, número { $seat } de { $seats }
link-plays-told = { $count ->
    [one] 1 vez
   *[other] { $count } veces
}
link-not-yet = todavía no
link-better = { $points ->
    [one] Hiciste 1 punto más que { $player }.
   *[other] Hiciste { $points } puntos más que { $player }.
}
link-worse = { $points ->
    [one] Hiciste 1 punto menos que { $player }.
   *[other] Hiciste { $points } puntos menos que { $player }.
}

day-state = { $state ->
    [new] Sin jugar
    [running] En curso
    [given-up] Abandonada
   *[played] Jugada
}
day-results = { $count ->
    [one] 1 resultado hasta ahora
   *[other] { $count } resultados hasta ahora
}
day-unfinished = { $count ->
    [one] 1 persona no terminó y cuenta en último lugar.
   *[other] { $count } personas no terminaron y cuentan en último lugar.
}
day-no-result = Aún sin resultados
day-points = { $one ->
    [true] punto
   *[false] puntos
}
day-place = lugar { $place } de { $of }
day-would-be = sería el lugar { $place } de { $of }
day-own = Tú: { $points }
day-strong = Bot fuerte: { $points }
day-best = Nadie más lo hizo tan bien.
day-worst = Todos los demás lo hicieron mejor.
day-beaten = Lo hiciste mejor que el { $percent } % de los demás.
day-mark = El bot fuerte hace { $points } en tu puesto.
day-mark-same = El bot fuerte hace { $points } en tu puesto, igual que tú.
day-mark-less = El bot fuerte hace { $points } en tu puesto, { $by } menos que tú.
day-mark-more = El bot fuerte hace { $points } en tu puesto, { $by } más que tú.
day-bar = { $points }: { $results }
day-bar-points = { $one ->
    [true] { $points } punto
   *[false] { $points } puntos
}
day-bar-span = de { $from } a { $to } puntos
day-hours = { $count ->
    [one] 1 hora
   *[other] { $count } horas
}
day-minutes = { $count ->
    [one] 1 minuto
   *[other] { $count } minutos
}
day-moment = un momento
day-runs = { $people ->
    [0] Todavía no cuenta el resultado de nadie; los bots han jugado en este puesto { $runs } veces.
    [one] Ha jugado en este puesto 1 persona, y los bots { $runs } veces.
   *[other] Han jugado en este puesto { $people } personas, y los bots { $runs } veces.
}
day-runs-beaten = { $same ->
    [0] Lo hiciste mejor que { $lower } de los { $runs } bots.
   *[other] Lo hiciste mejor que { $lower } de los { $runs } bots, e igual que { $same }.
}
day-runs-of = { $level }: { $runs } partidas
day-runs-plot = Puntos de los bots

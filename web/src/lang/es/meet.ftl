meet-title = Encontrar gente para jugar
meet-intro = Espera a quienes quieran el mismo juego, o siéntate en una mesa abierta. Sin cuenta.
meet-loading = Mirando quién está…
meet-wait = Esperar a otros
meet-wait-hint = En cuanto suficiente gente quiera lo mismo, se abre una mesa con todos. Deja esta página abierta.
meet-games = ¿Qué juegos? Todos los que te gusten
meet-more = Más juegos
meet-players = jugadores
meet-players-of = Número de jugadores, { $title }
meet-pace = ¿A qué ritmo?
meet-company = ¿Con quién?
meet-rules = Ofréceme también mesas abiertas con reglas de la casa
meet-ratings = Solo con gente que muestre su puntuación
meet-from = de
meet-to = a
meet-begin = Empezar a esperar
meet-choose = Elige al menos un juego.
meet-waiting = Esperando a otros
meet-stop = Dejar de esperar
meet-ended = Ya no esperas: hace rato que esta página no da señales.
meet-nobody = Nadie más espera todavía para { $title }
meet-play = juegan { $seats }
meet-bots-now = Los bots ya pueden ocupar los puestos libres.
meet-offers = Estas mesas abiertas te vendrían bien
meet-open = Mesas abiertas
meet-open-hint = Sus anfitriones las pusieron en la lista. El puesto de un bot cuenta como libre.
meet-plain = Solo reglas habituales
meet-none = Ahora no hay mesas abiertas.
meet-none-fits = Ahora no hay ninguna mesa abierta así.
meet-playing = ya en juego
meet-now = Esperan ahora: { $games }.
meet-nobody-waits = Ahora no espera nadie. ¡Empieza tú!
meet-blocked = Gente que has bloqueado
meet-blocked-hint = No lees nada suyo, y la sala de espera no te sienta con ellos.
meet-unblock = Desbloquear
meet-read = Ya lo he leído
meet-from-operator = De quien lleva este servidor
meet-failed = No funcionó.
meet-people = Gente en esta mesa
meet-mute = Silenciar
meet-mute-hint = Ya no lees nada de quien silencias.
meet-kept = Con tu perfil esto se conserva, y la sala de espera no te sienta con ellos.
meet-report = Denunciar
meet-report-of = Denunciar a { $name } ante quien lleva este servidor
meet-why = ¿De qué se trata?
meet-note = ¿Qué pasó? (opcional)
meet-goes-with = Los textos escritos en esta mesa acompañan la denuncia y se guardan. A la persona no se le avisa.
meet-send = Enviar la denuncia
meet-reported = Has denunciado a { $name }. Gracias.
meet-asks = Pedir puntuaciones
meet-unrated = La gente sin puntuación también puede venir
meet-others = { $count ->
    [one] 1 persona más espera para { $title }
   *[other] { $count } personas más esperan para { $title }
}
meet-bots-in = Los bots podrán ocupar los puestos libres en { $time }.
meet-waited = Llevas esperando { $time }.
meet-free = { $seats ->
    [one] 1 puesto libre
   *[other] { $seats } puestos libres
}
meet-count = { $count ->
    [one] 1 persona para { $title }
   *[other] { $count } personas para { $title }
}
meet-pace-any = Cualquier ritmo
meet-pace-slow = Lento: 90 segundos por jugada
meet-pace-normal = Normal: 45 segundos por jugada
meet-pace-fast = Rápido: 20 segundos por jugada
meet-people-only = Solo personas
meet-bots-after-half-minute = Bots después de 30 segundos
meet-bots-after-minutes = Bots después de 2 minutos
meet-insults = Insultos
meet-cheating = Trampas
meet-stalling = Hace esperar a los demás
meet-bad-name = Un nombre ofensivo
meet-something-else = Otra cosa

club-name-first = Escribe primero tu nombre.

club = Club
clubs-told = Un club es un enlace. Quien lo tiene encuentra ahí su mesa, sus reglas de la casa y sus veladas. Sin cuenta y sin instalar nada.
clubs-yours = Tus clubes
club-next = Próxima velada: { $when }
club-members = { $count ->
    [one] 1 miembro
   *[other] { $count } miembros
}
club-make = Crear un club
club-name = Nombre del club
club-about = Sobre el club
club-example-name = Rook de los domingos
club-example-about = Jugamos todos los domingos. Quien empieza también puede venir.
club-plays = Se juega a { $game }
club-join = Entrar en el club
club-join-told = Los miembros se sientan a la mesa del club y se ven entre sí. Este navegador te recuerda; no hay contraseña.
club-table = La mesa del club
club-table-told = Siempre hay una abierta. Siéntate, y la próxima persona te encuentra ahí.
club-sit-down = Sentarse ahora
bring-friend = Trae a alguien
club-link = Enlace al club
club-share = Ven a jugar a las cartas: { $name }.
club-no-host = Dejar de ser anfitrión
club-change-member = Cambiar: { $name }
club-sure-remove = ¿Quitar a { $name }? Con el enlace se puede volver.
club-leave = Salir del club
club-sure-leave = ¿Salir del club? Puedes volver con su enlace.
club-sure-last = Solo quedas tú: si sales, el club se cierra.
club-for-hosts = Para anfitriones
club-change = Cambiar el nombre y las reglas
club-renew = Renovar el enlace
club-sure-renew = El enlace anterior y la dirección del calendario dejan de servir para todos. Los miembros se quedan.
club-close = Cerrar el club
club-sure-close = El club, sus veladas y su tabla de la temporada se borran para todos, para siempre.
club-calendar = Calendario
club-calendar-told = Tu programa de calendario busca aquí los cambios por sí solo. Quien tenga la dirección ve las veladas del club.
club-subscribe = Suscribirse a todas las veladas

club-sheets = Nuestras reglas
club-evenings = Veladas
club-evenings-past = Veladas pasadas
club-no-evening = No hay ninguna velada prevista.
club-no-evening-host = No hay ninguna velada prevista. Envía a tu gente el enlace del club y prepara una: puedes empezarla en cuanto estén aquí.
club-evenings-yours = Tus veladas
club-evening-stage = { $stage ->
    [cancelled] Cancelada
    [playing] En juego
   *[over] Terminada
}
club-weekly = Cada semana
coming-count = { $count ->
    [0] Nadie ha dicho que sí todavía
    [one] Viene 1
   *[other] Vienen { $count }
}
club-you-said = { $answer ->
    [yes] Tú: sí
    [maybe] Tú: quizás
   *[no] Tú: no
}
club-format = { $format ->
    [individual] Duplicado individual
    [pairs] Duplicado por parejas
    [mitchell] Duplicado por parejas en dos campos
    [teams] Duplicado por equipos
    [round-robin] Todos contra todos
    [swiss] Sistema suizo
    [knockout] Eliminatoria
   *[other] { $name }
}
club-hour-there = { $hour } en { $city }

club-season = Temporada
club-season-told = Los miembros del club, en todas las veladas terminadas.
club-place = Lugar
club-how-ranked = Cómo se deciden los lugares
club-season-points = Los lugares de una velada dan { $points } puntos, y cada lugar posterior { $later }. Quien comparte lugar recibe la media de los lugares compartidos. Cuentan todas las veladas.
club-season-ties = A igual total decide el número de primeros lugares, luego el de segundos, y así sucesivamente; quienes sigan empatados comparten el lugar.

plan-title = Preparar una velada
plan-change = Cambiar el plan
plan-when = Fecha y hora
plan-clock = En la hora de { $city }; cada quien la ve en la suya.
plan-name = Título (opcional)
plan-example-name = Torneo de Adviento
plan-weekly = Cada semana a esta hora
plan-format = Cómo se juega
plan-format-told = { $format ->
    [individual] Todas las mesas juegan las mismas manos. Cambias de mesa y de pareja en cada ronda y puntúas por tu cuenta.
    [pairs] Todas las mesas juegan las mismas manos. Conservas tu pareja y te toca otra pareja rival en cada ronda.
    [mitchell] Como el duplicado por parejas, pero la mitad de las parejas se queda en su sitio y las demás se mueven. Cada mitad tiene su clasificación.
    [teams] Un equipo ocupa dos mesas, en bandos opuestos, con las mismas manos: lo que gana una pareja, la otra no debería perderlo.
    [round-robin] Cada bando juega una vez contra cada uno de los demás. Gana la ronda el bando que suma más puntos.
    [swiss] Quien gana juega contra quien gana: en cada ronda se enfrentan los que tienen los mismos puntos, y nadie dos veces con los mismos.
    [knockout] Quien gana sigue, quien pierde se va: pasa el bando que suma más puntos en la ronda. Con dos vidas, solo la segunda derrota elimina.
   *[other] { $name }
}
plan-boards = Manos por ronda
plan-rounds = Rondas
plan-minutes = Minutos por ronda
plan-no-clock = 0 minutos: sin límite de tiempo.
plan-deals = { $count ->
    [one] 1 mano para todos.
   *[other] { $count } manos para todos.
}
plan-rounds-by-format = 0 rondas: las que hagan falta.
plan-more = Más
plan-scoring = Qué cuenta
plan-lives = Eliminación tras
plan-one-life = Una derrota
plan-two-lives = Dos derrotas
plan-pause = La siguiente ronda empieza
plan-pause-host = Cuando lo diga el anfitrión
plan-pause-seconds = { $seconds } segundos después
plan-pause-minutes = { $minutes ->
    [one] 1 minuto después
   *[other] { $minutes } minutos después
}
plan-pace = Los bots juegan
plan-pace-name = { $pace ->
    [slow] Despacio
    [normal] Al ritmo habitual
    [fast] Rápido
   *[instant] Al instante
}
plan-bots-fill = Los bots ocupan los puestos vacíos
plan-place = Dónde
plan-example-place = Biblioteca del barrio, o en línea
plan-note = Notas
plan-lasts = Duración en el calendario, en minutos
plan-also-later = Cambiar también las veladas siguientes de esta serie (sus fechas se quedan)

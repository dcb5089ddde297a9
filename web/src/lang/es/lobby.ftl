watching = Estás mirando. Ahora no hay ningún puesto libre.
watching-sit = Estás mirando. Para jugar, ocupa el puesto de un bot con “Sentarse aquí”.
name-at-table = Tu nombre en la mesa
sit-down = Sentarse
name-taken = Aquí alguien ya se llama { $taken }, así que tú eres { $name }.
name-cut = Tu nombre se muestra como { $name }: un nombre tiene como máximo { $most } caracteres visibles.

host = El anfitrión
table-locked-told = El anfitrión cerró esta mesa: puedes mirar.
take-a-seat = Siéntate, o mira.
seats-waiting = { $count ->
    [one] Un puesto espera a un amigo.
   *[other] { $count } puestos esperan a amigos.
}
seats-taken = Todos los puestos están ocupados.
stay-here = Quedarse aquí
sits-here = { $name } se sienta aquí
in-seat = en el puesto { $number }
move = Mover
move-whom = { $name } a otro puesto
swap-seats = Cambiar de puesto
swap-with = con { $name }
move-here = Pasar aquí
stand-up = Levantarse
seconds-for-each-move = { $seconds } segundos por jugada. Después la hace un bot, y en las pujas pasa.
draw-partners = Sortear las parejas
draw-seats = Sortear los puestos
yet-to-see-rules = { $count ->
    [one] { $names } aún tiene que ver las reglas nuevas.
   *[other] { $names } aún tienen que ver las reglas nuevas.
}
start-with-bots = Empezar ya, con bots en los puestos libres
start = Empezar
host-will-start = { $name } empezará la partida.
starts-by-itself = La partida empieza cuando todos hayan llegado, o después de un minuto.
table-settings = Ajustes de la mesa
game-and-rules = Juego y reglas de la casa
name-and-devices = Tu nombre y otros dispositivos
change = Cambiar
shuffle-checked = Un barajado que puedes comprobar
shuffle-told = El servidor ha elegido un secreto. Junto con una aportación de cada jugador ({ $count } hasta ahora) decide cada barajado. Esta es la huella del secreto. Cuando la partida termina, el secreto se revela, y la repetición puede comprobar cada barajado.

seat-waiting = espera a un amigo
seat-bot = bot
seat-bot-level = bot, { $level }
seat-guests-bot = el bot de una visita
seat-stood-in = lo suple un bot
seat-must-ready = aún tiene que ver las reglas nuevas
open-seat = Puesto libre
seat-you = (tú)
seat-side-a = bando A
seat-side-b = bando B
not-again = { $name } no puede volver a sentarse aquí
free-seat = Sí, liberar el puesto de { $name }
give-seat-to-bot = Sí, dar el puesto de { $name } a un bot
make-host-whom = Hacer anfitrión: { $name }
release = Liberar
release-whom = el puesto de { $name }
who-sits-in = Quién se sienta en el puesto { $number }
seat-open = Libre
bot-of-level = Bot: { $level }
bots-not-loaded = No se pudieron cargar los bots.

play-by-rules = Jugar con estas reglas
everybody-told = A todos se les dice qué cambia, y tienen que volver a decir “listo”.
rules-changed = Las reglas han cambiado
rules-changed-by-host = El anfitrión ha cambiado las reglas.
i-am-ready = Por mí, todo listo
rules-not-loaded = Hay reglas de la casa, pero no se pudieron cargar.
by-usual-rules = { $game } con sus reglas habituales.

locked = Cerrada: nadie más puede sentarse
listed = En la lista: cualquiera puede encontrar esta mesa
free-text = Texto libre: la gente de aquí puede escribirse
free-text-not-listed = Texto libre: la gente de aquí puede escribirse (no en una mesa de la lista)
level-of-all = Nivel de todos los bots
levels-not-loaded = No se pudieron cargar los niveles de los bots.
pace-of-bots = Ritmo de los bots
pace = { $pace ->
    [slow] Lento
    [normal] Normal
    [fast] Rápido
   *[instant] Al instante
}
calls-of-bots = Los bots cantan naranja
calls = { $calls ->
    [calmly] Con calma
   *[people] Como personas
    [quickly] Rápido
}
calls-rated = Solo una partida en la que cantan como personas cuenta para la puntuación.
time-per-move = Tiempo por jugada
no-clock = Sin reloj
seconds-short = { $seconds } s
slow-clock = Una jugada en: para una mesa lenta, a la que se viene cuando hay tiempo
a-day = Un día
a-week = Una semana
days = { $days } días
one-move = Cuando se acaba el tiempo, un bot hace solo esa jugada. Si no, sigue jugando hasta que la persona vuelva.

invite-link = Invitar: enlace, código y QR
leave-sure = ¿Irte del todo? Un bot ocupará tu puesto.
leave = Dejar la mesa
leave-ask = Dejar la mesa…
stay = Quedarse
people-watching = { $count ->
    [one] 1 persona mira.
   *[other] { $count } personas miran.
}

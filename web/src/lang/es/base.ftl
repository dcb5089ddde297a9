card-colour = el { $rank } { $colour }
card-poker = { $rank ->
    [jota] la jota de { $suit }
    [reina] la reina de { $suit }
   *[other] el { $rank } de { $suit }
}
card-rook = la torre
card-hidden = una carta oculta
court-name = { $rank ->
    [J] jota
    [Q] reina
    [K] rey
   *[A] as
}
suit-name = { $suit ->
    [black] negro
    [green] verde
    [red] rojo
    [yellow] amarillo
    [spades] picas
    [hearts] corazones
    [diamonds] diamantes
    [clubs] tréboles
    [low] sin triunfo al revés
    [rook] la torre
   *[none] sin triunfo
}
cards-counted = { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}
tricks-counted = { $count ->
    [one] 1 baza
   *[other] { $count } bazas
}
points-counted = { $count ->
    [one] 1 punto
   *[other] { $count } puntos
}
games-counted = { $count ->
    [one] 1 juego
   *[other] { $count } juegos
}

you = Tú
close = Cerrar
try-again = Intentar otra vez
page-not-loaded = No se pudo cargar esta página. [Intentar otra vez]
part-not-loaded = No se pudo cargar una parte de esta página.
updated = Rookery se ha actualizado.
load-update = Cargar la actualización
no-answer = El servidor no responde. ¿Tienes conexión?
home-offline = Sin el servidor juegas aquí en este dispositivo, contra sus bots; los amigos, los clubes y la mano del día lo necesitan. [Intentar otra vez]
server-cannot = El servidor no puede hacer eso ahora.
no-storage = Este navegador no guarda nada, así que no puede guardar un perfil.
device-on = { $browser } en { $system }
device-browser = Un navegador
just-now = ahora mismo
name-shown-as = Se muestra como “{ $name }”: un nombre tiene como máximo { $most } caracteres.
preferences = Preferencias
table-of-lesson = { $title } (lección)
all-games = Todos los juegos
back-to-evening = Volver a la velada
cancel = Cancelar
dealer = Reparte
expected-points = Puntos esperados
game = Juego
keyboard-shortcuts = Atajos de teclado
lessons = Lecciones
more-lessons = Más lecciones
name = Nombre
no = No
loading = Un momento…
points = Puntos
print = Imprimir
remove-named = Quitar { $name }
remove = Quitar
replay-and-review = Repetición y repaso
replay-title = Repetición
replay = Repetición
save = Guardar
show = Mostrar
failed = No funcionó. Inténtalo otra vez.
day-title = La mano del día
lesson-not-opened = No se pudo abrir la lección.
total = Total
undo = Deshacer
your-move = Tu jugada
your-seat = Tu puesto
your-turn = Te toca
is-host = anfitrión
nobody = nadie
seat-number = puesto { $number }
you-inside = tú
span = de { $low } a { $high }
result-count = { $count ->
    [one] 1 resultado
   *[other] { $count } resultados
}
copied = Copiado.
to-the-table = A la mesa
make-host = Hacer anfitrión
difference = Diferencia

home-title = Rookery: juegos de cartas en familia y entre amigos
home-intro = Los juegos de cartas de la familia Rook, con amigos, familia y buenos bots. Sin cuenta y sin pagar nada.
games = Juegos
games-loading = Bajando los juegos del estante…
games-not-loaded = No se pudieron cargar los juegos.
your-name = Tu nombre
guest = Visita
bots-to-play-with = Bots para jugar
levels-differ = Niveles distintos
level-choose = Elige un nivel para todos los bots.
home-day = Mano del día
language = Idioma

players-of = { $seats } jugadores
players-from-to = { $least } a { $most } jugadores
minutes-about = Unos { $minutes } minutos
players = Jugadores
how-to-play = Cómo se juega
house-rules = Reglas de la casa

play-now = Jugar ahora
play-now-rules = Jugar ahora con estas reglas
play-now-name = { $words }: { $game } con bots
opening = Abriendo…
invite-friends = Invitar amigos
invite-friends-name = Invitar amigos: { $game }
invite-friends-rules-name = Invitar amigos con estas reglas: { $game }
name-for-friends = Tu nombre, para que tus amigos sepan quién eres
open-table = Abrir la mesa
table-not-opened = No se pudo abrir la mesa.

join-table = Unirse a una mesa
join-placeholder = Código o enlace
join = Unirse
join-wrong = Eso no es un código ni un enlace. Pide el código de la mesa, como [k3vq9xw2ab], o pega el enlace entero.

more-games = { $count } juegos más

opening-table = Abriendo la mesa…
server-silent = El servidor no responde. Intentando otra vez…
fair-shuffle = El barajado se sella antes de la primera carta; después de la partida, cualquiera puede comprobarlo.
doors = Rookery
door-play = Jugar
door-learn = Aprender
clubs = Clubes
door-meet = Gente
puzzle-of-day = Problema del día
home-puzzle-told = Encuentra la única jugada buena
today = Hoy
home-deal-pause = Detener la mano de muestra
home-deal-play = Seguir con la mano de muestra

your-tables = Tus mesas
a-table = Una mesa
table-off-list = { $table } ya no está en esta lista.
table-off-list-seat = { $table } ya no está en esta lista, y este navegador ha olvidado tu puesto en ella.
undo-keep = Deshacer: conservar { $table } en esta lista
table-gone = Este servidor ya no la abre para ti
table-remove = Quitar { $table }, { $ago }, de esta lista
table-remove-short = Quitar de esta lista
table-replay-of = Repetición de { $table }, { $ago }
tables-show-all = Mostrar las { $count } mesas
nobody-else = nadie más todavía
with-people = con { $people }
with-bots = { $count ->
    [one] con el bot { $bots }
   *[other] con los bots { $bots }
}
with-people-bots = { $count ->
    [one] con { $people } y el bot { $bots }
   *[other] con { $people } y los bots { $bots }
}
in-lobby = Antes de la partida
closed-nobody = Cerrada: no había nadie
same-deals = Las mismas manos que otros
round-of-evening = Una ronda de una velada
ended-early = Terminada antes
in-play = En juego
home-your-turn-until = Te toca hasta el { $time }
deal-of-match = mano { $number }
you-lead-with = vas ganando con { $points }
you-have-points = tienes { $points }
leads-with = { $count ->
    [one] { $names } va ganando con { $points }
   *[other] { $names } van ganando con { $points }
}
won-against = { $you ->
    [true] Ganaste { $points }
   *[false] Victoria: { $names }, { $points }
}
won-with = { $you ->
    [true] Ganaste con { $points }
   *[false] Victoria: { $names } con { $points }
}
won-with-you-had = Victoria: { $names } con { $points }, tú tenías { $own }

about-rookery = Acerca de Rookery
about-games = Rookery tiene los juegos de cartas de la familia Rook: Tuxedo, Dixie Rook, Rook para tres y para cinco, y el Rook que juegan otras familias, de Kentucky Discard a Shelem. Se juegan en el navegador, con amigos, familia y bots.
about-server = El servidor que muestra esta página guarda tus mesas; nada se envía a otra parte. El barajado se puede comprobar después de cada partida, en la página de su repetición.
about-source = Es un programa en Python, en el paquete [rookery]: todo su código fuente viene con el paquete, y puedes leerlo, cambiarlo y compartirlo con esta licencia.
about-typefaces = Los tipos de letra son Besley y Atkinson Hyperlegible Next, con la [SIL Open Font License].
nothing-here = Aquí no hay nada · Rookery
nothing-at-address = No hay nada en esta dirección
nothing-told = Quizá falte parte del enlace. Ve a [los juegos], donde también puedes unirte a una mesa por su código.
footer-licence = Acerca de y licencia
footer-told = Software libre para familia y amigos: sin cuenta, sin publicidad, sin rastreo.
home-wait-more = { $count } más

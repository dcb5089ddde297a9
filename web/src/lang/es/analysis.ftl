analysis-told = Arma o pega una posición, pregunta cuánto vale cada jugada, prueba jugadas y respuestas, toma notas y compártelo todo como un enlace.
analysis-loading = Cargando la posición…
analysis-failed = No funcionó.
analysis-change = Cambiar la posición
analysis-another = Otra posición
analysis-which-move = ¿Qué jugada?
analysis-shown = Se muestra la posición.
analysis-no-record = No hay registro de esta partida.

analysis-go-on = Seguir con tu último análisis
analysis-set-up = Armar una posición
analysis-set-up-told = Elige el juego y luego pon las cartas donde van.
analysis-lay-out = Colocar las cartas
analysis-paste = Pegar una posición
analysis-paste-told = El JSON de “rookery solve”, el registro de una partida, una posición en una línea o el texto de un análisis guardado.
analysis-position = La posición
analysis-deal-of = { $number } de { $deals }
analysis-moves-played = Jugadas hechas
analysis-begin = Analizarla
analysis-open-file = Abrir un archivo
analysis-no-json = Esto no es un análisis: no es JSON.
analysis-is-none = Esto no es un análisis.
analysis-is-newer = Este análisis es de una forma más nueva que la que conoce esta página.
analysis-no-position = Este análisis no tiene posición.
analysis-too-many = Este análisis tiene más jugadas de las que esta página puede mostrar.
analysis-moves-unreadable = No se pueden leer las jugadas de este análisis.
analysis-link-damaged = Este enlace está dañado o cortado: cópialo entero.
analysis-link-old = Este navegador es demasiado antiguo para abrir un análisis compartido.

analysis-select-first = Elige cartas y luego el lugar donde van.
analysis-redo = Rehacer
analysis-deal-rest = Repartir el resto
analysis-fill-to = Completar a { $count } cartas por puesto
analysis-clear = Vaciar
analysis-no-card-played = Todavía no se ha jugado ninguna carta.
analysis-trick-from = Desde { $name }, en el orden jugado
analysis-make-build = Hacer una construcción con las { $count } cartas
analysis-analyse = Analizar esta posición
analysis-set-up-keys = Con el teclado: Espacio elige una carta, las flechas van a la siguiente. De 1 a { $places } ponen las cartas elegidas en un puesto, T en la baza, N en el nido, 0 las recoge.
analysis-set-up-keys-tuxedo = Con el teclado: Espacio elige una carta, las flechas van a la siguiente. De 1 a { $places } ponen las cartas elegidas en un puesto, C en el centro, 0 las recoge.
analysis-moved = { $count ->
    [one] Una carta movida: { $place }.
   *[other] { $count } cartas movidas: { $place }.
}
analysis-room = { $count } de { $room }
analysis-put-here = { $count ->
    [one] Poner la carta aquí
   *[other] Poner las { $count } cartas aquí
}
analysis-put-where = : { $place }
analysis-place-dummy = El montón del muerto
analysis-place-won = Ganado: { $name }
analysis-place = { $place ->
    [nest] Nido
    [buried] Enterradas
    [trick] La baza
    [centre] El centro
   *[build] Una construcción
}
analysis-rest = { $rest ->
    [stock] El mazo: las cartas que no están en ningún otro sitio
    [deal] Cartas aún sin repartir
   *[play] Jugadas, o fuera de este final
}

analysis-stage = Qué se coloca
analysis-stage-deal = Una mano recién repartida
analysis-stage-play = Cartas en juego
analysis-leader = Sale en la baza
analysis-bidder = Tiene la puja más alta
analysis-bid = La puja
analysis-bid-lowest = la más baja
analysis-partners = Parejas de quien tiene el contrato
analysis-tricks-of = Bazas del bando de { $name }
analysis-tricks-of-bidder = Bazas del bando del contrato
analysis-tricks-of-others = Bazas de los demás
analysis-turn = A quién le toca

analysis-hand-of = Las cartas de { $name }
analysis-holds-hidden = { $count ->
    [one] { $name } tiene 1 carta oculta
   *[other] { $name } tiene { $count } cartas ocultas
}
analysis-hidden-cards = { $count ->
    [one] 1 carta oculta
   *[other] { $count } cartas ocultas
}
analysis-beside = { $place }: { $count } cartas

analysis-beginning = La posición del principio.
analysis-to-beginning = Volver al principio
analysis-one-back = Una jugada atrás
analysis-one-on = Una jugada adelante
analysis-keys = Las flechas recorren las jugadas; arriba y abajo cambian de variante.
analysis-tried = Jugadas probadas
analysis-make-main = Hacerla línea principal
analysis-remove = Quitar esta jugada y lo que sigue
analysis-start = Principio
analysis-notes = Notas sobre este momento
analysis-step = { $name }: { $move }
analysis-and-then = { $move }, { $then }

analysis-values = Cuánto vale cada jugada
analysis-known = Qué se sabe
analysis-hands = { $hands ->
    [open] Cartas a la vista
   *[hidden] Cartas ocultas
}
analysis-value-all = Valorar cada posición
analysis-ask = { $hands ->
    [open] Preguntar al solucionador
   *[hidden] Preguntar al bot fuerte
}
analysis-asking = { $hands ->
    [open] El solucionador está buscando…
   *[hidden] El bot fuerte está probando repartos posibles…
}
analysis-ask-again = Preguntar otra vez
analysis-not-asked = Aún sin preguntar.
analysis-over = La mano ha terminado.
analysis-open-only-tricks = Con las cartas a la vista solo se puede valorar el juego de la carta. Elige cartas ocultas, o avanza hasta la primera carta.
analysis-dummy = Nadie elige las cartas del muerto, así que aquí no se puede resolver nada. Elige cartas ocultas.
analysis-best-line = Una de las mejores líneas:
analysis-play-step = Jugar: { $step }
analysis-legal = Jugadas permitidas
analysis-points = { $points } puntos
analysis-behind = { $points } respecto a la mejor
analysis-give-or-take = { $middle } ± { $half }

verdict-forced = Solo hay una jugada, o todas tienen el mismo efecto.
verdict-not-judged = Estas jugadas no se pueden valorar aquí.
verdict-no-worlds = Quedan demasiadas cartas: ni un solo reparto posible se pudo resolver a tiempo.
verdict-behind-only = { $who }: a qué distancia está cada jugada de la mejor.
verdict-expects = { $count ->
    [one] { $who } espera { $points } puntos en esta mano.
   *[other] { $who } esperan { $points } puntos en esta mano.
}
verdict-expects-more = { $count ->
    [one] { $who } espera { $points } puntos más que los demás en esta mano.
   *[other] { $who } esperan { $points } puntos más que los demás en esta mano.
}
verdict-expects-fewer = { $count ->
    [one] { $who } espera { $points } puntos menos que los demás en esta mano.
   *[other] { $who } esperan { $points } puntos menos que los demás en esta mano.
}
-over-deals = { $worlds ->
    [one] , en 1 reparto posible.
   *[other] , en { $worlds } repartos posibles.
}
-points-left = { $left ->
    [one] del punto que queda
   *[other] de los { $left } puntos que quedan
}
-side-takes = { $count ->
    [one] { $who } gana
   *[other] { $who } ganan
}
verdict-between = { -side-takes } entre { $low } y { $high } { -points-left }: aún sin resolver.
verdict-exact = { -side-takes } { $low } { -points-left } si todos juegan lo mejor posible.
verdict-exact-deal = { -side-takes } { $low } en esta mano si todos juegan lo mejor posible.
verdict-about = { -side-takes } alrededor de { $about } { -points-left }{ -over-deals }
verdict-about-deal = { -side-takes } alrededor de { $about } en esta mano{ -over-deals }

analysis-name = Nombre de este análisis
analysis-copy = Copiar un enlace
analysis-save = Guardar en un archivo
analysis-copy-solve = Copiar para rookery solve
analysis-copied = El enlace está copiado. Contiene todo el análisis.
analysis-copy-yourself = Copia este enlace: { $link }
analysis-saved = El archivo está guardado.
analysis-solve-copied = El JSON para rookery solve está copiado.
analysis-too-long = Este análisis es demasiado largo para un enlace: { $length } caracteres, y caben { $most }. Guárdalo mejor en un archivo.

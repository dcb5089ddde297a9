replay-of = Repetición: { $title }
replay-deals = Manos
replay-loading = Cargando la repetición…
replay-dealing = Repartiendo…
replay-failed = No se pudo cargar la repetición.
replay-no-deal = Todavía no ha terminado ninguna mano de esta partida. Cada una se puede repetir aquí en cuanto termina.
replay-copy = Copiar un enlace a este momento
replay-copy-address = Copia la dirección de esta página: lleva a este momento.
replay-analyse = Analizar este momento
replay-download = Descargar la partida

replay-nest = El nido tal como se repartió
replay-stock = Aún en el mazo
replay-dealer = reparte
replay-holds = { $name } tiene { $cards }
replay-holds-nothing = { $name } no tiene cartas
replay-cards-won = { $count ->
    [one] 1 carta ganada
   *[other] { $count } cartas ganadas
}
replay-fives = { $count ->
    [one] 1 cinco
   *[other] { $count } cincos
}
replay-sweeps = { $count ->
    [one] 1 escoba
   *[other] { $count } escobas
}
replay-oranges = { $count ->
    [one] 1 naranja
   *[other] { $count } naranjas
}

replay-step = Paso
replay-step-told = { $ply } de { $last }: { $sentence }
replay-place = { $ply } / { $last }
replay-dealt = Las cartas están repartidas.
replay-start = Principio de la mano
replay-end = Final de la mano
replay-previous-move = Jugada anterior
replay-next-move = Jugada siguiente
replay-previous-mark = { $kind ->
    [trick] Baza anterior
   *[capture] Captura anterior
}
replay-next-mark = { $kind ->
    [trick] Baza siguiente
   *[capture] Captura siguiente
}
replay-play = Reproducir
replay-pause = Pausa
replay-pace = Velocidad
replay-pace-name = { $pace ->
    [slow] Lenta
    [normal] Normal
   *[fast] Rápida
}
replay-keys = { $kind ->
    [trick] Las flechas avanzan jugada a jugada, con Mayús baza a baza; Inicio y Fin van al principio y al final.
   *[capture] Las flechas avanzan jugada a jugada, con Mayús captura a captura; Inicio y Fin van al principio y al final.
}
replay-moves = { $title }, jugada a jugada

proof-title = ¿Se barajó limpiamente?
proof-told = Antes de la primera carta, el servidor mostró la huella de un secreto. Junto con una aportación de cada jugador, el secreto decide cada barajado. Una vez revelado, esta página puede repetir cada barajado y comparar.
proof-check = Comprobar el barajado
proof-checking = Barajando otra vez…
proof-not-yet = El secreto se revela al terminar la partida. Vuelve entonces.
proof-fair = Sí: cada carta estaba donde la pone el secreto.
proof-unfair = No: no todo coincide con el secreto.
proof-failed = No se pudo leer la partida.
proof-insecure = Este navegador solo puede comprobarlo en una dirección segura (https, o en el equipo del servidor). Descarga la partida y compruébala con “rookery verify”.
proof-no-secret = El secreto del barajado se revela al terminar la partida. Entonces podrás comprobarlo.
proof-other-version = Esta página sabe comprobar el barajado { $known }, no “{ $found }”.
proof-unreadable = No se puede leer el barajado de esta partida.
proof-finding = { $right ->
    [true] { $what }: coincide
   *[false] { $what }: NO coincide
}
proof-of-secret = El secreto, comparado con lo que se mostró antes de la primera carta
proof-of-pack = La baraja, en su orden fijo antes de barajar
proof-of-dealer = Quién reparte primero
proof-of-dealers = Quién reparte cada mano
proof-of-deck = Mano { $number }: la baraja
proof-of-cut = Mano { $number }: las cartas sacadas por empate de bazas

review-title = Repaso
review-begin = Repasar esta mano
review-failed = No se pudo hacer el repaso.
review-failed-why = No se pudo hacer el repaso. { $why }
review-waiting = En espera: las partidas en juego van primero.
review-thinking = Pensando: { $done } de { $known } pasos.
review-seat = Las decisiones de quién
review-mark = { $mark ->
    [mistake] un error
    [better] había algo mejor
   *[unlucky] mala suerte, pero correcta
}
review-counts =
    { $mistakes ->
        [one] 1 error
       *[other] { $mistakes } errores
    }, { $better ->
        [one] 1 vez había algo mejor
       *[other] { $better } veces había algo mejor
    }{ $unlucky ->
        [0] { "" }
        [one] , 1 vez mala suerte
       *[other] , { $unlucky } veces mala suerte
    }
review-curve-lead = La ventaja que el bando tendría en esta mano: según lo que se podía juzgar en ese puesto, y con todas las cartas a la vista. Haz clic, o usa las flechas, para mostrar un momento.
review-curve-points = Los puntos que se podían esperar en ese puesto en esta mano, que puede terminar la partida. Haz clic, o usa las flechas, para mostrar un momento.
review-known = según lo que se podía saber
review-open = con todas las cartas a la vista
review-ahead = { $is ->
    [behind] { $points } de desventaja
   *[ahead] { $points } de ventaja
}
review-told-lead = { $name } podía esperar { $first } al principio, entre { $least } y { $most } después, y al final fueron { $end }.
review-told-points = { $name } podía esperar { $first } puntos al principio, entre { $least } y { $most } después, y al final tuvo { $end } puntos.
review-told-nothing = No se sabe qué podía esperar { $name } en esta mano.
review-numbers = Los números en una tabla
review-decision = Decisión
review-expected = Esperado
review-opened = Cartas a la vista
review-marks = Jugadas con señal
review-no-marks = Ninguna jugada de este puesto tiene señal.
review-this-move = Esta jugada
review-line = Mostrar la mejor línea
review-play-on = Seguir jugando desde aquí
review-play-on-told = En el puesto de { $name }, contra bots.
review-play-again = Jugar la mano otra vez en el puesto de { $name }
review-line-shown = La mejor línea con todas las cartas a la vista
review-line-after = La mejor línea con todas las cartas a la vista tras { $card }
review-leave-line = Volver a lo que se jugó
review-opening = Abriendo una mesa…

say-something = Decir algo
phrases = Frases
phrases-not-loaded = No se pudieron cargar las frases.
phrases-seat = Siéntate para decir algo.
phrases-hide = Ocultar lo que dicen los demás
no-scores = Aún sin puntos.
words = Palabras
log-told = Lo que ha pasado
log-empty = Todavía no ha pasado nada.
texts-told = Lo que se ha escrito
texts-empty = Aún no hay nada que leer.
texts-label = Escribir a toda la mesa
texts-placeholder = Escribir a todos
send = Enviar
texts-too-many = { $count ->
    [one] sobra 1
   *[other] sobran { $count }
}
texts-left = { $count ->
    [one] queda 1
   *[other] quedan { $count }
}
texts-kept = Todos los presentes pueden leer esto, también quienes miran. Solo queda en la memoria del servidor, hasta que la partida termine y todos se hayan ido.
no-trick-yet = Todavía no se ha jugado ninguna baza.
took-it = la ganó
took-it-points = { $count ->
    [one] la ganó, 1 punto
   *[other] la ganó, { $count } puntos
}
took-it-lost = { $count ->
    [one] la ganó, 1 punto perdido
   *[other] la ganó, { $count } puntos perdidos
}
keys-off = Las letras y los números se pueden desactivar en las preferencias.
key-arrows = moverte por tus cartas (Inicio, Fin: primera y última)
key-enter = jugar o elegir la carta, o pulsar el botón
key-name-enter = Intro, Espacio
key-name-escape = Esc
key-up = ir de tus cartas a los botones de arriba
key-escape = devolver la carta elegida, o cerrar una ventana
key-g = ir a tus cartas
key-digits = ir a ese botón, o a esa carta entre las permitidas
key-p = pasar
key-r = listo para la siguiente mano
key-w = mostrar por qué no se permite esta carta
key-i = pista: qué haría alguien que juega muy bien
key-t = la última baza
key-l = el registro
key-s = la hoja de puntos
key-c = chat
key-d = las palabras de los juegos y qué significan
key-o = cantar naranja (en Tuxedo)
key-h = dejar pasar una naranja (en Tuxedo)
key-u = deshacer tu última jugada, si los demás están de acuerdo
key-question = esta lista

a-question = Una pregunta
agree = De acuerdo
withdraw = Retirar
asked-for = { $what ->
    [undo] { $name } pide deshacer la última jugada.
    [claim] { $name } reclama el resto de las bazas.
    [end] { $name } pide terminar la partida.
   *[restart] { $name } pide empezar una partida nueva.
}
you-ask-for = { $what ->
    [undo] Pides deshacer la última jugada.
    [claim] Reclamas el resto de las bazas.
    [end] Pides terminar la partida.
   *[restart] Pides empezar una partida nueva.
}
asked-swap = { $name } propone cambiar de puesto con { $other }.
asked-swap-you = { $name } te propone cambiar de puesto.
you-ask-swap = Propones cambiar de puesto con { $other }.
waiting-for = Falta la respuesta de { $names }.
claim-hand = Las cartas de { $name }
claim-rest = Reclamar el resto de las bazas
start-over-ask = Empezar de nuevo…
end-match-ask = Terminar la partida…
end-match-sure = ¿Terminar la partida aquí, sin ganador? { $asked }
start-over-sure = ¿Terminar esta partida y empezar otra? { $asked }
everybody-asked = Se pregunta a todos.
bots-agree = Los bots no se oponen.
end-match = Terminar la partida
start-over = Empezar de nuevo
play-on = Seguir jugando

bot-plays-told = Un bot juega por ti.
seat-back = Recuperar mi puesto
still-there = ¿Sigues ahí?
still-there-told = Los demás te esperan. Un bot juega por ti en [0:42].
i-am-here = Aquí estoy
watch = Mirar
home = Portada
bye-replaced = Tu puesto está abierto en otro lugar
bye-replaced-told = Otra ventana u otro dispositivo usa ahora tu puesto. Un puesto solo puede estar abierto en un lugar.
play-here = Jugar aquí
bye-released = Tu puesto se ha cedido
bye-released-told = El anfitrión dio tu puesto a un bot. Todavía puedes mirar.
bye-left = Has dejado la mesa
bye-left-told = Un bot sigue jugando en tu puesto. Mira la mesa para volver a sentarte mientras el bot lo tenga.
bye-expired = Esta mesa está cerrada
bye-expired-told = Hace mucho que no viene nadie. Puedes abrirla otra vez y seguir jugando, o ver la repetición.
open-again = Abrirla otra vez
bye-no-table = No existe esa mesa
bye-no-table-told = Quizá el código esté mal escrito, o la mesa se cerró hace mucho.
bye-closed = Esta mesa se cerró
bye-closed-told = Quien lleva este servidor la ha cerrado. Aquí ya no se puede jugar.
bye-barred = No puedes jugar en este servidor
bye-barred-told = Quien lo lleva no acepta conexiones desde tu dirección.
bye-unreadable = Esta mesa no se puede abrir
bye-unreadable-told = El servidor no puede leer lo que guardó de esta mesa. Avisa a quien lleva el servidor. Las otras mesas no están afectadas.
bye-full = La mesa está llena
bye-full-told = Ahora mismo mira demasiada gente.
bye-bad-secret-told = Otra persona tiene ahora tu puesto.
bye-bad-hello = La mesa no te reconoció
bye-bad-hello-told = Quizá tu puesto se haya cedido, o esta página sea más antigua que el servidor.
bye-other = La conexión se cerró

lesson = Lección
coach-step = paso { $step } de { $steps }
hide = Ocultar
coach-says = Lo que dice la lección
coach-watch = Mira lo que hacen los demás.

hint-told = Lo mejor sería [{ $move }]: { $reason }
hint-why = ¿Por qué?
expected-points-told = Puntos esperados: { $moves }.
close-message = Cerrar este mensaje

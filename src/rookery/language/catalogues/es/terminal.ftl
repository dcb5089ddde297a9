trick-row = { $who ->
    [you] { $cards }: baza para ti.
   *[other] { $cards }: baza para { $who-name }.
}

welcome = { $title }: { $people }. Escribe { "?" } para ver la ayuda en cualquier momento.
shuffle-commitment = Sello de la baraja: { $commitment }
shuffle-none = No hay sello: las cartas salen de una semilla o se repartieron sin él.
deal-heading = Mano { $number }
deal-heading-continued = Mano { $number }, continuación
deal-over = La mano { $number } ha terminado: { $outcome }.
match-won-game = { $you ->
    [alone] Has ganado esta partida de { $game }.
   *[no] { $count ->
        [one] { $people } ha ganado esta partida de { $game }.
       *[other] { $people } han ganado esta partida de { $game }.
    }
}
match-commands = { "`save ARCHIVO`" } la guarda.
match-commands-shuffle = { "`save ARCHIVO`" } la guarda, y { "`rookery verify ARCHIVO`" } comprueba la baraja.
match-another = ¿Otra partida?
confirm-question = { $question } ({ "s" } o { "n" })
confirm-yes = { "s si sí" }
confirm-no = { "n no" }
orange-question = Nadie ha cantado “naranja”. ¿La cantas tú?
orange-type = ¡Escribe { "o" } y pulsa Intro para cantar “naranja”!

refused-move = No se puede: { $why }.
refused-burials = No se puede: { $why }. No se entierra nada.
refused-too-many = { $cards } cartas son demasiadas
refused-not-open = no hay ninguna naranja
refused-too-late = alguien fue más rápido
refused-disarmed = después de cantar en falso hay que esperar dos segundos

help-moves =
    Escribe una jugada o su principio: una carta ({ "R5, red 5, Y14, HA, Rook" }), una puja,
    un color, { "pass" }. En Tuxedo basta el número que va delante de la jugada.
    También puedes escribir:
help-help = esta lista (o { "?" })
help-hand = tus cartas, y lo que puedes hacer
help-table = cómo va la mano
help-last = la última baza, o lo último que alguien se llevó
help-score = la hoja de puntos y la carrera a la meta
help-hint = lo que haría alguien fuerte, y por qué
help-rules = cómo se juega, y las reglas de la casa
help-shuffle = lo que prueba la baraja: su sello
help-save = guardar la partida en un archivo: { "save my-game.json" }
help-quit = salir; la partida queda guardada, y puedes seguirla más tarde
not-your-move = No es tu turno.
hint = Pista: { $move }. { $reason }.
hint-with = con { $moves }: { $reason }
expected-points = Puntos esperados: { $moves }.
rules-here = Reglas de la casa aquí: { $rules }.
rules-usual = las habituales
rules-listed = { $command } las muestra todas.

save-name-file = Nombra un archivo: { "save my-game.json" }
save-other-file = { $path } existe y no es una partida guardada: nombra otro archivo.
save-not-written = { $path } no se pudo escribir: { $why }.
save-to-check = La partida está guardada en { $path }. Para comprobarla:
save-to-continue = La partida está guardada en { $path }. Para seguirla:
save-by-itself-failed = Esta partida no se puede guardar en { $path }: { $why }.
saved-in = La partida está guardada en { $path }.
saved-offered = { $command } ofrece seguirla.
saved-earlier = Tu partida anterior está guardada. Para seguirla:
unfinished-question = Dejaste una partida de { $game } en la mano { $number }. ¿Seguirla?

entry-empty = Escribe una jugada, o { "?" } para ver la ayuda.
entry-only-number = La única jugada tiene el número 1.
entry-numbers = Las jugadas tienen los números 1 a { $moves }.
entry-twice = “{ $card }” está dos veces. No se entierra nada.
entry-not-buriable = “{ $card }” no es una carta que puedas enterrar. No se entierra nada.
entry-unknown = “{ $typed }” no es aquí ni una jugada ni una orden.
entry-ambiguous = “{ $typed }” puede ser { $moves }: escribe algo más.
entry-something-else = otra cosa
game-question = ¿Qué juego?
game-question-again = Escribe un número del 1 al { $number }, o el principio de un nombre.

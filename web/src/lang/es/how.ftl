how-advice = Jugar bien

how-differs = { $count ->
    [0] Ninguna diferencia con { $other }
    [one] Una diferencia con { $other }
   *[other] { $count } diferencias con { $other }
}
how-these-rules = Estas reglas
how-usual-rules = Reglas habituales
how-compare = Comparar con otras: pega el enlace a sus reglas
how-no-link = Este no es un enlace a las reglas de un juego.
how-goes = Cómo va
how-counts = Qué cuenta
how-ring = El anillo de una carta muestra sus puntos.
how-cards = Las cartas
how-suit-down = Un palo, de la carta más alta a la más baja.
how-trump-down = El palo de triunfo, al que pertenece la torre.
how-worth = { $what }: { $points }
how-total = en total: { $points }
how-points-for = { $source ->
    [each-trick] cada baza
    [the-last-trick] la última baza
    [the-most-tricks] más bazas
    [the-most-cards] más cartas
    [each-orange] cada naranja
    [each-big-sweep] cada escoba grande
    [each-little-sweep] cada escoba pequeña
   *[other] { $source }
}

how-example = Una mano, jugada por bots
how-example-worth = Lo que valió la mano
how-side = Bando
how-taken = Puntos ganados
how-taken-for = { $what } { $points }
how-in-all = En total
how-score = Se anota

how-a-trick = Una baza
how-leads = { $who } sale
how-takes-trick = gana
how-takes = se lleva
how-laid-on = se pone sobre
how-and = y

how-dixie-green = Se sale de verde. Quien tenga verde debe jugar verde. El verde más alto gana la baza, con los diez puntos de Cleo dentro.
how-dixie-red = El triunfo es el rojo. Dan no tiene negro, así que puede jugar lo que quiera, y hasta un triunfo pequeño gana a todas las demás.

how-kentucky-green = Se sale de verde. Quien tenga verde debe jugar verde, o la torre. El 14 de Ben es el más alto: 25 puntos en una baza.
how-kentucky-red = El triunfo es el rojo, y se sale de rojo. La torre también es triunfo, y el más alto.

how-three-yellow = Se sale de amarillo. Quien tenga amarillo debe jugar amarillo. El 14 de Ben es el más alto: 15 puntos en cartas y 2 por la baza.
how-three-black = El triunfo es el negro. Cleo no tiene verde, así que puede jugar lo que quiera, y hasta un triunfo pequeño gana al 13.

how-five-hearts = Se sale de corazones, y quien tenga corazones debe jugar uno. Ann llamó el as de corazones, ¡así que Cleo es su pareja!

how-tuxedo-centre = El centro, como ejemplo.
how-tuxedo-capture = Llevarse
how-tuxedo-match = Iguales: un 9 se lleva un 9.
how-tuxedo-sum = Una suma: un 9 se lleva cartas que suman 9. Pueden ser más de dos.
how-tuxedo-both = Las dos cosas a la vez: una carta se lleva todo lo que puede. La página te muestra todas las formas, la mayor primero.
how-tuxedo-build = Construir
how-tuxedo-laid = También tienes un 9, así que puedes poner el 5 sobre el 4 y decir “nueve”. Las dos son ahora una sola construcción.
how-tuxedo-taken = En tu próximo turno tu 9 se lleva la construcción, si nadie se la ha llevado antes con otro 9. Solo un 9 puede llevársela.
how-tuxedo-orange = ¡Naranja!
how-tuxedo-oranges = Rojo y amarillo hacen naranja. Cuando alguien se lleva a la vez una carta roja y una amarilla, quien pulsa primero Naranja recibe 10 puntos, sin importar quién se las llevó.
how-tuxedo-called = Puedes cantar hasta que juegue la persona siguiente. Si pulsas cuando no hay nada que cantar, tu botón se bloquea dos segundos: mira el centro, no el botón.

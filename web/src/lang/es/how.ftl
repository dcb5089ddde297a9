### Cómo se juega: una página para cada juego, algunas contadas con imágenes. Las palabras entre corchetes resaltan.

how-to-play-it = Cómo se juega a { $game }
how-learn = Aprender jugando
how-rules-of = Reglas de la casa de { $game }
how-players = { $players }, unos { $minutes } minutos.
how-form-of = Es una forma de [{ $game }].
how-has-form = Una forma de este juego es [{ $game }]: [{ $differs }]
how-also-called = También se busca con estos nombres: { $names }.
how-failed = No se pudo cargar el juego.
how-try = Pruébalo
how-try-told = Lo mejor para aprender es jugar una mano o dos contra bots. Pide una pista cuando quieras.
how-others = Otros juegos
how-advice = Jugar bien

## Un juego sin imágenes

how-goes = Cómo va
how-counts = Qué cuenta
how-ring = El anillo de una carta muestra sus puntos.
how-cards = Las cartas
how-pack =
    { $count ->
        [one] 1 carta: { $ranks } en { $suits }.
       *[other] { $count } cartas: { $ranks } en { $suits }.
    }
how-pack-and =
    { $count ->
        [one] 1 carta: { $ranks } en { $suits }, más { $others }.
       *[other] { $count } cartas: { $ranks } en { $suits }, más { $others }.
    }
how-ranks = { $least } a { $most }
how-suit-down = Un palo, de la carta más alta a la más baja.
how-trump-down = El palo de triunfo, al que pertenece la torre.
how-house-rules =
    { $count ->
        [one] Cada familia juega a su manera: una regla de este juego se puede cambiar antes de abrir una mesa. [Reglas de la casa de { $game }]
       *[other] Cada familia juega a su manera: { $count } reglas de este juego se pueden cambiar antes de abrir una mesa. [Reglas de la casa de { $game }]
    }
how-no-house-rules = Este juego se juega tal cual: no tiene reglas de la casa.
how-source = Fuente: [{ $source }].
how-worth = { $what }: { $points }
how-total = en total: { $points }

## Una mano de ejemplo

how-example = Una mano, jugada por bots
how-example-worth = Lo que valió la mano
how-side = Bando
how-taken = Puntos ganados
how-taken-for = { $what } { $points }
how-taken-none = ninguno
how-in-all = En total
how-score = Se anota

## Imágenes de bazas y de lo que se lleva

how-leads = { $who } sale
how-takes-trick = gana la baza
how-takes = se lleva
how-laid-on = se pone sobre
how-and = y

## Lo que se repite

how-idea = La idea
how-bid = Pujar
how-nest-and-trump = El nido y el triunfo
how-a-trick = Una baza
how-scores = Qué puntúa
how-most-tricks = más bazas
how-each-trick = cada baza
how-bid-steps = Por turno, cada cual dice cuántos de los 120 puntos ganará su bando, 70 como mínimo y de 5 en 5, o pasa. Quien pasa ya no puja más.

how-dixie-idea = Tú y tu pareja juegan contra los otros dos; las parejas se sientan frente a frente. Con seis hay tres en cada bando, una silla sí y otra no. Un bando dice cuántos puntos va a ganar, y luego tiene que ganarlos.
how-dixie-ring = El anillo de una carta muestra sus puntos. El 14 es la carta más alta de su color, pero no vale nada por sí mismo.
how-dixie-first-bid = Para empezar con prudencia: puja 70 con un color largo y dos o tres 14.
how-dixie-nest = Quien puja más alto toma las cuatro cartas que sobraron, [el nido], y entierra cuatro cartas cualesquiera. Luego declara un color como [triunfo]: gana a todos los demás. Con seis jugadores el nido tiene dos cartas.
how-dixie-green = Se sale de verde. Quien tenga verde debe jugar verde. El verde más alto gana la baza, con los diez puntos de Cleo dentro.
how-dixie-red = El triunfo es el rojo. Dan no tiene negro, así que puede jugar lo que quiera, y hasta un triunfo pequeño gana a todas las demás.
how-dixie-last = Quien gana una baza sale en la siguiente. El bando que gana la última baza gana también el nido: sus puntos, y cuenta como una baza más.
how-dixie-score = Un bando que gana al menos lo que pujó se anota todo lo que ganó. Si gana menos, está [caído]: pierde lo que pujó. El otro bando conserva siempre lo que ganó. Si los dos bandos tienen las mismas bazas, cada cual saca una carta, y el bando con la suma más alta recibe los 20.
how-dixie-example = [Por ejemplo:] Ann y Cleo pujan 85 y ganan 75. Pierden 85, y los otros se anotan sus 45. Gana el primer bando que llega a 300 puntos.

how-kentucky-idea = El juego de los torneos. Las parejas se sientan frente a frente, dos contra dos. Un bando dice cuántos puntos va a ganar, y luego tiene que ganarlos. Los números van del 5 al 14, y la torre está en la baraja.
how-kentucky-nest = Quien puja más alto toma las cinco cartas que sobraron, [el nido], entierra cinco cartas cualesquiera y declara un color como [triunfo]: gana a todos los demás.
how-kentucky-green = Se sale de verde. Quien tenga verde debe jugar verde. El 14 de Ben es el más alto: 25 puntos en una baza.
how-kentucky-red = El triunfo es el rojo, y se sale de rojo. La torre también es triunfo, y el más alto.
how-kentucky-last = Quien gana una baza sale en la siguiente, y quien gana la última se lleva también las cartas enterradas.
how-kentucky-score = Un bando que gana al menos lo que pujó se anota todo lo que ganó. Si gana menos, está [caído]: pierde lo que pujó. El otro bando conserva siempre lo que ganó. Gana el primer bando que llega a 300 puntos.

## Rook para tres

how-three-idea = Juegan tres, cada cual por su cuenta. Una persona dice cuántos puntos va a ganar, y las otras dos intentan impedirlo. Los números van del 4 al 14.
how-three-bid = Quien reparte ya ha pujado 50. Por turno se puja más, de 5 en 5, o se pasa. Quien pasa ya no puja más. Si los otros dos pasan de entrada, quien reparte juega por 50. Las pujas de más de 80 son raras.
how-three-trump-first = El triunfo, y luego el nido
how-three-nest = Quien puja más alto declara primero el [triunfo], sin haber visto [el nido], las cinco cartas que sobraron. Luego las toma y entierra cinco cartas. No se pueden enterrar cartas con puntos, y las enterradas no cuentan para nadie.
how-three-yellow = Se sale de amarillo. Quien tenga amarillo debe jugar amarillo. El 14 de Ben es el más alto: 15 puntos en cartas y 2 por la baza.
how-three-black = El triunfo es el negro. Cleo no tiene verde, así que puede jugar lo que quiera, y hasta un triunfo pequeño gana al 13.
how-three-lead = En la primera baza sale quien está a la izquierda de quien tiene el contrato; después, quien gana una baza sale en la siguiente.
how-three-score = Quien tiene el contrato y gana al menos lo pujado se anota todo lo que ganó. Con menos, el contrato está [caído] y se pierde lo pujado. Los otros dos conservan siempre lo que ganaron.
how-three-example = [Por ejemplo:] Ann puja 60 y gana cinco bazas con 45 en cartas, 55 en total. Pierde 60. Ben se anota 45 y Cleo 26. Gana quien llega primero a 200 puntos.

## Rook para cinco

how-five-idea = Juegan cinco con una baraja corriente y un comodín, llamado la torre. En cada mano, quien tiene el contrato tiene también [una pareja secreta]: quien tenga la carta llamada. Los otros tres juegan contra estos dos.
how-five-bid = Por turno, cada cual dice cuántos puntos ganará con una pareja, 75 como mínimo y de 5 en 5, o pasa. Quien pasa ya no puja más. Pujar 180 es [ir a la luna]. Más alto todavía es [ir al sol]: todos los puntos y todas las bazas, por 360, ganados o perdidos.
how-five-then = Nido, triunfo, pareja
how-five-nest = Quien puja más alto toma las tres cartas que sobraron, el nido, y luego
how-five-trump = declara el [triunfo]: un palo que gana a los demás; o [sin triunfo]; o [sin triunfo al revés], con el orden invertido, de modo que el 2 es la mejor carta;
how-five-call = [llama una carta] que no tenga. Quien la tiene es su pareja y no dice nada: los demás se enteran cuando la carta se juega;
how-five-bury = entierra tres cartas, cuyos puntos son para quien gane la última baza, y sale en la primera baza o deja salir a la izquierda.
how-five-good-call = Una buena carta para llamar: el as que te falta.
how-five-hearts = Se sale de corazones, y quien tenga corazones debe jugar uno. Ann llamó el as de corazones, ¡así que Cleo es su pareja!
how-five-rook = [La torre] es el triunfo más bajo, y vale 20. Sin triunfo, al revés o no, es el único triunfo: gana cualquier baza en la que se juegue, pero solo puedes jugarla si no puedes seguir el palo, o para salir.
how-five-score = Quien tiene el contrato y su pareja suman sus puntos. Si el contrato está cumplido, cada cual se anota todo lo que ganaron juntos; si no, cada cual pierde lo pujado. Cada uno de los otros tres se anota lo que ganaron los tres juntos.
how-five-example = [Por ejemplo:] Ann pujó 120 y gana 130 con Cleo: 130 para Ann y para Cleo, 50 para cada uno de los demás. Gana quien llega primero a 500 puntos.

## Tuxedo

how-tuxedo-idea = Hay cuatro cartas boca arriba en el centro, y tú tienes cuatro. En tu turno juegas una carta: para [llevarte] cartas del centro, para [construir] o, si no puedes hacer ninguna de las dos cosas, para [dejarla]. Una carta vale su número; los colores solo importan para las naranjas.
how-tuxedo-centre = El centro, como ejemplo.
how-tuxedo-capture = Llevarse
how-tuxedo-match = Iguales: un 9 se lleva un 9.
how-tuxedo-sum = Una suma: un 9 se lleva cartas que suman 9. Pueden ser más de dos.
how-tuxedo-both = Las dos cosas a la vez: una carta se lleva todo lo que puede. La página te muestra todas las formas, la mayor primero.
how-tuxedo-pile = La carta jugada va a tu montón junto con lo que se llevó.
how-tuxedo-build = Construir
how-tuxedo-laid = También tienes un 9, así que puedes poner el 5 sobre el 4 y decir “nueve”. Las dos son ahora una sola construcción.
how-tuxedo-taken = En tu próximo turno tu 9 se lleva la construcción, si nadie se la ha llevado antes con otro 9. Solo un 9 puede llevársela.
how-tuxedo-raise = Cualquiera puede subir una construcción poniendo otra carta encima, si tiene una carta con la nueva suma. Ninguna construcción pasa de 14.
how-tuxedo-trail = Dejar
how-tuxedo-trailed = Si ninguna de tus cartas puede llevarse nada, puedes simplemente dejar una en el centro. Si el centro está vacío, tienes que hacerlo. ¡Procura no dejar una suma fácil a quien juega después!
how-tuxedo-sweep = Escoba
how-tuxedo-swept = Llevarse todo el centro es una escoba: [una escoba grande], de cuatro cartas o más, da 10; [una escoba pequeña], de tres o menos, da 5.
how-tuxedo-orange = ¡Naranja!
how-tuxedo-oranges = Rojo y amarillo hacen naranja. Cuando alguien se lleva a la vez una carta roja y una amarilla, quien pulsa primero Naranja recibe 10 puntos, sin importar quién se las llevó.
how-tuxedo-called = Puedes cantar hasta que juegue la persona siguiente. Si pulsas cuando no hay nada que cantar, tu botón se bloquea dos segundos: mira el centro, no el botón.
how-tuxedo-for = Por
how-tuxedo-points = Puntos
how-tuxedo-for-cards = más cartas que nadie (5 a cada cual si hay empate)
how-tuxedo-for-orange = cada naranja cantada
how-tuxedo-for-big = cada escoba grande
how-tuxedo-for-little = cada escoba pequeña
how-tuxedo-for-five = cada 5 llevado
how-tuxedo-end = Cuando nadie tiene cartas, se reparten cuatro más a cada cual, hasta que se acaba la baraja. Entonces se cuenta la mano. Gana quien llega primero a 100 puntos o más.

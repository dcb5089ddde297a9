coach-move-pass = pasa
coach-move-claim = pide reparto nulo
coach-move-play-on = juega la mano
coach-move-stay = aguanta
coach-move-sun = ve al sol
coach-move-bid = puja { $amount }
coach-move-bury-any = entierra una carta
coach-move-bury-all = entierra { $cards }, en cualquier orden
coach-move-bury = entierra { $card }
coach-move-name = declara { trump-call }
coach-move-orange = canta naranja
coach-move-call = llama { $card }
coach-move-left-leads = haz salir a la persona a tu izquierda
coach-move-lead = sal tú
coach-move-play = juega { $card }
coach-move-take = llévate { $cards } con { $card }
coach-move-build = construye con { $card } sobre { $cards }
coach-move-trail = deja { $card }
coach-move-hold = deja pasar la naranja

coach-card-rook = { card-rook }
coach-card-colour = { card-colour }
coach-card-poker = { card-poker }
coach-card-further = { card-colour }
coach-trump = { trump-call }

coach-answer-then = { $said } { $then }
coach-answer-as-good = Eso es más o menos igual de bueno. Pero aquí, por favor, { $move }, para que la lección pueda seguir.
coach-answer-better = Mejor: { $why }.
coach-answer-costs = Cuesta más o menos { points-counted }.
coach-answer-allowed = Las reglas lo permiten, pero hay algo mejor.
coach-answer-not-this-orange = Cualquiera puede cantar una naranja, así que en una mesa de verdad, ¡date prisa! En esta lección, por favor, deja esta a los demás.
coach-answer-passes = Quien pasa queda fuera de las pujas en esta mano. Tus cartas merecen una puja.
coach-answer-bids = Pujar { bid-named } promete esos puntos para tu bando, y con estas cartas no se puede contar con ganarlos.
coach-answer-higher = Pujar { bid-named } promete más con las mismas cartas. Si con { $best } basta para ir por delante, no pujes más.
coach-answer-lower = { $amount } también es una puja, pero la buena aquí es { $best }.
coach-answer-buries-long = Tienes { $held } cartas { $suit ->
    [black] negras
    [green] verdes
    [red] rojas
    [yellow] amarillas
    [spades] de picas
    [hearts] de corazones
    [diamonds] de diamantes
   *[clubs] de tréboles
}, que bien podrían ser tus triunfos: no las toques.
coach-answer-buries-counter = { $card } vale { $points } puntos, que entonces se lleva quien recibe las cartas enterradas.
coach-answer-buries-trump = { $card } es un triunfo: no lo entierres, porque los triunfos ganan bazas.
coach-answer-buries-top = { $card } es la carta más alta en { reason-suit }: gana una baza, así que guárdala.
coach-answer-names-shorter = Si declaras { $best }, tienes { $most } triunfos; si declaras { $trump }, solo { $held }. Cuantos más triunfos tengas, más bazas ganarán.
coach-answer-gives = El otro bando va ganando esta baza, y { $card } le daría { $points } puntos.
coach-answer-overtakes = Tu pareja ya va ganando esta baza: { $card } solo se la quitaría a tu propio bando.
coach-answer-keeps = Tu pareja va ganando esta baza: aquí { $best } traería sus { $points } puntos a tu bando.
coach-answer-loses = Con { $card } dejas la baza al otro bando, y con { $best } la puedes ganar.
coach-answer-spends = { $card } no gana más que { $best }. Guarda la carta más alta para después.
coach-answer-wastes = Ninguna de las dos cartas gana la baza, así que guarda la más alta para después.
coach-answer-leads-counter = { $card } vale { $points } puntos, y si sales con esa carta te la pueden superar.
coach-answer-misses-orange = Ahora la puede cantar cualquiera y llevarse los { $points } puntos.
coach-answer-misses-sweep = Hay una jugada que se lleva todo el centro: una escoba, que vale { $points } puntos.
coach-answer-misses-red-and-yellow = Hay una jugada que se lleva juntos rojo y amarillo: una naranja, que vale { $points } puntos para quien la cante.
coach-answer-takes-less = Con eso te llevas { $taken } de las cartas del centro, y puedes llevarte { $most }.
coach-answer-trails = Si dejas { $card }, cualquiera puede llevarse esa carta. Aquí tus cartas pueden hacer algo más.
coach-answer-trails-five = Un cinco vale { $points } puntos para quien se lo lleve: no dejes ninguno si sirve otra carta.
coach-answer-builds = Antes de tu próximo turno, los demás pueden llevarse una construcción. Aquí hay algo mejor.

coach-auction-sides = Primero vienen las pujas. Tu pareja se sienta frente a ti, y sus puntos y los tuyos se suman. Una puja dice cuántos de los { $stake } puntos de la mano ganará tu bando; la primera es de { $minimum } o más, y cada una tiene que ser más alta que la anterior. Quien pasa queda fuera.
coach-auction-alone = Primero vienen las pujas. Una puja dice cuántos de los { $stake } puntos de la mano ganarás, por tu cuenta contra los demás; la próxima puja es de { $minimum } o más, y cada una tiene que ser más alta que la anterior. Quien pasa queda fuera.
coach-auction-called = Primero vienen las pujas. Una puja dice cuántos de los { $stake } puntos ganará quien consiga el contrato, junto con una pareja que nadie conoce todavía; la primera es de { $minimum } o más, y cada una tiene que ser más alta que la anterior. Quien pasa queda fuera.
coach-auction-opening = Quien reparte tiene que abrir con { $opening }.
coach-counters-5-13 = Las cartas que cuentan se llaman cartas con puntos: cada 5 vale 5, y cada 10 y cada 13 valen 10.
coach-counters-5-14 = Las cartas que cuentan se llaman cartas con puntos: cada 5 vale 5, y cada 10 y cada 14 valen 10.
coach-counters-5-k-a-rook = Las cartas que cuentan se llaman cartas con puntos: cada 5 vale 5, cada 10 y cada rey valen 10, cada as vale 15, y la torre vale 20.
coach-counters-5-14-rook = Las cartas que cuentan se llaman cartas con puntos: cada 5 vale 5, cada 10 y cada 14 valen 10, y la torre vale 20.
coach-counters-5-14-rook-red-1 = Las cartas que cuentan se llaman cartas con puntos: cada 5 vale 5, cada 10 y cada 14 valen 10, la torre vale 20, y el 1 rojo vale 30.
coach-counters-5-14-1-rook = Las cartas que cuentan se llaman cartas con puntos: cada 5 vale 5, cada 10 y cada 14 valen 10, cada 1 vale 15, y la torre vale 20.
coach-counters-5-14-rook-1 = Las cartas que cuentan se llaman cartas con puntos: cada 5 vale 5, cada 10 y cada 14 valen 10, y la torre y cada 1 valen 20.
coach-counters-5-14-1-rook-red-2 = Las cartas que cuentan se llaman cartas con puntos: cada 5 vale 5, cada 10 y cada 14 valen 10, cada 1 vale 15, y la torre y el 2 rojo valen 20.
coach-counters-5-a = Las cartas que cuentan se llaman cartas con puntos: cada 5 vale 5, y cada 10 y cada as valen 10.
coach-counters-5-10-a = Las cartas que cuentan se llaman cartas con puntos: cada 5 vale 5, cada 10 vale 10, y cada as vale 15.
coach-auction-each-trick = Además hay { points-counted } por cada baza.
coach-auction-last-trick = Además hay { points-counted } por la última baza.
coach-auction-more-tricks = Además hay { points-counted } para el bando que gana más bazas.
coach-trump-usual = Has ganado las pujas, así que declaras el { suit-word } de triunfo. Un triunfo gana a cualquier carta que no sea triunfo. Declara el { suit-word } del que tengas más cartas, y mejor si las hay altas.
coach-bury-usual = El nido, { $nest ->
    [one] la carta que sobró
   *[other] las { $nest } cartas que sobraron
} al repartir, es tuyo ahora. Entierra, boca abajo, tantas cartas como has tomado.
coach-bury-last-trick = Sus puntos van a quien gana la última baza.
coach-bury-bidder = Sus puntos son tuyos.
coach-bury-opponents = Sus puntos van al otro bando.
coach-bury-nobody = Quedan fuera de juego y no cuentan para nadie.
coach-bury-low = Entierra cartas bajas y, si puedes, todas las que tengas de un { suit-word } corto: así podrás ganar con triunfos las bazas de ese { suit-word }, lo que se llama fallar.
coach-bury-no-counters = Aquí no se puede enterrar ninguna carta con puntos.
coach-bury-spare = Aquí no se pueden enterrar ni cartas con puntos ni triunfos.
coach-bury-one-counter = Aquí se puede enterrar como mucho una carta con puntos, un 5 o un 10.
coach-bury-exchange = Las { $nest } cartas del nido están ahora entre las tuyas, y entierras otras tantas: todas las del nido otra vez, o todas menos { $exchange } y, en su lugar, { $exchange } de las tuyas.
coach-call-usual = Ahora llama una carta que no tengas: quien la tiene es tu pareja, y no dice nada hasta que se juega. Llama una carta que vaya a ganar una baza.
coach-lead-usual = Puedes salir a la primera baza, o hacer salir a la persona a tu izquierda.
coach-play-lead = Ahora, las bazas. Sales tú: puedes jugar cualquier carta. Los demás tienen que jugar el { suit-word } de tu salida si pueden.
coach-play-follow = Ahora, las bazas. Juega una carta del { suit-word } de la salida si la tienes; si no, puedes jugar cualquier carta, también un triunfo. Gana la baza el triunfo más alto o, si no hay ninguno, la carta más alta del { suit-word } de la salida; quien la gana sale a la siguiente.
coach-play-rook = La torre es un triunfo: { $rook ->
    [lowest] el más bajo
    [below-11] entre el 10 y el 11
    [below-13] entre el 12 y el 13
   *[highest] el más alto de todos
}.
coach-play-rook-any-time = Se puede jugar en cualquier baza, aunque puedas seguir el palo.
coach-play-dummy = En el tercer puesto hay un muerto: descubre cada vez la carta de encima de su montón, y lo que gana se pierde para ambas partes.
coach-play-last = Quien gana la última baza se lleva también los puntos de las cartas enterradas: guarda una carta fuerte para ella.
coach-play-most = El bando que gana más bazas recibe { $most } puntos.
coach-play-bidder = { $bidder-name } juega { bid-named }, { $trump ->
    [none] { trump-call }
    [low] { trump-call }
   *[suit] con { trump-call } como triunfo
}.
coach-turn-usual = En tu turno juegas una carta. Se lleva una carta de su mismo número, o cartas que suman su número, o ambas cosas a la vez.
coach-turn-build = O la pones sobre una carta del centro, de modo que la suma sea una carta que te queda en la mano: eso es una construcción, y solo se la lleva una carta de ese número.
coach-turn-trail = Si ninguna de tus cartas se puede llevar nada, pon una sin más en el centro: eso se llama dejar.
coach-turn-score = Tener más cartas que nadie da { $most } puntos, cada cinco { $five }, una escoba (vacías el centro) { $little } o { $big }, y una naranja { $orange }.
coach-orange-usual = Alguien se ha llevado juntos rojo y amarillo: ¡una naranja! Quien la canta primero gana { $orange } puntos, sin importar quién se haya llevado las cartas.
coach-ask-move = ¿Qué juegas?
coach-ask-bid = ¿Qué dices?
coach-free-left = La mano se ha apartado de la lección, y no pasa nada. Sigue jugando por tu cuenta, y pide una pista si quieres.
coach-free-over = Aquí termina esta mano.

coach-build = la construcción ({ $cards })
coach-group = { $cards }

coach-ask-named = { $move }: { $why }.

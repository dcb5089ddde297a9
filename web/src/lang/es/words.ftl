### Las palabras de los juegos y qué significan: la palabra y sus formas, luego dos puntos y la frase.

word-deal = mano, manos: Una baraja, repartida y jugada hasta la última carta. Una partida se juega en varias manos.
word-dealer = reparte, quien reparte: La persona que reparte las cartas. En cada mano le toca a la siguiente de la izquierda.
word-hand = tus cartas, sus cartas: Las cartas que tiene un jugador.
word-bid = puja, pujas, pujar: La promesa de ganar al menos tantos puntos en esta mano, con tu pareja si la tienes.
word-pass = pasar, pasa: No pujar. Quien pasa ya no puja en esta mano.
word-bidder = quien tiene el contrato: El jugador con la puja más alta, que se queda el nido y declara el triunfo.
word-nest = nido: Las cartas que sobran cuando todos tienen las suyas. La puja más alta se las lleva y entierra otras tantas.
word-bury = enterrar, entierra, enterradas: Apartar una carta boca abajo a cambio de una del nido.
word-trump = triunfo, triunfos: El palo que vence a todos los demás en esta mano.
word-ruff = fallar, falla: Jugar un triunfo en una baza por no tener el palo de salida.
word-void = sin cartas: No tener ninguna carta de un palo, de modo que puedes fallarlo.
word-trick = baza, bazas: Una carta de cada jugador. La gana el triunfo más alto o, si no hay, la carta más alta del palo de salida.
word-lead = salir, sale: Jugar la primera carta de una baza. Los demás tienen que seguir su palo si pueden.
word-follow = seguir el palo, sigue el palo: Jugar una carta del palo de salida. Quien puede, debe; solo la torre se puede jugar igualmente en algunos juegos.
word-counter = carta con puntos, cartas con puntos: Una carta que da puntos a quien la gana. El anillo de la carta dice cuántos.
word-sure-winner = baza segura, bazas seguras: Una carta que ninguna carta de los demás puede vencer ya.
word-set = caído, cae: Un bando cae si gana menos puntos de los que pujó: pierde lo que pujó.
word-partner = pareja, parejas: Quien puntúa contigo: el jugador de enfrente, o quien tiene la carta llamada.
word-side = bando, bandos: Quienes puntúan juntos en una mano.
word-call = llamar, llama, llamada: Nombrar una carta cuyo dueño será la pareja del contrato; o, en Tuxedo, decir “naranja”.
word-rook = torre: La carta de la torre. En los juegos que la usan es un triunfo; las reglas de cada juego dicen cuánto vale.
word-lo-no = sin triunfo al revés: Una mano sin triunfo con el orden de las cartas al revés: gana la más baja del palo de salida, si no se juega la torre.
word-no-trump = sin triunfo: Una mano sin palo de triunfo: la carta más alta del palo de salida gana cada baza, si no se juega la torre.
word-moon = luna: Ir a la luna es pujar por todos los puntos de la mano.
word-sun = sol: Ir al sol es pujar por todos los puntos y todas las bazas.
word-most-tricks = más bazas: En algunos juegos el bando que gana más bazas recibe puntos por ello.
word-last-trick = última baza: La baza final de una mano. En muchos juegos quien la gana recibe también los puntos de las cartas enterradas.
word-dummy = muerto: Unas cartas sin jugador: se van descubriendo una a una.
word-centre = centro: En Tuxedo, las cartas boca arriba del medio, que se pueden llevar.
word-capture = llevarse, se lleva: Llevarse cartas del centro con una carta del mismo número, o con una igual a su suma.
word-build = construcción, construcciones, construir: Cartas puestas una sobre otra en el centro. Solo una carta igual a su suma puede llevárselas.
word-trail = dejar, deja: Poner una carta en el centro porque no hay nada que llevarse.
word-sweep = escoba, escobas: Una jugada que vacía todo el centro. Una escoba grande se lleva cuatro cartas o más.
word-orange = naranja, naranjas: Rojo y amarillo llevados juntos. Quien canta “naranja” primero recibe sus puntos.
word-stock = mazo: Las cartas que aún quedan por repartir.

## Alrededor de ellas

words-find = Buscar una palabra
words-none = No hay ninguna palabra así.
words-means = ¿Qué significa “{ $word }”?

how-players = { $sides ->
    [alternate] Para { $players } personas en dos bandos: parejas y rivales se alternan alrededor de la mesa.
    [called] Para { $players } personas, cada una con sus propios puntos: en cada mano, quien tiene el contrato consigue pareja llamando una carta.
   *[alone] Para { $players } personas, cada una por su cuenta.
}
how-dummy = El muerto son unas cartas que no lleva nadie, boca abajo en un montón a la derecha de quien reparte. En su turno se juega su carta de arriba, sea cual sea la salida, y si gana una baza sale con la carta siguiente. Sus bazas no cuentan para nadie.
how-pack = { $suit ->
    [suit] Hay { $cards } cartas corrientes: en cada uno de los palos picas, corazones, diamantes y tréboles, de mayor a menor, { $ranks }.
   *[colour] Hay { $cards } cartas: en cada uno de los colores negro, verde, rojo y amarillo, de mayor a menor, { $ranks }.
}
how-pack-and = { $suit ->
    [suit] Hay { $cards } cartas: en cada uno de los palos picas, corazones, diamantes y tréboles, de mayor a menor, { $ranks }; y un comodín, que se llama la torre.
   *[colour] Hay { $cards } cartas: en cada uno de los colores negro, verde, rojo y amarillo, de mayor a menor, { $ranks }; y además { $others }.
}
how-run = { $highest } a { $lowest }
how-rank = { $rank ->
    [jack] jota
    [queen] reina
    [king] rey
    [ace] as
   *[other] { $rank }
}
how-points = Dan puntos: { $worth }; { $points } en total.
how-worth = { $what } ({ $points })
how-each = { $rank ->
    [jack] cada jota
    [queen] cada reina
    [king] cada rey
    [ace] cada as
   *[other] cada { $rank }
}
how-source = { $source ->
    [each-trick] cada baza
    [last-trick] la última baza
   *[most-tricks] tener más bazas
}
how-most-tricks = Si los dos bandos ganan las mismas bazas, cada persona saca una carta, y los puntos por tener más bazas van al bando cuyas cartas suman más.
how-always-trump = Sea cual sea el triunfo, los triunfos más altos son estos, de mayor a menor: { $cards }.
how-rook = { $place ->
    [low] La torre es el triunfo más bajo.
    [above-10] La torre es un triunfo entre el 10 y el 11.
    [above-12] La torre es un triunfo entre el 12 y el 13.
   *[high] La torre es el triunfo más alto.
}
how-rook-any-time = La torre se puede jugar en cualquier baza, incluso si se podría seguir el palo. A una salida de triunfo hay que jugarla si es el único triunfo de la mano.
how-rook-follows = La torre sigue el palo como cualquier triunfo: a otra salida solo la juega quien no puede seguir el palo.
how-rook-alone = Sin palo de triunfo, la torre es un palo aparte y gana cualquier baza en la que se juegue.

how-dealer = Quién reparte primero se decide por sorteo; después, el reparto pasa a la izquierda.
how-dealt = { $nest ->
    [0] Se reparten todas las cartas, { $hand } a cada persona.
    [one] Cada puesto recibe { $hand } cartas, y sobra una: el nido.
   *[other] Cada puesto recibe { $hand } cartas, y sobran { $nest }: el nido.
}
how-dealt-with = Con { $players } personas, cada puesto recibe { $hand } cartas, y sobran { $nest }.
how-misdeal = { $claim ->
    [may] { $misdeal ->
        [no-counters] Quien no tiene ninguna carta que dé puntos puede pedir reparto nulo antes de las pujas; entonces vuelve a repartir la misma persona.
       *[low-hand] Quien solo tiene cartas del 6 al 9 puede pedir reparto nulo antes de las pujas; entonces vuelve a repartir la misma persona.
    }
   *[must] { $misdeal ->
        [no-counters] Si alguien no tiene ninguna carta que dé puntos, vuelve a repartir la misma persona.
       *[low-hand] Si alguien solo tiene cartas del 6 al 9, vuelve a repartir la misma persona.
    }
}
how-misdeal-unless = No se vuelve a repartir si la carta del nido que está boca arriba da puntos.
how-nest-shown = { $shown ->
    [top] Una carta del nido está boca arriba desde el reparto.
   *[taken] Cuando se toma el nido, lo ve todo el mundo.
}
how-first-bid = { $first ->
    [dealer] Puja primero quien reparte.
   *[left-of-dealer] Puja primero la persona a la izquierda de quien reparte.
}
how-opening = Quien reparte ya ha pujado { $bid }, y sigue la persona a su izquierda.
how-turns = Por turno, cada persona puja o pasa; quien pasa ya no puede pujar en esa mano.
how-bids = { $jumps ->
    [jump] Una puja promete ganar tantos puntos, de { $low } a { $high }, de { $step } en { $step }: más que la puja anterior, tantos pasos como se quiera.
   *[step] Una puja promete ganar tantos puntos, de { $low } a { $high }: exactamente { $step } más que la puja anterior.
}
how-moon = Pujar { $bid } es ir a la luna: si se cumple, da { $points }.
how-lost-moon = Una luna que no se cumple cuesta { $points }.
how-sun = La puja más alta es ir al sol: todos los puntos y todas las bazas, por { $points }, ganados o perdidos.
how-stay = Una vez por mano, durante las pujas, se puede aguantar: no se puja ni se pasa, sino que se sigue con la puja que hay. Si lo hacen todas las demás personas que aún pujan, esa puja gana.
how-bidding-ends = Las pujas acaban cuando todas las personas menos una han pasado.
how-all-pass = { $then ->
    [redeal] Si todo el mundo pasa, se tiran las cartas y reparte la siguiente persona.
    [dealer-minimum] Si todo el mundo pasa, quien reparte tiene que jugar por { $bid }.
   *[opening] Si nadie puja más, quien reparte juega por { $bid }.
}

how-steps = Quien más ha pujado hace esto, por este orden: { $steps }.
how-only-trump = Quien más ha pujado declara el triunfo.
how-step-nest = tomar el nido
how-step-bury = { $cards ->
    [one] enterrar una carta
   *[other] enterrar { $cards } cartas
}
how-step-trump = declarar el triunfo
how-step-call = { $cards ->
    [one] llamar una carta
   *[other] llamar { $cards } cartas
}
how-trump = { $suit ->
    [suit] El triunfo es un palo a elección: cada una de sus cartas gana a todas las de los demás palos.
   *[colour] El triunfo es un color a elección: cada una de sus cartas gana a todas las de los demás colores.
}
how-no-trump = { $calls ->
    [none] También se puede jugar sin triunfo.
   *[low] También se puede jugar sin triunfo, o sin triunfo al revés: con el orden invertido, de modo que la carta más baja es la mejor.
}
how-bury = { $bury ->
    [any] Se puede enterrar cualquier carta, boca abajo.
    [no-counters] No se pueden enterrar cartas que den puntos, salvo que no haya otras en la mano.
    [spare] No se pueden enterrar triunfos ni cartas que den puntos, salvo que no haya otras en la mano.
   *[one-counter] De las cartas que dan puntos se puede enterrar una como mucho, un 5 o un 10, salvo que no haya otras en la mano.
}
how-exchange = { $cards ->
    [one] Se cambia exactamente una carta por una del nido, o ninguna.
   *[other] Se cambian exactamente { $cards } cartas por cartas del nido, o ninguna.
}
how-buried-trumps = Los triunfos enterrados quedan boca arriba.
how-called = { $cards ->
    [one] Se llama una carta que no se tiene ni se ha enterrado. Quien la tiene es la pareja en esta mano, y no dice nada: los demás se enteran cuando la carta se juega.
   *[other] Se llaman cartas que no se tienen ni se han enterrado. Quien tiene una es pareja en esta mano, y no dice nada: los demás se enteran cuando la carta se juega. Quien las tiene todas es la única pareja.
}
how-called-with = Con { $players } personas se llaman { $cards } cartas, una tras otra; quien las tiene todas es la única pareja.

how-lead = { $lead ->
    [left-of-dealer] En la primera baza sale, con cualquier carta, la persona a la izquierda de quien reparte.
    [left-of-bidder] En la primera baza sale, con cualquier carta, la persona a la izquierda de quien tiene el contrato.
    [chosen] En la primera baza sale, con cualquier carta, quien tiene el contrato, o hace salir a la persona a su izquierda.
    [trump] El triunfo es un palo que quede en la mano después de enterrar, y quien tiene el contrato sale con una carta suya en la primera baza.
    [trump-shown] Quien tiene el contrato sale en la primera baza con una carta del palo nombrado antes de enterrar, o con cualquiera si ya no le queda ninguna.
   *[bidder] En la primera baza sale, con cualquier carta, quien tiene el contrato.
}
how-follow = Por turno hacia la izquierda, cada persona juega una carta, del { suit-word } de la salida si es posible y si no, cualquiera: esas cartas son una baza. Nadie tiene que superar una carta ni jugar triunfo.
how-wins = Gana la baza el triunfo más alto; si no hay, la carta más alta del { suit-word } de la salida. Quien la gana sale en la siguiente.
how-nest-to = { $to ->
    [bidder] Los puntos de las cartas enterradas van al bando del contrato.
    [opponents] Los puntos de las cartas enterradas van al bando contrario al del contrato.
    [last-trick] Los puntos de las cartas enterradas van a quien gana la última baza.
   *[nobody] Los puntos de las cartas enterradas se pierden.
}
how-nest-is-a-trick = Las cartas enterradas cuentan como una baza más para el bando que se lleva sus puntos.

how-score = { $sides ->
    [alternate] El bando del contrato apunta todo lo que ganó, si es al menos lo que pujó. Si ganó menos, ha caído: pierde su puja y no apunta nada más. El otro bando apunta siempre lo que ganó.
    [called] El bando del contrato suma sus puntos. Si son al menos los pujados, cada persona del bando los apunta todos; si no, cada una pierde la puja y no apunta nada más. Las demás apuntan siempre lo que ganaron juntas, cada una todo.
   *[alone] Quien tiene el contrato apunta todo lo que ganó, si es al menos lo que pujó. Si ganó menos, ha caído: pierde la puja y no apunta nada más. Las demás personas apuntan siempre lo que ganaron.
}
how-below-zero = Los totales pueden bajar de cero.
how-never-below = Ningún total baja de cero: el que una puja perdida haría negativo es cero.
how-double-set = Un bando que ha caído y ganó menos puntos que el otro pierde el doble de su puja.
how-slam = Si el bando del contrato gana todas las bazas, apunta { $points } en vez de lo que ganó.
how-bonus = Si el bando del contrato gana todos los puntos, apunta { $points } más.
how-gate = Un bando con { $points } puntos o más, y sin el contrato, solo apunta si alguien suyo ha pujado en la mano.
how-target = { $sides ->
    [alternate] Gana el primer bando que tiene { $points } puntos o más al final de una mano.
   *[alone] Gana la primera persona que tiene { $points } puntos o más al final de una mano.
}
how-tie = { $tie ->
    [bidder] Si los dos bandos llegan en la misma mano, gana el del contrato, incluso con el total más bajo.
    [higher] Si los dos bandos llegan en la misma mano, gana el total más alto; si son iguales, se juega otra mano.
    [shared] Si llegan varias personas en la misma mano, gana el total más alto; los totales iguales comparten la victoria.
   *[alone] Si llegan varias personas en la misma mano, gana el total más alto; si los más altos son iguales, se juega otra mano.
}
how-must-make = { $sides ->
    [alone] Pero así solo gana quien tiene el contrato, y solo si lo cumple en esa mano; si no, la partida sigue y los totales se quedan como están.
   *[side] Pero así solo gana el bando del contrato, y solo si lo cumple en esa mano; si no, la partida sigue y los totales se quedan como están.
}
how-floor = Un total de { $points } o menos también acaba la partida, y gana el total más alto.
how-floor-least = Un total de { $points } o menos pierde al momento, si el otro bando tiene { $least } o más.
how-deals = { $deals ->
    [one] La partida acaba como mucho tras una mano, salvo empate en cabeza; gana el total más alto.
   *[other] La partida acaba como mucho tras { $deals } manos, salvo empate en cabeza; gana el total más alto.
}
how-margin = También gana una ventaja de { $points } puntos.
how-cap = Solo puede ganar el bando del contrato: cualquier otro total por encima de { $points } vuelve a ese número.

how-table = Para { $least } a { $most } personas, cada una por su cuenta.
how-centre = Cada persona recibe { $cards } cartas, y { $cards } quedan boca arriba en el centro. Empieza la persona a la izquierda de quien reparte, y los turnos pasan a la izquierda.
how-again = Cuando nadie tiene cartas, se reparten { $cards } más a cada persona, y ninguna al centro. Si no hay para tantas, las que quedan se reparten por igual, y las últimas, si no llegan para todas las personas, van al centro.
how-turn = En tu turno juegas exactamente una carta, de una de estas tres maneras: te llevas cartas, construyes o dejas, que es poner la carta boca arriba en el centro.
how-capture = Una carta se lleva una carta de su número, o dos o más cartas que suman su número, o varios de esos grupos a la vez.
how-takes = { $capture ->
    [maximal] Eliges la carta y los grupos, pero tienes que llevarte cualquier otro grupo que esa misma carta pueda llevarse.
    [most] Con la carta que eliges tienes que llevarte todas las cartas que puedas.
   *[any] Eliges la carta y los grupos, y no tienes que llevarte todo lo que puedes.
}
how-build = En vez de eso puedes poner una carta sobre una carta suelta del centro, si otra carta de tu mano vale la suma de las dos. Las dos son entonces una construcción: un montón que solo se lleva una carta de ese número, y se lo puede llevar cualquiera. Del mismo modo, cualquiera puede subir una construcción con otra carta. Ninguna construcción pasa de { $highest }.
how-build-many = Una carta también se puede poner sobre varias cartas sueltas a la vez.
how-build-doubled = Quien se queda con una carta del número de una construcción puede doblarla: le añade otra carta de ese número, o una carta puesta sobre cartas sueltas que juntas lo suman. Una construcción de varios grupos solo se puede llevar.
how-build-joined = Al poner una carta para construir, también van al montón todas las demás cartas sueltas del centro que suman su número.
how-must-take = Quien ha construido tiene que llevarse la construcción o subirla en su turno siguiente, si sus cartas aún se lo permiten.
how-trail = { $trail ->
    [free] Puedes dejar en cualquier turno.
   *[forced] Solo puedes dejar si ninguna carta de tu mano puede llevarse nada; también entonces puedes construir.
}
how-sweep = Llevarse todo el centro es una escoba: una escoba grande, de { $cards } cartas o más del centro, da { $big } puntos; si no, es una escoba pequeña y da { $little }.
how-orange = { $orange ->
    [race] Llevarse juntas una carta roja y una amarilla es una naranja: quien la canta primero recibe { $points } puntos, hasta que juega la persona siguiente.
    [owner-first] Llevarse juntas una carta roja y una amarilla es una naranja: da { $points } puntos a quien se las llevó o, si la deja pasar, a quien la canta primero, hasta que juega la persona siguiente.
   *[auto] Llevarse juntas una carta roja y una amarilla es una naranja: da { $points } puntos.
}
how-orange-played = La carta con la que te llevas otras también cuenta para una naranja.
how-most-cards = Llevarse más cartas que nadie da { $most } puntos o, en caso de empate, { $tied } a cada persona empatada; cada 5 llevado da { $five }. La carta con la que te llevas otras cuenta entre las llevadas.
how-deal-ends = La mano acaba cuando se han jugado todas las cartas.
how-leftovers = { $to ->
    [last-capturer] Las cartas que quedan en el centro son de quien se llevó cartas por última vez.
   *[nobody] Las cartas que quedan en el centro no cuentan para nadie.
}
how-at-once = { $points } puntos ganan al momento, incluso en medio de una mano.

### Games on their own pages: how they are played, advice on playing them well, and lessons.
###
### Said in English by the values of the games, by rookery.games.advice, and by the lessons.

## How a game is played, in three paragraphs.

game-tuxedo-how-1 = Hay cuatro cartas boca arriba en el centro, y cada persona tiene cuatro cartas en la mano. En tu turno juegas una carta. Un 9 se lleva un 9 del centro, o cartas que suman 9, como un 5 y un 4, o ambas cosas a la vez.
game-tuxedo-how-2 = También puedes poner una carta sobre una del centro para construir una suma que otra carta de tu mano se pueda llevar después, si nadie es más rápido. Solo cuando ninguna carta tuya se puede llevar nada puedes poner una sin más en el centro: eso se llama dejar.
game-tuxedo-how-3 = Vaciar todo el centro es una escoba. Cuando alguien se lleva juntas una carta roja y una amarilla, quien canta primero «naranja» gana 10 puntos. Puntúan los cincos, las escobas, las naranjas y tener más cartas, y 100 puntos ganan.
game-dixie-how-1 = Dos bandos se sientan alternados alrededor de la mesa y juegan por 120 puntos. Los 13 y los 10 valen 10 cada uno, los 5 valen 5, y el bando que gana más bazas recibe 20.
game-dixie-how-2 = Primero pujas el número de puntos que ganará tu bando, 70 o más, o pasas. Quien más puja toma el nido, que son las cartas sobrantes, entierra otras tantas boca abajo y declara un color como triunfo, que gana a todos los demás colores.
game-dixie-how-3 = Después cada persona juega por turno una carta, del color de la salida si es posible: esas cartas son una baza, que gana el triunfo más alto o, si no, la carta más alta del color de la salida. Quien gana la última baza se lleva también el nido. Un bando que gana menos puntos de los que pujó pierde el valor de su puja. El primer bando con 300 puntos gana.
game-three-how-1 = Juegan tres personas, cada una por su cuenta. Los 14 y los 10 valen 10 puntos cada uno, los 5 valen 5, y cada baza vale 2: 126 en total.
game-three-how-2 = Quien reparte abre automáticamente con 50 puntos; puja más, o pasa. Quien más puja declara un color como triunfo, que gana a todos los demás colores, toma después el nido, que son las cinco cartas sobrantes, y entierra cinco cartas que no valen nada.
game-three-how-3 = Después cada persona juega por turno una carta, del color de la salida si es posible: esas tres cartas son una baza, que gana el triunfo más alto o, si no, la carta más alta del color de la salida. Quien tiene el contrato y gana menos puntos que su puja pierde el valor de la puja, y las demás personas apuntan lo que ganaron. Gana quien llega primero a 200 puntos.
game-five-how-1 = Juegan cinco personas con cartas corrientes y un comodín, que se llama la torre. Los ases valen 15 puntos cada uno, los reyes y los 10 valen 10, los 5 valen 5 y la torre 20: 180 en total.
game-five-how-2 = Puja el número de puntos que ganarás con una pareja, 75 o más, o pasa. Quien más puja toma las tres cartas sobrantes, declara un palo de triunfo, que gana a los demás palos (o sin triunfo, o sin triunfo al revés, donde ganan las cartas bajas), y llama una carta. Quien tiene esa carta es su pareja, y los demás lo saben cuando la carta se juega. Después se entierran tres cartas.
game-five-how-3 = Cada persona juega por turno una carta, del palo de la salida si es posible: esas cinco cartas son una baza, que gana el triunfo más alto o, si no, la carta más alta del palo de la salida. Si la pareja del contrato gana en total menos puntos que la puja, cada uno pierde su valor; si no, apuntan lo que ganaron, como siempre los demás, y gana quien llega primero a 500 puntos.
game-kentucky-how-1 = Las parejas se sientan frente a frente y juegan por 120 puntos. La torre vale 20, los 14 y los 10 valen 10 cada uno, y los 5 valen 5.
game-kentucky-how-2 = Primero pujas el número de puntos que ganará tu bando, 70 o más, o pasas. Quien más puja toma el nido, que son las cinco cartas sobrantes, entierra cinco cartas boca abajo y declara un color como triunfo, que gana a todos los demás colores. La torre es el triunfo más alto, y se puede jugar en cualquier baza.
game-kentucky-how-3 = Después cada persona juega por turno una carta, del color de la salida si es posible: esas cuatro cartas son una baza, que gana el triunfo más alto o, si no, la carta más alta del color de la salida. Quien gana la última baza se lleva también el nido. Un bando que gana menos puntos de los que pujó pierde el valor de su puja, y el primer bando con 300 puntos gana.
game-kentucky-original-how-1 = Las parejas se sientan frente a frente y juegan por 100 puntos: los 14 y los 10 valen 10 cada uno, los 5 valen 5, y no hay torre.
game-kentucky-original-how-2 = Primero pujas el número de puntos que ganará tu bando, 50 o más, o pasas. Si todo el mundo pasa, quien reparte tiene que jugar por 50. Quien más puja toma el nido, que son las cuatro cartas sobrantes, entierra cuatro cartas boca abajo y declara un color como triunfo, que gana a todos los demás colores.
game-kentucky-original-breckinridge-how-2 = Primero pujas el número de puntos que ganará tu bando, 65 o más, o pasas. Si todo el mundo pasa, quien reparte tiene que jugar por 65. Quien más puja declara un color como triunfo, que gana a todos los demás colores, toma después el nido, que son las cuatro cartas sobrantes, y entierra cuatro cartas que no valen nada; los triunfos que haya entre ellas quedan boca arriba.
game-partnership-how-1 = Las parejas se sientan frente a frente, reciben catorce cartas por persona y juegan por 120 puntos. Los 14 y los 10 valen 10 cada uno, los 5 valen 5, y el bando que gana más bazas recibe 20.
game-partnership-how-2 = Primero pujas el número de puntos que ganará tu bando, 70 o más, o pasas. Quien más puja declara un color como triunfo, que gana a todos los demás colores; no hay ningún nido que mejore sus cartas.
game-partnership-how-3 = Después cada persona juega por turno una carta, del color de la salida si es posible: esas cuatro cartas son una baza, que gana el triunfo más alto o, si no, la carta más alta del color de la salida. Un bando que gana menos puntos de los que pujó pierde el valor de su puja, y el primer bando con 300 puntos gana.
game-thirteens-how-1 = Las parejas se sientan frente a frente y juegan por 120 puntos: los 13 y los 10 valen 10 cada uno, los 5 valen 5, y el bando que gana cinco bazas o más recibe 20. Los 14 son las cartas más altas, pero no valen nada.
game-thirteens-how-2 = Primero pujas el número de puntos que ganará tu bando, 65 o más, o pasas. Si todo el mundo pasa, quien reparte tiene que jugar por 65. Quien más puja toma el nido, que son las cuatro cartas sobrantes, entierra cuatro cartas boca abajo y declara un color como triunfo, que gana a todos los demás colores.
game-thirteens-how-3 = Después cada persona juega por turno una carta, del color de la salida si es posible: esas cuatro cartas son una baza, que gana el triunfo más alto o, si no, la carta más alta del color de la salida. Quien gana la última baza se lleva también el nido. Un bando que gana menos puntos de los que pujó pierde el valor de su puja, y el primer bando con 500 puntos gana.
game-red-one-how-1 = Las parejas se sientan frente a frente y juegan por 150 puntos: el 1 rojo vale 30, la torre vale 20, los 14 y los 10 valen 10 cada uno, y los 5 valen 5. Sea cual sea el color de triunfo, el 1 rojo es el triunfo más alto, y la torre, que se puede jugar en cualquier baza, es el segundo.
game-red-one-how-2 = Primero pujas el número de puntos que ganará tu bando, 75 o más, o pasas. Quien más puja toma el nido, que son las seis cartas sobrantes, declara un color como triunfo, que gana a todos los demás colores, y entierra seis cartas, entre ellas como mucho una con puntos, un 5 o un 10. Los triunfos enterrados quedan boca arriba.
game-red-one-western-how-1 = Las parejas se sientan frente a frente y juegan por 200 puntos: la torre y la última baza valen 20 cada una, los 1 valen 15 cada uno, los 14 y los 10 valen 10, y los 5 valen 5. Los 1 son las cartas más altas de su color, pero el 1 rojo es el triunfo más alto en cada mano, y la torre el segundo.
game-red-one-western-how-2 = Primero pujas el número de puntos que ganará tu bando, 100 o más, o pasas. Quien más puja toma el nido, que son las cinco cartas sobrantes, entierra cinco cartas boca abajo y declara un color como triunfo, que gana a todos los demás colores.
game-kentucky-rook-how-1 = Las parejas se sientan frente a frente y juegan por 180 puntos: la torre vale 20, los 1 valen 15 cada uno, los 14 y los 10 valen 10, y los 5 valen 5. Los 1 son las cartas más altas de su color, y la torre es el triunfo más alto, que se puede jugar en cualquier baza.
game-kentucky-rook-how-2 = Primero pujas el número de puntos que ganará tu bando, 100 o más, o pasas. Si todo el mundo pasa, quien reparte tiene que jugar por 100. Quien más puja toma el nido, que son las cinco cartas sobrantes, entierra cinco cartas boca abajo y declara un color como triunfo, que gana a todos los demás colores.
game-kentucky-rook-williams-how-1 = Las parejas se sientan frente a frente y juegan por 200 puntos: la torre y los 1 valen 20 por carta, los 14 y los 10 valen 10, y los 5 valen 5. Los 1 son las cartas más altas de su color, y la torre es el triunfo más alto, que se puede jugar en cualquier baza.
game-kentucky-rook-williams-how-2 = Primero pujas el número de puntos que ganará tu bando, 100 o más, o pasas. Una carta del nido está boca arriba desde el principio. Quien más puja toma el nido, que son las cinco cartas sobrantes, entierra cinco cartas boca abajo y declara un color como triunfo, que gana a todos los demás colores.
game-kentucky-rook-williams-how-3 = Después cada persona juega por turno una carta, del color de la salida si es posible: esas cuatro cartas son una baza, que gana el triunfo más alto o, si no, la carta más alta del color de la salida. Quien gana la última baza se lleva también el nido. Un bando que gana menos puntos de los que pujó pierde el valor de su puja, y gana el total más alto tras cuatro manos, o el primer bando con 500 puntos.
game-kentucky-rook-baby-bird-how-1 = Las parejas se sientan frente a frente y juegan por 200 puntos: la torre y el 2 rojo valen 20 cada uno, los 1 valen 15, los 14 y los 10 valen 10, y los 5 valen 5. La torre es el triunfo más alto, y el 2 rojo, llamado Baby Bird, es el segundo en cada mano; por lo demás, los 1 son altos.
game-kentucky-rook-baby-bird-how-2 = Primero pujas el número de puntos que ganará tu bando, 100 o más, o pasas. Si todo el mundo pasa, quien reparte tiene que jugar por 100. Quien más puja toma el nido, que son las seis cartas sobrantes, entierra seis cartas boca abajo y declara un color como triunfo, que gana a todos los demás colores.
game-one-high-how-1 = Las parejas se sientan frente a frente y juegan por 180 puntos: la torre vale 20, los 1 valen 15 cada uno, los 14 y los 10 valen 10, y los 5 valen 5. Los 1 son las cartas más altas de su color, pero la torre es el triunfo más bajo.
game-one-high-how-2 = Primero pujas el número de puntos que ganará tu bando, 70 o más, o pasas. Quien más puja toma el nido, que son las cinco cartas sobrantes, entierra cinco cartas boca abajo y declara un color como triunfo, que gana a todos los demás colores.
game-house-how-1 = Las parejas se sientan frente a frente y juegan por 200 puntos: la torre y la última baza valen 20 cada una, los 1 valen 15, los 14 y los 10 valen 10, y los 5 valen 5. Los 1 son las cartas más altas de su color, y la torre es un triunfo entre el 10 y el 11.
game-house-how-3 = Sale quien tiene el contrato. Después cada persona juega por turno una carta, del color de la salida si es posible: esas cuatro cartas son una baza, que gana el triunfo más alto o, si no, la carta más alta del color de la salida. Quien gana la última baza se lleva también el nido. Un bando que gana menos puntos de los que pujó pierde el valor de su puja, y el primer bando con 500 puntos gana.
game-call-partner-how-1 = Juegan cuatro personas, cada una con sus propios puntos, por 200 puntos: la torre y la última baza valen 20 cada una, los 1 valen 15, los 14 y los 10 valen 10, y los 5 valen 5. Los 1 son las cartas más altas de su color, y la torre es un triunfo entre el 10 y el 11.
game-call-partner-how-2 = Empezando por quien reparte, pujas el número de puntos que ganarás con una pareja, o pasas. Quien más puja toma el nido, que son las cinco cartas sobrantes, entierra cinco cartas boca abajo, declara un color como triunfo, que gana a todos los demás colores, y llama una carta. Quien tiene esa carta es su pareja, y los demás lo saben cuando la carta se juega.
game-call-partner-how-3 = Cada persona juega por turno una carta, del color de la salida si es posible: esas cuatro cartas son una baza, que gana el triunfo más alto o, si no, la carta más alta del color de la salida; la última trae también el nido. Si la pareja del contrato gana en total menos puntos que la puja, cada uno pierde su valor; si no, apuntan lo que ganaron, como siempre los otros dos, y gana quien llega primero a 500 puntos.
game-call-partner-five-how-1 = Juegan cinco o seis personas, cada una con sus propios puntos, por 200 puntos: la torre y la última baza valen 20 cada una, los 1 valen 15, los 14 y los 10 valen 10, y los 5 valen 5. Los 1 son las cartas más altas de su color, y la torre es un triunfo entre el 10 y el 11.
game-call-partner-five-how-2 = Puja el número de puntos que ganarás con una pareja, 80 o más, o pasa. Quien más puja toma el nido, que son las siete cartas sobrantes, o tres entre seis personas, entierra otras tantas boca abajo, declara un color como triunfo, que gana a todos los demás colores, y llama una carta. Quien tiene esa carta es su pareja, y los demás lo saben cuando la carta se juega. Entre seis personas se llaman dos cartas, una después de otra; quien tiene las dos es la única pareja.
game-call-partner-five-how-3 = Cada persona juega por turno una carta, del color de la salida si es posible: esas cinco o seis cartas son una baza, que gana el triunfo más alto o, si no, la carta más alta del color de la salida; la última trae también el nido. Si quien tiene el contrato gana, junto con su pareja, menos puntos que la puja, cada uno pierde su valor; si no, apuntan lo que ganaron, como siempre los demás, y gana quien llega primero a 400 puntos.
game-princeton-how-1 = Las parejas se sientan frente a frente, usan cartas corrientes y un comodín, que se llama la torre, y juegan por 200 puntos. La torre y la última baza valen 20 cada una, los ases valen 15, los reyes y los 10 valen 10, y los 5 valen 5; la torre es el triunfo más bajo.
game-princeton-how-2 = Primero pujas el número de puntos que ganará tu bando, 70 o más, o pasas. Quien más puja toma la carta que sobra, entierra una carta boca abajo y declara un palo como triunfo, que gana a todos los demás palos.
game-princeton-how-3 = Después cada persona juega por turno una carta, del palo de la salida si es posible: esas cuatro cartas son una baza, que gana el triunfo más alto o, si no, la carta más alta del palo de la salida. La última baza trae también la carta enterrada. Un bando que gana menos puntos de los que pujó pierde el valor de su puja, y el primer bando con 500 puntos gana.
game-two-hundred-how-1 = Las parejas se sientan frente a frente y juegan por 100 puntos: los ases y los 10 valen 10 cada uno, y los 5 valen 5.
game-two-hundred-how-2 = Primero pujas el número de puntos que ganará tu bando, 50 o más, o pasas. Quien más puja declara un palo como triunfo, que gana a todos los demás palos, y sale.
game-two-hundred-how-3 = Después cada persona juega por turno una carta, del palo de la salida si es posible: esas cuatro cartas son una baza, que gana el triunfo más alto o, si no, la carta más alta del palo de la salida. Un bando que gana menos puntos de los que pujó pierde el valor de su puja, y el primer bando con 200 puntos gana. Un bando que ya tiene 100 puntos y no ha pujado en una mano no puntúa en ella.
game-two-hundred-kitty-how-2 = Primero pujas el número de puntos que ganará tu bando, 50 o más, o pasas. Quien más puja toma el nido, que son las cuatro cartas sobrantes, entierra cuatro cartas boca abajo y declara un palo como triunfo, que gana a todos los demás palos. Sale quien tiene el contrato, y los puntos de las cartas enterradas van al otro bando.
game-shelem-how-1 = Las parejas se sientan frente a frente y juegan por 165 puntos con cartas corrientes: los ases y los 10 valen 10 cada uno, los 5 valen 5, y cada baza vale 5.
game-shelem-how-2 = Primero pujas el número de puntos que ganará tu bando, 100 o más, o pasas. Quien más puja toma las cuatro cartas sobrantes y entierra cuatro, que cuentan como la primera baza de su bando, con sus puntos. Después declara un palo como triunfo, que gana a todos los demás palos, y sale con una carta de ese palo.
game-shelem-how-3 = Después cada persona juega por turno una carta, del palo de la salida si es posible: esas cuatro cartas son una baza, que gana el triunfo más alto o, si no, la carta más alta del palo de la salida. Un bando que gana menos puntos de los que pujó pierde el valor de su puja, o el doble si el otro bando ganó más que él. El primer bando con 1165 puntos gana.
game-shelem-185-how-1 = Las parejas se sientan frente a frente y juegan por 185 puntos con cartas corrientes: los ases valen 15 cada uno, los 10 valen 10, los 5 valen 5, y cada baza vale 5.
game-shelem-185-how-2 = Primero pujas el número de puntos que ganará tu bando, 120 o más, o pasas. Quien más puja toma las cuatro cartas sobrantes y entierra cuatro, que cuentan como la primera baza de su bando, con sus puntos. Después declara un palo como triunfo, que gana a todos los demás palos, y sale con una carta de ese palo.
game-two-how-1 = Juegan dos personas, cada una por su cuenta, junto a un muerto, cuyas cartas están boca abajo en un montón. Los 14 y los 10 valen 10 puntos cada uno, los 5 valen 5, y cada baza vale 2.
game-two-how-2 = Quien reparte abre automáticamente con 30 puntos; puja más, o pasa. Quien más puja declara un color como triunfo, que gana a todos los demás colores, toma después el nido, que son las cinco cartas sobrantes, y cambia dos cartas con él, o ninguna.
game-two-how-3 = Después quien reparte, su rival y el muerto juegan una carta cada uno, del color de la salida si es posible; pero el muerto solo descubre la carta de encima de su montón, y lo que gana se pierde para ambas partes. Gana la baza el triunfo más alto o, si no, la carta más alta del color de la salida. Quien tiene el contrato y gana menos puntos que su puja pierde el valor de la puja, y gana quien llega primero a 150 puntos.

## Advice on trick games. $suit is what the colours of its pack are called.

advice-usual-bid = La puja ganadora habitual es { $usual }; una de cada diez pasa de { $high }. La más alta que los bots fuertes han cumplido en { $deals } manos es { $best }.
# $tops is how many of the three highest trumps the bidder has.
advice-long-suit = { $suit ->
    [suit] { $tops ->
        [two] Puja con un palo largo: en promedio, el palo de triunfo de quien tiene el contrato es de { $dealt } cartas, entre ellas dos de las tres más altas.
       *[one] Puja con un palo largo: en promedio, el palo de triunfo de quien tiene el contrato es de { $dealt } cartas, entre ellas una o dos de las tres más altas.
    }
   *[colour] { $tops ->
        [two] Puja con un color largo: en promedio, el color de triunfo de quien tiene el contrato es de { $dealt } cartas, entre ellas dos de las tres más altas.
       *[one] Puja con un color largo: en promedio, el color de triunfo de quien tiene el contrato es de { $dealt } cartas, entre ellas una o dos de las tres más altas.
    }
}
# The same where the bidder has more trumps after taking the nest and burying.
advice-long-suit-grows = { $suit ->
    [suit] { $tops ->
        [two] Puja con un palo largo: en promedio, el palo de triunfo de quien tiene el contrato es de { $dealt } cartas al repartir y de { $trumps } tras el cambio, entre ellas dos de las tres más altas.
       *[one] Puja con un palo largo: en promedio, el palo de triunfo de quien tiene el contrato es de { $dealt } cartas al repartir y de { $trumps } tras el cambio, entre ellas una o dos de las tres más altas.
    }
   *[colour] { $tops ->
        [two] Puja con un color largo: en promedio, el color de triunfo de quien tiene el contrato es de { $dealt } cartas al repartir y de { $trumps } tras el cambio, entre ellas dos de las tres más altas.
       *[one] Puja con un color largo: en promedio, el color de triunfo de quien tiene el contrato es de { $dealt } cartas al repartir y de { $trumps } tras el cambio, entre ellas una o dos de las tres más altas.
    }
}
advice-bid-little = No pujes más de lo necesario: con una puja cumplida se apunta todo lo ganado, y solo la pérdida crece con la puja.
advice-dare = { $one-in ->
    [three] Aun así, atrévete a pujar: los bots fuertes caen en una de cada tres manos. Si no caes nunca, pujas demasiado poco.
    [four] Aun así, atrévete a pujar: los bots fuertes caen en una de cada cuatro manos. Si no caes nunca, pujas demasiado poco.
    [five] Aun así, atrévete a pujar: los bots fuertes caen en una de cada cinco manos. Si no caes nunca, pujas demasiado poco.
    [six] Aun así, atrévete a pujar: los bots fuertes caen en una de cada seis manos. Si no caes nunca, pujas demasiado poco.
   *[seven] Aun así, atrévete a pujar: los bots fuertes caen en una de cada siete manos. Si no caes nunca, pujas demasiado poco.
}
advice-bury-all = { $suit ->
    [suit] Entierra todas tus cartas de un palo que no sea triunfo, para poder fallarlo.
   *[colour] Entierra todas tus cartas de un color que no sea triunfo, para poder fallarlo.
}
advice-bury-short = { $suit ->
    [suit] Entierra de modo que un palo que no sea triunfo quede corto: así pronto podrás fallarlo.
   *[colour] Entierra de modo que un color que no sea triunfo quede corto: así pronto podrás fallarlo.
}
advice-bury-counters-own = Entierra las cartas con puntos que podrías perder, porque cuentan enseguida para ti; guarda las que ganan bazas.
advice-bury-counters-last = Si tienes triunfos para ganar la última baza, entierra las cartas con puntos que podrías perder.
advice-bury-no-counter = Si puedes evitarlo, no entierres ninguna carta con puntos: cuenta para los demás.
advice-lead-trumps = Con el contrato, sal a triunfo desde tu primera salida, hasta que a los demás no les quede ninguno.
advice-lead-trumps-two = Con el contrato, sal a triunfo desde tu primera salida, hasta que a tu rival no le quede ninguno.
advice-lead-trumps-early = Con el contrato, sal pronto a triunfo; al menos una de cada dos primeras salidas lo es.
advice-leave-trumps = Contra quien tiene el contrato, no toques los triunfos: salir a triunfo es hacerle el trabajo.
advice-sure-card = { $suit ->
    [suit] Sal con una carta que nadie pueda superar mientras los demás aún tengan de su palo; más tarde te la pueden fallar.
   *[colour] Sal con una carta que nadie pueda superar mientras los demás aún tengan de su color; más tarde te la pueden fallar.
}
advice-give-counter = Cuando una baza sea segura para tu pareja, pon en ella una carta con puntos.
advice-keep-counters = No pongas cartas con puntos en bazas que ganan los demás; juega una carta que no valga nada.
advice-win-points = Si juegas al final y los demás van ganando puntos, gánalos tú, con un triunfo si hace falta.

## Advice on one game or some games.

advice-tuxedo-1 = Lo que más da son las naranjas: entre cuatro personas, unos siete puntos por mano a cada una, frente a cinco por los cincos y cuatro por tener más cartas.
advice-tuxedo-2 = Llévate rojo con amarillo siempre que puedas, y canta enseguida: cualquiera puede cantar tu naranja.
advice-tuxedo-3 = No tienes que llevarte algo en cuanto puedas: en cuatro de cada diez turnos así, los bots fuertes prefieren construir, para llevarse más después.
advice-tuxedo-4 = Si no puedes llevarte nada, construye: los bots fuertes lo hacen en siete de cada diez turnos así.
advice-tuxedo-5 = Una construcción está más segura si ya has visto las otras cartas de su número, porque cualquiera que tenga una se la puede llevar.
advice-tuxedo-6 = Haz escoba siempre que puedas; los bots fuertes la hacen casi siempre.
advice-tuxedo-7 = Guarda un cinco para llevarte algo, aunque sea como la carta con la que te lo llevas: si lo dejas, son cinco puntos para otra persona.
advice-tuxedo-8 = Quien deja una carta no podía llevarse nada de lo que había en el centro: hasta que se repartan cartas nuevas, eso está a salvo de esa persona.
advice-tuxedo-9 = Entre dos personas, tener más cartas da 15 puntos a una de ellas: cuenta los montones.
advice-tuxedo-10 = Una carta sola en el centro es una escoba para quien tenga su número: deja otra cuya suma con ella pase de 14, para que ninguna carta se lleve las dos.
advice-dixie-1 = El juego habitual se juega con la torre; Dixie, no. El 14 es la mejor carta de su color y no vale nada, los 13 valen 10, y la mayoría de bazas vale 20.
advice-dixie-2 = Cuenta las bazas además de los puntos: los 20 por la mayoría de bazas son una sexta parte de la mano, y el nido cuenta como una baza para quien gana la última.
advice-dixie-3 = Un 13 vale 10, pero cae ante su 14: juégalo cuando el 14 ya haya salido, o en una baza de tu pareja.
advice-dixie-4 = Entre seis personas se tienen menos cartas y se puja uno o dos pasos más bajo: una puja ganadora habitual es 75.
advice-three-1 = Cada baza vale 2 puntos además de sus cartas con puntos: las bazas pequeñas suman 26 de los 126.
advice-three-2 = El nido no cuenta para nadie, y no puedes enterrar cartas con puntos: entierra cartas bajas de un color corto.
advice-three-3 = Contra quien tiene el contrato, juega como si la otra persona fuera tu pareja: si el contrato cae, es bueno para ambas partes.
advice-five-1 = Sin triunfo al revés ganan los 2 y los 3, y la torre gana a todo: quien la tiene gana una baza con seguridad.
advice-five-2 = Hasta que cae la carta llamada, solo quien la tiene sabe quién es la pareja: si la tienes tú, pon cartas con puntos en las bazas de quien tiene el contrato, y gana otras por tu cuenta.
advice-five-3 = Si no tienes el contrato ni la carta llamada, fíjate en quién pone cartas con puntos en las bazas de quien tiene el contrato: ahí está la pareja.
advice-five-4 = La torre es el triunfo más bajo y vale 20: juégala en una baza que va ganando tu bando, o falla con ella cuando juegues al final y nadie haya fallado.
advice-kentucky-1 = La torre es el triunfo más alto y vale 20: siempre gana su baza, así que puja más alto con ella.
advice-kentucky-2 = La última baza trae el nido: guarda un triunfo para ella.
advice-kentucky-original-1 = Sin la torre, el 14 de triunfo es la mejor carta: gana cualquier baza.
advice-partnership-1 = No hay nido: después de las pujas no llega ninguna carta en tu ayuda, y no se puede apartar nada.
advice-partnership-2 = Cuenta las bazas además de los puntos: la mayoría de bazas vale 20 de los 120.
advice-thirteens-1 = Cinco bazas dan los 20 puntos por la mayoría de bazas: con cuatro ganadas, la quinta merece un triunfo alto.
advice-red-one-1 = El 1 rojo y la torre traen 50 de los 150 puntos, y solo el 1 rojo puede ganar a la torre: puja más alto con cualquiera de los dos.
advice-red-one-2 = La torre se puede jugar en cualquier baza: juégala cuando el 1 rojo ya haya salido o lo tenga tu bando.
advice-red-one-3 = Los triunfos que entierras quedan boca arriba: los demás ven qué triunfos ya no están en juego.
advice-red-one-western-1 = El 1 rojo es el triunfo más alto sea cual sea el color de triunfo, y la torre el segundo: puja más alto con cualquiera de los dos.
advice-red-one-western-2 = La última baza vale 20 y trae el nido: guarda un triunfo para ella.
advice-kentucky-rook-2 = Los 1 son las mejores cartas de su color y valen 15 cada uno: puja más alto con ellos.
advice-kentucky-rook-williams-2 = Los 1 son las mejores cartas de su color y valen 20 cada uno: puja más alto con ellos.
advice-kentucky-rook-baby-bird-1 = La torre y el 2 rojo son los dos triunfos más altos en cada mano y valen 20 cada uno: puja más alto con cualquiera de los dos.
advice-one-high-1 = La torre es el triunfo más bajo y vale 20: juégala en una baza que va ganando tu bando, o falla con ella cuando juegues al final y nadie haya fallado.
advice-house-1 = La torre está entre el 10 y el 11 de triunfo: cuando ya han salido el 11, el 12, el 13, el 14 y el 1, no puede perder.
advice-call-partner-1 = Llama el triunfo más alto que te falte; si no te falta ninguno, la mejor carta de un color que no sea triunfo.
advice-call-partner-five-2 = Entre cinco personas el nido tiene siete cartas: puede hacer largo un color corto.
advice-princeton-1 = El comodín es el triunfo más bajo y vale 20: juégalo en una baza que va ganando tu bando, o falla con él cuando juegues al final y nadie haya fallado.
advice-princeton-2 = El nido es una sola carta: puja por las cartas que ya tienes.
advice-princeton-3 = Quien gana la última baza se lleva lo que entierras: entierra una carta con puntos solo si esperas ganar esa baza.
advice-two-hundred-1 = Cuando tu bando tenga 100 puntos, haz una puja en cada mano: si no la hacen ni tú ni tu pareja, el bando no puntúa.
advice-shelem-1 = Quien tiene el contrato y gana menos puntos que los demás, 80 o menos, pierde el doble de su puja: no pujes alto con un solo palo bueno.
advice-shelem-185-1 = Quien tiene el contrato y gana menos puntos que los demás, 90 o menos, pierde el doble de su puja: no pujes alto con un solo palo bueno.
advice-two-1 = Las bazas del muerto se pierden para ambas partes: guarda las cartas con puntos para bazas en las que el muerto ya haya jugado.
advice-two-2 = El muerto descubre cartas de lo alto de su montón y no puede elegir: sus cartas altas llegan cuando llegan.
advice-two-3 = El muerto puede ganar incluso si sales a triunfo: descubre una carta cualquiera, pero solo un triunfo más alto gana al tuyo.

## Lessons: what they are called, and what they teach.

# $game is the title of a game.
lesson-first-title = Tu primera mano de { $game }
lesson-tuxedo-first-summary = Llévate cartas, construye, deja, y date prisa cuando pase rodando una naranja.
lesson-tuxedo-builds-title = Tuxedo: las construcciones
lesson-tuxedo-builds-summary = Llévate una construcción de otra persona, y haz una propia.
lesson-tuxedo-sweeps-title = Tuxedo: las escobas
lesson-tuxedo-sweeps-summary = No dejes nada con lo que los demás puedan hacer escoba, y limpia tú el centro.
lesson-tuxedo-orange-title = Tuxedo: la naranja
lesson-tuxedo-orange-summary = Rojo y amarillo juntos: fíjate, llévatelos y canta antes que nadie.
lesson-dixie-first-summary = Puja, toma el nido, declara el triunfo y gana bazas con tu pareja: una mano entera, paso a paso.
lesson-dixie-bidding-title = Dixie Rook: qué pujar
lesson-dixie-bidding-summary = Cuándo unas cartas merecen una puja, y cuándo es mejor dejar la puja a tu pareja.
lesson-dixie-points-title = Dixie Rook: dar y ganar puntos
lesson-dixie-points-summary = Cuándo dar una carta con puntos a la baza de tu pareja, y cuándo guardarla.
lesson-dixie-counting-title = Dixie Rook: sacar triunfos y contarlos
lesson-dixie-counting-summary = Hay catorce triunfos. ¿Cuántos quedan fuera? Sácalos, y tus otras cartas están a salvo.
lesson-three-first-summary = Tú contra dos: puja, declara el triunfo, cambia cartas con el nido y saca triunfos.
lesson-three-bidding-title = Rook for Three: hasta dónde pujar
lesson-three-bidding-summary = Tus cartas tienen un límite: puja hasta él, y no pases de ahí.
lesson-three-points-title = Rook for Three: dar y ganar puntos
lesson-three-points-summary = Defiendes con otra persona contra quien tiene el contrato: gana las bazas que cuentan.
lesson-three-counting-title = Rook for Three: sacar triunfos y contarlos
lesson-three-counting-summary = Once triunfos en la baraja: lleva la cuenta hasta que a los demás no les quede ninguno.
lesson-five-first-summary = Puja, declara el triunfo, llama a una pareja que nadie conoce, y a jugar: tres contra dos.
lesson-five-bidding-title = Rook for five: pujar con una pareja desconocida
lesson-five-bidding-summary = Vas a llamar a una pareja, así que cuentan los ases y los reyes de cualquier palo: ¿hasta dónde puedes llegar?
lesson-five-points-title = Rook for five: dar y ganar puntos
lesson-five-points-summary = Dos contra tres: ¿dónde van tus cartas con puntos?
lesson-five-counting-title = Rook for five: sacar triunfos y contarlos
lesson-five-counting-summary = Catorce triunfos con la torre: sácalos mientras tengas el más alto.
lesson-kentucky-first-summary = Rook de torneo con la torre como triunfo más alto: una mano entera, paso a paso.
lesson-kentucky-original-first-summary = Una mano desde la primera carta: cada fase se explica cuando llega.

game-tuxedo = Llévate cartas del centro, déjalo limpio y canta naranja antes que nadie.
game-tuxedo-advice-1 = Lo que más da son las naranjas: entre cuatro personas, unos siete puntos por mano a cada una, frente a cinco por los cincos y cuatro por tener más cartas que nadie.
game-tuxedo-advice-2 = Llévate rojo con amarillo siempre que puedas, y canta enseguida: cualquiera puede cantar tu naranja.
game-tuxedo-advice-3 = No tienes que llevarte algo en cuanto puedas: en cuatro de cada diez turnos así, los bots fuertes prefieren construir, para llevarse más después.
game-tuxedo-advice-4 = Si no puedes llevarte nada, construye: los bots fuertes lo hacen en siete de cada diez turnos así.
game-tuxedo-advice-5 = Una construcción está más segura si ya has visto las otras cartas de su número, porque cualquiera que tenga una se la puede llevar.
game-tuxedo-advice-6 = Haz escoba siempre que puedas; los bots fuertes la hacen casi siempre.
game-tuxedo-advice-7 = Guarda un cinco para llevarte algo, aunque sea como la carta con la que te lo llevas: si lo dejas, son cinco puntos para otra persona.
game-tuxedo-advice-8 = Quien deja una carta no podía llevarse nada de lo que había en el centro: hasta que se repartan cartas nuevas, eso está a salvo de esa persona.
game-tuxedo-advice-9 = Entre dos personas, tener más cartas da 15 puntos a una de ellas: cuenta los montones.
game-tuxedo-advice-10 = Una carta sola en el centro es una escoba para quien tenga su número: deja otra cuya suma con ella pase de 14, para que ninguna carta se lleve las dos.

game-dixie = Puja con tu pareja por 120 puntos; el nido y la mayoría de bazas pueden decidirlo todo.
game-dixie-advice-1 = El juego habitual se juega con la torre; Dixie, no. El 14 es la mejor carta de su color y no vale nada, los 13 valen 10, y la mayoría de bazas vale 20.
game-dixie-advice-2 = Cuenta las bazas además de los puntos: los 20 por la mayoría de bazas son una sexta parte de la mano, y el nido cuenta como una baza para quien gana la última.
game-dixie-advice-3 = Un 13 vale 10, pero cae ante su 14: juégalo cuando el 14 ya haya salido, o en una baza de tu pareja.
game-dixie-advice-4 = Entre seis personas se tienen menos cartas y se puja uno o dos pasos más bajo: una puja ganadora habitual es 75.

game-three = Tres personas, cada una por su cuenta: quien reparte abre con 50, y cada baza vale 2.
game-three-advice-1 = Cada baza vale 2 puntos además de sus cartas con puntos: las bazas pequeñas suman 26 de los 126.
game-three-advice-2 = Lo que entierras no cuenta para nadie, y no puedes enterrar cartas con puntos: entierra cartas bajas de un color corto.
game-three-advice-3 = Contra quien tiene el contrato, juega como si la otra persona fuera tu pareja: si el contrato cae, es bueno para ambas partes.

game-five = Con baraja de póquer: llama a una pareja secreta con una carta, juega sin triunfo al revés, ve al sol.
game-five-advice-1 = Sin triunfo al revés ganan los 2 y los 3, y la torre gana a todo: quien la tiene gana una baza con seguridad.
game-five-advice-2 = Hasta que cae la carta llamada, solo quien la tiene sabe quién es la pareja: si la tienes tú, pon cartas con puntos en las bazas de quien tiene el contrato, y gana otras por tu cuenta.
game-five-advice-3 = Si no tienes el contrato ni la carta llamada, fíjate en quién pone cartas con puntos en las bazas de quien tiene el contrato: ahí está la pareja.
game-five-advice-4 = La torre es el triunfo más bajo y vale 20: juégala en una baza que va ganando tu bando, o falla con ella cuando juegues al final y nadie haya fallado.

game-kentucky = Rook de torneo con 41 cartas: la torre es el triunfo más alto y vale 20 de 120 puntos.
game-kentucky-advice-1 = La torre es el triunfo más alto y vale 20: siempre gana su baza, así que puja más alto con ella.
game-kentucky-advice-2 = La última baza trae el nido: guarda un triunfo para ella.

game-kentucky-original = Kentucky Discard sin la torre: 40 cartas, 100 puntos y pujas desde 50.
game-kentucky-original-differs = La torre se queda en la caja: el 14 de triunfo es la mejor carta, y quedan 100 puntos por los que pujar.
game-kentucky-original-advice-1 = Sin la torre, el 14 de triunfo es la mejor carta: gana cualquier baza.

game-kentucky-original-breckinridge = Un torneo de feria: el triunfo se declara antes de ver el nido, desde 65.
game-kentucky-original-breckinridge-differs = El triunfo se declara antes de tomar el nido, no se entierran cartas con puntos, y las pujas empiezan en 65.
game-kentucky-original-breckinridge-advice-1 = { game-kentucky-original-advice-1 }

game-partnership = El viejo juego por parejas: se reparten las 56 cartas, y la mayoría de bazas vale 20.
game-partnership-differs = Se reparten todas las cartas, ningún nido ayuda, y los 14 valen 10 en vez de los 13.
game-partnership-advice-1 = No hay nido: después de las pujas no llega ninguna carta en tu ayuda, y no se puede apartar nada.
game-partnership-advice-2 = Cuenta las bazas además de los puntos: la mayoría de bazas vale 20 de los 120.

game-thirteens = 40 cartas y nueve bazas: los 13 cuentan, y cinco bazas valen 20 de 120 puntos.
game-thirteens-differs = La baraja empieza en los 5, así que solo hay nueve bazas, y el nido no cuenta como otra.
game-thirteens-advice-1 = Cinco bazas dan los 20 puntos por la mayoría de bazas: con cuatro ganadas, la quinta merece un triunfo alto.
game-thirteens-advice-2 = { game-dixie-advice-3 }

game-red-one = El 1 rojo gana incluso a la torre y vale 30 de 150 puntos.
game-red-one-differs = Un 1 rojo se une a la baraja: es triunfo en cada mano, gana a la torre y vale 30.
game-red-one-advice-1 = El 1 rojo y la torre traen 50 de los 150 puntos, y solo el 1 rojo puede ganar a la torre: puja más alto con cualquiera de los dos.
game-red-one-advice-2 = La torre se puede jugar en cualquier baza: juégala cuando el 1 rojo ya haya salido o lo tenga tu bando.
game-red-one-advice-3 = Los triunfos que entierras quedan boca arriba: los demás ven qué triunfos ya no están en juego.

game-red-one-western = Los cuatro 1 son altos, el rojo por encima de la torre: 200 puntos, 20 de ellos en la última baza.
game-red-one-western-differs = Los otros 1 también están en la baraja, cada 1 vale 15, y la última baza vale 20.
game-red-one-western-advice-1 = El 1 rojo es el triunfo más alto sea cual sea el color de triunfo, y la torre el segundo: puja más alto con cualquiera de los dos.
game-red-one-western-advice-2 = La última baza vale 20 y trae el nido: guarda un triunfo para ella.

game-kentucky-rook = Vuelven los 1, como las mejores cartas de su color: 180 puntos y pujas desde 100.
game-kentucky-rook-differs = Vuelven los 1, las mejores cartas de su color y a 15 cada uno, y las pujas empiezan en 100.
game-kentucky-rook-advice-1 = { game-kentucky-advice-1 }
game-kentucky-rook-advice-2 = Los 1 son las mejores cartas de su color y valen 15 cada uno: puja más alto con ellos.

game-kentucky-rook-williams = Cuatro manos de Kentucky Rook, con los 1 a 20 y una carta del nido boca arriba.
game-kentucky-rook-williams-differs = Los 1 valen 20, una carta del nido está boca arriba, y la partida tiene cuatro manos.
game-kentucky-rook-williams-advice-1 = { game-kentucky-advice-1 }
game-kentucky-rook-williams-advice-2 = Los 1 son las mejores cartas de su color y valen 20 cada uno: puja más alto con ellos.

game-kentucky-rook-baby-bird = Kentucky Rook con el 2 rojo como segundo triunfo, que vale 20: 200 puntos en total.
game-kentucky-rook-baby-bird-differs = El 2 rojo se une a la baraja como triunfo en cada mano, solo por debajo de la torre, y vale 20.
game-kentucky-rook-baby-bird-advice-1 = La torre y el 2 rojo son los dos triunfos más altos en cada mano y valen 20 cada uno: puja más alto con cualquiera de los dos.

game-one-high = Las 57 cartas, el 1 en lo alto: la torre es el triunfo más bajo, y sus 20 puntos son difíciles de guardar.
game-one-high-differs = Todas las cartas están en juego, y la torre es el peor triunfo en vez del mejor.
game-one-high-advice-1 = La torre es el triunfo más bajo y vale 20: juégala en una baza que va ganando tu bando, o falla con ella cuando juegues al final y nadie haya fallado.
game-one-high-advice-2 = { game-kentucky-rook-advice-2 }

game-house = 200 puntos, 20 de ellos por la última baza; la torre es un triunfo entre el 10 y el 11.
game-house-differs = La última baza vale 20 más, y la torre está en medio de los triunfos, entre el 10 y el 11.
game-house-advice-1 = La torre está entre el 10 y el 11 de triunfo: cuando ya han salido el 11, el 12, el 13, el 14 y el 1, no puede perder.
game-house-advice-2 = { game-red-one-western-advice-2 }

game-house-fast = House Rook sin los 2, los 3 y los 4: diez bazas por los mismos 200 puntos.
game-house-fast-differs = Los 2, los 3 y los 4 se quedan en la caja, así que una mano tiene diez bazas.
game-house-fast-advice-1 = { game-house-advice-1 }
game-house-fast-advice-2 = { game-red-one-western-advice-2 }
game-house-six = House Rook para seis, tres contra tres: nueve bazas por los mismos 200 puntos.
game-house-six-differs = Tres en cada bando, nueve cartas por persona y un nido de tres.
game-house-six-advice-1 = { game-house-advice-1 }

game-call-partner = Sin parejas fijas: quien más puja nombra una carta, y quien la tiene es su pareja.
game-call-partner-differs = Nadie tiene pareja fija: quien tiene el contrato nombra una carta, y quien la tiene es su pareja en esa mano.
game-call-partner-advice-1 = Llama el triunfo más alto que te falte; si no te falta ninguno, la mejor carta de un color que no sea triunfo.
game-call-partner-advice-2 = { game-red-one-western-advice-2 }
game-call-partner-advice-3 = { game-five-advice-3 }

game-call-partner-five = Se llama una carta, o dos entre seis personas: quien la tiene es pareja en secreto.
game-call-partner-five-differs = Una mesa más grande: se llama a una pareja, o a dos entre seis personas, y 400 puntos ganan.
game-call-partner-five-advice-1 = { game-call-partner-advice-1 }
game-call-partner-five-advice-2 = Entre cinco personas el nido tiene siete cartas: puede hacer largo un color corto.
game-call-partner-five-advice-3 = { game-red-one-western-advice-2 }
game-call-partner-five-short = Call Partner para cinco sin los 2, los 3 y los 4: ocho bazas por 200 puntos.
game-call-partner-five-short-differs = Los 2, los 3 y los 4 se quedan en la caja: ocho cartas por persona y un nido de cinco.
game-call-partner-five-short-advice-1 = { game-call-partner-advice-1 }

game-princeton = Rook con cartas corrientes: los ases altos, un comodín como triunfo más bajo, y 200 puntos.
game-princeton-differs = Cartas corrientes con un comodín como torre, 20 puntos más por la última baza, y una sola carta que sobra.
game-princeton-advice-1 = El comodín es el triunfo más bajo y vale 20: juégalo en una baza que va ganando tu bando, o falla con él cuando juegues al final y nadie haya fallado.
game-princeton-advice-2 = El nido es una sola carta: puja por las cartas que ya tienes.
game-princeton-advice-3 = Quien gana la última baza se lleva lo que entierras: entierra una carta con puntos solo si esperas ganar esa baza.

game-two-hundred = El primo de Canadá: sin nido, 100 puntos, y desde 100 hay que pujar para puntuar.
game-two-hundred-differs = Una baraja de póquer corta sin nido, y un bando cerca de la meta solo puntúa si se atreve a pujar.
game-two-hundred-advice-1 = Cuando tu bando tenga 100 puntos, haz una puja en cada mano: si no la hacen ni tú ni tu pareja, el bando no puntúa.
game-two-hundred-advice-2 = { game-partnership-advice-1 }

game-two-hundred-kitty = Two Hundred con un nido de cuatro cartas, cuyos puntos van a la defensa.
game-two-hundred-kitty-differs = Los 6 están en la baraja, y hay un nido de cuatro cartas, cuyos puntos van al otro bando.
game-two-hundred-kitty-advice-1 = { game-two-hundred-advice-1 }

game-shelem = El Rook de Irán: cada baza vale 5, y una caída grande cuesta el doble.
game-shelem-differs = Cada baza vale 5, las cartas enterradas cuentan enseguida, y una caída grande cuesta el doble.
game-shelem-advice-1 = Quien tiene el contrato y gana menos puntos que los demás, 80 o menos, pierde el doble de su puja: no pujes alto con un solo palo bueno.

game-shelem-185 = Shelem con ases a 15: 185 puntos por mano y pujas desde 120.
game-shelem-185-differs = Los ases valen 15, así que hay 185 puntos en juego, y las pujas empiezan en 120.
game-shelem-185-advice-1 = Quien tiene el contrato y gana menos puntos que los demás, 90 o menos, pierde el doble de su puja: no pujes alto con un solo palo bueno.

game-two = Dos personas y un muerto, cuyas cartas se descubren una a una y pueden ganar bazas.
game-two-differs = Un muerto ocupa el tercer puesto, y sus bazas se pierden para ambas partes.
game-two-advice-1 = Las bazas del muerto se pierden para ambas partes: guarda las cartas con puntos para bazas en las que el muerto ya haya jugado.
game-two-advice-2 = El muerto descubre cartas de lo alto de su montón y no puede elegir: sus cartas altas llegan cuando llegan.
game-two-advice-3 = El muerto puede ganar incluso si sales a triunfo: descubre una carta cualquiera, pero solo un triunfo más alto gana al tuyo.

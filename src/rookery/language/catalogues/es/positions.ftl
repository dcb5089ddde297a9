### Por qué una jugada es la buena en una posición de la colección, explicado por quien no sabe más que el puesto.
### La última frase no lleva punto: viene después.

## dixie

position-dixie-4-strong-hand = Siete negras desde la más alta y cinco bazas aparte: la última baza y el nido son seguros, y pasar haría tirar las cartas
position-dixie-4-bust = Ni una carta por encima de un 9, ningún palo largo, ninguna carta con puntos, y la pareja ha pasado: una puja de 100 se perdería
position-dixie-4-partner-has-it = La pareja ha pujado 90 y estas cartas solo pueden seguir: pujar más que el propio bando no gana nada
position-dixie-6-strong-hand = Seis negras desde la más alta, dos 14 y el 13 rojo: casi nueve bazas con nueve cartas, y pasar haría tirar las cartas
position-dixie-6-bust = Las dos parejas han pasado y aquí nada gana una baza: una puja de 105 se perdería
position-dixie-4-trump-longest = Siete verdes, seis de ellas las más altas, sacan los triunfos; cada uno de los otros colores tiene una carta ganadora
position-dixie-4-bury-lone-ten = Ocho negras desde la más alta guardan la última baza, y el nido con ella: el 10 amarillo, solo, se perdería en la primera salida a amarillo, en el nido está a salvo
position-dixie-6-trump-longest = Seis amarillas desde la más alta contra ocho repartidas en cinco manos: las sacan casi todas, y además ganan los dos 14
position-dixie-6-bury-the-lone-thirteen = Siete verdes desde la más alta guardan la última baza y el nido: el 13 rojo, solo, caería bajo el 14, en el nido sus 10 puntos están a salvo
position-dixie-4-keep-the-ten = Un triunfo del otro bando ha ganado la baza: sigue con cualquier amarilla menos el 10
position-dixie-4-cover-the-thirteen = El 14 gana al 13 de la salida y trae sus 10 puntos; la carta baja los deja ir
position-dixie-4-win-with-the-counter = Jugando al final, el 10 y el 12 ganan: el 10 está a salvo en esta baza y en ninguna otra
position-dixie-4-smear-on-the-fourteen = El 14 de la pareja es la roja más alta, y es la primera salida a rojo, así que es difícil que la fallen: encima va el 10
position-dixie-4-no-higher-than-partner = Entre el 11 de la pareja y el 12 no hay ninguna carta: jugar el 12 no gana nada que no gane el 11, y cuesta una carta alta
position-dixie-4-beat-the-ten-of-trumps = Quien tiene el contrato sale con un 10 bajo el triunfo más alto: llévatelo, el 14 difícilmente atrapará más
position-dixie-4-win-with-the-thirteen = Jugando al final: el 13 basta para ganar al 12, y él mismo vale 10; ninguna otra carta gana
position-dixie-4-all-trumps-with-one = La pareja y uno de los rivales ya no tienen negras, así que el otro rival tiene el 12, el 9 y el 5: una salida que gane al 5 saca el 9 o el 12, mientras que un 3 o un 4 deja ganar al 5 y le deja a ese rival la última baza con el nido
position-dixie-4-second-hand-high = Ahora solo el 13 es más alto que el 12, y el 9 sirve igual: jugar alto en segundo lugar hace que el otro bando lo gaste, mientras que un 3 deja ganar a un 8
position-dixie-4-draw-the-last-trump = Queda un triunfo fuera, el 9: sácalo con el 11 o el 10, y entonces nadie podrá fallar el 12 negro
position-dixie-4-keep-the-counters = Las negras son todas ganadoras, y el 10 y el 13 son cartas con puntos que se llevaría el triunfo de la salida: el 13 aún está protegido por el 12, así que puede irse una negra sin puntos
position-dixie-4-thirteen-while-it-wins = El 14 ya se jugó y el 13 es la negra más alta: ya se ha salido dos veces a negro y difícilmente se volverá a salir
position-dixie-4-last-trump-for-the-nest = Hay veinte puntos en el nido, que va con la última baza: guarda para ella el último triunfo pequeño, y juega antes las negras
position-dixie-4-force-out-the-fourteen = El 14 es el único triunfo que queda fuera: el 6 lo saca, y el 13 y el 10 ganan las bazas siguientes; los otros perderían 10 puntos con él, y una verde lo deja en juego
position-dixie-4-smear-on-the-ruff = La pareja ha fallado y nadie juega después: el 13, que una salida a amarillo podría perder, aquí está a salvo
position-dixie-4-ruff-then-master = El 7 es el último triunfo y el 9 la última roja: falla ahora, y la roja gana la última baza y el nido
position-dixie-4-all-my-cards-are-high = Ya no quedan otros triunfos ni otras rojas: falla ahora, y ganan todas las cartas que quedan
position-dixie-4-bidder-is-out-of-green = Quien tiene el contrato saldrá con la última carta, y ya se ha visto que no tiene verde: el 14 verde no puede ganarla, el 11 amarillo quizá sí
position-dixie-6-keep-the-thirteen = El otro bando sale con el 14: el 13 le daría 10 puntos, y puede ganar una baza más tarde
position-dixie-6-take-the-thirteen = Jugando al final: el 14 se lleva el 13 de triunfo, y cualquier otra roja regala la baza
position-dixie-6-small-trump-first = El 14 y el 11 son los únicos otros triunfos: uno pequeño saca uno de ellos, mientras que el 13 perdería 10 puntos con el 14
position-dixie-6-partner-has-ruffed = Solo tus propios triunfos pueden ganar al 8 de triunfo de la pareja: guárdalos todos y descarta la verde
position-dixie-6-draw-the-last-two = Quedan dos triunfos fuera, los dos más bajos: sácalos antes de que puedan fallar el 14 rojo
position-dixie-6-hold-the-last-trump = El último triunfo gana la última baza y el nido siempre que se guarde: juega antes una roja pequeña, y el 13 se queda detrás
position-dixie-4-thirteen-on-the-bidders-trump = Ningún triunfo de fuera gana al 10 de la pareja, así que el 13 está a salvo sobre él. Guardado, solo gana su baza si la defensa no falla y alguien sale a negro

## five

position-five-sun = Ocho picas encabezadas por todas las más altas y dos ases: saliendo primero con triunfos, estas cartas ganan solas las diez bazas, así que van al sol
position-five-bust = Ni as, ni rey, ni palo largo, ni torre: ninguna pareja ni ningún nido saca 155 de aquí
position-five-spades-and-aces = Seis picas encabezadas por as, rey, reina y jota, con dos ases y un rey al lado: con una pareja, esto da mucho más que 80
position-five-trump-lo-no = Los cuatro 2 y las cartas siguientes: con el orden al revés ganan, y solo la torre podría superarlas, pero se puede llamar
position-five-trump-spades = Siete picas con las cinco más altas: sacan los demás triunfos, y ningún otro palo es largo
position-five-call-missing-king = El rey de picas es el único triunfo que puede ganar a la reina, y vale 10: con él en el propio bando no se pierde ninguna baza de triunfos
position-five-call-rook-in-no-trump = Sin triunfo, la torre es la única carta que puede ganar a los ases y reyes de esta mano: si quien la tiene es tu pareja, ya no puede
position-five-call-rook-in-lo-no = Sin triunfo al revés, solo la torre gana a un 2: si la llamas, sus 20 puntos y la baza son de tu bando
position-five-lead-self-for-the-sun = Siete picas desde la más alta sacan todos los triunfos y todas las demás cartas ganan: con la salida propia, el sol no puede caer, mientras que un corazón o un diamante jugado de salida a tu izquierda lo podrían fallar
position-five-sun-draw-trumps-first = Primero las picas: cualquier pica de esta mano gana a los seis triunfos que quedan fuera, y un as jugado antes de sacarlos lo podrían fallar, con lo que se pierde el sol
position-five-lo-no-low-card-wins = Ganan las cartas bajas: jugando al final, el 3 se lleva el rey, el as y el 10, el 5 también lo haría y guarda el 3 para más tarde; la reina deja 35 puntos a quien tiene el contrato
position-five-lead-self-for-the-moon = La luna necesita todos los puntos: ocho corazones desde el más alto sacan todos los triunfos, y luego ganan los ases; una pica o un trébol jugado de salida a tu izquierda lo podrían fallar
position-five-trump-no-trump = Cartas ganadoras en todos los palos y ningún palo largo: con un palo de triunfo las fallarían, sin triunfo solo la torre puede superarlas, y se puede llamar
position-five-bury-no-trump = Siete picas desde la más alta guardan la última baza, que trae las cartas enterradas: el 10 de diamantes está a salvo allí, o bajo el as llamado; un triunfo no se entierra
position-five-moon-draw-trumps-first = La luna necesita todos los puntos: los corazones ganan a todos los que quedan fuera y los sacan, mientras que un as jugado antes lo podrían fallar
position-five-sun-one-more-round = Queda un triunfo fuera, el 6: si lo sacas ahora ya no puede fallar, y ganan todas tus cartas; un as antes de eso puede perder el sol
position-five-break-the-sun = Una sola baza rompe el sol, y quien juega al final la tiene: el as se lleva el rey
position-five-bank-the-ace = Jugando al final ganan tanto el as como el rey, pero el que se guarde lo pueden fallar después: asegura los 15
position-five-lo-no-no-five-for-them = Sin triunfo al revés, ha ganado el 4 de quien tiene el contrato: el 5 le daría 5 puntos más, el 9 ninguno
position-five-lo-no-rook-then-low-cards = Gana la torre, y luego el 3 de diamantes y los corazones bajos son los más bajos de sus palos: todo lo que queda está ganado
position-five-ruff-low = Ahí están el as y el rey, y nadie juega después: cualquier triunfo se los lleva, el pequeño o la torre al menor coste; una pica o un diamante los deja
position-five-overtrump-the-rook = Jugando al final: la jota gana al 9 y se lleva la torre y todo lo demás
position-five-draw-with-the-king = Quedan dos triunfos fuera, la jota y el 9: el rey saca uno o los dos, mientras que el 10 y el 6 se pueden superar y el as de diamantes se puede fallar
position-five-smear-on-a-fellow-defender = Ya se sabe quién es la pareja de quien tiene el contrato, así que el rey es de la defensa, como tú, y ha ganado: encima va el 10
position-five-ruff-the-ace = Sin picas y con un solo triunfo pequeño: se lleva un as y un 5, y no hará nada mejor
position-five-ace-takes-the-king = Solo el as gana al rey de corazones, y él mismo vale 15
position-five-partner-takes-the-king = Estas cartas incluyen la carta llamada, así que juegas con el contrato: el as se lleva el rey y 25 puntos para él, y un trébol bajo los deja al azar
position-five-the-rook-is-the-last-trump = Todos los corazones se han jugado o están en la mano, así que la torre es el último triunfo, y es más baja que el 6: sal antes con el 6. Gana 20 puntos si la torre la tiene un rival, que si no fallaría con ella el as de tréboles
position-five-draw-the-last-small-trump = Queda un triunfo fuera, el 4. Cualquier triunfo lo saca, y entonces nadie puede fallar con él el as de corazones
position-five-ruff-twenty-points = El 10 y el rey son 20 puntos, los va ganando un rival, y nadie juega después de ti: llévatelos con cualquier triunfo
position-five-no-king-while-the-ace-is-out = El as de tréboles aún está fuera, y un rey o un 10 con el que se salga se puede perder. Cada uno de los dos ases rojos probablemente gane su baza, y una carta pequeña no arriesga puntos
position-five-no-five-under-the-ace = Un 5 jugado de salida bajo el propio as probablemente va a un rival. Cobra un as, saca triunfos, o sal con una carta que no cuente
position-five-called-partner-leads-trump = Quedan nueve triunfos fuera, y una sola pica: una pica la fallarían, y después la fallarían más alto. Un triunfo saca uno de cada mano, y quien tiene el contrato, que solo ha jugado uno, aún puede ganar la baza

## kentucky

position-kentucky-strong-hand = La torre, cinco rojas desde la más alta y los otros tres 14: cada carta es una baza, y pasar haría tirar las cartas
position-kentucky-bust = Ninguna carta que gane una baza: que el otro bando intente cumplir sus 95
position-kentucky-trump-longest = Con amarillo de triunfo, estas cartas tienen seis de los siete triunfos más altos, con la torre a la cabeza; cualquier otro color renuncia a eso
position-kentucky-bury-the-lone-ten = La torre y seis amarillas altas guardan la última baza y el nido con ella: allí el 10 rojo está a salvo, y en la primera salida a rojo se perdería
position-kentucky-lose-the-five = Estas cartas no pueden ganar al 12 de quien tiene el contrato: de dos triunfos con puntos, el 5 cuesta menos
position-kentucky-ruff-low = El 10 es el único otro triunfo: guarda el 13 por encima de él, y falla con el 6
position-kentucky-the-fourteen-is-partners = Ya se ha visto que ninguno de los rivales tiene rojo, así que el 14 lo tiene la pareja: saca el 11 de triunfo, y luego sal con la roja
position-kentucky-third-hand-high = Ahí está el 10 de los rivales: el 12 lo gana, el 9 se lo deja
position-kentucky-win-cheaply = Jugando al final, el 12 gana igual que el 14, y el 14 hará falta después
position-kentucky-ruff-and-cash = Ya no queda otro triunfo fuera, y las negras son ganadoras: falla, y ganan todas las cartas que quedan
position-kentucky-smear-a-ten = El 10 de la pareja ha ganado la baza y nadie juega después: encima va un 10, mejor el que está solo, mientras que el 14 rojo gana por sí mismo
position-kentucky-bidder-is-out-of-green = Quien tiene el contrato ha fallado verde y saldrá con la última carta: el 14 verde no puede ganarla, el 11 rojo quizá sí
position-kentucky-fourteen-while-it-wins = Salen con el 13 bajo el 14 y casi no quedan negras: el 14 puede ganar esta baza y difícilmente otra, y el 10 caería bajo el 13
position-kentucky-ten-under-the-rook = La pareja ha salido con la torre, a la que nada gana: de dos triunfos, el 10 trae puntos
position-kentucky-ruff-twenty-points = El 10 y el 14 son 20 puntos, los va ganando un rival, y nadie juega después de ti: llévatelos con cualquier triunfo

## three

position-three-strong-hand = Siete negras desde la más alta y cinco bazas aparte: mucho más que 55
position-three-bust = Ninguna baza en ninguna parte: sea cual sea el triunfo, los demás se lo llevan todo
position-three-trump-six-to-the-top = Seis rojas desde la más alta sacan todas las demás rojas; cualquier otro color tiene cartas perdedoras
position-three-bury-no-winner = Los triunfos y el 13 detrás de su 14 ganan bazas; las amarillas y las verdes pequeñas solo las pierden, y hay más de cinco para enterrar
position-three-catch-the-five = Queda otro triunfo fuera, el 5: el 13 lo saca y se lo lleva
position-three-bidder-is-out-of-green = Quien tiene el contrato ha fallado verde y saldrá con la última carta, así que el 14 verde no puede llevársela; el 14 rojo se lleva cualquier roja
position-three-no-ten-for-the-bidder = Gana el 14 de quien tiene el contrato: el 10 se queda, sigue con el 9 o el 12
position-three-fourteen-takes-thirteen = El 14 se lleva el 13 de la salida; dejar pasar regala la baza a cambio de nada
position-three-ruff-with-the-last-trumps = Los dos triunfos que quedan están en esta mano: uno de ellos gana la baza, y cada roja descartada es una baza o una carta con puntos perdida
position-three-draw-the-last-trump = Queda un triunfo fuera, el 11: el 13 lo saca, y los triunfos pequeños ganan las bazas siguientes
position-three-knock-out-the-thirteen = Solo el 13 está por encima del 10 rojo: el 9 lo saca, el último triunfo vuelve a ganar la salida, y entonces gana el 10
position-three-give-up-the-thirteen = De las amarillas solo queda fuera el 13: una pequeña le da su baza, y luego ganan todas las demás, mientras el último triunfo domina todo lo demás
position-three-ruff-with-a-small-trump = Jugando al final, cualquier negra se lleva el 14 y el 5: basta una pequeña, y el 14, el 13 y el 12 se quedan para sacar el 11
position-three-bidder-covers = El 14 se lleva el 13 y 10 puntos para el contrato; el 12 no puede ganar y cede la salida

## tuxedo

position-tuxedo-3-call-orange = Se llevaron rojo y amarillo juntos: 10 puntos por una palabra, y dejarla pasar los regala
position-tuxedo-4-call-their-orange = Alguien se ha llevado rojo y amarillo y no la ha cantado: quien la cante primero recibe los 10 puntos, y una jugada cerraría la carrera
position-tuxedo-5-owner-held = Quien se la llevó la ha dejado pasar: la naranja está abierta a cualquiera, y vale 10
position-tuxedo-6-all-four = 4 y 5, 2 y 7: el 9 se lleva las cuatro cartas, una escoba grande con una naranja y un cinco
position-tuxedo-2-build-out-of-reach = Al otro lado quedan el 11 negro y el 8 amarillo, las únicas cartas que no se han visto: subido a 14, el 11 rojo queda fuera de alcance, y con 25 cartas por lado, estas deciden quién tiene más
position-tuxedo-2-five-for-the-last-card = El 11 y el 7 están fuera: con el 5 sobre el 9, o a su lado, el 14 se lleva los dos con la última carta
position-tuxedo-2-no-five-for-them = Al otro lado quedan el 3 y el 5: un 4 rojo junto al 1 rojo se lo llevaría el 5, por 5 puntos
position-tuxedo-2-orange-and-five = El 8 se lleva el otro 8, y el 3 amarillo con el 5 rojo: una naranja, un cinco y una carta más que el 7
position-tuxedo-2-the-sum-with-the-five = Se puede tener cualquiera de las dos sumas de 12, pero no ambas: tres cartas con un cinco son mejores que dos
position-tuxedo-2-orange-next-turn = El 11 es la única carta fuera: el 12 amarillo y el 1 rojo están a salvo hasta que el 13 se lleve los dos, una naranja
position-tuxedo-2-no-orange-for-them = Al otro lado está el 8: un 7 amarillo junto al 1 rojo regala una naranja, el 6 rojo no
position-tuxedo-2-no-build-to-raise = Al otro lado quedan el 12 y el 4: una construcción de 8 la subirían a 12 y se perdería con el cinco; el 8 se lleva el otro 8
position-tuxedo-2-raise-their-build = La construcción de 8 se la llevarían al otro lado: subida a 12 queda fuera de alcance, y el último 12 se la lleva con el cinco
position-tuxedo-2-sweep-the-rest = El 13 se lleva el 4 y el 9 y vacía el centro: una escoba pequeña
position-tuxedo-2-the-five-before-them = Al otro lado quedan el 10 y un 5, que se llevaría el 5 verde: llévatelo antes, 10 puntos por dos cincos, y el 12 aún se lleva el 4 y el 8
position-tuxedo-2-raise-to-fourteen = Subida con el 2, la construcción vale 14: en el próximo turno, un 14 se la lleva con el otro 14, cinco incluido, mientras que un 14 gastado ahora deja la construcción de 12 al otro lado
position-tuxedo-3-match-and-build = El 11 se lleva a la vez el 11 amarillo y la construcción con el 9 rojo: tres cartas, y una naranja
position-tuxedo-3-big-sweep = 7 y 2, 1 y 8: el 9 se lleva las cuatro cartas, una escoba grande
position-tuxedo-3-fourteen-twice = El 14 se lleva el 14 y los dos 7: tres cartas, y amarillo con rojo hace una naranja
position-tuxedo-4-four-elevens = Cuatro grupos de 11, el propio 11, 6 y 5, 9 y 2, 7 y 4: siete cartas, el cinco, y una naranja
position-tuxedo-4-raise-what-nobody-holds = Ya se ha visto que nadie más tiene un 13, y a quien juega después le hace falta un 11: subida con el 2, la construcción está a salvo, y un 13 se la lleva con el otro 13
position-tuxedo-4-last-card-best-group = A cada cual le queda una carta: 5, 1 y 8 son una más que 5 y 9, y juntan rojo y amarillo
position-tuxedo-4-only-seven-left = Ya no quedan otros 7: una construcción de 7 espera al de esta mano
position-tuxedo-4-which-thirteen = Con la construcción se van 7, 5 y 1 en vez de 12 y 1: una carta más, un cinco, y la misma naranja
position-tuxedo-5-keep-the-nine = Los 8, el 4 y el 13 están fuera: quien tenga el 4 solo puede dejarlo, y entonces el 9 se lo lleva con el 5
position-tuxedo-5-two-fives-in-one = 6, 5 y 1, y 7 y 5: los dos cincos, cinco cartas y una naranja por un solo 12
position-tuxedo-5-six-six-and-one = 13 es 6, 6 y 1: una carta más que 12 y 1, y el 6 rojo con el amarillo es una naranja
position-tuxedo-5-three-nines = 9, 7 y 2, 6 y 3: cinco cartas, con rojo y amarillo entre ellas
position-tuxedo-2-level-the-cards = Los dos lados llegan a 105 si el otro tiene más cartas, y nadie gana; pero su última carta es el 2 rojo, que se lleva el 2: 26 cartas por lado, y eso gana la partida
position-tuxedo-2-just-out = Ya hay 85 puntos. Al otro lado quedan el 3 y el 4, así que una construcción de 8 queda fuera de alcance, y trae un cinco y una naranja: 100, y la partida

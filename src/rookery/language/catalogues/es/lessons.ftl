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
lesson-draft-summary = Una mano desde la primera carta: cada fase se explica cuando llega.

## tuxedo/first: Your first deal of Tuxedo

lesson-tuxedo-first-say-1 = ¡Hola! En tu turno juegas una carta: se lleva una carta de su mismo número, o cartas que suman su número. Tu 14 puede llevarse el 8 y el 6, y uno de ellos es rojo y el otro amarillo: eso vale más que las propias cartas.
lesson-tuxedo-first-why-1 = 8 y 6 suman 14, y rojo y amarillo juntos son una naranja
lesson-tuxedo-first-say-2 = Rojo y amarillo juntos son una naranja: 10 puntos para quien la canta primero, sin importar quién se haya llevado las cartas. Aquí los demás te esperan; en una mesa de verdad, date prisa.
lesson-tuxedo-first-why-2 = 10 puntos por una sola palabra
lesson-tuxedo-first-say-3 = Un 10 y un 1 están ahora juntos como construcción de 11, y solo un 11 se los lleva. Pero puedes subirla: añade tu 1, pues la nueva suma es 12, y tienes un 12.
lesson-tuxedo-first-why-3 = con 1 más, la construcción vale 12, y tienes el 12 que se la lleva
lesson-tuxedo-first-say-4 = Tu construcción sigue ahí.
lesson-tuxedo-first-why-4 = tu 12 se lleva toda la construcción, tres cartas de una vez
lesson-tuxedo-first-say-5 = Te queda una carta en la mano, y no se lleva nada del centro. Entonces la pones ahí sin más: eso se llama dejar.
lesson-tuxedo-first-why-5 = nada en el centro suma 3, así que no hay elección
lesson-tuxedo-first-say-6 = A nadie le quedaban cartas, así que hay cuatro nuevas para cada persona, pero ninguna para el centro. Mira los 3, y lo que suma 3.
lesson-tuxedo-first-why-6 = se lleva a la vez el 3 y 2 + 1: tres cartas, con rojo y amarillo entre ellas
lesson-tuxedo-first-say-7 = ¡Rojo y amarillo otra vez!
lesson-tuxedo-first-why-7 = cántala antes que los demás
lesson-tuxedo-first-say-8 = En el centro hay un 7 solo, y ninguna de tus cartas se lo lleva. Pero tienes un 12, y 7 + 5 suman 12.
lesson-tuxedo-first-why-8 = un 5 sobre el 7 es una construcción de 12, y el 12 de tu mano se la lleva en el próximo turno, con el cinco dentro
lesson-tuxedo-first-say-9 = Alguien ha subido tu construcción, y ya no la alcanzas: es el riesgo de construir. Ahora deja una carta, y piensa en lo que ofrece a los demás.
lesson-tuxedo-first-why-9 = con el 12 en el centro, nadie puede hacer escoba
lesson-tuxedo-first-end = Llevarse cartas, construir, dejar y cantar naranja: ya lo conoces todo. Llevarse todo el centro de una vez es una escoba, de 5 puntos o 10; el resto de la mano es tuyo.

## tuxedo/builds: Tuxedo: builds

lesson-tuxedo-builds-say-1 = La persona a tu derecha ha puesto un 2 sobre un 1: una construcción de 3. Solo un 3 se la lleva, pero sirve el 3 de cualquiera.
lesson-tuxedo-builds-why-1 = tu 3 se lleva toda la construcción, rojo y amarillo juntos
lesson-tuxedo-builds-say-2 = Una construcción también puede ser una naranja.
lesson-tuxedo-builds-why-2 = cántala antes que nadie
lesson-tuxedo-builds-say-3 = Tienes un 13 y un 11, y en el centro hay un 2. Ninguna de tus cartas se lleva nada, pero dos de las tuyas y el 2 hacen buen juego.
lesson-tuxedo-builds-why-3 = el 11 sobre el 2 es una construcción de 13, y tu 13 se la lleva en el próximo turno
lesson-tuxedo-builds-say-4 = Nadie tenía un 13, así que tu construcción sigue ahí.
lesson-tuxedo-builds-why-4 = tu 13 se lleva toda la construcción
lesson-tuxedo-builds-end = Una construcción necesita dos turnos, y alguien puede ser más rápido: construye un número cuyas otras cartas ya se hayan jugado casi todas. Sigue jugando si quieres.

## tuxedo/sweeps: Tuxedo: sweeps

lesson-tuxedo-sweeps-say-1 = Llevarse todo el centro de una vez es una escoba, y da 5 o 10 puntos. Así que, antes de dejar una carta, pregúntate: ¿podría ahora una sola carta llevárselo todo?
lesson-tuxedo-sweeps-why-1 = hay demasiado en el centro para que una sola carta se lo lleve todo
lesson-tuxedo-sweeps-say-2 = Otra vez no hay nada que llevarse. Un cinco vale 5 puntos, pero una escoba que no regalas también los vale.
lesson-tuxedo-sweeps-why-2 = con el cinco en el centro, ninguna carta por sí sola lo limpia
lesson-tuxedo-sweeps-say-3 = Ahora hay dos cartas, un 11 y un 1. ¿Cuánto suman?
lesson-tuxedo-sweeps-why-3 = 11 y 1 suman 12, y sin ellos el centro queda vacío: una escoba pequeña, 5 puntos
lesson-tuxedo-sweeps-say-4 = Otra vez hay tres cartas.
lesson-tuxedo-sweeps-why-4 = aunque no sea escoba, son cartas ganadas, y tener más cartas da 15 puntos
lesson-tuxedo-sweeps-end = Una escoba de hasta tres cartas da 5 puntos; una de cuatro o más, 10. Siempre que dejes una carta, mira lo que queda en el centro. Sigue jugando si quieres.

## tuxedo/orange: Tuxedo: the orange

lesson-tuxedo-orange-say-1 = Llevarse juntos rojo y amarillo es una naranja, que vale 10 puntos para quien la canta primero. Mira el centro: dos 10, un 1 y un 9. ¿Qué puede hacer tu 10?
lesson-tuxedo-orange-why-1 = se lleva los dos 10 y 1 + 9, las cuatro cartas: una escoba grande, con rojo y amarillo para una naranja
lesson-tuxedo-orange-say-2 = 10 puntos por la escoba, y ahora la naranja.
lesson-tuxedo-orange-why-2 = otros 10 puntos, si la cantas antes que nadie
lesson-tuxedo-orange-say-3 = Ahora no hay nada que llevarse, así que tienes que dejar una carta. Tu 13 es una carta para guardar: las cartas altas se llevan las construcciones de los demás.
lesson-tuxedo-orange-why-3 = el 8 es lo que menos cuesta, y las cartas altas se quedan en tu mano
lesson-tuxedo-orange-say-4 = Alguien ha puesto el 5 rojo sobre tu 8 amarillo. La construcción vale 13.
lesson-tuxedo-orange-why-4 = tu 13 se lleva otra vez rojo y amarillo, con un cinco entre ellos
lesson-tuxedo-orange-say-5 = ¡Y otra más!
lesson-tuxedo-orange-why-5 = quien la canta primero gana los 10 puntos
lesson-tuxedo-orange-end = Las naranjas son lo que más puntos da en Tuxedo. Busca rojo con amarillo cada vez que te lleves cartas, y también cuando lo hagan los demás: sus naranjas son tuyas si las cantas antes. Sigue jugando si quieres.

lesson-dixie-first-say-1 = ¡Hola! Con tu pareja, frente a ti, pujas cuántos de 120 puntos ganaréis: cada 13 y cada 10 cuenta 10, cada 5 cuenta 5, y tener más bazas 20. Tu pareja ha pujado 70 y la persona a tu derecha 75, así que pujas 80 o más, o pasas.
lesson-dixie-first-why-1 = cinco cartas negras con el 13, y además el 14 amarillo, valen unos 90 puntos con la ayuda de tu pareja
lesson-dixie-first-say-2 = Juegas por 80, y las cuatro cartas del nido están ahora entre las tuyas. Entierra cuatro cartas bajas de colores que no necesites, para quedarte pronto sin uno y poder fallar; cuentan para quien gane la última baza.
lesson-dixie-first-why-2 = las cartas verdes bajas no ganan nada, y el 5 amarillo está a salvo ahí si ganas la última baza
lesson-dixie-first-say-3 = Ahora declara el color de triunfo. Un triunfo gana a todas las cartas de los demás colores, así que elige el color del que tienes más.
lesson-dixie-first-why-3 = ocho triunfos negros con el 14 a la cabeza: casi nadie te puede parar
lesson-dixie-first-say-4 = Juega el color de la salida si lo tienes, o si no cualquier carta: gana el triunfo más alto o, si no hay, la carta más alta de ese color, y quien gana sale después. Tu pareja ha salido con el 13 rojo, y tienes una carta roja.
lesson-dixie-first-why-4 = es tu única carta roja, así que no hay elección
lesson-dixie-first-say-5 = Rojo otra vez, y ahora no tienes: puedes fallar, o descartar una carta. Pero mira quién va ganando: tu pareja, con el 14 rojo.
lesson-dixie-first-why-5 = la baza ya es de tu pareja, así que descarta la carta que menos vale
lesson-dixie-first-say-6 = Otra vez va ganando tu pareja, con el 12 rojo.
lesson-dixie-first-why-6 = un triunfo se desperdiciaría en una baza de tu propio bando: descarta una carta baja
lesson-dixie-first-say-7 = Esta vez toca amarillo, y tienes una carta amarilla.
lesson-dixie-first-why-7 = tienes que seguir el color, y el 14 gana al 13 con sus 10 puntos
lesson-dixie-first-say-8 = Sales tú, y los demás aún tienen seis triunfos negros: sal a triunfo hasta que no les queden, que se llama sacar triunfos. Empieza por debajo de los más altos, y guarda las cartas con puntos: el 13, el 10 y el 5.
lesson-dixie-first-why-8 = saca triunfos, y no arriesga ninguna carta con puntos
lesson-dixie-first-end = Muy bien jugado: conserva la salida mientras tus triunfos sean altos, y gana la última baza, que trae el nido. El resto es tuyo, con una pista cuando quieras.

lesson-dixie-bidding-say-1 = Hablas tú primero. Cuenta lo que tienes: seis cartas verdes con el 14 a la cabeza podrían ser tus triunfos, y cada triunfo gana más o menos una baza. Quien gana las pujas recibe además las cuatro cartas del nido, y tu pareja también gana algunas bazas. Eso da unos 90 puntos, y la puja más baja es 70.
lesson-dixie-bidding-why-1 = seis triunfos verdes con el más alto valen unos 90 puntos, y una puja de 70 se cumple nueve de cada diez veces
lesson-dixie-bidding-say-2 = La persona a tu izquierda ha pujado 75, y tu pareja 80. Sus puntos y los tuyos se suman.
lesson-dixie-bidding-why-2 = los 80 de tu pareja también son tuyos, y quien tiene la puja toma el nido: pujar más solo promete más
lesson-dixie-bidding-end = Así se puja en pareja: di lo que tienes, y no subas la puja de tu pareja sin necesidad. Tu pareja juega esta mano; sigue jugándola si quieres, o pasa a la lección siguiente.

lesson-dixie-points-say-1 = Tu pareja juega por 85, con verde como triunfo. Han salido a amarillo: va ganando el 14 de tu pareja, juegas al final, y no tienes ninguna carta amarilla.
lesson-dixie-points-why-1 = nadie le puede quitar ya esta baza a tu pareja, así que los 5 puntos del 5 negro están a salvo ahí
lesson-dixie-points-say-2 = Tu pareja sale a triunfo con el 13. Tienes que seguir el color, y podrías dar el 5 verde. Pero quizá alguien que juega después de ti tenga todavía el 14.
lesson-dixie-points-why-2 = el 14 podría ganar al 13, así que guarda el cinco para una baza más segura
lesson-dixie-points-say-3 = El 14 lo tenía tu pareja, y aquí viene.
lesson-dixie-points-why-3 = ninguna carta gana al triunfo más alto: ahora el cinco está a salvo
lesson-dixie-points-say-4 = Tu pareja sale con un triunfo bajo y te deja esta baza. Juegas al final.
lesson-dixie-points-why-4 = basta una carta lo justo de alta para ganar la baza, y el 12, el 11 y el 9 quedan para después
lesson-dixie-points-end = Da cartas con puntos a las bazas que tu pareja gana con seguridad, guárdalas mientras una baza aún se pueda perder y, cuando juegues al final, gana lo que puedas. Sigue jugando si quieres.

lesson-dixie-counting-say-1 = Juegas por 85, el triunfo es rojo, y tienes seis: el 14, el 13, el 11, el 9, el 8 y el 5. Todavía no se ha jugado ninguno, así que quedan ocho fuera. Cada uno de ellos podría quitarte una baza. Sal a triunfo, y los demás tendrán que soltar los suyos; pero no ofrezcas una carta con puntos mientras el 12 esté fuera.
lesson-dixie-counting-why-1 = obliga a los demás a soltar triunfos, y no es una carta con puntos
lesson-dixie-counting-say-2 = Ganó el 12, pero cayeron cuatro triunfos. De los ocho que había fuera, ya se han ido tres. Ahora han salido a negro, y no tienes. Basta un triunfo pequeño si nadie lo puede superar.
lesson-dixie-counting-why-2 = no tienes ninguna carta negra, así que un triunfo gana la baza
lesson-dixie-counting-say-3 = Aún quedan cinco fuera: el 10, el 6, el 4, el 3 y el 2. El 12 ya se jugó, así que tu 14 y tu 13 son los dos más altos.
lesson-dixie-counting-why-3 = solo tu propio 14 le gana, así que sus 10 puntos están a salvo
lesson-dixie-counting-say-4 = Han caído otros tres. ¿Cuántos quedan fuera ahora, y hay alguno que gane a tu 14?
lesson-dixie-counting-why-4 = quedan dos fuera, y el 14 gana a los dos: los saca
lesson-dixie-counting-end = Han caído los dos últimos: ya solo tú tienes triunfos, así que nadie puede fallar tus cartas buenas. Sigue jugando.

lesson-three-first-say-1 = ¡Hola! Cada persona juega por su cuenta, y quien más puja juega contra las otras dos: cada 14 y cada 10 cuenta 10, cada 5 cuenta 5, cada baza 2, que son 126 en total. Quien reparte tuvo que abrir con 50: puja más, de cinco en cinco, o pasa.
lesson-three-first-why-1 = seis cartas rojas con el 14 y el 13, y además el 14 negro, valen unos 95 puntos
lesson-three-first-say-2 = La persona a tu izquierda dice 60. Tus cartas valen mucho más.
lesson-three-first-why-2 = tus cartas dan para unos 95 puntos, así que subir un paso más es seguro
lesson-three-first-say-3 = Juegas por 65. En este juego declaras el color de triunfo antes de ver el nido.
lesson-three-first-why-3 = seis cartas rojas con las dos más altas son los mejores triunfos que tienes
lesson-three-first-say-4 = Ahora las cinco cartas del nido están entre las tuyas. Entierra cinco cartas, ninguna de ellas con puntos: aquí las cartas enterradas quedan fuera de juego.
lesson-three-first-why-4 = sin verde, y con pocas cartas amarillas, pronto podrás ganar con triunfos las bazas de esos colores
lesson-three-first-say-5 = A la primera baza sale la persona a tu izquierda, y tú juegas al final. Juega el color de la salida si lo tienes; gana la carta más alta, si nadie juega un triunfo.
lesson-three-first-why-5 = nadie juega después de ti, así que el 14 gana con seguridad, y vale 10
lesson-three-first-say-6 = Sales tú, y las otras dos personas tienen cinco triunfos, cada uno de los cuales podría llevarse una de tus cartas buenas. Sal a triunfo, para que tengan que soltarlos.
lesson-three-first-why-6 = el triunfo más alto no lo supera nadie, y saca los de los demás
lesson-three-first-say-7 = Solo una de las otras dos personas tenía un triunfo que dar. Cuenta: aún quedan cuatro fuera.
lesson-three-first-why-7 = ahora es el triunfo más alto, y saca otro más
lesson-three-first-say-8 = Aún quedan tres triunfos fuera, pero no hay prisa por sacarlos. ¿Cuál de tus cartas con puntos es la más alta que queda de su color?
lesson-three-first-why-8 = el 14 amarillo es la carta amarilla más alta, y gana una baza con sus 10 puntos
lesson-three-first-say-9 = Ha ganado el 14 amarillo, y sales otra vez.
lesson-three-first-why-9 = un triunfo bajo obliga a los demás a gastar uno alto, y tú guardas tus cartas con puntos
lesson-three-first-end = El resto es tuyo. Aún quedan dos triunfos fuera, así que sigue contando.

lesson-three-bidding-say-1 = Cinco cartas verdes con el 14 y el 13 podrían ser tus triunfos. Aquí juegas por tu cuenta, con la ayuda del nido. ¿Cuánto vale eso?
lesson-three-bidding-why-1 = cinco triunfos verdes con el más alto valen unos 70 puntos, y una puja de 55 se cumple más de cuatro de cada cinco veces
lesson-three-bidding-say-2 = Alguien ha pujado más. Pregúntate cuántas veces cumplirías la puja siguiente: basta con más de la mitad.
lesson-three-bidding-why-2 = una puja de 65 se cumple unas dos de cada tres veces
lesson-three-bidding-say-3 = Y una vez más. Estas cartas ganan unos 70 puntos en promedio, y una puja de 75 se perdería en más de la mitad de las manos. ¿Qué haces ahora?
lesson-three-bidding-why-3 = 75 es más de lo que probablemente ganen estas cartas
lesson-three-bidding-end = Te has parado a tiempo: ahora juegas con la otra persona de la defensa para que caiga el contrato. Una puja perdida cuesta lo que se pujó, así que el límite importa. Sigue jugando si quieres.

lesson-three-points-say-1 = La persona a tu izquierda juega por 70, con negro como triunfo, contra ti y otra persona. Han salido con un triunfo bajo, y después se ha jugado el 10 negro. Juegas al final.
lesson-three-points-why-1 = la baza lleva 10 puntos, y ya nadie puede superar tu 12
lesson-three-points-say-2 = La baza es tuya, y sales tú. ¿Cuál de tus cartas es la más alta de su color?
lesson-three-points-why-2 = el 14 rojo vale ya 10 puntos, y ninguna carta roja lo supera
lesson-three-points-say-3 = Quien tiene el contrato no tenía rojo, y se ha llevado tu 14 con un triunfo. Ha sido mala suerte, no un error: una salida así sale bien muchas más veces que mal.
lesson-three-points-why-3 = tienes que seguir el color, y te queda un triunfo
lesson-three-points-say-4 = Han salido a amarillo, la otra persona de la defensa ha echado el 5 verde, y juegas al final.
lesson-three-points-why-4 = tu 11 gana la baza, que lleva 5 puntos, y el 13 queda para después
lesson-three-points-end = Los puntos que ganas contra quien tiene el contrato son tuyos para siempre, pase lo que pase con la puja. Sigue jugando si quieres.

lesson-three-counting-say-1 = El triunfo es negro, y tiene aquí once cartas. Tienes siete y has jugado una: quedan tres fuera. Mientras lo estén, cada una puede llevarse una de tus cartas buenas.
lesson-three-counting-why-1 = saca triunfos: quedan tres fuera
lesson-three-counting-say-2 = Ha caído uno. Quedan dos fuera.
lesson-three-counting-why-2 = saca triunfos: quedan dos fuera
lesson-three-counting-say-3 = Otra vez solo una de las otras dos personas tenía un triunfo. Queda uno fuera.
lesson-three-counting-why-3 = saca el último triunfo
lesson-three-counting-say-4 = Ahora también ha caído: a los demás no les queda ningún triunfo. Cualquiera de los tuyos gana. ¿Con cuál sales, si quieres guardar los altos?
lesson-three-counting-why-4 = un triunfo bajo gana ahora con la misma seguridad que uno alto
lesson-three-counting-end = Ahora nadie más que tú tiene triunfos: los bajos ganan con la misma seguridad que los altos. Sigue jugando.

lesson-five-first-say-1 = ¡Hola! Cada as cuenta 15, cada rey y cada 10 cuenta 10, cada 5 cuenta 5 y la torre 20, que son 180 en total. Quien más puje llama una carta, y quien la tenga será su pareja, en secreto: puedes contar con algo más que tus propias cartas.
lesson-five-first-why-1 = cuatro corazones, dos cartas altas y la torre valen unos 130 puntos con la ayuda de una pareja
lesson-five-first-say-2 = Los demás también pujan, porque también cuentan con una pareja.
lesson-five-first-why-2 = 90 se cumple la gran mayoría de las veces
lesson-five-first-say-3 = Las pujas continúan.
lesson-five-first-why-3 = 105 se cumple todavía nueve de cada diez veces
lesson-five-first-say-4 = Alguien sigue pujando. Tus cartas tienen un límite, pero todavía no es este.
lesson-five-first-why-4 = 115 se cumple cuatro de cada cinco veces
lesson-five-first-say-5 = Juegas por 115, y las tres cartas del nido están entre las tuyas. Declara el palo de triunfo; también podrías declarar sin triunfo, o sin triunfo al revés, donde las mejores son las cartas bajas.
lesson-five-first-why-5 = cinco corazones y la torre, que siempre cuenta como triunfo, son tus mejores triunfos
lesson-five-first-say-6 = Ahora llama una carta que no tengas. Quien la tiene es tu pareja, y no dice nada hasta que la carta se juega.
lesson-five-first-why-6 = el as de corazones es el triunfo más alto, justo la carta que te falta
lesson-five-first-say-7 = Entierra tres cartas. Sus puntos van a quien gane la última baza.
lesson-five-first-why-7 = sin tréboles puedes ganar con triunfos las bazas de tréboles, y el 10 vuelve a ser tuyo si ganas la última baza
lesson-five-first-say-8 = Puedes salir a la primera baza, o hacer salir a la persona a tu izquierda. Quien juega al final es quien más sabe.
lesson-five-first-why-8 = así juegas al final en la primera baza
lesson-five-first-say-9 = Han salido a diamantes, así que tienes que jugar un diamante. Nadie juega después de ti.
lesson-five-first-why-9 = el rey gana con seguridad, y sus 10 puntos son tuyos
lesson-five-first-say-10 = Sales tú, y quedan nueve triunfos fuera.
lesson-five-first-why-10 = un triunfo bajo le pide el as a tu pareja
lesson-five-first-say-11 = Ha aparecido el as de corazones, así que todo el mundo sabe ya que tu pareja es la persona a tu izquierda, que ahora sale también a triunfo. El rey ya está en la mesa, y no lo puedes superar.
lesson-five-first-why-11 = no puedes ganar esta baza, así que juega la carta más baja
lesson-five-first-say-12 = Han salido a tréboles, y no tienes. Entonces puedes jugar un triunfo, y la torre lo es: el más bajo, pero un triunfo.
lesson-five-first-why-12 = gana la baza, y sus 20 puntos quedan a salvo contigo
lesson-five-first-say-13 = Sales otra vez.
lesson-five-first-why-13 = regala poco, y puede encontrar el diamante alto de tu pareja
lesson-five-first-end = El resto es tuyo: entre tu pareja y tú hacen falta 115 puntos. Pide una pista cuando quieras.

lesson-five-bidding-say-1 = Quien tiene el contrato llama una carta, y quien tiene esa carta es su pareja. Así que puedes contar con una carta alta más de las que tienes, y con las tres cartas del nido. Tienes dos ases.
lesson-five-bidding-why-1 = tres picas como triunfos y dos ases valen unos 125 puntos, así que una puja de 80 es bastante segura
lesson-five-bidding-say-2 = Los demás también pujan: también cuentan con una pareja. Tus cartas aún dan para más de 100.
lesson-five-bidding-why-2 = una puja de 95 se cumple más de cuatro de cada cinco veces
lesson-five-bidding-say-3 = Las pujas continúan. 105 se cumple cuatro de cada cinco veces.
lesson-five-bidding-why-3 = si esperas unos 125 puntos, 105 aún merece el riesgo
lesson-five-bidding-say-4 = 115 solo se cumpliría dos de cada tres veces, y quien cae pierde todo lo que pujó.
lesson-five-bidding-end = Te has parado donde el riesgo ya era demasiado grande. Quien tiene el contrato llama a su pareja con una carta: bien puede ser una de las tuyas. Sigue jugando si quieres.

lesson-five-points-say-1 = Tres personas defienden contra quien tiene el contrato y su pareja, que aquí ya se conoce: se jugó la carta llamada, el as de picas. Quien tiene el contrato ha salido con la reina de tréboles, y alguien de la defensa, como tú, ha puesto encima el as.
lesson-five-points-why-1 = el as gana esta baza para tu propio bando, así que ahí vienen bien los cinco puntos
lesson-five-points-say-2 = Quien ganó la baza para tu bando ha salido a corazones, pero la pareja de quien tiene el contrato ha puesto encima el rey. No tienes ni corazones ni triunfos, así que no puedes ganar: piensa solo en los puntos.
lesson-five-points-why-2 = no puedes ganar, así que da una carta que no valga nada
lesson-five-points-say-3 = La pareja de quien tiene el contrato sale con un trébol bajo, y tienes que seguir el palo.
lesson-five-points-why-3 = el 9 hace que los demás gasten una carta más alta
lesson-five-points-say-4 = Quien tiene el contrato sale con el as de corazones, pero alguien de la defensa ha jugado un triunfo, y no tienes corazones.
lesson-five-points-why-4 = la baza es de tu bando, y le vienen bien 10 puntos más
lesson-five-points-end = Da cartas con puntos a las bazas seguras de tu bando, y a las de nadie más. Sigue jugando si quieres.

lesson-five-counting-say-1 = Juegas por 115, y los triunfos son los tréboles. Hay catorce triunfos con la torre, que es el más bajo. Tienes seis en la mano, y has jugado el 5: quedan siete fuera. Tienes los tres más altos.
lesson-five-counting-why-1 = el as es el triunfo más alto, y saca los triunfos de los demás
lesson-five-counting-say-2 = Han caído cuatro de una vez: el 2, el 4, la jota y el 8. Quedan tres fuera.
lesson-five-counting-why-2 = tu triunfo más alto no lo supera nadie, y saca más de los suyos
lesson-five-counting-say-3 = Han caído el 6 y la torre, y la torre te da 20 puntos. Queda un triunfo fuera, el 10, que es una carta con puntos.
lesson-five-counting-why-3 = saca el último triunfo, y gana sus 10 puntos
lesson-five-counting-say-4 = Ha caído el 10, y ya no queda ningún triunfo fuera. ¿Qué otra carta tuya no puede superar nadie?
lesson-five-counting-why-4 = el as de diamantes ya se jugó, así que el rey es el más alto, y nadie lo puede fallar
lesson-five-counting-end = Ya solo tú tienes triunfos, y tu rey de diamantes ha ganado: para eso se sacan triunfos. Sigue jugando.

lesson-kentucky-first-say-1 = ¡Hola! Con tu pareja, que se sienta frente a ti, juegas contra las otras dos personas por 120 puntos: la torre vale 20, cada 14 y cada 10 vale 10, cada 5 vale 5. Primero vienen las pujas. La persona a tu derecha ha pujado 70.
lesson-kentucky-first-why-1 = la torre, que es el triunfo más alto, y cuatro cartas negras valen unos 100 puntos con la ayuda de tu pareja
lesson-kentucky-first-say-2 = La persona a tu izquierda sube a 80.
lesson-kentucky-first-why-2 = con la torre en tu mano, aún es probable que se cumpla 85
lesson-kentucky-first-say-3 = Juegas por 85, y las cinco cartas del nido están entre las tuyas. Entierra cinco. Cuentan para quien gane la última baza, y la ganarás tú si guardas una carta fuerte para ella.
lesson-kentucky-first-why-3 = sin verde puedes ganar con triunfos las bazas verdes, y en el nido 15 puntos esperan a la última baza
lesson-kentucky-first-say-4 = Declara el color de triunfo. La torre es triunfo declares lo que declares.
lesson-kentucky-first-why-4 = cuatro cartas negras y la torre son tus mejores triunfos
lesson-kentucky-first-say-5 = Ahora, las bazas. Juega una carta del color de la salida si la tienes. Gana el triunfo más alto o, si no hay ninguno, la carta más alta del color de la salida. Solo la torre se puede jugar en cualquier baza, pero es demasiado buena para esta.
lesson-kentucky-first-why-5 = para ganarle, los demás tienen que jugar una carta roja más alta
lesson-kentucky-first-say-6 = Nadie ha superado tu carta, y sales tú. Aún quedan seis triunfos fuera.
lesson-kentucky-first-why-6 = un triunfo bajo saca los de los demás, y te cuesta poco
lesson-kentucky-first-say-7 = Han salido a verde, y no tienes: para eso enterraste tus cartas verdes. Podrías jugar un triunfo, es decir, fallar, pero mira quién va ganando.
lesson-kentucky-first-why-7 = la baza es de tu pareja: déjasela, y da una carta que no necesites
lesson-kentucky-first-say-8 = Tu pareja sale con el 14 verde, pero la persona a tu derecha lo falla con el 8 negro. Tú tampoco tienes verde.
lesson-kentucky-first-why-8 = tu 10 gana al 8, y trae el 14 a casa
lesson-kentucky-first-say-9 = Sales otra vez. Quedan dos triunfos fuera.
lesson-kentucky-first-why-9 = obliga a gastar el 13 para ganar la baza, y la torre se queda en casa
lesson-kentucky-first-end = El resto es tuyo. Aún tienes la torre: gana cualquier baza, así que piensa cuándo te da más. Pide una pista cuando quieras.

lesson-draft-end = El resto es tuyo: sigue jugando por tu cuenta. Si quieres un consejo, pide una pista.

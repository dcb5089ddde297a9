### Lessons: what they are called, and what they teach.

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

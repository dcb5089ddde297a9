advice-usual-bid = La puja ganadora habitual es { $usual }; una de cada diez pasa de { $high }. La más alta que los bots fuertes han cumplido en { $deals } manos es { $best }.
advice-long-suit = { $tops ->
    [two-of-them] Puja con un { suit-word } largo: en promedio, el { suit-word } de triunfo de quien tiene el contrato es de { $dealt } cartas, entre ellas dos de las tres más altas.
   *[one-or-two] Puja con un { suit-word } largo: en promedio, el { suit-word } de triunfo de quien tiene el contrato es de { $dealt } cartas, entre ellas una o dos de las tres más altas.
}
advice-long-suit-grows = { $tops ->
    [two-of-them] Puja con un { suit-word } largo: en promedio, el { suit-word } de triunfo de quien tiene el contrato es de { $dealt } cartas al repartir y de { $trumps } tras el cambio, entre ellas dos de las tres más altas.
   *[one-or-two] Puja con un { suit-word } largo: en promedio, el { suit-word } de triunfo de quien tiene el contrato es de { $dealt } cartas al repartir y de { $trumps } tras el cambio, entre ellas una o dos de las tres más altas.
}
advice-bid-little = No pujes más de lo necesario: con una puja cumplida se apunta todo lo ganado, y solo la pérdida crece con la puja.
advice-dare = { $one-in ->
    [three] Aun así, atrévete a pujar: los bots fuertes caen en una de cada tres manos. Si no caes nunca, pujas demasiado poco.
    [four] Aun así, atrévete a pujar: los bots fuertes caen en una de cada cuatro manos. Si no caes nunca, pujas demasiado poco.
    [five] Aun así, atrévete a pujar: los bots fuertes caen en una de cada cinco manos. Si no caes nunca, pujas demasiado poco.
    [six] Aun así, atrévete a pujar: los bots fuertes caen en una de cada seis manos. Si no caes nunca, pujas demasiado poco.
   *[seven] Aun así, atrévete a pujar: los bots fuertes caen en una de cada siete manos. Si no caes nunca, pujas demasiado poco.
}
advice-bury-all = Entierra todas tus cartas de un { suit-word } que no sea triunfo, para poder fallarlo.
advice-bury-short = Entierra de modo que un { suit-word } que no sea triunfo quede corto: así pronto podrás fallarlo.
advice-bury-counters-own = Entierra las cartas con puntos que podrías perder, porque cuentan enseguida para ti; guarda las que ganan bazas.
advice-bury-counters-last = Si tienes triunfos para ganar la última baza, entierra las cartas con puntos que podrías perder.
advice-bury-no-counter = Si puedes evitarlo, no entierres ninguna carta con puntos: cuenta para los demás.
advice-lead-trumps = Con el contrato, sal a triunfo desde tu primera salida, hasta que a los demás no les quede ninguno.
advice-lead-trumps-two = Con el contrato, sal a triunfo desde tu primera salida, hasta que a tu rival no le quede ninguno.
advice-lead-trumps-early = Con el contrato, sal pronto a triunfo; al menos una de cada dos primeras salidas lo es.
advice-leave-trumps = Contra quien tiene el contrato, no toques los triunfos: salir a triunfo es hacerle el trabajo.
advice-sure-card = Sal con una carta que nadie pueda superar mientras los demás aún tengan de su { suit-word }; más tarde te la pueden fallar.
advice-give-counter = Cuando una baza sea segura para tu pareja, pon en ella una carta con puntos.
advice-keep-counters = No pongas cartas con puntos en bazas que ganan los demás; juega una carta que no valga nada.
advice-win-points = Si juegas al final y los demás van ganando puntos, gánalos tú, con un triunfo si hace falta.

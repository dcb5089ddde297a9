reason-shows-partner = { $why }; se muestra como pareja de quien tiene el contrato
reason-keeps-secret = { $why }; guarda la carta llamada

reason-suit = { $suit ->
    [trumps] triunfo
    [black] negro
    [green] verde
    [red] rojo
    [yellow] amarillo
    [spades] picas
    [hearts] corazones
    [diamonds] diamantes
   *[clubs] tréboles
}
reason-trump-suit = { $suit ->
    [spade] picas
    [heart] corazones
    [diamond] diamantes
    [club] tréboles
   *[suit] { reason-suit }
}
reason-trump = { $trump ->
    [none] sin triunfo
    [low] sin triunfo al revés
   *[suit] con { trump-call } como triunfo
}
reason-trick = { $points ->
    [0] la baza
   *[other] una baza de { $points } puntos
}
reason-number = { $number ->
    [two] dos
    [three] tres
    [four] cuatro
    [five] cinco
    [six] seis
    [seven] siete
   *[eight] ocho
}
reason-points = { points-counted }
reason-holding = { $trumps ->
    [one] { $trumps } triunfo
   *[other] { $trumps } triunfos
} ({ reason-trump-suit }){ $best ->
    [yes] {" "}con el más alto
   *[no] {""}
}, { $side ->
    [0] ninguna carta maestra
    [one] { $side } carta maestra
   *[other] { $side } cartas maestras
} en otros palos
reason-holding-none = { trump-call }, la carta maestra en { $suits ->
    [one] { $suits } palo
   *[other] { $suits } palos
}

reason-only-legal = la única jugada permitida

reason-bids = { $held }: unos { $points } puntos; una puja de { $amount } se cumple { $percent } veces de cada 100
reason-passes-to-partner = unos { $points } puntos { reason-trump }: deja la puja a su pareja
reason-passes-less = unos { $points } puntos { reason-trump }: una puja de { $amount } se cumple { $percent } veces de cada 100, y en los repartos probados no rindió más que pasar
reason-passes-hardly-more = unos { $points } puntos { reason-trump }: una puja de { $amount } se cumple { $percent } veces de cada 100, y en los repartos probados solo rindió alrededor de { $more } más que pasar: demasiado poco para el riesgo
reason-passes-seldom = unos { $points } puntos { reason-trump }: una puja de { $amount } solo se cumple { $percent } veces de cada 100
reason-shoots-sun = gana todas las bazas { reason-trump } { $percent } veces de cada 100: va al sol
reason-not-enough = da para unos { $points } puntos: { $more ->
    [higher] no basta para pujar más
   *[all] no basta para pujar
}
reason-claims-misdeal = un reparto nulo, y solo da para unos { $points } puntos
reason-leaves-bid = deja la puja a su pareja
reason-good-for = da para unos { $points } puntos { reason-trump }

reason-bid-is-made = { $why }: la puja de { $amount } se cumple { $percent } veces de cada 100
reason-sun-is-made = { $why }: el sol se cumple { $percent } veces de cada 100
reason-play-last = juega al final en la primera baza
reason-keeps-lead = se queda la salida
reason-keeps-lead-trump = tiene el triunfo más alto: se queda la salida
reason-keeps-lead-tops = tiene cartas maestras: se queda la salida
reason-gives-lead = no hay carta maestra para salir: juega al final en la primera baza
reason-names-none = ganan las cartas más { $which ->
    [lowest] bajas
   *[highest] altas
}, y hay carta maestra en { $suits ->
    [one] { $suits } palo
   *[other] { $suits } palos
}
reason-names-trump = { $trumps } triunfos, { $tops ->
    [one] { $tops } carta maestra
   *[other] { $tops } cartas maestras
} en total
reason-call-rook = la torre gana cualquier baza en la que se juega
reason-calls-trump = llama { $which ->
    [highest] el triunfo más alto que falta
   *[high] un triunfo que falta
}
reason-calls-card = llama { $which ->
    [highest] la carta más alta que falta
   *[high] una carta que falta
} en { reason-suit }; tiene { $held } de ese palo
reason-buries-trumps = quiere enterrar triunfos: espera unos { $points } puntos
reason-suit-but-trumps = { reason-suit } salvo triunfos
reason-void-saves-last = quiere quedarse sin { $suits } y salvar { $saved } puntos para la última baza: espera unos { $points } puntos
reason-void-saves-side = quiere quedarse sin { $suits } y salvar { $saved } puntos para el bando del contrato: espera unos { $points } puntos
reason-void = quiere quedarse sin { $suits }: espera unos { $points } puntos
reason-saves-last = quiere salvar { $saved } puntos para la última baza: espera unos { $points } puntos
reason-saves-side = quiere salvar { $saved } puntos para el bando del contrato: espera unos { $points } puntos
reason-shortens = quiere acortar { $suits }: espera unos { $points } puntos
reason-makes-void = se queda sin { reason-suit }
reason-shortens-plain = acorta { reason-suit }: entierra una carta sin puntos
reason-only-trumps-left = solo le quedan triunfos para enterrar
reason-buries-counter = entierra una carta con puntos en { reason-suit }: el nido { $to ->
    [bidder] cuenta para el contrato
    [last_trick] va con la última baza
    [opponents] cuenta para la defensa
   *[nobody] no cuenta para nadie
}

reason-draws-trumps = saca triunfos: { $out ->
    [one] queda { $out } fuera, quizá en el otro bando
   *[other] quedan { $out } fuera, quizá algunos en el otro bando
}
reason-cashes = cobra una carta ganadora segura en { reason-suit }
reason-leads-ours = sale a { reason-suit }: el rival no puede superar la carta
reason-leads-highest = sale a { reason-suit }: no queda ninguna más alta fuera, aunque la pueden fallar
reason-leads-likely = sale a { reason-suit }: es poco probable que el rival gane la baza
reason-leads-counter = sale con una carta de { $points } puntos en { reason-suit }
reason-leads-counter-must = sale a { reason-suit }: solo tiene cartas con puntos
reason-leads-plain = sale a { reason-suit }: una carta sin puntos

reason-ruffs-last = falla { reason-trick } jugando al final
reason-takes-last = gana { reason-trick } jugando al final
reason-ruffs = falla { reason-trick }
reason-ruffs-sure = falla { reason-trick }: nadie puede fallar más alto
reason-takes-sure = gana { reason-trick } con una carta segura
reason-takes-ours = gana { reason-trick }: el rival no puede superar la carta
reason-takes-likely = juega la carta más alta hasta ahora: es poco probable que el rival gane { reason-trick }
reason-must-be-beaten = juega la carta más alta hasta ahora
reason-leaves-trick = deja la baza { $mate ->
    [partner] a su pareja
    [teammate] a su bando
   *[likely] a quien probablemente es de su bando
}, que tiene la carta más alta hasta ahora
reason-gives-counter = pone una carta con puntos para { $mate ->
    [partner] su pareja
    [teammate] su bando
   *[likely] quien probablemente es de su bando
}{ $sure ->
    [sure] : el rival no puede ganar la baza
    [likely] : es poco probable que el rival gane la baza
   *[best] , que tiene la carta más alta hasta ahora
}
reason-counter-hoped = juega una carta con puntos: { $hope ->
    [likely] es probable que su bando gane la baza
   *[maybe] puede que su bando gane la baza
}
reason-gives-up = suelta { $points } puntos
reason-counter-not-trump = suelta { $points } puntos en vez de un triunfo
reason-counter-to-dummy = tiene que dar una carta con puntos: la carta del muerto es la más alta hasta ahora
reason-counter-to-defender = tiene que dar una carta con puntos: la baza va a otra persona de la defensa, no a quien tiene el contrato
reason-counter-must = tiene que dar una carta con puntos: no tiene otra cosa que jugar
reason-discards = no tiene { reason-suit }: descarta una carta sin puntos
reason-discards-but-trumps = de { reason-suit } solo tiene triunfos: descarta una carta sin puntos
reason-ducks = deja pasar { reason-trick }: guarda una carta que sería la más alta hasta ahora
reason-plays-low = no puede ganar la baza: no da puntos

reason-no-trump-out = ya no queda ningún triunfo fuera
reason-trumps-out = { $out ->
    [one] queda { $out } triunfo fuera
   *[other] quedan { $out } triunfos fuera
}
reason-higher-gone = ya no quedan cartas más altas en { reason-suit }

reason-takes-groups = se lleva { $cards }: { $gains }
reason-builds = construye { $number } con { $card } sobre { $on }: tiene otro { $number }
reason-raises = sube la construcción de { $under } a { $number }: tiene otro { $number }
reason-doubles = dobla la construcción de { $number }: tiene otro { $number }
reason-trails-only = deja el { $rank }: no hay otra jugada
reason-trails-untaken = deja el { $rank }: nadie más puede llevarse nada
reason-trails-to-take = deja el { $rank }: tiene otro { $rank } para llevárselo
reason-trails-unswept = deja el { $rank }: nadie más puede hacer escoba
reason-trails-nothing = deja el { $rank }: sus cartas no se llevan nada
reason-trails-rather = deja el { $rank } en vez de llevarse cartas
reason-calls-orange = canta naranja, que vale { $points } puntos: se han llevado rojo y amarillo
reason-leaves-orange = deja la naranja a quien se llevó las cartas

reason-gain-match = la partida
reason-gain-big-sweep = una escoba grande
reason-gain-little-sweep = una escoba pequeña
reason-gain-orange = rojo y amarillo para una naranja
reason-gain-five = un cinco
reason-gain-unswept = nadie más puede hacer escoba con el resto
reason-gain-fives = { reason-number } cincos
reason-gain-cards = { reason-number } cartas
reason-gain-cards-many = { cards-counted }
reason-gain-build = la construcción de { $value }

reason-overlooks-orange = no se da cuenta de la naranja
reason-any-legal = cualquier jugada permitida
reason-tried-most = la más probada en { $layouts } repartos de las cartas ocultas
reason-best-solved = la mejor de media en { $layouts } repartos de las cartas ocultas, resueltos
reason-best-played-out = la mejor de media en { $layouts } repartos de las cartas ocultas, jugados al azar hasta el final
reason-best-tried = la mejor en { $layouts } repartos de las cartas ocultas
reason-open-hands = con las cartas a la vista da más puntos

reason-list-last = { $items } y { $item }
reason-list-further = { $item }, { $items }
reason-sum = { $first }+{ $others }

### Por qué un bot haría una jugada: pistas y problemas. Las frases no tienen sujeto.

reason-shows-partner = { $why }; muestra quién es la pareja
reason-keeps-secret = { $why }; mantiene en secreto quién es la pareja

## Partes de frases.

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
    [black] negro
    [green] verde
    [red] rojo
    [yellow] amarillo
    [spade] picas
    [heart] corazones
    [diamond] diamantes
   *[club] tréboles
}
reason-trump = { $trump ->
    [none] sin triunfo
    [low] sin triunfo al revés
    [black] con negro como triunfo
    [green] con verde como triunfo
    [red] con rojo como triunfo
    [yellow] con amarillo como triunfo
    [spades] con picas como triunfo
    [hearts] con corazones como triunfo
    [diamonds] con diamantes como triunfo
   *[clubs] con tréboles como triunfo
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
    [0] ninguna carta ganadora
    [one] { $side } carta ganadora
   *[other] { $side } cartas ganadoras
} en otros palos
reason-holding-none = { $trump ->
    [none] sin triunfo
   *[low] sin triunfo al revés
}, la carta ganadora en { $suits ->
    [one] { $suits } palo
   *[other] { $suits } palos
}

## Cualquier jugada.

reason-only-legal = la única jugada permitida

## Pujas.

reason-bids = { $held }: unos { $points } puntos; una puja de { $amount } se cumple { $percent } veces de cada 100
reason-passes-to-partner = unos { $points } puntos { reason-trump }: deja la puja a su pareja
reason-passes-less = unos { $points } puntos { reason-trump }: pujar { $amount } rinde menos que defender
reason-passes-hardly-more = unos { $points } puntos { reason-trump }: pujar { $amount } apenas rinde más que defender
reason-passes-seldom = unos { $points } puntos { reason-trump }: una puja de { $amount } solo se cumple { $percent } veces de cada 100
reason-shoots-sun = gana todas las bazas { reason-trump } { $percent } veces de cada 100: va al sol
reason-should-take-all = debería ganar todas las bazas { reason-trump }
reason-not-enough = da para unos { $points } puntos: { $more ->
    [higher] no basta para pujar más
   *[all] no basta para pujar
}
reason-leaves-bid = deja la puja a su pareja
reason-good-for = da para unos { $points } puntos { reason-trump }

## El nido, el triunfo y las parejas.

reason-bid-is-made = { $why }: la puja de { $amount } se cumple { $percent } veces de cada 100
reason-sun-is-made = { $why }: el sol se cumple { $percent } veces de cada 100
reason-play-last = mejor jugar al final en la primera baza
reason-keeps-lead = se queda la salida
reason-keeps-lead-trump = tiene el triunfo más alto: se queda la salida
reason-keeps-lead-tops = tiene cartas ganadoras: se queda la salida
reason-gives-lead = no hay carta ganadora para salir: mejor jugar al final
reason-names-none = ganan las cartas más { $which ->
    [lowest] bajas
   *[highest] altas
}, y hay carta ganadora en { $suits ->
    [one] { $suits } palo
   *[other] { $suits } palos
}
reason-names-trump = el mejor triunfo: { $trumps } triunfos, { $tops ->
    [one] { $tops } carta ganadora
   *[other] { $tops } cartas ganadoras
} en total
reason-call-rook = la torre gana cualquier baza en la que se juega
reason-calls-trump = llama { $which ->
    [highest] el triunfo más alto que falta
   *[high] un triunfo alto que falta
}
reason-calls-card = llama { $which ->
    [highest] la carta más alta que falta
   *[high] una carta alta que falta
} en { reason-suit }; tiene { $held } de ese palo
reason-buries-trumps = tiene que enterrar triunfos: cualquier otra carta vale más
reason-void-saves-last = se queda sin { $suits } y salva { $saved } puntos para la última baza: espera unos { $points } puntos
reason-void-saves-side = se queda sin { $suits } y salva { $saved } puntos para el bando del contrato: espera unos { $points } puntos
reason-void = se queda sin { $suits }: espera unos { $points } puntos
reason-saves-last = salva { $saved } puntos para la última baza: espera unos { $points } puntos
reason-saves-side = salva { $saved } puntos para el bando del contrato: espera unos { $points } puntos
reason-shortens = acorta { $suits }: espera unos { $points } puntos
reason-makes-void = se queda sin { reason-suit }
reason-shortens-to-keep = acorta { reason-suit }: guarda triunfos y cartas ganadoras
reason-only-trumps-left = solo le quedan triunfos para enterrar
reason-counter-safe = la carta con puntos en { reason-suit } está a salvo en el nido, que cuenta para el contrato
reason-counter-safer = la carta con puntos en { reason-suit } está más a salvo en el nido, que va con la última baza

## Salir.

reason-draws-trumps = saca triunfos: { $out ->
    [one] queda { $out } fuera
   *[other] quedan { $out } fuera
}
reason-cashes = cobra una carta ganadora segura en { reason-suit }
reason-leads-highest = sale con la carta más alta que queda en { reason-suit }, aunque la puedan fallar
reason-leads-to-mate = sale a { reason-suit }: { $mate ->
    [partner] ahí es probable que gane su pareja
   *[likely] ahí es probable que gane alguien de su bando
}
reason-leads-cheapest = sale a { reason-suit }: ninguna carta cuesta menos
reason-leads-little = sale a { reason-suit }: regala poco

## Jugar en una baza.

reason-ruffs-last = falla { reason-trick } jugando al final
reason-takes-last = gana { reason-trick } jugando al final
reason-ruffs = falla { reason-trick }
reason-takes-sure = gana { reason-trick } con una carta segura
reason-takes-likely = gana { reason-trick }: es difícil que la superen
reason-must-be-beaten = juega una carta que los demás tienen que superar
reason-leaves-trick = deja la baza { $mate ->
    [partner] a su pareja
   *[likely] a quien probablemente es de su bando
}
reason-gives-counter = pone una carta con puntos en la baza { $sure ->
    [sure] segura
   *[likely] probable
} { $mate ->
    [partner] de su pareja
   *[likely] de quien probablemente es de su bando
}
reason-counter-may-go = juega una carta con puntos: puede que la baza vaya a su bando
reason-counter-hoped = juega una carta con puntos: { $mate ->
    [partner] su pareja
   *[likely] quien probablemente es de su bando
} aún tiene que jugar y { $hope ->
    [likely] es probable que gane la baza
   *[maybe] todavía puede ganar la baza
}
reason-counter-worth-later = suelta una carta con puntos: las demás cartas valdrán más después
reason-counter-to-dummy = tiene que dar una carta con puntos: se pierde con el muerto, no la gana el otro puesto
reason-counter-to-defender = tiene que dar una carta con puntos, mejor a la defensa que a quien tiene el contrato
reason-counter-must = tiene que dar una carta con puntos: cualquier otra carta vale más
reason-discards = no tiene { reason-suit }: descarta una carta poco útil
reason-ducks = deja pasar: guarda las mejores cartas para una baza mejor
reason-plays-low = no puede ganar la baza: juega bajo

## Lo que había que contar.

reason-no-trump-out = ya no queda ningún triunfo fuera
reason-trumps-out = { $out ->
    [one] queda { $out } triunfo fuera
   *[other] quedan { $out } triunfos fuera
}
reason-higher-gone = ya no quedan cartas más altas en { reason-suit }
reason-costs-more = ganar esta baza costaría más de lo que da

## Tuxedo.

reason-takes-groups = se lleva { $cards }: { $gains }
reason-builds = construye { $number } con { $card } sobre { $on }: tiene otro { $number }
reason-raises = sube la construcción de { $under } a { $number }: tiene otro { $number }
reason-trails-only = deja el { $rank }: no hay otra jugada
reason-trails-untaken = deja el { $rank }: nadie puede llevarse nada
reason-trails-to-take = deja el { $rank }: tiene otro { $rank } para llevárselo
reason-trails-unswept = deja el { $rank }: nadie puede hacer escoba
reason-trails-others-cost = deja el { $rank }: los demás cuestan más
reason-trails-cheapest = deja el { $rank }: es lo que menos cuesta
reason-calls-orange = canta naranja: se han llevado rojo y amarillo
reason-calls-orange-late = canta naranja tarde: se han llevado rojo y amarillo
reason-leaves-orange = deja la naranja a quien se llevó las cartas
reason-build-raised = sube una construcción a { $number }, y tiene otro { $number }
reason-build-made = construye { $number }, y tiene otro { $number }
reason-trails-least = deja el { $rank }, que es lo que menos cuesta
reason-trails-the-only = deja el { $rank }, la única jugada
reason-wins-match = gana la partida
reason-sweeps = limpia el centro
reason-takes-five = se lleva un cinco
reason-takes-fives = se lleva { reason-number } cincos
reason-takes-orange = se lleva rojo y amarillo
reason-takes-build = se lleva una construcción de { $value }
reason-takes-card = se lleva una carta
reason-takes-cards = se lleva { reason-number } cartas
reason-takes-many = se lleva { cards-counted }

reason-gain-match = la partida
reason-gain-big-sweep = una escoba grande
reason-gain-little-sweep = una escoba pequeña
reason-gain-orange = rojo y amarillo para una naranja
reason-gain-five = un cinco
reason-gain-unswept = nadie puede hacer escoba con el resto
reason-gain-fives = { reason-number } cincos
reason-gain-cards = { reason-number } cartas
reason-gain-cards-many = { cards-counted }
reason-gain-build = la construcción de { $value }

## Bots that play less well, for study or for fun.

reason-leads-top = sale con la más alta de su palo
reason-leads-low = sale con una carta baja
reason-takes-lowest = gana la baza con la carta más baja que puede
reason-plays-low-card = juega una carta baja
reason-overlooks-orange = no se da cuenta de la naranja
reason-any-legal = cualquier jugada permitida
reason-tried-most = la más probada en { $layouts } repartos de las cartas ocultas
reason-best-solved = la mejor de media en { $layouts } repartos de las cartas ocultas, resueltos
reason-best-played-out = la mejor de media en { $layouts } repartos de las cartas ocultas, jugados al azar hasta el final
reason-best-tried = la mejor en { $layouts } repartos de las cartas ocultas
reason-open-hands = con las cartas a la vista da más puntos

## Listas.

reason-list-last = { $items }, y { $item }
reason-list-further = { $item }, { $items }

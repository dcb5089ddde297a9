reason-shows-partner = { $why }; zeigt sich als Partner
reason-keeps-secret = { $why }; behält die gerufene Karte

reason-suit = { $suit ->
    [trumps] Trumpf
    [black] Schwarz
    [green] Grün
    [red] Rot
    [yellow] Gelb
    [spades] Pik
    [hearts] Herz
    [diamonds] Karo
   *[clubs] Kreuz
}
reason-trump-suit = { $suit ->
    [spade] Pik
    [heart] Herz
    [diamond] Karo
    [club] Kreuz
   *[suit] { reason-suit }
}
reason-trump = { $trump ->
    [none] ohne Trumpf
    [low] ohne Trumpf, verkehrt
   *[suit] mit { trump-call } als Trumpf
}
reason-trick = { $points ->
    [0] den Stich
   *[other] einen Stich mit { $points } Punkten
}
reason-number = { $number ->
    [two] zwei
    [three] drei
    [four] vier
    [five] fünf
    [six] sechs
    [seven] sieben
   *[eight] acht
}
reason-points = { points-counted }
reason-holding = { $trumps ->
    [one] ein Trumpf
   *[other] { $trumps } Trümpfe
} ({ reason-trump-suit }){ $best ->
    [yes] {" "}mit dem höchsten
   *[no] {""}
}, { $side ->
    [0] keine höchste Karte
    [one] { $side } höchste Karte
   *[other] { $side } höchste Karten
} in anderen Farben
reason-holding-none = { trump-call }, die beste Karte in { $suits ->
    [one] { $suits } Farbe
   *[other] { $suits } Farben
}

reason-only-legal = der einzige erlaubte Zug

reason-bids = { $held }: etwa { $points } Punkte; ein Gebot von { $amount } wird in { $percent } % der Fälle erfüllt
reason-passes-to-partner = etwa { $points } Punkte { reason-trump }: überlässt dem Partner das Gebot
reason-passes-less = etwa { $points } Punkte { reason-trump }: ein Gebot von { $amount } wird in { $percent } % der Fälle erfüllt und brachte in den probierten Verteilungen nicht mehr als zu passen
reason-passes-hardly-more = etwa { $points } Punkte { reason-trump }: ein Gebot von { $amount } wird in { $percent } % der Fälle erfüllt und brachte in den probierten Verteilungen nur etwa { $more } mehr als zu passen: zu wenig für das Risiko
reason-passes-seldom = etwa { $points } Punkte { reason-trump }: ein Gebot von { $amount } wird nur in { $percent } % der Fälle erfüllt
reason-shoots-sun = macht in { $percent } % der Fälle alle Stiche, { reason-trump }: spielt die Sonne
reason-not-enough = gut für etwa { $points } Punkte: { $more ->
    [higher] nicht genug, um höher zu bieten
   *[all] nicht genug für ein Gebot
}
reason-claims-misdeal = vergeben und nur gut für etwa { $points } Punkte
reason-leaves-bid = überlässt dem Partner das Gebot
reason-good-for = gut für etwa { $points } Punkte { reason-trump }

reason-bid-is-made = { $why }: das Gebot von { $amount } wird in { $percent } % der Fälle erfüllt
reason-sun-is-made = { $why }: die Sonne gelingt in { $percent } % der Fälle
reason-play-last = spielt zum ersten Stich als Letztes
reason-keeps-lead = behält das Ausspiel
reason-keeps-lead-trump = hat den höchsten Trumpf: behält das Ausspiel
reason-keeps-lead-tops = hat die beste Karte einer Farbe: behält das Ausspiel
reason-gives-lead = hat in keiner Farbe die beste Karte: spielt zum ersten Stich als Letztes
reason-names-none = die { $which ->
    [lowest] niedrigsten
   *[highest] höchsten
} Karten gewinnen, und das Blatt hat die beste Karte in { $suits ->
    [one] { $suits } Farbe
   *[other] { $suits } Farben
}
reason-names-trump = { $trumps } Trümpfe, { $tops ->
    [one] insgesamt { $tops } höchste Karte
   *[other] insgesamt { $tops } höchste Karten
}
reason-call-rook = der Turm gewinnt jeden Stich, zu dem er gespielt wird
reason-calls-trump = ruft { $which ->
    [highest] den höchsten Trumpf, der fehlt
   *[high] einen Trumpf, der fehlt
}
reason-calls-card = ruft { $which ->
    [highest] die höchste fehlende Karte
   *[high] eine fehlende Karte
} in { reason-suit }; davon hat das Blatt { $held }
reason-buries-trumps = will Trümpfe drücken: erwartet etwa { $points } Punkte
reason-suit-but-trumps = { reason-suit } bis auf Trümpfe
reason-void-saves-last = will sich blank machen in { $suits } und { $saved } Punkte für den letzten Stich retten: erwartet etwa { $points } Punkte
reason-void-saves-side = will sich blank machen in { $suits } und { $saved } Punkte für die Seite, die das Spiel hat, retten: erwartet etwa { $points } Punkte
reason-void = will sich blank machen in { $suits }: erwartet etwa { $points } Punkte
reason-saves-last = will { $saved } Punkte für den letzten Stich retten: erwartet etwa { $points } Punkte
reason-saves-side = will { $saved } Punkte für die Seite, die das Spiel hat, retten: erwartet etwa { $points } Punkte
reason-shortens = will { $suits } verkürzen: erwartet etwa { $points } Punkte
reason-makes-void = macht sich blank in { reason-suit }
reason-shortens-plain = verkürzt { reason-suit }: drückt eine Karte ohne Punkte
reason-only-trumps-left = hat nur noch Trümpfe zum Drücken
reason-buries-counter = drückt eine Zählkarte in { reason-suit }: das Nest { $to ->
    [bidder] zählt für die Seite, die das Spiel hat
    [last_trick] geht mit dem letzten Stich
    [opponents] zählt für die Gegenseite
   *[nobody] zählt für niemanden
}

reason-draws-trumps = zieht Trümpfe: { $out ->
    [one] einer ist noch draußen, vielleicht bei der Gegenseite
   *[other] { $out } sind noch draußen, manche vielleicht bei der Gegenseite
}
reason-cashes = macht einen sicheren Stich in { reason-suit }
reason-leads-ours = spielt { reason-suit } aus: die Gegenseite kann die Karte nicht schlagen
reason-leads-highest = spielt { reason-suit } aus: keine höhere Karte ist mehr draußen, aber sie kann gestochen werden
reason-leads-likely = spielt { reason-suit } aus: die Gegenseite macht den Stich wohl nicht
reason-leads-counter = spielt eine Zählkarte mit { $points } Punkten in { reason-suit } aus
reason-leads-counter-must = spielt { reason-suit } aus: hat nur Zählkarten
reason-leads-plain = spielt { reason-suit } aus: eine Karte ohne Punkte

reason-ruffs-last = sticht als Letztes { reason-trick }
reason-takes-last = macht als Letztes { reason-trick }
reason-ruffs = sticht { reason-trick }
reason-ruffs-sure = sticht { reason-trick }: kann nicht überstochen werden
reason-takes-sure = macht { reason-trick } mit einer sicheren Karte
reason-takes-ours = macht { reason-trick }: die Gegenseite kann die Karte nicht schlagen
reason-takes-likely = spielt die bisher beste Karte: die Gegenseite macht { reason-trick } wohl nicht
reason-must-be-beaten = spielt die bisher beste Karte
reason-leaves-trick = lässt den Stich { $mate ->
    [partner] dem Partner
    [teammate] der eigenen Seite
   *[likely] vermutlich der eigenen Seite
}: dort liegt die bisher beste Karte
reason-gives-counter = gibt eine Zählkarte { $mate ->
    [partner] dem Partner
    [teammate] der eigenen Seite
   *[likely] vermutlich der eigenen Seite
}: { $sure ->
    [sure] die Gegenseite kann den Stich nicht machen
    [likely] die Gegenseite macht den Stich wohl nicht
   *[best] dort liegt die bisher beste Karte
}
reason-counter-hoped = spielt eine Zählkarte: die eigene Seite { $hope ->
    [likely] macht den Stich wahrscheinlich
   *[maybe] macht den Stich vielleicht
}
reason-gives-up = gibt { $points } Punkte her
reason-counter-not-trump = gibt { $points } Punkte her statt eines Trumpfs
reason-counter-to-dummy = muss eine Zählkarte geben: die bisher beste Karte ist die des Strohmanns
reason-counter-to-defender = muss eine Zählkarte geben: der Stich geht an jemand anderen aus der Gegenpartei, nicht an die Person, die das Spiel hat
reason-counter-must = muss eine Zählkarte geben: hat nichts anderes zu spielen
reason-discards = ist blank in { reason-suit }: wirft eine Karte ohne Punkte ab
reason-discards-but-trumps = hat in { reason-suit } nur Trümpfe: wirft eine Karte ohne Punkte ab
reason-ducks = lässt { reason-trick } laufen: behält eine Karte, die bisher die beste wäre
reason-plays-low = kann den Stich nicht machen: gibt keine Punkte

reason-no-trump-out = kein Trumpf ist mehr draußen
reason-trumps-out = { $out ->
    [one] { $out } Trumpf ist noch draußen
   *[other] { $out } Trümpfe sind noch draußen
}
reason-higher-gone = alle höheren Karten in { reason-suit } sind weg

reason-takes-groups = nimmt { $cards }: { $gains }
reason-builds = baut { $number } mit { $card } auf { $on }: hat noch eine { $number }
reason-raises = erhöht den Bau von { $under } auf { $number }: hat noch eine { $number }
reason-doubles = verdoppelt den Bau von { $number }: hat noch eine { $number }
reason-trails-only = legt die { $rank } ab: es gibt keinen anderen Zug
reason-trails-untaken = legt die { $rank } ab: niemand sonst kann etwas nehmen
reason-trails-to-take = legt die { $rank } ab: hat noch eine { $rank }, um sie zu nehmen
reason-trails-unswept = legt die { $rank } ab: niemand sonst kann abräumen
reason-trails-nothing = legt die { $rank } ab: keine Karte nimmt etwas
reason-trails-rather = legt die { $rank } ab, statt zu nehmen
reason-calls-orange = ruft Orange, das { $points } Punkte bringt: Rot und Gelb wurden genommen
reason-leaves-orange = lässt die Orange der Person, die genommen hat

reason-gain-match = die Partie
reason-gain-big-sweep = ein großer Abräumer
reason-gain-little-sweep = ein kleiner Abräumer
reason-gain-orange = Rot und Gelb für eine Orange
reason-gain-five = eine Fünf
reason-gain-unswept = im Rest nichts zum Abräumen für andere
reason-gain-fives = { reason-number } Fünfen
reason-gain-cards = { reason-number } Karten
reason-gain-cards-many = { cards-counted }
reason-gain-build = den Bau von { $value }

reason-overlooks-orange = bemerkt die Orange nicht
reason-any-legal = irgendein erlaubter Zug
reason-tried-most = am häufigsten versucht bei { $layouts } Verteilungen der verdeckten Karten
reason-best-solved = im Mittel am besten bei { $layouts } Verteilungen der verdeckten Karten, ausgerechnet
reason-best-played-out = im Mittel am besten bei { $layouts } Verteilungen der verdeckten Karten, zufällig zu Ende gespielt
reason-best-tried = am besten bei { $layouts } Verteilungen der verdeckten Karten
reason-open-hands = bringt mit offenen Karten die meisten Punkte

reason-list-last = { $items } und { $item }
reason-list-further = { $item }, { $items }
reason-sum = { $first }+{ $others }

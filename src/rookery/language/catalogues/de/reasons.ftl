### Warum ein Bot einen Zug machen würde: Tipps und Rätsel. Die Sätze haben kein Subjekt.

reason-shows-partner = { $why }; zeigt, wer der Partner ist
reason-keeps-secret = { $why }; hält den Partner geheim

## Teile von Sätzen.

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
    [black] Schwarz
    [green] Grün
    [red] Rot
    [yellow] Gelb
    [spade] Pik
    [heart] Herz
    [diamond] Karo
   *[club] Kreuz
}
reason-trump = { $trump ->
    [none] ohne Trumpf
    [low] ohne Trumpf, verkehrt,
    [black] mit Schwarz als Trumpf
    [green] mit Grün als Trumpf
    [red] mit Rot als Trumpf
    [yellow] mit Gelb als Trumpf
    [spades] mit Pik als Trumpf
    [hearts] mit Herz als Trumpf
    [diamonds] mit Karo als Trumpf
   *[clubs] mit Kreuz als Trumpf
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
reason-holding-none = { $trump ->
    [none] ohne Trumpf
   *[low] ohne Trumpf, verkehrt
}, die höchste Karte in { $suits ->
    [one] { $suits } Farbe
   *[other] { $suits } Farben
}

## Jeder Zug.

reason-only-legal = der einzige erlaubte Zug

## Bieten.

reason-bids = { $held }: etwa { $points } Punkte; ein Gebot von { $amount } wird in { $percent } % der Fälle erfüllt
reason-passes-to-partner = etwa { $points } Punkte { reason-trump }: überlässt dem Partner das Gebot
reason-passes-less = etwa { $points } Punkte { reason-trump }: { $amount } zu bieten bringt weniger als dagegenzuhalten
reason-passes-hardly-more = etwa { $points } Punkte { reason-trump }: { $amount } zu bieten bringt kaum mehr als dagegenzuhalten
reason-passes-seldom = etwa { $points } Punkte { reason-trump }: ein Gebot von { $amount } wird nur in { $percent } % der Fälle erfüllt
reason-shoots-sun = macht { reason-trump } in { $percent } % der Fälle alle Stiche: spielt die Sonne
reason-should-take-all = sollte { reason-trump } alle Stiche machen
reason-not-enough = gut für etwa { $points } Punkte: { $more ->
    [higher] nicht genug, um höher zu bieten
   *[all] nicht genug für ein Gebot
}
reason-leaves-bid = überlässt dem Partner das Gebot
reason-good-for = gut für etwa { $points } Punkte { reason-trump }

## Nest, Trumpf und Partner.

reason-bid-is-made = { $why }: das Gebot von { $amount } wird in { $percent } % der Fälle erfüllt
reason-sun-is-made = { $why }: die Sonne gelingt in { $percent } % der Fälle
reason-play-last = zum ersten Stich besser als Letztes spielen
reason-keeps-lead = behält das Ausspiel
reason-keeps-lead-trump = hat den höchsten Trumpf: behält das Ausspiel
reason-keeps-lead-tops = hat höchste Karten: behält das Ausspiel
reason-gives-lead = keine höchste Karte zum Ausspielen: besser als Letztes spielen
reason-names-none = die { $which ->
    [lowest] niedrigsten
   *[highest] höchsten
} Karten gewinnen, und das Blatt hat die beste Karte in { $suits ->
    [one] { $suits } Farbe
   *[other] { $suits } Farben
}
reason-names-trump = die beste Trumpffarbe: { $trumps } Trümpfe, { $tops ->
    [one] insgesamt { $tops } höchste Karte
   *[other] insgesamt { $tops } höchste Karten
}
reason-call-rook = der Turm gewinnt jeden Stich, zu dem er gespielt wird
reason-calls-trump = ruft { $which ->
    [highest] den höchsten Trumpf, der fehlt
   *[high] einen hohen Trumpf, der fehlt
}
reason-calls-card = ruft { $which ->
    [highest] die höchste fehlende Karte
   *[high] eine hohe fehlende Karte
} in { reason-suit }; davon hat das Blatt { $held }
reason-buries-trumps = muss Trümpfe drücken: jede andere Karte ist mehr wert
reason-void-saves-last = macht sich blank in { $suits } und rettet { $saved } Punkte für den letzten Stich: erwartet etwa { $points } Punkte
reason-void-saves-side = macht sich blank in { $suits } und rettet { $saved } Punkte für die eigene Seite: erwartet etwa { $points } Punkte
reason-void = macht sich blank in { $suits }: erwartet etwa { $points } Punkte
reason-saves-last = rettet { $saved } Punkte für den letzten Stich: erwartet etwa { $points } Punkte
reason-saves-side = rettet { $saved } Punkte für die eigene Seite: erwartet etwa { $points } Punkte
reason-shortens = verkürzt { $suits }: erwartet etwa { $points } Punkte
reason-makes-void = macht sich blank in { reason-suit }
reason-shortens-to-keep = verkürzt { reason-suit }: behält Trümpfe und gute Karten
reason-only-trumps-left = hat nur noch Trümpfe zum Drücken
reason-counter-safe = die Zählkarte in { reason-suit } ist im Nest sicher, denn das zählt für die eigene Seite
reason-counter-safer = die Zählkarte in { reason-suit } ist im Nest sicherer, das mit dem letzten Stich geht

## Ausspielen.

reason-draws-trumps = zieht Trümpfe: { $out ->
    [one] einer ist noch draußen
   *[other] { $out } sind noch draußen
}
reason-cashes = macht einen sicheren Stich in { reason-suit }
reason-leads-highest = spielt die höchste verbliebene Karte in { reason-suit } aus, auch wenn sie gestochen werden kann
reason-leads-to-mate = spielt { reason-suit } aus: { $mate ->
    [partner] dort gewinnt wahrscheinlich der Partner
   *[likely] dort gewinnt vermutlich jemand von der eigenen Seite
}
reason-leads-cheapest = spielt { reason-suit } aus: keine Karte kostet weniger
reason-leads-little = spielt { reason-suit } aus: verschenkt wenig

## Zugeben.

reason-ruffs-last = sticht als Letztes { reason-trick }
reason-takes-last = nimmt als Letztes { reason-trick }
reason-ruffs = sticht { reason-trick }
reason-takes-sure = nimmt { reason-trick } mit einer sicheren Karte
reason-takes-likely = nimmt { reason-trick }: das wird kaum überboten
reason-must-be-beaten = spielt eine Karte, die die anderen schlagen müssen
reason-leaves-trick = lässt den Stich { $mate ->
    [partner] dem Partner
   *[likely] vermutlich der eigenen Seite
}
reason-gives-counter = gibt eine Zählkarte in den { $sure ->
    [sure] sicheren
   *[likely] wahrscheinlichen
} Stich { $mate ->
    [partner] des Partners
   *[likely] der vermutlich eigenen Seite
}
reason-counter-may-go = spielt eine Zählkarte: der Stich geht vielleicht an die eigene Seite
reason-counter-hoped = spielt eine Zählkarte: { $mate ->
    [partner] der Partner
   *[likely] vermutlich jemand von der eigenen Seite
} kommt noch und { $hope ->
    [likely] gewinnt den Stich wahrscheinlich
   *[maybe] kann ihn noch gewinnen
}
reason-counter-worth-later = gibt eine Zählkarte her: die anderen Karten sind später mehr wert
reason-counter-to-dummy = muss eine Zählkarte geben: besser geht sie an den Strohmann verloren als an die Gegenseite
reason-counter-to-defender = muss eine Zählkarte geben, lieber zur Gegenpartei als zu der Person, die das Spiel hat
reason-counter-must = muss eine Zählkarte geben: jede andere Karte ist mehr wert
reason-discards = ist blank in { reason-suit }: wirft eine Karte ab, die wenig nützt
reason-ducks = duckt sich: spart die besseren Karten für einen besseren Stich
reason-plays-low = kann den Stich nicht gewinnen: spielt niedrig

## Was zu zählen war.

reason-no-trump-out = kein Trumpf ist mehr draußen
reason-trumps-out = { $out ->
    [one] { $out } Trumpf ist noch draußen
   *[other] { $out } Trümpfe sind noch draußen
}
reason-higher-gone = alle höheren Karten in { reason-suit } sind weg
reason-costs-more = diesen Stich zu gewinnen würde mehr kosten, als er bringt

## Tuxedo.

reason-takes-groups = nimmt { $cards }: { $gains }
reason-builds = baut { $number } mit { $card } auf { $on }: hat noch eine { $number }
reason-raises = erhöht den Bau von { $under } auf { $number }: hat noch eine { $number }
reason-trails-only = legt die { $rank } ab: es gibt keinen anderen Zug
reason-trails-untaken = legt die { $rank } ab: niemand kann etwas nehmen
reason-trails-to-take = legt die { $rank } ab: hat noch eine { $rank }, um sie zu nehmen
reason-trails-unswept = legt die { $rank } ab: niemand kann abräumen
reason-trails-others-cost = legt die { $rank } ab: die anderen kosten mehr
reason-trails-cheapest = legt die { $rank } ab: das kostet am wenigsten
reason-calls-orange = ruft Orange: Rot und Gelb wurden genommen
reason-calls-orange-late = ruft spät Orange: Rot und Gelb wurden genommen
reason-leaves-orange = lässt die Orange der Person, die genommen hat
reason-build-raised = erhöht einen Bau auf { $number } und hat noch eine { $number }
reason-build-made = baut { $number } und hat noch eine { $number }
reason-trails-least = legt die { $rank } ab, das kostet am wenigsten
reason-trails-the-only = legt die { $rank } ab, der einzige mögliche Zug
reason-wins-match = gewinnt die Partie
reason-sweeps = räumt die Mitte ab
reason-takes-five = nimmt eine Fünf
reason-takes-fives = nimmt { reason-number } Fünfen
reason-takes-orange = nimmt Rot und Gelb
reason-takes-build = nimmt einen Bau von { $value }
reason-takes-card = nimmt eine Karte
reason-takes-cards = nimmt { reason-number } Karten
reason-takes-many = nimmt { cards-counted }

reason-gain-match = die Partie
reason-gain-big-sweep = ein großer Abräumer
reason-gain-little-sweep = ein kleiner Abräumer
reason-gain-orange = Rot und Gelb für eine Orange
reason-gain-five = eine Fünf
reason-gain-unswept = niemand kann den Rest abräumen
reason-gain-fives = { reason-number } Fünfen
reason-gain-cards = { reason-number } Karten
reason-gain-cards-many = { cards-counted }
reason-gain-build = den Bau von { $value }

## Bots that play less well, for study or for fun.

reason-leads-top = spielt die höchste Karte ihrer Farbe aus
reason-leads-low = spielt eine niedrige Karte aus
reason-takes-lowest = nimmt den Stich mit der niedrigsten Karte, die ihn macht
reason-plays-low-card = spielt eine niedrige Karte
reason-overlooks-orange = bemerkt die Orange nicht
reason-any-legal = irgendein erlaubter Zug
reason-tried-most = am häufigsten versucht bei { $layouts } Verteilungen der verdeckten Karten
reason-best-solved = im Mittel am besten bei { $layouts } Verteilungen der verdeckten Karten, ausgerechnet
reason-best-played-out = im Mittel am besten bei { $layouts } Verteilungen der verdeckten Karten, zufällig zu Ende gespielt
reason-best-tried = am besten bei { $layouts } Verteilungen der verdeckten Karten
reason-open-hands = bringt mit offenen Karten die meisten Punkte

## Listen.

reason-list-last = { $items }, und { $item }
reason-list-further = { $item }, { $items }

dealt-each = { $who ->
    [you] Du gibst allen je { cards-counted }.
   *[other] { $who-name } gibt allen je { cards-counted }.
}

taken = { $who ->
    [you] Du nimmst { $cards } mit { $card }.
   *[other] { $who-name } nimmt { $cards } mit { $card }.
}
built = { $who ->
    [you] Du legst { $card } auf { $cards } und baust { $value }.
   *[other] { $who-name } legt { $card } auf { $cards } und baut { $value }.
}
trailed = { $who ->
    [you] Du legst { $card } ab.
   *[other] { $who-name } legt { $card } ab.
}
orange-called = { $who ->
    [you] Du rufst „Orange“! Zehn Punkte.
   *[other] { $who-name } ruft „Orange“! Zehn Punkte.
}
orange-let-go = { $who ->
    [you] Du lässt die Orange ziehen.
   *[other] { $who-name } lässt die Orange ziehen.
}
swept-big = Ein großer Abräumer: { $points } Punkte.
swept-little = Ein kleiner Abräumer: { $points } Punkte.
orange-given = Rot und Gelb zusammen: eine Orange, { $points } Punkte.
orange-open = Rot und Gelb zusammen: Eine Orange ist offen!
won-at-once = { $who ->
    [you] Du hast jetzt { points-counted } und gewinnst die Partie auf der Stelle.
   *[other] { $who-name } hat jetzt { points-counted } und gewinnt die Partie auf der Stelle.
}
dealt-round = Alle bekommen { cards-counted }{ $extra ->
    [0] {""}
   *[other] , dazu { $extra } für die Mitte
}. { $stock ->
    [0] Der Talon ist leer.
    [one] Im Talon ist noch { $stock } Karte.
   *[other] Im Talon sind noch { $stock } Karten.
}

centre-cards = In der Mitte: { $cards }
centre-empty = Die Mitte ist leer.
build-named = den Bau aus { $cards }
build-valued = ein Bau von { $value } ({ $cards })
captured-none-yet = Noch hat niemand etwas genommen.
dealer-and-stock = { $who ->
    [you] Du hast gegeben, und im Talon { stock-left }.
   *[other] { $who-name } hat gegeben, und im Talon { stock-left }.
}
stock-left = { $cards ->
    [one] ist noch { $cards } Karte
   *[other] sind noch { $cards } Karten
}
won-so-far = { $who ->
    [you] Du hast { cards-counted } auf der Hand und gewonnen: { $won }.
   *[other] { $who-name } hat { cards-counted } auf der Hand und gewonnen: { $won }.
}
won-so-far-points = { $who ->
    [you] Du hast { cards-counted } auf der Hand und gewonnen: { $won }; bisher { points-counted } in der Partie.
   *[other] { $who-name } hat { cards-counted } auf der Hand und gewonnen: { $won }; bisher { points-counted } in der Partie.
}
build-owed = Als Nächstes zu nehmen oder zu erhöhen, wenn es geht: { $cards } ({ $people }).
build-due = Du hast in deinem letzten Zug gebaut. Jetzt zu nehmen oder, wenn das geht, zu erhöhen: { $cards }.

won-cards-most = { cards-counted } (die meisten)
won-fives = { $number ->
    [one] { $number } Fünf
   *[other] { $number } Fünfen
}
won-big-sweeps = { $number ->
    [one] { $number } großer Abräumer
   *[other] { $number } große Abräumer
}
won-little-sweeps = { $number ->
    [one] { $number } kleiner Abräumer
   *[other] { $number } kleine Abräumer
}
won-oranges = { $number ->
    [one] { $number } Orange
   *[other] { $number } Orangen
}
brings-big-sweep = ein großer Abräumer
brings-little-sweep = ein kleiner Abräumer
brings-orange = eine Orange
brings-match = die Partie

moves-more = und { $number } weitere: Tippe den Zug, den du willst.
note-build = (ein Bau von { $value })
note-orange = (ruf sie!)
note-hold = (lass die Orange ziehen)

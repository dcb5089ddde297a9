your-tables = Deine Tische
a-table = Ein Tisch
table-off-list = { $table } steht nicht mehr auf dieser Liste.
table-off-list-seat = { $table } steht nicht mehr auf dieser Liste, und dieser Browser hat deinen Platz dort vergessen.
undo-keep = Rückgängig: { $table } auf der Liste lassen
table-gone = Dieser Server öffnet ihn nicht mehr für dich
table-remove = { $table }, { $ago }, von der Liste nehmen
table-remove-short = Von der Liste nehmen
table-replay-of = Wiederholung: { $table }, { $ago }
tables-show-all = Alle { $count } Tische zeigen
nobody-else = noch niemand sonst
with-people = mit { $people }
with-bots = { $count ->
    [one] mit dem Bot { $bots }
   *[other] mit den Bots { $bots }
}
with-people-bots = { $count ->
    [one] mit { $people } und dem Bot { $bots }
   *[other] mit { $people } und den Bots { $bots }
}
in-lobby = Vor der Partie
closed-nobody = Geschlossen: Niemand war da
same-deals = Dieselben Runden wie andere
round-of-evening = Ein Durchgang eines Abends
ended-early = Vorzeitig beendet
in-play = Im Spiel
home-your-turn-until = Du bist dran, bis { $time }
deal-of-match = Runde { $number }
you-lead-with = du führst mit { $points }
you-have-points = du hast { $points }
leads-with = { $count ->
    [one] { $names } führt mit { $points }
   *[other] { $names } führen mit { $points }
}
won-against = { $you ->
    [true] Du hast gewonnen, { $points }
   *[false] Gewonnen: { $names }, { $points }
}
won-with = { $you ->
    [true] Du hast mit { $points } gewonnen
   *[false] Gewonnen: { $names } mit { $points }
}
won-with-you-had = Gewonnen: { $names } mit { $points }, du hattest { $own }

about-rookery = Über Rookery
about-games = Rookery hat die Kartenspiele der Rook-Familie: Tuxedo, Dixie Rook, Rook zu dritt und zu fünft, und das Rook, das andere Familien spielen, von Kentucky Discard bis Shelem. Du spielst sie im Browser, mit Freunden, Familie und Bots.
about-server = Der Server, der diese Seite zeigt, bewahrt eure Tische auf; sonst wird nichts irgendwohin geschickt. Das Mischen lässt sich nach jeder Partie prüfen, auf der Seite ihrer Wiederholung.
about-source = Es ist ein Programm in Python, im Paket [rookery]: Der ganze Quelltext liegt dem Paket bei, und du darfst ihn unter dieser Lizenz lesen, ändern und weitergeben.
about-typefaces = Die Schriften sind Besley und Atkinson Hyperlegible Next, unter der [SIL Open Font License].
nothing-here = Hier ist nichts · Rookery
nothing-at-address = Unter dieser Adresse ist nichts
nothing-told = Vielleicht fehlt ein Teil des Links. Geh zu [den Spielen]; dort kannst du dich auch mit einem Code an einen Tisch setzen.
footer-licence = Über Rookery, Lizenz
footer-told = Freie Software für Familie und Freunde: kein Konto, keine Werbung, keine Zählung.
home-wait-more = { $count } weitere

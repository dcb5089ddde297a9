result-of-deal = Das Ergebnis von Runde { $number }
result-most = Die meisten Punkte: { $names }, { $points }
result-nest = Das Nest
points-and-totals = Punkte und Stand
points-from = Woher die Punkte kommen
point-source = { $source ->
    [counters] Zählkarten
    [tricks] Stiche
    [nest] Nest
    [last-trick] letzter Stich
    [most-tricks] meiste Stiche
    [most-cards] meiste Karten
    [oranges] Orangen
    [big-sweeps] große Abräumer
    [little-sweeps] kleine Abräumer
    [fives] Fünfen
   *[other] { $name }
}
evening-paused = Der Abend macht Pause: Die nächste Runde wartet.
ready = Bereit
next-deal = Nächste Runde
waiting-for-ready = Bereit sein müssen noch { $names }.
cards-cut = Die gezogenen Karten
cards-cut-told = Gleich viele Stiche, deshalb zogen alle eine Karte:
result-of-match = Das Ergebnis der Partie
you-win = Du gewinnst!
player-wins = { $name } gewinnt
players-win = { $names } gewinnen
you-and-others-win = { $names } gewinnen!
deal-is-over = Die Runde ist vorbei
match-ended = Die Partie wurde beendet
winner = gewonnen
winners = gewonnen
go-to-next-table = Zum nächsten Tisch
play-a-match = Eine Partie spielen
play-again = Noch einmal
another-game = Ein anderes Spiel …
another-game-told = Mit denselben Leuten ein anderes Spiel spielen
other-games-not-loaded = Die anderen Spiele konnten nicht geladen werden.

sweep-told = { $size ->
    [big] Großer Abräumer!
   *[little] Kleiner Abräumer!
}
sweep-told-for = { $size ->
    [big] Großer Abräumer für { $name }!
   *[little] Kleiner Abräumer für { $name }!
}
sweep-told-you = { $size ->
    [big] Großer Abräumer für dich!
   *[little] Kleiner Abräumer für dich!
}

about-deal = Zu dieser Runde
back-to-day = Zurück zu den Runden des Tages
compared-side-by-side = Die Ergebnisse nebeneinander
compared-day = Wie es den anderen ging
compared-played = Deine Runden sind gespielt

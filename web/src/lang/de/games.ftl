find-title = Nach eurer Spielweise finden
find-told = Jede Familie hat ihr eigenes Rook. Beantworte, was du weißt, und das ähnlichste Spiel steht oben, schon auf eure Regeln eingestellt.
find-players = Zu wievielt seid ihr?
find-ones = Wo stehen die 1er oder Asse?
find-ones-high = Am höchsten
find-ones-low = Am niedrigsten
find-out = Nicht im Spiel
find-rook = Wo steht der Turm?
find-rook-high = Höchster Trumpf
find-rook-upper = Zwischen 12 und 13
find-rook-middle = Zwischen 10 und 11
find-rook-low = Niedrigster Trumpf
find-calls = Ruft, wer das Spiel hat, einen Partner?
find-calls-yes = Ja, über eine Karte
find-minimum = Was ist das niedrigste Gebot?
find-target = Bis wohin spielt ihr?
find-unknown = Weiß nicht
find-differs = Anders ist hier: { $differences }.
find-differs-and = { $one }; { $other }
find-fits = Es passt zu allen deinen Antworten.
find-set = Für euch eingestellt: { $options }.
find-set-minimum = Gebote ab { $count }
find-set-target = { $count } Punkte zum Sieg
find-set-rook = { $place ->
    [high] der Turm ist der höchste Trumpf
    [upper] der Turm steht zwischen 12 und 13
    [middle] der Turm steht zwischen 10 und 11
   *[low] der Turm ist der niedrigste Trumpf
}
any-number = Egal
cards = Karten
how-form-of = Es ist eine Spielart von [{ $game }].
how-has-form = Eine Spielart davon ist [{ $game }]: [{ $differs }]
how-also-called = Auch unter diesen Namen wird es gesucht: [{ $names }].
how-source = Quelle: [{ $source }].
how-no-house-rules = Dieses Spiel wird gespielt, wie es ist: Es hat keine Hausregeln.
players-and-minutes = { $players }, etwa { $minutes } Minuten
house-rules-of-game = Hausregeln von { $game }
house-changed = { $count ->
    [0] Das sind die üblichen Regeln.
    [one] Eine Regel ist geändert.
   *[other] { $count } Regeln sind geändert.
}
learn-title-of = { $game } lernen
games-rules = Jede Regel hat eine Nummer im [Regelbuch].
no-game-of-name = So ein Spiel gibt es hier noch nicht. Versuch es mit einem kürzeren Namen, oder beantworte die Fragen.
game-about = Das Spiel
game-match = Eine Partie
game-target = Punkte zum Sieg
game-points = Punkte einer Runde

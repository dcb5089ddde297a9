### Das Spiel finden, das dem der eigenen Familie am nächsten kommt.

find-title = Finde euer Spiel
find-all = Alle Spiele
find-told = Jede Familie hat ihr eigenes Rook. Beantworte, was du weißt, und das ähnlichste Spiel steht oben, schon auf eure Regeln eingestellt.
find-players = Zu wievielt seid ihr?
find-ones = Wo stehen die 1er oder Asse?
find-ones-high = am höchsten
find-ones-low = am niedrigsten
find-out = nicht im Spiel
find-rook = Wo steht der Turm?
find-rook-high = höchster Trumpf
find-rook-upper = zwischen 12 und 13
find-rook-middle = zwischen 10 und 11
find-rook-low = niedrigster Trumpf
find-calls = Ruft, wer das Spiel hat, einen Partner?
find-calls-yes = ja, über eine Karte
find-calls-no = nein
find-target = Bis wohin spielt ihr?
find-unknown = weiß nicht
find-nearest = Die ähnlichsten Spiele
find-decide = Deine Antworten entscheiden
find-begin = Fang mit irgendeiner Frage an; für eine erste Liste genügt eine Antwort.
find-differs = Anders ist hier: { $differences }.
find-differs-and = { $one }; { $other }
find-fits = Es passt zu allen deinen Antworten.
find-set = Für euch eingestellt: { $options }.
find-set-players = { $count } Spieler
find-set-target = { $count ->
    [one] 1 Punkt zum Sieg
   *[other] { $count } Punkte zum Sieg
}
find-set-rook = { $place ->
    [high] der Turm ist der höchste Trumpf
    [upper] der Turm steht zwischen 12 und 13
    [middle] der Turm steht zwischen 10 und 11
   *[low] der Turm ist der niedrigste Trumpf
}
find-rules-of = Hausregeln von { $game }
find-how = So wird gespielt: { $game }
find-copy = Link für die Familie kopieren
find-copied = Der Link ist kopiert.
find-copy-this = Bitte kopiere diesen Link: { $link }
find-failed = Die ähnlichsten Spiele konnten nicht gefunden werden.

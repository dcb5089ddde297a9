puzzles-intro = Eine Stellung aus einer wirklichen Runde, so wie ein Spieler sie sieht, mit einem Zug, der klar besser ist als alle anderen. Mach ihn, und lies, warum.
puzzles-today-told = Für alle dasselbe, jeden Tag ein neues.
puzzles-today-is = Rätsel des Tages: { $title }
puzzles-choose = Rätsel auswählen
puzzles-theme = Thema
puzzles-difficulty = Schwierigkeit
puzzles-any = Egal
puzzles-level = { $difficulty ->
    [easy] leicht
    [medium] mittel
   *[hard] schwer
}
puzzles-themes = Themen
puzzles-start = Ein Rätsel lösen
puzzles-none = So ein Rätsel gibt es nicht. Stell eines der Felder auf „Egal“.
puzzles-counted = { $count ->
    [one] 1 Rätsel.
   *[other] { $count } Rätsel.
}
puzzles-counted-solved = { $count } Rätsel, davon { $solved } gelöst.
puzzles-all = Alle Rätsel
puzzles-next = Nächstes Rätsel
puzzles-show = Lösung zeigen
puzzles-question = Was ist am besten?
puzzles-right = Richtig!
puzzles-wrong = Nicht der beste Zug.
puzzles-best = Am besten
puzzles-your-move = Dein Zug: { $move }.
puzzles-worth = Was die Züge wert sind
puzzles-loss = Verschenkt
puzzles-no-values = Diese Stellung haben Kenner oder der Löser geprüft, darum gibt es keine Zahlen.
puzzles-values-told = Erwartete Punkte deiner Seite in dieser Runde, abzüglich derer der anderen, im Mittel vieler Verteilungen, die zu dem passen, was du weißt; ± ist der doppelte Standardfehler.
puzzles-tuxedo-told = Deine erwarteten Punkte in dieser Runde; ± ist der doppelte Standardfehler.
puzzles-so-far = Was gespielt wurde
puzzles-solved-before = Dieses hast du schon gelöst.
puzzles-hint = Es geht um: { $themes }.
puzzles-no-hint = Für dieses gibt es keinen Tipp: Denk noch einmal nach.

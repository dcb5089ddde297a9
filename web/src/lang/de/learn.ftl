### Lektionen: die Seite, auf der man eine wählt.

learn-told = Du spielst an einem richtigen Tisch, und ein Trainer erklärt dir alles, wenn es so weit ist. Ist dein Zug nicht der beste, sagt er dir, warum.
learn-begin = Anfangen
learn-begin-of = Anfangen: { $lesson }
learn-again = Noch einmal spielen
learn-played = gespielt
learn-shared = Lektionen anderer Spiele, die auch hier helfen
learn-shared-told = In dem, worum es darin geht, haben diese Spiele dieselben Regeln.
learn-words = Alle Wörter
learn-not-loaded = Die Lektionen konnten nicht geladen werden.
puzzles-title = Rätsel
analysis-title = Analysebrett
learn-more = Die Lektionen anderer Spiele stehen auf deren Seiten: [alle Spiele].
learn-puzzles-told = Eine Stellung mit einem Zug, der klar der richtige ist. Jeden Tag eine neue.
learn-analysis-told = Leg eine Stellung aus oder füge sie ein, und frag, was jeder Zug wert ist.
learn-review = Deine letzte Partie
learn-review-told = Sieh sie dir noch einmal an, Runde für Runde, und was jeder Zug wert war.

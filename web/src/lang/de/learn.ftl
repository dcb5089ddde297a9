### Lektionen: die Seite, auf der man eine wählt.

learn-title = Beim Spielen lernen
learn-title-of = { $game } lernen
learn-told = Du spielst an einem richtigen Tisch, und ein Trainer erklärt dir alles, wenn es so weit ist. Ist dein Zug nicht der beste, sagt er dir, warum.
learn-begin = Anfangen
learn-begin-of = Anfangen: { $lesson }
learn-again = Noch einmal spielen
learn-played = gespielt
learn-lessons = Lektionen
learn-first = Für den Anfang
learn-shared = Lektionen anderer Spiele, die auch hier helfen
learn-shared-told = In dem, worum es darin geht, haben diese Spiele dieselben Regeln.
learn-how = So wird { $game } gespielt
learn-all = Lektionen aller Spiele
learn-family = Der Rest der Familie
learn-words = Alle Wörter
learn-not-loaded = Die Lektionen konnten nicht geladen werden.
learn-not-opened = Die Lektion konnte nicht geöffnet werden.

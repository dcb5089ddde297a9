house-told = Spielt es so wie in eurer Familie. Wer den Tisch eröffnet, legt die Regeln fest.
house-faults = Nicht alles in diesem Link war zu gebrauchen
house-doing = Was du mit diesen Regeln tun kannst
house-copy = Link zu diesen Regeln kopieren
house-in-words = Diese Regeln in Worten
house-copy-address = Bitte kopiere die Adresse dieser Seite: Sie enthält die Regeln.
house-saved = In diesem Browser gespeichert
house-usual = die üblichen Regeln
house-none = Noch nichts. Gib deinen Regeln einen Namen, dann sind sie nächstes Mal hier.
house-name = Name dieser Regeln
house-example = Omas Regeln
house-differs = { $count ->
    [0] Das sind die üblichen Regeln
    [one] Ein Unterschied zu den üblichen Regeln
   *[other] { $count } Unterschiede zu den üblichen Regeln
}
house-yours = Deine Regeln
house-keep = In deinem Profil speichern
house-keep-club = Für { $club } speichern
house-kept = Gespeichert. [Alle ansehen]
house-change = Umbenennen oder entfernen
house-sure-remove = Dieses Regelblatt wird hier endgültig gelöscht.
house-unfit = Nach diesen Regeln kann man nicht mehr spielen
house-no-sheets = Noch nichts. Ändere die Hausregeln eines Spiels, wähle „Diese Regeln in Worten“ und speichere sie dort.

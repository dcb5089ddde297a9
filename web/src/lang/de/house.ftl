### Die Seite der Hausregeln eines Spiels.

house-told = Spielt es so wie in eurer Familie. Wer den Tisch eröffnet, legt die Regeln fest.
house-faults = Nicht alles in diesem Link war zu gebrauchen
house-doing = Was du mit diesen Regeln tun kannst
house-copy = Link zu diesen Regeln kopieren
house-copy-address = Bitte kopiere die Adresse dieser Seite: Sie enthält die Regeln.
house-saved = In diesem Browser gespeichert
house-usual = die üblichen Regeln
house-none = Noch nichts. Gib deinen Regeln einen Namen, dann sind sie nächstes Mal hier.
house-name = Name dieser Regeln
house-example = Omas Regeln

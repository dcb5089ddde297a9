meet-title = Andere zum Mitspielen finden
meet-intro = Warte auf Leute, die dasselbe Spiel wollen, oder setz dich an einen offenen Tisch. Ohne Konto.
meet-loading = Wer ist da? …
meet-wait = Auf andere warten
meet-wait-hint = Sobald genug Leute dasselbe wollen, öffnet sich ein Tisch mit euch allen. Lass diese Seite offen.
meet-games = Welche Spiele? Alle, die du magst
meet-more = Mehr Spiele
meet-players = Spieler
meet-players-of = Zahl der Spieler, { $title }
meet-pace = In welchem Tempo?
meet-company = Mit wem?
meet-rules = Biete mir auch offene Tische mit Hausregeln an
meet-ratings = Nur mit Leuten, die eine Wertung zeigen
meet-from = von
meet-to = bis
meet-begin = Warten
meet-choose = Wähle mindestens ein Spiel.
meet-waiting = Du wartest auf andere
meet-stop = Nicht mehr warten
meet-ended = Du wartest nicht mehr, denn von dieser Seite war eine Weile nichts zu hören.
meet-nobody = Auf { $title } wartet noch niemand sonst
meet-play = { $seats } spielen
meet-bots-now = Bots dürfen jetzt die freien Plätze nehmen.
meet-offers = Diese offenen Tische passen zu dir
meet-open = Offene Tische
meet-open-hint = Ihre Gastgeber haben sie gelistet. Der Platz eines Bots gilt als frei.
meet-plain = Nur übliche Regeln
meet-none = Gerade kein offener Tisch.
meet-none-fits = So einen offenen Tisch gibt es gerade nicht.
meet-playing = spielt schon
meet-now = Es warten: { $games }.
meet-nobody-waits = Gerade wartet niemand. Mach den Anfang!
meet-blocked = Leute, die du gesperrt hast
meet-blocked-hint = Du liest nichts von ihnen, und der Warteraum setzt dich nicht mit ihnen zusammen.
meet-unblock = Sperre aufheben
meet-read = Ich habe es gelesen
meet-from-operator = Von der Person, die diesen Server betreibt
meet-failed = Das hat nicht geklappt.
meet-people = Leute an diesem Tisch
meet-mute = Stumm
meet-mute-hint = Wen du stumm schaltest, von dem liest du nichts mehr.
meet-kept = Mit deinem Profil bleibt es dabei, und der Warteraum setzt euch nicht zusammen.
meet-report = Melden
meet-report-of = { $name } der Person melden, die diesen Server betreibt
meet-why = Worum geht es?
meet-note = Was ist geschehen? (freiwillig)
meet-goes-with = Die Texte von diesem Tisch gehen mit der Meldung mit und werden gespeichert. Die gemeldete Person erfährt nichts davon.
meet-send = Meldung senden
meet-reported = Du hast { $name } gemeldet. Danke.
meet-asks = Nach Wertungen fragen
meet-unrated = Leute ohne Wertung sind auch willkommen
meet-others = { $count ->
    [one] 1 weitere Person wartet auf { $title }
   *[other] { $count } weitere warten auf { $title }
}
meet-bots-in = Bots dürfen die freien Plätze in { $time } nehmen.
meet-waited = Du wartest seit { $time }.
meet-free = { $seats ->
    [one] 1 Platz frei
   *[other] { $seats } Plätze frei
}
meet-count = { $count ->
    [one] 1 Person für { $title }
   *[other] { $count } Personen für { $title }
}
meet-pace-any = Jedes Tempo
meet-pace-slow = Langsam: 90 Sekunden je Zug
meet-pace-normal = Normal: 45 Sekunden je Zug
meet-pace-fast = Schnell: 20 Sekunden je Zug
meet-people-only = Nur Menschen
meet-bots-after-half-minute = Bots nach 30 Sekunden
meet-bots-after-minutes = Bots nach 2 Minuten
meet-insults = Beleidigungen
meet-cheating = Betrug
meet-stalling = Lässt andere warten
meet-bad-name = Ein anstößiger Name
meet-something-else = Etwas anderes

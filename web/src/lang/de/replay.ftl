replay-of = Wiederholung: { $title }
replay-deals = Runden
replay-loading = Die Wiederholung wird geladen …
replay-dealing = Die Karten werden gegeben …
replay-failed = Die Wiederholung konnte nicht geladen werden.
replay-no-deal = Von dieser Partie ist noch keine Runde vorbei. Jede kann hier wiederholt werden, sobald sie gespielt ist.
replay-copy = Link zu diesem Moment kopieren
replay-copy-address = Kopiere bitte die Adresse dieser Seite: Sie führt zu diesem Moment.
replay-analyse = Diesen Moment analysieren
replay-download = Aufzeichnung herunterladen

replay-nest = Das Nest, wie gegeben
replay-stock = Noch im Talon
replay-dealer = gibt
replay-holds = { $name } hat { $cards }
replay-holds-nothing = { $name } hat keine Karten
replay-cards-won = { $count ->
    [one] 1 Karte gewonnen
   *[other] { $count } Karten gewonnen
}
replay-fives = { $count ->
    [one] 1 Fünf
   *[other] { $count } Fünfen
}
replay-sweeps = { $count ->
    [one] 1 Abräumer
   *[other] { $count } Abräumer
}
replay-oranges = { $count ->
    [one] 1 Orange
   *[other] { $count } Orangen
}

replay-step = Schritt
replay-step-told = { $ply } von { $last }: { $sentence }
replay-place = { $ply } / { $last }
replay-dealt = Die Karten sind gegeben.
replay-start = Anfang der Runde
replay-end = Ende der Runde
replay-previous-move = Voriger Zug
replay-next-move = Nächster Zug
replay-previous-mark = { $kind ->
    [trick] Voriger Stich
   *[capture] Voriges Nehmen
}
replay-next-mark = { $kind ->
    [trick] Nächster Stich
   *[capture] Nächstes Nehmen
}
replay-play = Abspielen
replay-pause = Pause
replay-pace = Tempo
replay-pace-name = { $pace ->
    [slow] Langsam
    [normal] Normal
   *[fast] Schnell
}
replay-keys = { $kind ->
    [trick] Die Pfeiltasten gehen Zug um Zug, mit Umschalt Stich um Stich; Pos1 und Ende springen zum Anfang und zum Ende.
   *[capture] Die Pfeiltasten gehen Zug um Zug, mit Umschalt von Nehmen zu Nehmen; Pos1 und Ende springen zum Anfang und zum Ende.
}
replay-moves = { $title }, Zug für Zug

proof-title = Wurde ehrlich gemischt?
proof-told = Vor der ersten Karte hat der Server den Fingerabdruck eines Geheimnisses gezeigt. Zusammen mit einem Beitrag von jedem Spieler bestimmt das Geheimnis jedes Mischen. Sobald es offenliegt, kann diese Seite jedes Mischen wiederholen und vergleichen.
proof-check = Mischen prüfen
proof-checking = Noch einmal wird gemischt …
proof-not-yet = Das Geheimnis wird am Ende der Partie offengelegt. Komm dann wieder.
proof-fair = Ja: Jede Karte war dort, wohin das Geheimnis sie legt.
proof-unfair = Nein: Nicht alles passt zum Geheimnis.
proof-failed = Die Aufzeichnung konnte nicht gelesen werden.
proof-insecure = Dieser Browser kann nur an einer sicheren Adresse prüfen (https, oder auf dem Rechner, auf dem der Server läuft). Lade stattdessen die Aufzeichnung herunter und prüfe sie mit „rookery verify“.
proof-no-secret = Das Geheimnis des Mischens wird am Ende der Partie offengelegt. Dann kannst du prüfen.
proof-other-version = Diese Seite kann das Mischen { $known } prüfen, nicht „{ $found }“.
proof-unreadable = Das Mischen in dieser Aufzeichnung ist nicht lesbar.
proof-finding = { $right ->
    [true] { $what }: stimmt
   *[false] { $what }: stimmt NICHT
}
proof-of-secret = Das Geheimnis, verglichen mit dem, was vor der ersten Karte gezeigt wurde
proof-of-pack = Das Kartenspiel in seiner festen Reihenfolge vor dem Mischen
proof-of-dealer = Wer zuerst gibt
proof-of-dealers = Wer in den Runden gibt
proof-of-deck = Runde { $number }: die Karten
proof-of-cut = Runde { $number }: die Karten, die bei gleich vielen Stichen gezogen wurden

review-title = Rückblick
review-begin = Rückblick auf diese Runde
review-failed = Der Rückblick ist nicht gelungen.
review-failed-why = Der Rückblick ist nicht gelungen. { $why }
review-waiting = Es wird gewartet: Laufende Spiele gehen vor.
review-thinking = Es wird gerechnet: { $done } von { $known } Schritten.
review-seat = Wessen Entscheidungen
review-mark = { $mark ->
    [mistake] ein Fehler
    [better] es gab Besseres
   *[unlucky] Pech, aber richtig
}
review-counts =
    { $mistakes ->
        [one] 1 Fehler
       *[other] { $mistakes } Fehler
    }, { $better ->
        [one] 1-mal gab es Besseres
       *[other] { $better }-mal gab es Besseres
    }{ $unlucky ->
        [0] { "" }
        [one] , 1-mal Pech
       *[other] , { $unlucky }-mal Pech
    }
review-curve-lead = Wie weit die Seite in dieser Runde vorn läge: so, wie es am Platz zu sehen war, und bei offenen Karten. Klicke, oder nimm die Pfeiltasten, um einen Moment zu zeigen.
review-curve-points = Die Punkte, die an diesem Platz in dieser Runde zu erwarten waren; sie kann die Partie beenden. Klicke, oder nimm die Pfeiltasten, um einen Moment zu zeigen.
review-known = nach dem, was man wissen konnte
review-open = bei offenen Karten
review-ahead = { $is ->
    [behind] { $points } Rückstand
   *[ahead] { $points } Vorsprung
}
review-told-lead = { $name } konnte anfangs { $first } erwarten, später zwischen { $least } und { $most }, und am Ende waren es { $end }.
review-told-points = { $name } konnte anfangs { $first } Punkte erwarten, später zwischen { $least } und { $most }, und hatte am Ende { $end } Punkte.
review-told-nothing = Es ist nicht bekannt, was { $name } in dieser Runde erwarten konnte.
review-numbers = Die Zahlen als Tabelle
review-decision = Entscheidung
review-expected = Erwartet
review-opened = Offene Karten
review-marks = Züge mit Zeichen
review-no-marks = Kein Zug von diesem Platz hat ein Zeichen.
review-this-move = Dieser Zug
review-line = Die beste Zugfolge zeigen
review-play-on = Von hier weiterspielen
review-play-on-told = Auf dem Platz von { $name }, gegen Bots.
review-play-again = Die Runde noch einmal als { $name } spielen
review-line-shown = Die beste Zugfolge bei offenen Karten
review-line-after = Die beste Zugfolge bei offenen Karten nach { $card }
review-leave-line = Zurück zu dem, was gespielt wurde
review-opening = Ein Tisch wird geöffnet …

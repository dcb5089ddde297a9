analysis-told = Leg eine Stellung aus oder füge eine ein, frag, was jeder Zug wert ist, probiere Züge und Antworten, schreib Notizen dazu und teile alles als Link.
analysis-loading = Die Stellung wird geladen …
analysis-failed = Das hat nicht geklappt.
analysis-change = Die Stellung ändern
analysis-another = Eine andere Stellung
analysis-which-move = Welcher Zug?
analysis-shown = Die Stellung ist zu sehen.
analysis-no-record = Von dieser Partie gibt es keine Aufzeichnung.

analysis-go-on = Mit der letzten Analyse weitermachen
analysis-set-up = Eine Stellung auslegen
analysis-set-up-told = Wähle das Spiel, dann leg die Karten dorthin, wo sie hingehören.
analysis-lay-out = Die Karten auslegen
analysis-paste = Eine Stellung einfügen
analysis-paste-told = Das JSON von „rookery solve“, die Aufzeichnung einer Partie, eine Stellung in einer Zeile oder der Text einer gespeicherten Analyse.
analysis-position = Die Stellung
analysis-deal-of = { $number } von { $deals }
analysis-moves-played = Gespielte Züge
analysis-begin = Analysieren
analysis-open-file = Eine Datei öffnen
analysis-no-json = Das ist keine Analyse: Es ist kein JSON.
analysis-is-none = Das ist keine Analyse.
analysis-is-newer = Diese Analyse hat eine neuere Form, als diese Seite kennt.
analysis-no-position = Diese Analyse hat keine Stellung.
analysis-too-many = Diese Analyse hat mehr Züge, als diese Seite zeigen kann.
analysis-moves-unreadable = Die Züge dieser Analyse sind nicht lesbar.
analysis-link-damaged = Dieser Link ist beschädigt oder abgeschnitten: Bitte kopiere ihn ganz.
analysis-link-old = Dieser Browser ist zu alt, um eine geteilte Analyse zu öffnen.

analysis-select-first = Wähle Karten, dann den Ort, an den sie gehören.
analysis-redo = Wiederholen
analysis-deal-rest = Den Rest geben
analysis-fill-to = Alle Blätter auf { $count } auffüllen
analysis-clear = Leeren
analysis-no-card-played = Noch ist keine Karte gespielt.
analysis-trick-from = Der Reihe nach, wie gespielt, ab { $name }
analysis-make-build = Aus den { $count } Karten einen Bau machen
analysis-analyse = Diese Stellung analysieren
analysis-set-up-keys = Mit der Tastatur: Die Leertaste wählt eine Karte, die Pfeiltasten gehen zur nächsten. 1 bis { $places } legen die gewählten Karten in ein Blatt, T in den Stich, N ins Nest, 0 nimmt sie zurück.
analysis-set-up-keys-tuxedo = Mit der Tastatur: Die Leertaste wählt eine Karte, die Pfeiltasten gehen zur nächsten. 1 bis { $places } legen die gewählten Karten in ein Blatt, C in die Mitte, 0 nimmt sie zurück.
analysis-moved = { $count ->
    [one] Eine Karte liegt jetzt hier: { $place }.
   *[other] { $count } Karten liegen jetzt hier: { $place }.
}
analysis-room = { $count } von { $room }
analysis-put-here = { $count ->
    [one] Die Karte hierher
   *[other] Die { $count } Karten hierher
}
analysis-put-where = : { $place }
analysis-place-dummy = Der Stapel des Strohmanns
analysis-place-won = Gewonnen: { $name }
analysis-place = { $place ->
    [nest] Nest
    [buried] Gedrückt
    [trick] Der Stich
    [centre] Die Mitte
   *[build] Ein Bau
}
analysis-rest = { $rest ->
    [stock] Der Talon: Karten, die sonst nirgends liegen
    [deal] Noch nicht gegeben
   *[play] Gespielt, oder nicht in diesem Endspiel
}

analysis-stage = Was ausliegt
analysis-stage-deal = Eine Runde, wie gegeben
analysis-stage-play = Karten im Spiel
analysis-leader = Spielt zum Stich aus
analysis-bidder = Hat das höchste Gebot
analysis-bid = Das Gebot
analysis-bid-lowest = das niedrigste
analysis-partners = Partner, wenn jemand gerufen wurde
analysis-tricks-of = Stiche der Seite von { $name }
analysis-tricks-of-bidder = Stiche der Seite mit dem Spiel
analysis-tricks-of-others = Stiche der anderen
analysis-turn = Wer dran ist

analysis-hand-of = Das Blatt von { $name }
analysis-holds-hidden = { $count ->
    [one] { $name } hat 1 verdeckte Karte
   *[other] { $name } hat { $count } verdeckte Karten
}
analysis-hidden-cards = { $count ->
    [one] 1 verdeckte Karte
   *[other] { $count } verdeckte Karten
}
analysis-beside = { $place }: { $count } Karten

analysis-beginning = Die Stellung am Anfang.
analysis-to-beginning = Zurück zum Anfang
analysis-one-back = Einen Zug zurück
analysis-one-on = Einen Zug weiter
analysis-keys = Die Pfeiltasten gehen durch die Züge; auf und ab wechseln zwischen Varianten.
analysis-tried = Probierte Züge
analysis-make-main = Zur Hauptvariante machen
analysis-remove = Diesen Zug und was folgt entfernen
analysis-start = Anfang
analysis-notes = Notizen zu diesem Moment
analysis-step = { $name }: { $move }
analysis-and-then = { $move }, { $then }

analysis-values = Was jeder Zug wert ist
analysis-known = Was man weiß
analysis-hands = { $hands ->
    [open] Offene Karten
   *[hidden] Verdeckte Karten
}
analysis-value-all = Jede Stellung bewerten
analysis-ask = { $hands ->
    [open] Den Löser fragen
   *[hidden] Den starken Bot fragen
}
analysis-asking = { $hands ->
    [open] Der Löser sucht …
   *[hidden] Der starke Bot probiert mögliche Verteilungen …
}
analysis-ask-again = Noch einmal fragen
analysis-not-asked = Noch nicht gefragt.
analysis-over = Die Runde ist vorbei.
analysis-open-only-tricks = Bei offenen Karten lässt sich nur das Kartenspiel bewerten. Wähle verdeckte Karten, oder geh bis zur ersten Karte weiter.
analysis-dummy = Die Karten des Strohmanns wählt niemand, also lässt sich hier nichts lösen. Wähle verdeckte Karten.
analysis-best-line = Eine beste Zugfolge:
analysis-play-step = Spielen: { $step }
analysis-legal = Erlaubte Züge
analysis-points = { $points } Punkte
analysis-behind = { $points } gegenüber dem besten
analysis-give-or-take = { $middle } ± { $half }

verdict-forced = Es gibt nur einen Zug, oder alle haben dieselbe Wirkung.
verdict-not-judged = Diese Züge lassen sich hier nicht bewerten.
verdict-no-worlds = Es sind noch zu viele Karten: Keine einzige mögliche Verteilung ließ sich rechtzeitig lösen.
verdict-behind-only = { $who }: wie weit jeder Zug hinter dem besten liegt.
verdict-expects = { $count ->
    [one] { $who } erwartet in dieser Runde { $points } Punkte.
   *[other] { $who } erwarten in dieser Runde { $points } Punkte.
}
verdict-expects-more = { $count ->
    [one] { $who } erwartet in dieser Runde { $points } Punkte mehr als die anderen.
   *[other] { $who } erwarten in dieser Runde { $points } Punkte mehr als die anderen.
}
verdict-expects-fewer = { $count ->
    [one] { $who } erwartet in dieser Runde { $points } Punkte weniger als die anderen.
   *[other] { $who } erwarten in dieser Runde { $points } Punkte weniger als die anderen.
}
-over-deals = { $worlds ->
    [one] , über 1 mögliche Verteilung.
   *[other] , über { $worlds } mögliche Verteilungen.
}
-points-left = { $left ->
    [one] vom letzten Punkt
   *[other] der restlichen { $left } Punkte
}
-side-takes = { $count ->
    [one] { $who } macht
   *[other] { $who } machen
}
verdict-between = { -side-takes } zwischen { $low } und { $high } { -points-left }: noch nicht gelöst.
verdict-exact = { -side-takes } { $low } { -points-left }, wenn alle ihr Bestes spielen.
verdict-exact-deal = { -side-takes } in dieser Runde { $low }, wenn alle ihr Bestes spielen.
verdict-about = { -side-takes } etwa { $about } { -points-left }{ -over-deals }
verdict-about-deal = { -side-takes } in dieser Runde etwa { $about }{ -over-deals }

analysis-name = Name dieser Analyse
analysis-copy = Link kopieren
analysis-save = Als Datei speichern
analysis-copy-solve = Für rookery solve kopieren
analysis-copied = Der Link ist kopiert. Er enthält die ganze Analyse.
analysis-copy-yourself = Kopiere bitte diesen Link: { $link }
analysis-saved = Die Datei ist gespeichert.
analysis-solve-copied = Das JSON für rookery solve ist kopiert.
analysis-too-long = Diese Analyse ist zu lang für einen Link: { $length } Zeichen, und { $most } passen hinein. Speichere sie stattdessen als Datei.

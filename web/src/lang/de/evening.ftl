evening = Abend
evening-is-over = Der Abend ist vorbei.
evening-begun = Durchgang { $round } hat begonnen.
evening-bye = Du setzt in diesem Durchgang aus.
evening-waits-for = { $count ->
    [0] Alle Tische sind fertig.
    [one] 1 Tisch spielt noch.
   *[other] { $count } Tische spielen noch.
}
evening-last-round = Das war der letzte Durchgang. Gleich kommt die Rangliste.
evening-in-pause = Der Abend macht Pause
evening-waits-for-host = Der Gastgeber beginnt den nächsten Durchgang.
evening-next-in = Nächster Durchgang in
evening-any-moment = einem Moment
evening-time-is-up = Zeit abgelaufen
evening-to-next-table = Zu deinem nächsten Tisch: { $table }
evening-to-ranking = Zur Rangliste

-minutes-each = { $minutes ->
    [0] { "" }
   *[other] , je { $minutes } Minuten
}
-deals = { $boards ->
    [one] 1 Runde
   *[other] { $boards } Runden
}
evening-plan-rounds =
    { $rounds ->
        [one] 1 Durchgang
       *[other] { $rounds } Durchgänge
    } mit { -deals }{ -minutes-each }
evening-plan-boards = { -deals } je Durchgang{ -minutes-each }
evening-was-cancelled = Dieser Abend wurde abgesagt.
evening-link = Link zu diesem Abend
evening-to-calendar = In meinen Kalender
evening-cancel = Diesen Abend absagen
evening-sure-cancel = Diesen Abend absagen? In der Liste bleibt er als abgesagt stehen.
evening-cancel-series = Diesen und alle späteren absagen
evening-sure-cancel-series = Diesen Abend und alle späteren der Reihe absagen?
evening-begin = Den Abend beginnen
evening-begin-told = { $count ->
    [one] 1 Person hat zugesagt. Wer später kommt, kann noch einsteigen.
   *[other] { $count } Personen haben zugesagt. Wer später kommt, kann noch einsteigen.
}
evening-open-screen = Die Anzeige für den Raum öffnen

evening-answer = { $answer ->
    [yes] Ja
    [maybe] Vielleicht
   *[no] Nein
}
evening-will-you-come = Kommst du?
evening-change-answer = Deine Antwort
evening-listed-as = Auf der Liste stehst du als [Ann]
evening-partner = Dein Partner
evening-teammate = Jemand für deine Mannschaft
evening-any-partner = Egal: Du wirst jemandem zugeteilt
evening-waits-for-partner = Es gilt, sobald auch dein Partner dich wählt.
evening-wants-you = { $name } möchte mit dir spielen.
evening-play-together = Zusammen spielen
evening-with = mit { $name }
evening-guest = Gast
evening-guest-told = Du kommst als Gast: Nur dieser Browser kennt dich, also nimm ihn den ganzen Abend.
evening-nobody-yet = Noch hat niemand geantwortet.
evening-find-name = Einen Namen finden
evening-nobody-such = Niemand.
evening-add-guest = Jemanden ohne Handy dazunehmen
evening-guest-name = Name des Gastes
evening-add = Dazunehmen
evening-no-phone = kein Handy

phone-of = Ein Handy für { $name }
phone-told = Scanne das mit dem Handy, mit dem { $name } spielen wird. Es gilt einmal, eine Viertelstunde lang.
phone-ready = { $name } hat jetzt ein Handy.
phone-link = Link, der einmal gilt
phone-new = Ein anderes Handy geben
phone-take-away = Das Handy wegnehmen
phone-sure-take-away = { $name } kann mit dem jetzigen Handy dann nicht mehr spielen.
phone-hand-over = Auf diesem Handy spielen
phone-hand-over-told = Der Gastgeber hat einen Platz für dich. Drück den Knopf, und dieses Handy gehört für den Abend dir.
phone-lent = Dieses Handy spielt für { $name }.
phone-give-back = Das Handy zurückgeben
phone-sure-give-back = { $name } kann dann nur mit einem anderen Handy vom Gastgeber weiterspielen.

evening-round = Durchgang { $round } von { $rounds }
evening-between = Durchgang { $round } von { $rounds } ist vorbei
evening-paused-told = { $pause ->
    [hold] Die Tische spielen die laufende Runde zu Ende und warten. Bleib auf deinem Platz; dort geht es weiter.
   *[finish] Tische, die noch spielen, beenden ihren Durchgang. Kein neuer beginnt.
}
evening-not-here = Du bist an diesem Abend noch nicht dabei. Sag Ja, und du spielst ab dem nächsten Durchgang mit.
evening-to-table = Zu deinem Tisch: { $table }
evening-table-done = Dein Tisch ist fertig.
evening-from-next-round = Du spielst ab dem nächsten Durchgang mit.
evening-soon = Der nächste Durchgang beginnt von selbst.
evening-you-play-with = Du spielst mit { $names }.
evening-left = Es bleiben
evening-left-stands = Es bleiben (die Uhr steht)
evening-tables = Tische
evening-tables-play = { $open } von { $all } Tischen spielen noch
evening-table-number = Tisch { $number }
evening-table-is-done = fertig
evening-table-plays = spielt
evening-byes = Setzen aus: { $names }
evening-so-far = Die Rangliste bisher
evening-scan = Scanne das mit dem Handy, gib deinen Namen ein, und du bist dabei.

evening-ranking = Rangliste
evening-boards-played = Runden
evening-figure = { $figure ->
    [difference] Diffe{ "\u00AD" }renz
    [share] Match{ "\u00AD" }punkte %
    [boards-won] Gewon{ "\u00AD" }nene Runden
    [points] Punkte
    [tied] Unter Gleichen
    [opponents] Gegner
    [net] Netto{ "\u00AD" }punkte
    [survived] Über{ "\u00AD" }standene Durch{ "\u00AD" }gänge
   *[other] { $name }
}
evening-ranked-first = Es entscheidet: { $measure }.
evening-ranked-next = Bei Gleichstand: { $measure }.
evening-ranked-shared = Wer dann noch gleich ist, teilt sich den Platz.
evening-measure = { $measure ->
    [difference] die Summe der Differenzen: in jeder Runde die Punkte deiner Seite minus die der anderen, verglichen mit dem Durchschnitt derselben Plätze an den anderen Tischen
    [share] die Matchpunkte: in jeder Runde einer für jeden anderen Tisch, an dem dieselben Plätze schlechter waren, ein halber, wo sie gleich gut waren, in Prozent der verglichenen Tische; davon der Durchschnitt über die gespielten Runden
    [boards-won] die Zahl der Runden, in denen du besser warst als der Durchschnitt der Tische
    [points] zwei Punkte für einen gewonnenen Durchgang, einer für einen unentschiedenen
    [tied] dieselben Punkte, nur aus den Durchgängen unter den Gleichstehenden
    [opponents] die Punkte aller Gegner zusammen
    [net] die Punkte deiner Seite minus die der anderen, über alle Durchgänge
    [survived] der Durchgang, in dem du ausgeschieden bist: je später, desto besser; wer gewinnt, steht vorn
   *[other] { $name }
}
evening-field = { $field ->
    [stay] Wer sitzen bleibt
   *[move] Wer wechselt
}
evening-ranking-file = Rangliste als CSV
evening-boards-file = Alle Runden als CSV

board-by-board = Runde für Runde
board-which = Welche Runde
board-of = Durchgang { $round }, Runde { $board }
board-at = Durchgang { $round }, Runde { $board }, Tisch { $table }
board-table = Tisch
board-share = Matchpunkte %
board-table-leads = Die Nummer eines Tisches öffnet seine Wiederholung.
board-correct = Ein Ergebnis berichtigen
board-corrected = Berichtigt.
board-no-results = Ergebnisse lassen sich berichtigen, sobald ihr Durchgang vorbei ist.
board-points-of = Punkte von { $names }
board-average = Als Durchschnitt werten

desk-next-round = Jetzt Durchgang { $round } beginnen
desk-close-round = Diesen Durchgang jetzt beenden
desk-sure-close = Tische, die noch spielen, werden beendet; unfertige Runden zählen als Durchschnitt.
desk-end = Den Abend beenden
desk-sure-end = Es wird kein Durchgang mehr gespielt, und die Rangliste bleibt, wie sie ist. Ein laufender Durchgang wird beendet.
desk-pause-hold = Pause nach den laufenden Runden
desk-pause-finish = Pause nach diesem Durchgang
desk-pause = Pause machen
desk-hold-too = Die Tische nach ihrer Runde warten lassen
desk-finish-too = Die Tische ihren Durchgang beenden lassen
desk-go-on = Weiter
desk-people = Leute
desk-filter = { $filter ->
    [everybody] Alle
    [absent] Nicht da
    [no-phone] Kein Handy
    [waiting] Warten
   *[playing] Spielen
}
desk-has-left = Ist gegangen
desk-sure-left = Ist { $name } gegangen? An dem Tisch spielt ein Bot weiter.
desk-is-here = Ist da
desk-at-table = Tisch { $table }
desk-waits-at = fertig an Tisch { $table }
desk-sits-out = setzt aus
desk-next = nächster Durchgang
desk-absent = nicht da
desk-away = Tisch { $table }: weg, ein Bot spielt
desk-lost = Tisch { $table }: nicht verbunden
desk-bots-play = Nicht am Tisch, ein Bot spielt: { $names }
door = Die Tür
door-open-told = Wer den Link hat, kann kommen.
door-close = Tür schließen
door-closed-told = Die Tür ist zu: Nur Mitglieder und Leute, die du hinzufügst, können kommen.
door-open = Tür öffnen
door-within = Gäste entfernen, die zugesagt haben
door-time = { $time ->
    [600] in den letzten zehn Minuten
    [3600] in der letzten Stunde
   *[other] irgendwann
}
door-remove = Unbekannte Gäste entfernen
door-sure-remove = Mitglieder und Leute, die du hinzugefügt hast, bleiben. Die Tür wird geschlossen.
desk-latecomers = Nachzügler und Gäste
desk-latecomers-told = Scannt das oder öffnet den Link, gebt einen Namen ein und sagt „Ja“: Ihr spielt ab dem nächsten Durchgang mit.

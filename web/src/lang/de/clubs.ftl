club-name-first = Gib bitte zuerst deinen Namen ein.

club = Club
clubs-told = Ein Club ist ein Link. Wer ihn hat, findet dort euren Tisch, eure Hausregeln und eure Abende. Ohne Konto, ohne Installation.
clubs-yours = Deine Clubs
club-next = Nächster Abend: { $when }
club-members = { $count ->
    [one] 1 Mitglied
   *[other] { $count } Mitglieder
}
club-make = Einen Club gründen
club-name = Name des Clubs
club-about = Über den Club
club-example-name = Rook am Sonntag
club-example-about = Wir spielen jeden Sonntag. Anfänger sind willkommen.
club-plays = Hier spielt man { $game }
club-join = Dem Club beitreten
club-join-told = Mitglieder setzen sich an den Tisch des Clubs und sehen einander. Dieser Browser merkt sich dich; ein Passwort gibt es nicht.
club-table = Der Tisch des Clubs
club-table-told = Einer ist immer offen. Setz dich, und wer als Nächstes kommt, findet dich dort.
club-sit-down = Jetzt hinsetzen
bring-friend = Bring jemanden mit
club-link = Link zum Club
club-share = Komm und spiel mit uns Karten: { $name }.
club-no-host = Nicht mehr Gastgeber
club-change-member = { $name } ändern
club-sure-remove = { $name } entfernen? Mit dem Link ist eine Rückkehr möglich.
club-leave = Den Club verlassen
club-sure-leave = Den Club verlassen? Mit seinem Link kannst du zurückkommen.
club-sure-last = Du bist das letzte Mitglied: Wenn du gehst, wird der Club geschlossen.
club-for-hosts = Für Gastgeber
club-change = Namen und Regeln ändern
club-renew = Den Link erneuern
club-sure-renew = Der alte Link und die Adresse des Kalenders gelten dann für niemanden mehr. Die Mitglieder bleiben.
club-close = Den Club schließen
club-sure-close = Der Club, seine Abende und seine Saisontabelle werden für alle gelöscht, endgültig.
club-calendar = Kalender
club-calendar-told = Dein Kalenderprogramm schaut hier von selbst nach Änderungen. Wer die Adresse hat, sieht die Abende des Clubs.
club-subscribe = Alle Abende abonnieren

club-sheets = Unsere Regeln
club-evenings = Abende
club-evenings-past = Frühere Abende
club-no-evening = Es ist kein Abend geplant.
club-no-evening-host = Es ist kein Abend geplant. Schick deinen Leuten den Link zum Club und plane einen: Du kannst ihn beginnen, sobald sie da sind.
club-evenings-yours = Deine Abende
club-evening-stage = { $stage ->
    [cancelled] Abgesagt
    [playing] Läuft gerade
   *[over] Vorbei
}
club-weekly = Jede Woche
coming-count = { $count ->
    [0] Noch hat niemand zugesagt
    [one] 1 Zusage
   *[other] { $count } Zusagen
}
club-you-said = { $answer ->
    [yes] Du: ja
    [maybe] Du: vielleicht
   *[no] Du: nein
}
club-format = { $format ->
    [individual] Gleiche Karten für alle, einzeln
    [pairs] Gleiche Karten für alle, zu Paaren
    [mitchell] Gleiche Karten für alle, Paare in zwei Feldern
    [teams] Gleiche Karten für alle, Mannschaften
    [round-robin] Jeder gegen jeden
    [swiss] Schweizer System
    [knockout] K.-o.-System
   *[other] { $name }
}
club-hour-there = { $hour } in { $city }

club-season = Saison
club-season-told = Die Mitglieder des Clubs, über alle gespielten Abende.
club-place = Platz
club-how-ranked = Wie die Plätze bestimmt werden
club-season-points = Die Plätze eines Abends bringen { $points } Punkte, jeder weitere { $later }. Wer sich einen Platz teilt, bekommt den Durchschnitt der geteilten Plätze. Alle Abende zählen.
club-season-ties = Bei gleicher Summe entscheidet die Zahl der ersten Plätze, dann die der zweiten und so weiter; wer dann noch gleich ist, teilt sich den Platz.

plan-title = Einen Abend planen
plan-change = Den Plan ändern
plan-when = Tag und Uhrzeit
plan-clock = In der Zeit von { $city }; alle sehen sie in ihrer eigenen.
plan-name = Titel (freiwillig)
plan-example-name = Adventsturnier
plan-weekly = Jede Woche um diese Zeit
plan-format = Wie gespielt wird
plan-format-told = { $format ->
    [individual] Alle Tische spielen dieselben Runden. Du wechselst in jedem Durchgang Tisch und Partner und zählst für dich allein.
    [pairs] Alle Tische spielen dieselben Runden. Du behältst deinen Partner und triffst in jedem Durchgang auf ein anderes Paar.
    [mitchell] Wie zu Paaren, aber die Hälfte der Paare bleibt sitzen, die andere rückt weiter. Jede Hälfte hat ihre eigene Rangliste.
    [teams] Eine Mannschaft sitzt an zwei Tischen, auf verschiedenen Seiten, mit denselben Runden: Was das eine Paar gewinnt, soll das andere nicht verlieren.
    [round-robin] Jede Seite spielt einmal gegen jede andere. Wer in einem Durchgang mehr Punkte macht, gewinnt ihn.
    [swiss] Sieger treffen auf Sieger: In jedem Durchgang spielen die mit gleich vielen Punkten, und niemand zweimal gegen dieselben.
    [knockout] Wer gewinnt, bleibt, wer verliert, scheidet aus: Weiter kommt, wer im Durchgang mehr Punkte macht. Mit zwei Leben ist erst die zweite Niederlage das Ende.
   *[other] { $name }
}
plan-boards = Runden je Durchgang
plan-rounds = Durchgänge
plan-minutes = Minuten je Durchgang
plan-no-clock = 0 Minuten: ohne Zeitgrenze.
plan-deals = { $count ->
    [one] 1 Runde für alle.
   *[other] { $count } Runden für alle.
}
plan-rounds-by-format = 0 Durchgänge: so viele wie nötig.
plan-more = Mehr
plan-scoring = Was zählt
plan-lives = Ausgeschieden nach
plan-one-life = Einer Niederlage
plan-two-lives = Zwei Niederlagen
plan-pause = Der nächste Durchgang beginnt
plan-pause-host = Wenn der Gastgeber es sagt
plan-pause-seconds = { $seconds } Sekunden später
plan-pause-minutes = { $minutes ->
    [one] 1 Minute später
   *[other] { $minutes } Minuten später
}
plan-pace = Bots spielen
plan-pace-name = { $pace ->
    [slow] Langsam
    [normal] Im üblichen Tempo
    [fast] Schnell
   *[instant] Sofort
}
plan-bots-fill = Bots nehmen die leeren Plätze
plan-place = Wo
plan-example-place = Stadtbücherei, oder online
plan-note = Notizen
plan-lasts = Dauer im Kalender, in Minuten
plan-also-later = Auch die späteren Abende dieser Reihe ändern (ihre Tage bleiben)

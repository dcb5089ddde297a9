you-about = Über dich
you-tab = { $tab ->
    [statistics] Statistik
    [people] Leute
    [ratings] Wertungen
    [profile] Profil
   *[matches] Partien
}
you-failed = Das konnte nicht geladen werden.
you-privacy = Was gespeichert wird, und wie lange

portrait-choose = Dein Bild
portrait-told = Andere sehen es an Tischen. Es wechselt, wenn du das nächste Mal an einen Tisch kommst.
portrait-of-name = Nach deinem Namen gezeichnet
portrait-numbered = Bild { $number }

guest-told = Du spielst als Gast, und dabei kann es bleiben: Nichts hier braucht ein Profil. Mit einem bleiben deine Partien, deine Statistik und die Leute, mit denen du spielst, zusammen, auf all deinen Geräten.
guest-no-password = Es gibt kein Passwort, und du gibst keine Adresse an: Dieser Browser bewahrt ein Geheimnis auf.
guest-yours-at-once = Die Partien, die du in diesem Browser gespielt hast, gehören sofort dazu.
guest-other-device = Ein anderes Gerät bekommt das Profil durch einen Link, der einmal gilt, oder durch einen Passkey.
guest-forget = „Vergiss mich“ löscht es, und deinen Namen an den Tischen, an denen du gesessen hast.
guest-make = Ein Profil anlegen
guest-have-one = Hast du ein Profil auf einem anderen Gerät?
guest-have-one-told = Öffne dort diese Seite, wähle „Profil“ und dann „Auf einem anderen Gerät nutzen“.
guest-use-passkey = Mit einem Passkey anmelden
carry-title = Dein Profil auf dieses Gerät bringen
carry-asks = Dieser Link bringt ein Profil auf dieses Gerät. Nimm ihn nur, wenn er von dir kommt: Wer dieses Profil hat, sieht von da an die Partien, die du hier spielst.
carry-has = Dieser Browser hat schon das Profil von { $name }; er würde stattdessen das neue nehmen.
carry-take = Dieses Profil hier nutzen
carry-not = Jetzt nicht

history-none = Noch keine Partie
history-none-told = Partien stehen hier, sobald sie vorbei sind. Übungstische, Lektionen und Rätsel zählen nicht.
history-play = Eine Partie spielen
history-none-fits = Keine Partie passt dazu.
history-show-all = Alle Partien zeigen
history-filters = Partien auswählen
history-person = Mit
history-anybody = Allen
history-outcome = Ergebnis
history-any-outcome = Alle
history-since = Von
history-until = Bis
history-counted = { $name } ({ $count })
history-more = Frühere Partien zeigen
matches = Partien
history-replay-of = Wiederholung: { $title }, { $ago }
history-no-replay = Die Runden sind nicht mehr gespeichert.
history-outcome-of = { $outcome ->
    [won] Gewonnen
    [lost] Verloren
   *[undecided] Offen
}
history-kind = { $kind ->
    [day] Runde des Tages
    [duplicate] Gleiche Karten
   *[evening] Abend
}
history-evening = Zum Abend
history-early = vorzeitig beendet
history-deals = { $count ->
    [one] 1 Runde
   *[other] { $count } Runden
}
history-player = { $player ->
    [bot] Bot
   *[program] Programm
}

statistics-none = Noch nichts zu zählen
statistics-matches = { $matches ->
    [one] 1 Partie, { $won } gewonnen.
   *[other] { $matches } Partien, { $won } gewonnen.
}
statistics-point-is = { $unit ->
    [day] Jeder Punkt ist ein Tag.
    [week] Jeder Punkt ist eine Woche.
    [month] Jeder Punkt ist ein Monat.
   *[year] Jeder Punkt ist ein Jahr.
}
statistics-table = Als Tabelle
statistics-period = { $unit ->
    [day] Tag
    [week] Woche ab
    [month] Monat
   *[year] Jahr
}
statistics-whole = Alle
statistics-in-all = Insgesamt
statistics-percent = { $percent } %
statistics-plot = { $title }, { $about }: { $number }
measure-title = { $measure ->
    [won] Gewonnene Partien
    [points] Punkte je Runde
    [made] Erfüllte Spiele
    [bid] Punkte je Spiel
    [stopped] Verhinderte Spiele
    [partner] Als Partner erfüllt
    [nest] Punkte im Nest
    [kept] Behaltene Nestkarten
    [oranges] Orangen je Runde
    [own] Behaltene Orangen
    [sweeps] Abräumer
   *[builds] Bauten je Runde
}
measure-about = { $measure ->
    [won] von denen, die jemand gewonnen hat
    [points] im Durchschnitt
    [made] von den Runden, in denen du das Spiel hattest
    [bid] im Durchschnitt, auch gefallene Spiele
    [stopped] von denen, gegen die du gespielt hast
    [partner] von den Runden als Partner
    [nest] im Durchschnitt gefunden
    [kept] im Durchschnitt
    [oranges] im Durchschnitt gefangen
    [own] von denen, die du selbst genommen hast
    [sweeps] von allem, was du genommen hast
   *[builds] im Durchschnitt
}
fact-name = { $fact ->
    [deals] Runden
    [thrown_in] davon zusammengeworfen
    [bidder] mit dem Spiel
    [made] erfüllte Spiele
    [was_set] gefallene Spiele
    [suns] Sonnen gespielt
    [suns_made] Sonnen erfüllt
    [moons] Monde geboten
    [moons_made] Monde erfüllt
    [slams] Runden mit jedem Stich
    [no_trump] ohne Trumpf
    [lo_no] ohne Trumpf, verkehrt
    [partner] als Partner
    [lone] allein, ohne Partner
    [nests_won] gewonnene Nester der Gegner
    [tricks] Stiche
    [last_tricks] letzte Stiche
    [counters] Punkte in Stichen
    [cards] genommene Karten
    [fives] Fünfen
    [most_cards] mal die meisten Karten
    [oranges_caught] Orangen
    [big_sweeps] große Abräumer
   *[little_sweeps] kleine Abräumer
}

people-none = Noch niemand
people-none-told = Hier steht, wer mit dir an einem Tisch sitzt, außer Bots.
people-told = Wie es mit den Leuten läuft, mit denen du spielst: auf derselben Seite die gewonnenen von allen Partien, gegeneinander die, die du gewonnen hast, und die, die sie gewonnen haben.
people-together = Zusammen
people-together-hint = gewonnen / alle
people-against = Gegeneinander
people-against-hint = du : sie
people-last = Zuletzt
people-matches-with = { $count ->
    [one] 1 Partie mit { $name }
   *[other] { $count } Partien mit { $name }
}

profile-saved = Gespeichert.
profile-name-hint = An Tischen gilt der Name, mit dem du dich setzt.
profile-devices = Geräte
profile-devices-told = Jeder Browser mit deinem Profil. Entferne die, die du nicht mehr benutzt.
profile-this-device = dieses
profile-seen = zuletzt benutzt: { $ago }
profile-today = heute
profile-carry = Auf einem anderen Gerät nutzen
profile-carry-told = Ein Link, der einmal gilt, zehn Minuten lang. Wer ihn öffnet, hat dein Profil, also zeig ihn niemandem.
profile-carry-make = Einen Link anlegen
profile-carry-qr = QR-Code des Links
profile-carry-link = Link für dein anderes Gerät
profile-carry-left = { $minutes ->
    [0] Er ist abgelaufen.
    [one] Er gilt noch 1 Minute.
   *[other] Er gilt noch { $minutes } Minuten.
}
profile-passkeys = Passkeys
profile-passkeys-told = Ein Passkey öffnet dein Profil auf deinen anderen Geräten, oder auf diesem, falls der Browser es verloren hat.
profile-passkey-add = Einen Passkey hinzufügen
profile-no-passkeys = Passkeys brauchen eine https-Adresse mit einem Namen; dieser Server wurde über eine andere geöffnet. Der Link oben geht überall.
profile-passkey-failed = Es wurde kein Passkey angelegt.
profile-passkey-by = { $ago }, hinzugefügt von { $device }
profile-passkey-by-gone = { $ago }, hinzugefügt von { $device }, das entfernt wurde
profile-passkey-unknown = { $ago }, unbekannt, von welchem Gerät
profile-remove-asks = { $name } entfernen?
profile-remove-told = Es öffnet dein Profil nicht mehr und bekommt keine Benachrichtigungen daraus, und sein unbenutzter Link endet. Geräte, die es hinzugefügt hat, bleiben: Sieh die Liste durch.
profile-remove-passkeys = Es hat diese Passkeys hinzugefügt:
profile-remove-them-too = Auch diese entfernen
profile-remove-them-why = Wer das Gerät hatte, kann einen hinzugefügt haben und käme damit zurück.
profile-remove-no = Gerät behalten
profile-remove-yes = Gerät entfernen
profile-removed = Das Gerät ist entfernt.
profile-removed-too = Das Gerät ist entfernt, und die Passkeys, die es hinzugefügt hatte: { $names }.
profile-export = Alles mitnehmen
profile-export-told = Die Aufzeichnungen all deiner Partien, und alles, was zu deinem Profil gespeichert ist.
profile-export-records = Aufzeichnungen aller Partien
profile-export-stored = Alles Gespeicherte
profile-forget = Vergiss mich
profile-forget-told = Löscht dein Profil mit seinen Geräten und Passkeys und entfernt deinen Namen von den Tischen, an denen du gesessen hast: Dort heißt du „Player 1“. Die Runden selbst bleiben, für die, die mit dir gespielt haben.
profile-forget-asks = Dich endgültig vergessen?
profile-forget-warns = Das lässt sich nicht rückgängig machen. An Tischen, an denen noch gespielt wird, heißt du in höchstens einer Minute „Player 1“; ihre Aufzeichnungen ändern sich, wenn sie zu Ende sind.
profile-forget-yes = Endgültig vergessen
profile-forget-no = Mein Profil behalten
profile-forgotten = Du bist vergessen. Dieser Browser hat kein Profil mehr.

watching = Du schaust zu. Gerade ist kein Platz frei.
watching-sit = Du schaust zu. Willst du mitspielen, nimm mit „Hier setzen“ den Platz eines Bots.
name-at-table = Dein Name am Tisch
sit-down = Hinsetzen
name-taken = Jemand hier heißt schon { $taken }, deshalb bist du { $name }.
name-cut = Dein Name wird als { $name } gezeigt: Ein Name hat höchstens { $most } sichtbare Zeichen.

host = Der Gastgeber
table-locked-told = Der Tisch ist abgeschlossen: Du kannst zuschauen.
take-a-seat = Setz dich, oder schau zu.
seats-waiting = { $count ->
    [one] Ein Platz wartet auf Freunde.
   *[other] { $count } Plätze warten auf Freunde.
}
seats-taken = Alle Plätze sind besetzt.
stay-here = Hier bleiben
sits-here = { $name } sitzt hier
in-seat = auf Platz { $number }
move = Umsetzen
move-whom = { $name } auf einen anderen Platz
swap-seats = Platz tauschen
swap-with = mit { $name }
move-here = Hierher setzen
stand-up = Aufstehen
seconds-for-each-move = { $seconds } Sekunden für jeden Zug. Dann macht ihn ein Bot, und beim Bieten passt er.
draw-partners = Partner auslosen
draw-seats = Plätze auslosen
yet-to-see-rules = { $count ->
    [one] { $names } muss die neuen Regeln noch ansehen.
   *[other] { $names } müssen die neuen Regeln noch ansehen.
}
start-with-bots = Jetzt beginnen, mit Bots auf den freien Plätzen
start = Beginnen
host-will-start = { $name } beginnt die Partie.
starts-by-itself = Die Partie beginnt, sobald alle da sind, oder nach einer Minute.
table-settings = Einstellungen des Tisches
game-and-rules = Spiel und Hausregeln
name-and-devices = Dein Name und andere Geräte
change = Ändern
shuffle-checked = Ein Mischen, das du prüfen kannst
shuffle-told = Der Server hat ein Geheimnis gewählt. Zusammen mit einem Beitrag von jedem Spieler (bisher { $count }) bestimmt es jedes Mischen. Dies ist der Fingerabdruck des Geheimnisses. Nach der Partie wird es verraten, und die Wiederholung kann jedes Mischen prüfen.

seat-waiting = wartet auf Freunde
seat-bot = Bot
seat-bot-level = Bot, { $level }
seat-guests-bot = Bot eines Gastes
seat-stood-in = ein Bot springt ein
seat-must-ready = muss die neuen Regeln noch ansehen
open-seat = Freier Platz
seat-you = (du)
seat-side-a = Seite A
seat-side-b = Seite B
not-again = { $name } darf sich hier nicht wieder setzen
free-seat = Ja, den Platz frei machen: { $name }
give-seat-to-bot = Ja, den Platz einem Bot geben: { $name }
make-host-whom = Zum Gastgeber machen: { $name }
release = Freigeben
release-whom = den Platz von { $name }
who-sits-in = Wer auf Platz { $number } sitzt
seat-open = Frei
bot-of-level = Bot: { $level }
bots-not-loaded = Die Bots konnten nicht geladen werden.

play-by-rules = Nach diesen Regeln spielen
everybody-told = Alle erfahren, was sich ändert, und müssen noch einmal „bereit“ sagen.
rules-changed = Die Regeln haben sich geändert
rules-changed-by-host = Der Gastgeber hat die Regeln geändert.
i-am-ready = Ich bin bereit
rules-not-loaded = Es gibt Hausregeln, aber sie konnten nicht geladen werden.
by-usual-rules = { $game } nach den üblichen Regeln.

locked = Abgeschlossen: Niemand sonst darf sich setzen
listed = Gelistet: Alle können diesen Tisch finden
free-text = Freier Text: Alle hier dürfen einander schreiben
free-text-not-listed = Freier Text: Alle hier dürfen einander schreiben (nicht an einem gelisteten Tisch)
level-of-all = Stärke aller Bots
levels-not-loaded = Die Stärken der Bots konnten nicht geladen werden.
pace-of-bots = Tempo der Bots
pace = { $pace ->
    [slow] Langsam
    [normal] Normal
    [fast] Schnell
   *[instant] Sofort
}
calls-of-bots = Bots rufen Orange
calls = { $calls ->
    [calmly] Gemütlich
   *[people] Wie Menschen
    [quickly] Flink
}
calls-rated = Nur eine Partie, in der sie wie Menschen rufen, zählt für die Wertung.
time-per-move = Zeit für einen Zug
no-clock = Keine Uhr
seconds-short = { $seconds } s
slow-clock = Ein Zug innerhalb von: für einen langsamen Tisch, an den alle kommen, wenn sie Zeit haben
a-day = Einem Tag
a-week = Einer Woche
days = { $days } Tagen
one-move = Ist die Zeit um, macht ein Bot nur diesen einen Zug. Sonst spielt er weiter, bis der Mensch zurück ist.

invite-link = Einladen: Link, Code und QR
leave-sure = Endgültig gehen? Ein Bot nimmt deinen Platz.
leave = Den Tisch verlassen
leave-ask = Den Tisch verlassen …
stay = Bleiben
people-watching = { $count ->
    [one] 1 Person schaut zu.
   *[other] { $count } Personen schauen zu.
}

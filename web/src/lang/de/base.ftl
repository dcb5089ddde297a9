card-colour = { $colour } { $rank }
card-poker = { $suit } { $rank }
card-rook = der Turm
card-hidden = eine verdeckte Karte
court-name = { $rank ->
    [J] Bube
    [Q] Dame
    [K] König
   *[A] Ass
}
suit-name = { $suit ->
    [black] Schwarz
    [green] Grün
    [red] Rot
    [yellow] Gelb
    [spades] Pik
    [hearts] Herz
    [diamonds] Karo
    [clubs] Kreuz
    [low] ohne Trumpf, verkehrt
    [rook] der Turm
   *[none] ohne Trumpf
}
cards-counted = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
tricks-counted = { $count ->
    [one] 1 Stich
   *[other] { $count } Stiche
}
points-counted = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}
games-counted = { $count ->
    [one] 1 Spiel
   *[other] { $count } Spiele
}

you = Du
close = Schließen
try-again = Noch einmal versuchen
page-not-loaded = Diese Seite konnte nicht geladen werden. [Noch einmal versuchen]
part-not-loaded = Ein Teil dieser Seite konnte nicht geladen werden.
updated = Rookery wurde aktualisiert.
load-update = Neu laden
no-answer = Der Server antwortet nicht. Bist du online?
home-offline = Ohne den Server spielst du hier auf diesem Gerät gegen dessen Bots; Freunde, Clubs und die Runde des Tages brauchen ihn. [Noch einmal versuchen]
server-cannot = Das kann der Server gerade nicht.
no-storage = Dieser Browser merkt sich nichts und kann deshalb kein Profil behalten.
device-on = { $browser } auf { $system }
device-browser = Ein Browser
just-now = gerade eben
name-shown-as = Wird als „{ $name }“ gezeigt: Ein Name hat höchstens { $most } Zeichen.
preferences = Einstellungen
table-of-lesson = { $title } (Lektion)
all-games = Alle Spiele
back-to-evening = Zurück zum Abend
cancel = Abbrechen
dealer = Gibt
expected-points = Erwartete Punkte
game = Spiel
keyboard-shortcuts = Tastenkürzel
lessons = Lektionen
more-lessons = Weitere Lektionen
name = Name
no = Nein
loading = Einen Moment …
points = Punkte
print = Drucken
remove-named = { $name } entfernen
remove = Entfernen
replay-and-review = Wiederholung und Rückblick
replay-title = Wiederholung
replay = Wiederholung
save = Speichern
show = Zeigen
failed = Das hat nicht geklappt. Bitte versuch es noch einmal.
day-title = Die Runde des Tages
lesson-not-opened = Die Lektion konnte nicht geöffnet werden.
total = Gesamt
undo = Rückgängig
your-move = Dein Zug
your-seat = Dein Platz
your-turn = Du bist dran
is-host = Gastgeber
nobody = niemand
seat-number = Platz { $number }
you-inside = du
span = { $low } bis { $high }
result-count = { $count ->
    [one] 1 Ergebnis
   *[other] { $count } Ergebnisse
}
copied = Kopiert.
to-the-table = Zum Tisch
make-host = Zum Gastgeber machen
difference = Differenz

home-title = Rookery: Kartenspiele mit Familie und Freunden
home-intro = Die Kartenspiele der Rook-Familie, mit Freunden, Familie und guten Bots. Ohne Konto und kostenlos.
games = Spiele
games-loading = Die Spiele werden aus dem Regal geholt …
games-not-loaded = Die Spiele konnten nicht geladen werden.
your-name = Dein Name
guest = Gast
bots-to-play-with = Bots zum Mitspielen
levels-differ = Verschieden stark
level-choose = Wähle eine Stärke für alle Bots.
home-day = Runde des Tages
language = Sprache

players-of = { $seats } Spieler
players-from-to = { $least } bis { $most } Spieler
minutes-about = Etwa { $minutes } Minuten
players = Spieler
how-to-play = So wird gespielt
house-rules = Hausregeln

play-now = Jetzt spielen
play-now-rules = Jetzt mit diesen Regeln spielen
play-now-name = { $words }: { $game } mit Bots
opening = Wird eröffnet …
invite-friends = Freunde einladen
invite-friends-name = Freunde einladen: { $game }
invite-friends-rules-name = Freunde einladen, mit diesen Regeln: { $game }
name-for-friends = Dein Name, damit deine Freunde wissen, wer du bist
open-table = Tisch eröffnen
table-not-opened = Der Tisch konnte nicht eröffnet werden.

join-table = An einen Tisch setzen
join-placeholder = Code oder Link
join = Los
join-wrong = Das ist weder ein Code noch ein Link. Frag nach dem Code des Tisches, etwa [k3vq9xw2ab], oder füge den ganzen Link ein.

more-games = { $count } weitere Spiele

opening-table = Der Tisch wird geöffnet …
server-silent = Der Server antwortet nicht. Neuer Versuch …
fair-shuffle = Das Mischen wird vor der ersten Karte versiegelt; nach der Partie kann es jeder nachprüfen.
doors = Rookery
door-play = Spielen
door-learn = Lernen
clubs = Clubs
door-meet = Treffen
puzzle-of-day = Rätsel des Tages
home-puzzle-told = Finde den einen richtigen Zug
today = Heute
home-deal-pause = Die Vorführung anhalten
home-deal-play = Die Vorführung fortsetzen

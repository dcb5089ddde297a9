trick-row = { $who ->
    [you] { $cards }: dein Stich.
   *[other] { $cards }: Stich für { $who-name }.
}

welcome = { $title }: { $people }. Mit { "?" } bekommst du jederzeit Hilfe.
shuffle-commitment = Siegel der Mischung: { $commitment }
shuffle-none = Es gibt kein Siegel: Die Karten kommen aus einer Startzahl oder wurden ohne eines gegeben.
deal-heading = Runde { $number }
deal-heading-continued = Runde { $number }, fortgesetzt
deal-over = Runde { $number } ist vorbei: { $outcome }.
match-won-game = { $you ->
    [alone] Du hast diese Partie { $game } gewonnen.
    [among] { $people } habt diese Partie { $game } gewonnen.
   *[no] { $count ->
        [one] { $people } hat diese Partie { $game } gewonnen.
       *[other] { $people } haben diese Partie { $game } gewonnen.
    }
}
match-commands = { "`save DATEI`" } speichert ihren Verlauf.
match-commands-shuffle = { "`save DATEI`" } speichert ihren Verlauf, und { "`rookery verify DATEI`" } prüft die Mischung.
match-another = Noch eine Partie?
confirm-question = { $question } ({ "j" } oder { "n" })
confirm-yes = { "j ja" }
confirm-no = { "n nein" }
orange-question = Niemand hat „Orange“ gerufen. Rufst du?
orange-type = Tippe { "o" } und Enter, um „Orange“ zu rufen!

refused-move = Das geht nicht: { $why }.
refused-burials = Das geht nicht: { $why }. Nichts ist gedrückt.
refused-too-many = { $cards } Karten sind zu viele
refused-not-open = keine Orange ist offen
refused-too-late = jemand war schneller
refused-disarmed = nach einem falschen Ruf kannst du zwei Sekunden lang nicht rufen

help-moves =
    Tippe einen Zug oder seinen Anfang: eine Karte ({ "R5, red 5, Y14, HA, Rook" }), ein Gebot,
    eine Farbe, { "pass" }. In Tuxedo genügt die Nummer vor dem Zug.
    Außerdem kannst du tippen:
help-help = diese Liste (auch { "?" })
help-hand = dein Blatt, und was du tun kannst
help-table = wie die Runde steht
help-last = der letzte Stich, oder was zuletzt genommen wurde
help-score = der Zettel und der Stand bis zum Ziel
help-hint = was jemand Starkes täte, und warum
help-rules = wie das Spiel geht, und seine Hausregeln
help-shuffle = was die Mischung beweist: ihr Siegel
help-save = die Partie in eine Datei schreiben: { "save my-game.json" }
help-quit = aufhören; die Partie ist gespeichert, und du kannst später weiterspielen
not-your-move = Du bist nicht am Zug.
hint = Tipp: { $move }. { $reason }.
hint-with = dazu { $moves }: { $reason }
expected-points = Erwartete Punkte: { $moves }.
rules-here = Hausregeln hier: { $rules }.
rules-usual = die üblichen
rules-listed = { $command } zeigt sie alle.

save-name-file = Nenne eine Datei: { "save my-game.json" }
save-other-file = { $path } gibt es schon, und es ist keine gespeicherte Partie: Nenne eine andere Datei.
save-not-written = { $path } konnte nicht geschrieben werden: { $why }.
save-to-check = Die Partie ist in { $path } gespeichert. So prüfst du sie:
save-to-continue = Die Partie ist in { $path } gespeichert. So geht es weiter:
save-by-itself-failed = Diese Partie kann nicht in { $path } gespeichert werden: { $why }.
saved-in = Die Partie ist in { $path } gespeichert.
saved-offered = { $command } bietet an, sie fortzusetzen.
saved-earlier = Deine frühere Partie ist gespeichert. So geht sie weiter:
unfinished-question = Du hast eine Partie { $game } in Runde { $number } verlassen. Weiterspielen?

entry-empty = Tippe einen Zug, oder { "?" } für Hilfe.
entry-only-number = Der einzige Zug hat die Nummer 1.
entry-numbers = Die Züge haben die Nummern 1 bis { $moves }.
entry-twice = „{ $card }“ ist zweimal genannt. Nichts ist gedrückt.
entry-not-buriable = „{ $card }“ ist keine Karte, die du drücken kannst. Nichts ist gedrückt.
entry-unknown = „{ $typed }“ ist hier kein Zug und kein Befehl.
entry-ambiguous = „{ $typed }“ kann { $moves } heißen: Tippe mehr davon.
entry-something-else = etwas anderes
game-question = Welches Spiel?
game-question-again = Tippe eine Zahl von 1 bis { $number } oder den Anfang eines Namens.

choose-card = Wähle eine Karte, um zu sehen, was sie kann.
one-moment = Einen Moment: Die anderen können noch Orange rufen.
choose-another = Eine andere Karte wählen
back = Zurück
can-be-used = , verwendbar
the-centre = Die Mitte
centre-empty = Die Mitte ist leer
in-the-stock = { $count } im Talon
stock-empty = Der Talon ist leer
choice-previous = Vorige Möglichkeit
choice-next = Nächste Möglichkeit
choice-place = { $place } von { $count }
tuxedo-build = { $value } bauen
tuxedo-trail = { $card } ablegen
tuxedo-trail-it = Ablegen
tuxedo-take = Nimm { $what }
tuxedo-take-cards = { $count ->
    [one] 1 Karte nehmen
   *[other] { $count } Karten nehmen
}
tuxedo-lay = Leg sie auf { $groups }
build-due = Du hast zuletzt gebaut: Nimm diesen Bau von { $value } oder erhöhe ihn, wenn das geht.
card-stuck = { $card } kann jetzt nicht gespielt werden.
card-takes-nothing = { $card } nimmt hier nichts, und ablegen darfst du nicht, solange du mit { $cards } nehmen kannst.
pile-build = Bau von { $value }: { $cards }
orange = Orange
orange-too-soon = Zu früh
orange-call = Ruf sie!
orange-nothing = Nichts zu rufen
orange-yours = Du hast sie gerufen
orange-quicker = { $name } war schneller
orange-let-go = Du lässt sie ziehen
orange-first = { $name } darf zuerst rufen
orange-capturer = Wer sie nahm,
orange-hold = Ziehen lassen

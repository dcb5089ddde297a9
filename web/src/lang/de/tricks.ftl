bid-title = Dein Gebot?
bid-title-after = { $you ->
    [true] Dein Gebot? Du hast { $bid } geboten
   *[false] Dein Gebot? { $name } hat { $bid } geboten
}
pass = Passen
stay-in = Halten
claim-title = Dein Blatt ist vergeben
claim-title-none = Dein Blatt ist nicht vergeben
claim-misdeal = Vergeben ansagen
claim-play-on = Weiterspielen
bid-button = { $bid } bieten
bid-choose = Biete oder passe
bid-fewer = Weniger
bid-more = Mehr …
bid-sun = Die Sonne spielen: alle Stiche
trump-name = { $suit } ansagen
trump-play = Spielen: { $call }
trump-held = du hast { $count }
trump-low-told = 2 ist am besten, Ass am schlechtesten
trump-none-told = nur der Turm ist Trumpf
call-title = Ruf die Karte deines Partners
call-title-second = Ruf die Karte eines zweiten Partners
call-button = { $card } rufen
suit = Farbe
cards-of-suit = { $suit ->
    [rook] Der Turm
    [black] Schwarze Karten
    [green] Grüne Karten
    [red] Rote Karten
    [yellow] Gelbe Karten
    [spades] Pik-Karten
    [hearts] Herz-Karten
    [diamonds] Karo-Karten
   *[clubs] Kreuz-Karten
}
bury-title = { $count ->
    [one] Drück 1 Karte aus deinem Blatt
   *[other] Drück { $count } Karten aus deinem Blatt
}
burying = Wird gedrückt …
bury-choose = { $count ->
    [one] Wähle noch 1
   *[other] Wähle noch { $count }
}
bury-exchange = Tausche { $count } Karten oder keine
bury-these = { $count ->
    [one] Diese Karte drücken
   *[other] Diese { $count } drücken
}
bury-these-first = { $count ->
    [one] Erst diese Karte drücken
   *[other] Erst diese { $count } drücken
}
bury-exchange-told = Punkte zeigen, was aus dem Nest ist: Drück alles davon oder alles bis auf { $count }.
bury-one-of = Von { $cards } darfst du nur eine drücken.
bury-back = { $card } zurücknehmen
lead-title = Wer spielt zum ersten Stich aus?
lead-self = Ich spiele aus
lead-left = { $name } spielt aus, links von mir

nest-and-bidding = Das Nest und die Gebote
nest-face-down = { $count ->
    [one] Das Nest: 1 Karte verdeckt
   *[other] Das Nest: { $count } Karten verdeckt
}
nest-face-up = { $count ->
    [one] Das Nest: 1 Karte verdeckt, offen { $cards }
   *[other] Das Nest: { $count } Karten verdeckt, offen { $cards }
}
nest-of = Nest mit { $count }
buried = Gedrückt
buried-face-up = Offen gedrückt
the-trick = Der Stich: { $cards }
trick-winning = { $you ->
    [true] Du liegst vorn
   *[false] { $name } liegt vorn
}
card-of = { $name } { $card }
points-lost = { $points } verloren
last-trick = Letzter Stich
play-card = { $card } spielen

### Listen, Anzahlen, Leute, Karten.

list-separator = ,{ " " }
list-and = { $items } und { $item }
list-or = { $items } oder { $item }

cards-counted = { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}
points-counted = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
tricks-counted = { $tricks ->
    [one] { $tricks } Stich
   *[other] { $tricks } Stiche
}

dummy-name = Der Strohmann
person = { $who ->
    [you] Du
   *[other] { $who-name }
}
person-inside = { $who ->
    [you] du
    [dummy] der Strohmann
   *[other] { $who-name }
}
person-card = { person } { $card }
person-points = { person } { $score }

card-rook = Turm
card-colour = { $suit ->
    [black] Schwarz { $rank }
    [green] Grün { $rank }
    [red] Rot { $rank }
   *[yellow] Gelb { $rank }
}
card-poker = { $suit ->
    [spades] Pik
    [hearts] Herz
    [diamonds] Karo
   *[clubs] Kreuz
}{ $rank ->
    [jack] -Bube
    [queen] -Dame
    [king] -König
    [ace] -Ass
   *[other] {" "}{ $rank }
}

trump-call = { $trump ->
    [black] Schwarz
    [green] Grün
    [red] Rot
    [yellow] Gelb
    [spades] Pik
    [hearts] Herz
    [diamonds] Karo
    [clubs] Kreuz
    [none] ohne Trumpf
   *[low] ohne Trumpf, verkehrt
}
bid-named = { $bid ->
    [sun] die Sonne
   *[points] { $amount }
}
bid-on-trump = { $trump ->
    [none] { bid-named } { trump-call }
    [low] { bid-named } { trump-call }
   *[suit] { bid-named } auf { trump-call }
}

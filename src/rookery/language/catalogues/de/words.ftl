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
card-colour = { reason-suit } { $rank }
card-poker = { reason-suit }{ $rank ->
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
suit-word = Farbe
bid-named = { $bid ->
    [sun] die Sonne
   *[points] { $amount }
}
bid-on-trump = { $trump ->
    [none] { bid-named } { trump-call }
    [low] { bid-named } { trump-call }
   *[suit] { bid-named } auf { trump-call }
}

find-differs-players = { $kind ->
    [one] es ist für { $least } Spieler
    [two] es ist für { $least } oder { $most } Spieler
    *[more] es ist für { $least } bis { $most } Spieler
  }
find-differs-ones = { $place ->
    [high] die 1er sind die höchsten Karten
    [low] die 1er sind die niedrigsten Karten
    *[out] die 1er sind nicht im Spiel
  }
find-differs-calls = { $calls ->
    [yes] wer das Spiel hat, ruft einen Partner
    *[no] niemand ruft einen Partner
  }
find-differs-rook = { $place ->
    [high] der Turm ist der höchste Trumpf
    [upper] der Turm steht zwischen 12 und 13 der Trümpfe
    [middle] der Turm steht zwischen 10 und 11 der Trümpfe
    [low] der Turm ist der niedrigste Trumpf
    *[out] der Turm ist nicht im Spiel
  }
find-differs-no-bids = es wird nicht geboten
find-differs-no-nest = es gibt kein Nest
find-differs-bid = das Mindestgebot ist { $bid }
find-differs-target = es geht bis { $target }

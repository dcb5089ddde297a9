### Listes, nombres, personnes, cartes.

list-separator = ,{ " " }
list-and = { $items } et { $item }
list-or = { $items } ou { $item }

cards-counted = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
points-counted = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
tricks-counted = { $tricks ->
    [one] { $tricks } levée
   *[other] { $tricks } levées
}

dummy-name = Le mort
person = { $who ->
    [you] Toi
   *[other] { $who-name }
}
person-inside = { $who ->
    [you] toi
    [dummy] le mort
   *[other] { $who-name }
}
person-card = { person } { $card }
person-points = { person } { $score }

card-rook = la tour
card-colour = { $suit ->
    [black] le { $rank } noir
    [green] le { $rank } vert
    [red] le { $rank } rouge
   *[yellow] le { $rank } jaune
}
card-poker = { $rank ->
    [jack] le valet
    [queen] la dame
    [king] le roi
    [ace] l’as
   *[other] le { $rank }
} de { $suit ->
    [spades] pique
    [hearts] cœur
    [diamonds] carreau
   *[clubs] trèfle
}

trump-call = { $trump ->
    [black] noir
    [green] vert
    [red] rouge
    [yellow] jaune
    [spades] pique
    [hearts] cœur
    [diamonds] carreau
    [clubs] trèfle
    [none] sans atout
   *[low] sans atout inversé
}
bid-named = { $bid ->
    [sun] le soleil
   *[points] { $amount }
}
bid-on-trump = { $trump ->
    [none] { bid-named } { trump-call }
    [low] { bid-named } { trump-call }
   *[suit] { bid-named } à l’atout { trump-call }
}

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
card-colour = le { $rank } { reason-suit }
card-poker = { $rank ->
    [jack] le valet
    [queen] la dame
    [king] le roi
    [ace] l’as
   *[other] le { $rank }
} de { reason-suit }

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
suit-word = couleur
bid-named = { $bid ->
    [sun] le soleil
   *[points] { $amount }
}
bid-on-trump = { $trump ->
    [none] { bid-named } { trump-call }
    [low] { bid-named } { trump-call }
   *[suit] { bid-named } à l’atout { trump-call }
}

find-differs-players = { $kind ->
    [one] il se joue à { $least }
    [two] il se joue à { $least } ou { $most }
    *[more] il se joue de { $least } à { $most }
  }
find-differs-ones = { $place ->
    [high] les 1 sont les cartes les plus fortes
    [low] les 1 sont les cartes les plus faibles
    *[out] les 1 ne sont pas dans le jeu
  }
find-differs-calls = { $calls ->
    [yes] qui a le contrat appelle un partenaire
    *[no] personne n’appelle de partenaire
  }
find-differs-rook = { $place ->
    [high] la tour est l’atout le plus fort
    [upper] la tour est entre le 12 et le 13 d’atout
    [middle] la tour est entre le 10 et le 11 d’atout
    [low] la tour est l’atout le plus faible
    *[out] la tour n’est pas dans le jeu
  }
find-differs-no-bids = on ne mise pas
find-differs-no-nest = il n’y a pas de nid
find-differs-bid = la mise minimale est de { $bid }
find-differs-target = il se joue en { $target } points

bid-title = Ta mise?
bid-title-after = { $you ->
    [true] Ta mise? Tu as misé { $bid }
   *[false] Ta mise? { $name } a misé { $bid }
}
pass = Passer
stay-in = Rester
claim-title = Ta main est une maldonne
claim-title-none = Ta main n’est pas une maldonne
claim-misdeal = Annoncer maldonne
claim-play-on = Jouer
bid-button = Miser { $bid }
bid-choose = Choisis une mise ou passe
bid-fewer = Moins
bid-more = Plus…
bid-sun = Jouer le soleil : toutes les levées
trump-name = Nommer { $suit }
trump-play = Jouer { $call }
trump-held = tu en as { $count }
trump-low-told = le 2 est le meilleur, l’as le pire
trump-none-told = seule la tour est atout
call-title = Appelle la carte de ton partenaire
call-title-second = Appelle la carte d’un second partenaire
call-button = Appeler { $card }
suit = Couleur
cards-of-suit = { $suit ->
    [rook] La tour
    [black] Cartes noires
    [green] Cartes vertes
    [red] Cartes rouges
    [yellow] Cartes jaunes
    [spades] Cartes de pique
    [hearts] Cartes de cœur
    [diamonds] Cartes de carreau
   *[clubs] Cartes de trèfle
}
bury-title = { $count ->
    [one] Écarte { $count } carte de ta main
   *[other] Écarte { $count } cartes de ta main
}
burying = Écart en cours…
bury-choose = Choisis-en encore { $count }
bury-exchange = Échange { $count } cartes, ou aucune
bury-these = { $count ->
    [one] Écarter cette carte
   *[other] Écarter ces { $count } cartes
}
bury-these-first = { $count ->
    [one] Écarter d’abord cette carte
   *[other] Écarter d’abord ces { $count } cartes
}
bury-exchange-told = Les points marquent le nid : écarte-le tout entier, ou tout sauf { $count }.
bury-one-of = Parmi { $cards }, tu ne peux en écarter qu’une.
bury-back = Reprendre { $card }
lead-title = Qui entame la première levée?
lead-self = J’entame
lead-left = { $name } entame, à ma gauche

nest-and-bidding = Le nid et les mises
nest-face-down = { $count ->
    [one] Le nid : { $count } carte cachée
   *[other] Le nid : { $count } cartes cachées
}
nest-face-up = { $count ->
    [one] Le nid : { $count } carte cachée, et à découvert { $cards }
   *[other] Le nid : { $count } cartes cachées, et à découvert { $cards }
}
nest-of = Nid de { $count }
buried = Écartées
buried-face-up = Écartées à découvert
the-trick = La levée : { $cards }
trick-winning = { $you ->
    [true] Tu la remportes pour l’instant
   *[false] { $name } la remporte pour l’instant
}
card-of = { $name } { $card }
points-lost = { $points ->
    [one] { $points } perdu
   *[other] { $points } perdus
}
last-trick = Dernière levée
play-card = Jouer { $card }

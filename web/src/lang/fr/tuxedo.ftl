choose-card = Choisis une carte pour voir ce qu’elle peut faire.
one-moment = Un instant : les autres peuvent encore crier orange.
choose-another = Choisir une autre carte
back = Retour
can-be-used = , peut servir
the-centre = Le tapis
centre-empty = Le tapis est vide
in-the-stock = { $count } au talon
stock-empty = Le talon est vide
choice-previous = Choix précédent
choice-next = Choix suivant
choice-place = { $place } de { $count }
tuxedo-build = Construire { $value }
tuxedo-trail = Poser { $card }
tuxedo-trail-it = Poser
tuxedo-take = Prendre { $what }
tuxedo-take-cards = { $count ->
    [one] Prendre { $count } carte
   *[other] Prendre { $count } cartes
}
tuxedo-lay = Mettre sur { $groups }
build-due = Tu as construit à ton dernier tour : prends cette construction de { $value }, ou augmente-la si c’est possible.
card-stuck = { $card } : pas jouable maintenant.
card-takes-nothing = { $card } : cette carte ne prend rien ici, et tu ne peux pas poser tant que tu peux prendre avec { $cards }.
pile-build = construction de { $value } : { $cards }
orange = Orange
orange-too-soon = Trop tôt
orange-call = Crie-la!
orange-nothing = Rien à crier
orange-yours = Tu l’as criée
orange-quicker = { $name }, plus rapide
orange-let-go = Tu la laisses passer
orange-first = { $name } peut crier en premier
orange-capturer = Qui l’a prise
orange-hold = La laisser passer

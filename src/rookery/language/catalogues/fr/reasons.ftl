reason-shows-partner = { $why }; se montre partenaire de qui a le contrat
reason-keeps-secret = { $why }; garde la carte appelée

reason-suit = { $suit ->
    [trumps] atout
    [black] noir
    [green] vert
    [red] rouge
    [yellow] jaune
    [spades] pique
    [hearts] cœur
    [diamonds] carreau
   *[clubs] trèfle
}
reason-trump-suit = { $suit ->
    [spade] pique
    [heart] cœur
    [diamond] carreau
    [club] trèfle
   *[suit] { reason-suit }
}
reason-trump = { $trump ->
    [none] sans atout
    [low] en sans atout inversé
   *[suit] avec le { trump-call } comme atout
}
reason-trick = { $points ->
    [0] la levée
   *[other] une levée de { $points } points
}
reason-number = { $number ->
    [two] deux
    [three] trois
    [four] quatre
    [five] cinq
    [six] six
    [seven] sept
   *[eight] huit
}
reason-points = { points-counted }
reason-holding = { $trumps ->
    [one] { $trumps } atout
   *[other] { $trumps } atouts
} ({ reason-trump-suit }){ $best ->
    [yes] {" "}avec le plus fort
   *[no] {""}
}, { $side ->
    [0] pas de carte maîtresse
    [one] { $side } carte maîtresse
   *[other] { $side } cartes maîtresses
} dans les autres couleurs
reason-holding-none = { trump-call }, la carte maîtresse dans { $suits ->
    [one] { $suits } couleur
   *[other] { $suits } couleurs
}

reason-only-legal = le seul coup permis

reason-bids = { $held } : environ { $points } points; une mise de { $amount } réussit { $percent } fois sur 100
reason-passes-to-partner = environ { $points } points { reason-trump } : laisse la mise à son partenaire
reason-passes-less = environ { $points } points { reason-trump } : une mise de { $amount } réussit { $percent } fois sur 100, et n’a pas rapporté plus que passer dans les donnes essayées
reason-passes-hardly-more = environ { $points } points { reason-trump } : une mise de { $amount } réussit { $percent } fois sur 100, et n’a rapporté dans les donnes essayées qu’environ { $more } de plus que passer : trop peu pour le risque
reason-passes-seldom = environ { $points } points { reason-trump } : une mise de { $amount } ne réussit que { $percent } fois sur 100
reason-shoots-sun = fait toutes les levées { reason-trump } { $percent } fois sur 100 : joue le soleil
reason-not-enough = la main vaut environ { $points } points : { $more ->
    [higher] pas assez pour miser plus
   *[all] pas assez pour miser
}
reason-claims-misdeal = une maldonne, bonne pour seulement { $points } points environ
reason-leaves-bid = laisse la mise à son partenaire
reason-good-for = la main vaut environ { $points } points { reason-trump }

reason-bid-is-made = { $why } : la mise de { $amount } réussit { $percent } fois sur 100
reason-sun-is-made = { $why } : le soleil réussit { $percent } fois sur 100
reason-play-last = joue en dernier dans la première levée
reason-keeps-lead = garde l’entame
reason-keeps-lead-trump = a le plus fort atout : garde l’entame
reason-keeps-lead-tops = a des cartes maîtresses : garde l’entame
reason-gives-lead = pas de carte maîtresse à entamer : joue en dernier dans la première levée
reason-names-none = les cartes les plus { $which ->
    [lowest] basses
   *[highest] hautes
} gagnent, et la main a la carte maîtresse dans { $suits ->
    [one] { $suits } couleur
   *[other] { $suits } couleurs
}
reason-names-trump = { $trumps } atouts, { $tops ->
    [one] { $tops } carte maîtresse
   *[other] { $tops } cartes maîtresses
} en tout
reason-call-rook = la tour gagne toute levée où on la joue
reason-calls-trump = appelle { $which ->
    [highest] le plus fort atout qui manque
   *[high] un atout qui manque
}
reason-calls-card = appelle { $which ->
    [highest] la plus forte carte qui manque
   *[high] une carte qui manque
} en { reason-suit }; la main en a { $held }
reason-buries-trumps = veut écarter des atouts : compte sur environ { $points } points
reason-suit-but-trumps = { reason-suit } hors atouts
reason-void-saves-last = veut rester sans { $suits } et sauver { $saved } points pour la dernière levée : compte sur environ { $points } points
reason-void-saves-side = veut rester sans { $suits } et sauver { $saved } points pour le camp du contrat : compte sur environ { $points } points
reason-void = veut rester sans { $suits } : compte sur environ { $points } points
reason-saves-last = veut sauver { $saved } points pour la dernière levée : compte sur environ { $points } points
reason-saves-side = veut sauver { $saved } points pour le camp du contrat : compte sur environ { $points } points
reason-shortens = veut raccourcir { $suits } : compte sur environ { $points } points
reason-makes-void = reste sans { reason-suit }
reason-shortens-plain = raccourcit { reason-suit } : écarte une carte sans points
reason-only-trumps-left = n’a plus que des atouts à écarter
reason-buries-counter = écarte une carte à points en { reason-suit } : le nid { $to ->
    [bidder] compte pour le contrat
    [last_trick] va avec la dernière levée
    [opponents] compte pour la défense
   *[nobody] ne compte pour personne
}

reason-draws-trumps = fait tomber les atouts : { $out ->
    [one] il en reste { $out } dehors, peut-être chez l’adversaire
   *[other] il en reste { $out } dehors, en partie peut-être chez l’adversaire
}
reason-cashes = encaisse une gagnante sûre en { reason-suit }
reason-leads-ours = entame { reason-suit } : l’adversaire ne peut pas battre la carte
reason-leads-highest = entame { reason-suit } : aucune carte plus forte n’est dehors, mais elle peut être coupée
reason-leads-likely = entame { reason-suit } : l’adversaire ne gagnera sans doute pas la levée
reason-leads-counter = entame une carte de { $points } points en { reason-suit }
reason-leads-counter-must = entame { reason-suit } : n’a que des cartes à points
reason-leads-plain = entame { reason-suit } : une carte sans points

reason-ruffs-last = coupe { reason-trick } en jouant en dernier
reason-takes-last = ramasse { reason-trick } en jouant en dernier
reason-ruffs = coupe { reason-trick }
reason-ruffs-sure = coupe { reason-trick } : personne ne peut surcouper
reason-takes-sure = ramasse { reason-trick } avec une gagnante sûre
reason-takes-ours = ramasse { reason-trick } : l’adversaire ne peut pas battre la carte
reason-takes-likely = joue la plus forte carte jusqu’ici : l’adversaire ne gagnera sans doute pas { reason-trick }
reason-must-be-beaten = joue la plus forte carte jusqu’ici
reason-leaves-trick = laisse la levée { $mate ->
    [partner] au partenaire
    [teammate] à son camp
   *[likely] à qui est probablement du même camp
}, dont la carte est la plus forte jusqu’ici
reason-gives-counter = donne une carte à points { $mate ->
    [partner] au partenaire
    [teammate] à son camp
   *[likely] à qui est probablement du même camp
}{ $sure ->
    [sure] {" "}: l’adversaire ne peut pas gagner la levée
    [likely] {" "}: l’adversaire ne gagnera sans doute pas la levée
   *[best] , dont la carte est la plus forte jusqu’ici
}
reason-counter-hoped = joue une carte à points : son camp { $hope ->
    [likely] va sans doute
   *[maybe] va peut-être
} gagner la levée
reason-gives-up = lâche { $points } points
reason-counter-not-trump = lâche { $points } points plutôt qu’un atout
reason-counter-to-dummy = doit donner une carte à points : la carte du mort est la plus forte jusqu’ici
reason-counter-to-defender = doit donner une carte à points : la levée va à quelqu’un d’autre de la défense, pas à qui a le contrat
reason-counter-must = doit donner une carte à points : n’a rien d’autre à jouer
reason-discards = n’a pas de { reason-suit } : se défausse d’une carte sans points
reason-discards-but-trumps = n’a que des atouts en { reason-suit } : se défausse d’une carte sans points
reason-ducks = laisse passer { reason-trick } : garde une carte qui serait la plus forte jusqu’ici
reason-plays-low = ne peut pas gagner la levée : ne donne pas de points

reason-no-trump-out = il ne reste plus d’atout dehors
reason-trumps-out = { $out ->
    [one] il reste { $out } atout dehors
   *[other] il reste { $out } atouts dehors
}
reason-higher-gone = toutes les cartes plus fortes en { reason-suit } sont parties

reason-takes-groups = prend { $cards } : { $gains }
reason-builds = construit { $number } avec { $card } sur { $on } : garde un autre { $number }
reason-raises = augmente la construction de { $under } à { $number } : garde un autre { $number }
reason-doubles = double la construction de { $number } : garde un autre { $number }
reason-trails-only = pose le { $rank } : il n’y a pas d’autre coup
reason-trails-untaken = pose le { $rank } : personne d’autre ne peut rien prendre
reason-trails-to-take = pose le { $rank } : garde un autre { $rank } pour le prendre
reason-trails-unswept = pose le { $rank } : personne d’autre ne peut faire de rafle
reason-trails-nothing = pose le { $rank } : ses cartes ne prennent rien
reason-trails-rather = pose le { $rank } plutôt que de prendre
reason-calls-orange = crie orange, qui vaut { $points } points : rouge et jaune ont été pris
reason-leaves-orange = laisse l’orange à qui a pris les cartes

reason-gain-match = la partie
reason-gain-big-sweep = une grande rafle
reason-gain-little-sweep = une petite rafle
reason-gain-orange = rouge et jaune pour une orange
reason-gain-five = un cinq
reason-gain-unswept = personne d’autre ne peut rafler le reste
reason-gain-fives = { reason-number } cinq
reason-gain-cards = { reason-number } cartes
reason-gain-cards-many = { cards-counted }
reason-gain-build = la construction de { $value }

reason-overlooks-orange = ne remarque pas l’orange
reason-any-legal = n’importe quel coup permis
reason-tried-most = le coup le plus souvent essayé sur { $layouts } répartitions des cartes cachées
reason-best-solved = le meilleur coup en moyenne sur { $layouts } répartitions des cartes cachées, résolues
reason-best-played-out = le meilleur coup en moyenne sur { $layouts } répartitions des cartes cachées, jouées au hasard jusqu’au bout
reason-best-tried = le meilleur coup sur { $layouts } répartitions des cartes cachées
reason-open-hands = rapporte le plus de points à cartes ouvertes

reason-list-last = { $items } et { $item }
reason-list-further = { $item }, { $items }
reason-sum = { $first }+{ $others }

### Pourquoi un robot jouerait un coup : conseils et problèmes. Les phrases n’ont pas de sujet.

reason-shows-partner = { $why }; montre qui est partenaire
reason-keeps-secret = { $why }; garde le secret du partenaire

## Parties de phrases.

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
    [black] noir
    [green] vert
    [red] rouge
    [yellow] jaune
    [spade] pique
    [heart] cœur
    [diamond] carreau
   *[club] trèfle
}
reason-trump = { $trump ->
    [none] sans atout
    [low] en sans atout inversé
    [black] avec le noir comme atout
    [green] avec le vert comme atout
    [red] avec le rouge comme atout
    [yellow] avec le jaune comme atout
    [spades] avec le pique comme atout
    [hearts] avec le cœur comme atout
    [diamonds] avec le carreau comme atout
   *[clubs] avec le trèfle comme atout
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
reason-holding-none = { $trump ->
    [none] sans atout
   *[low] sans atout inversé
}, la carte maîtresse dans { $suits ->
    [one] { $suits } couleur
   *[other] { $suits } couleurs
}

## N’importe quel coup.

reason-only-legal = le seul coup permis

## Mises.

reason-bids = { $held } : environ { $points } points; une mise de { $amount } réussit { $percent } fois sur 100
reason-passes-to-partner = environ { $points } points { reason-trump } : laisse la mise à son partenaire
reason-passes-less = environ { $points } points { reason-trump } : miser { $amount } rapporte moins que défendre
reason-passes-hardly-more = environ { $points } points { reason-trump } : miser { $amount } ne rapporte guère plus que défendre
reason-passes-seldom = environ { $points } points { reason-trump } : une mise de { $amount } ne réussit que { $percent } fois sur 100
reason-shoots-sun = fait toutes les levées { reason-trump } { $percent } fois sur 100 : joue le soleil
reason-should-take-all = devrait faire toutes les levées { reason-trump }
reason-not-enough = bon pour environ { $points } points : { $more ->
    [higher] pas assez pour miser plus
   *[all] pas assez pour miser
}
reason-leaves-bid = laisse la mise à son partenaire
reason-good-for = bon pour environ { $points } points { reason-trump }

## Le nid, l’atout et les partenaires.

reason-bid-is-made = { $why } : la mise de { $amount } réussit { $percent } fois sur 100
reason-sun-is-made = { $why } : le soleil réussit { $percent } fois sur 100
reason-play-last = mieux vaut jouer en dernier dans la première levée
reason-keeps-lead = garde l’entame
reason-keeps-lead-trump = a le plus fort atout : garde l’entame
reason-keeps-lead-tops = a des cartes maîtresses : garde l’entame
reason-gives-lead = pas de carte maîtresse à entamer : mieux vaut jouer en dernier
reason-names-none = les cartes les plus { $which ->
    [lowest] basses
   *[highest] hautes
} gagnent, et la main a la carte maîtresse dans { $suits ->
    [one] { $suits } couleur
   *[other] { $suits } couleurs
}
reason-names-trump = le meilleur atout : { $trumps } atouts, { $tops ->
    [one] { $tops } carte maîtresse
   *[other] { $tops } cartes maîtresses
} en tout
reason-call-rook = la tour gagne toute levée où on la joue
reason-calls-trump = appelle { $which ->
    [highest] le plus fort atout qui manque
   *[high] un fort atout qui manque
}
reason-calls-card = appelle { $which ->
    [highest] la plus forte carte qui manque
   *[high] une forte carte qui manque
} en { reason-suit }; la main en a { $held }
reason-buries-trumps = doit écarter des atouts : toute autre carte vaut plus
reason-void-saves-last = reste sans { $suits } et sauve { $saved } points pour la dernière levée : compte sur environ { $points } points
reason-void-saves-side = reste sans { $suits } et sauve { $saved } points pour le camp du contrat : compte sur environ { $points } points
reason-void = reste sans { $suits } : compte sur environ { $points } points
reason-saves-last = sauve { $saved } points pour la dernière levée : compte sur environ { $points } points
reason-saves-side = sauve { $saved } points pour le camp du contrat : compte sur environ { $points } points
reason-shortens = raccourcit { $suits } : compte sur environ { $points } points
reason-makes-void = reste sans { reason-suit }
reason-shortens-to-keep = raccourcit { reason-suit } : garde les atouts et les cartes gagnantes
reason-only-trumps-left = n’a plus que des atouts à écarter
reason-counter-safe = la carte à points en { reason-suit } est à l’abri dans le nid, qui compte pour le contrat
reason-counter-safer = la carte à points en { reason-suit } est plus à l’abri dans le nid, qui va avec la dernière levée

## Entamer.

reason-draws-trumps = fait tomber les atouts : il en reste { $out }
reason-cashes = encaisse une gagnante sûre en { reason-suit }
reason-leads-highest = entame la plus forte carte qui reste en { reason-suit }, même si elle peut être coupée
reason-leads-to-mate = entame { reason-suit } : { $mate ->
    [partner] le partenaire va sans doute gagner
   *[likely] quelqu’un du même camp, probablement, va gagner
}
reason-leads-cheapest = entame { reason-suit } : aucune carte ne coûte moins
reason-leads-little = entame { reason-suit } : donne peu

## Fournir.

reason-ruffs-last = coupe { reason-trick } en jouant en dernier
reason-takes-last = ramasse { reason-trick } en jouant en dernier
reason-ruffs = coupe { reason-trick }
reason-takes-sure = ramasse { reason-trick } avec une gagnante sûre
reason-takes-likely = ramasse { reason-trick } : rien ne devrait la battre
reason-must-be-beaten = joue une carte que les autres doivent battre
reason-leaves-trick = laisse la levée { $mate ->
    [partner] au partenaire
   *[likely] à qui est probablement du même camp
}
reason-gives-counter = donne une carte à points à la levée { $sure ->
    [sure] sûre
   *[likely] probable
} { $mate ->
    [partner] du partenaire
   *[likely] de qui est probablement du même camp
}
reason-counter-may-go = joue une carte à points : la levée ira peut-être à son camp
reason-counter-hoped = joue une carte à points : { $mate ->
    [partner] le partenaire
   *[likely] quelqu’un du même camp, probablement,
} joue encore et { $hope ->
    [likely] va sans doute gagner la levée
   *[maybe] peut encore gagner la levée
}
reason-counter-worth-later = lâche une carte à points : les autres cartes valent plus pour la suite
reason-counter-to-dummy = doit donner une carte à points : elle est perdue au mort, pas gagnée en face
reason-counter-to-defender = doit donner une carte à points, plutôt à la défense qu’à qui a le contrat
reason-counter-must = doit donner une carte à points : toute autre carte vaut plus
reason-discards = n’a pas de { reason-suit } : se défausse d’une carte peu utile
reason-ducks = laisse passer : garde les meilleures cartes pour une meilleure levée
reason-plays-low = ne peut pas gagner la levée : joue petit

## Ce qu’il fallait compter.

reason-no-trump-out = il ne reste plus d’atout dehors
reason-trumps-out = { $out ->
    [one] il reste { $out } atout dehors
   *[other] il reste { $out } atouts dehors
}
reason-higher-gone = toutes les cartes plus fortes en { reason-suit } sont parties
reason-costs-more = gagner cette levée coûterait plus qu’elle ne rapporte

## Tuxedo.

reason-takes-groups = prend { $cards } : { $gains }
reason-builds = construit { $number } avec { $card } sur { $on } : garde un autre { $number }
reason-raises = augmente la construction de { $under } à { $number } : garde un autre { $number }
reason-trails-only = pose le { $rank } : il n’y a pas d’autre coup
reason-trails-untaken = pose le { $rank } : personne ne peut rien prendre
reason-trails-to-take = pose le { $rank } : garde un autre { $rank } pour le prendre
reason-trails-unswept = pose le { $rank } : personne ne peut faire de rafle
reason-trails-others-cost = pose le { $rank } : les autres coûtent plus
reason-trails-cheapest = pose le { $rank } : c’est ce qui coûte le moins
reason-calls-orange = appelle l’orange : rouge et jaune ont été pris
reason-calls-orange-late = appelle l’orange sur le tard : rouge et jaune ont été pris
reason-leaves-orange = laisse l’orange à qui a pris les cartes
reason-build-raised = augmente une construction à { $number }, et garde un autre { $number }
reason-build-made = construit { $number }, et garde un autre { $number }
reason-trails-least = pose le { $rank }, ce qui coûte le moins
reason-trails-the-only = pose le { $rank }, le seul coup
reason-wins-match = gagne la partie
reason-sweeps = vide le tapis
reason-takes-five = prend un cinq
reason-takes-fives = prend { reason-number } cinq
reason-takes-orange = prend rouge et jaune
reason-takes-build = prend une construction de { $value }
reason-takes-card = prend une carte
reason-takes-cards = prend { reason-number } cartes
reason-takes-many = prend { cards-counted }

reason-gain-match = la partie
reason-gain-big-sweep = une grande rafle
reason-gain-little-sweep = une petite rafle
reason-gain-orange = rouge et jaune pour une orange
reason-gain-five = un cinq
reason-gain-unswept = personne ne peut rafler le reste
reason-gain-fives = { reason-number } cinq
reason-gain-cards = { reason-number } cartes
reason-gain-cards-many = { cards-counted }
reason-gain-build = la construction de { $value }

## Bots that play less well, for study or for fun.

reason-leads-top = entame de la plus forte de sa couleur
reason-leads-low = entame d’une petite carte
reason-takes-lowest = fait la levée avec la plus petite carte qui suffit
reason-plays-low-card = joue une petite carte
reason-overlooks-orange = ne remarque pas l’orange
reason-any-legal = n’importe quel coup permis
reason-tried-most = essayée le plus souvent sur { $layouts } répartitions des cartes cachées
reason-best-solved = la meilleure en moyenne sur { $layouts } répartitions des cartes cachées, résolues
reason-best-played-out = la meilleure en moyenne sur { $layouts } répartitions des cartes cachées, jouées au hasard jusqu’au bout
reason-best-tried = la meilleure sur { $layouts } répartitions des cartes cachées
reason-open-hands = rapporte le plus de points cartes sur table

## Listes.

reason-list-last = { $items }, et { $item }
reason-list-further = { $item }, { $items }

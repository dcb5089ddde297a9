review-points = { $one ->
    [yes] { $points } point
   *[no] { $points } points
}
review-cost = environ { review-points } (de { $low } à { $high })
review-cost-least = au moins { review-points }
review-of-contract = Ce que les coups ont coûté tient compte de la réussite de la mise.
review-of-match = La partie peut finir ici, donc la chance de la gagner compte aussi.

review-mistake = Une erreur ({ $who }) : { $best } valait { $cost } de plus. Joué : { $played }.
review-better = { $best } aurait été mieux : { $cost } de plus. Joué : { $played }.
review-unlucky-card = Pas de chance, mais juste ({ $played }) : d’après ce que { $who } pouvait savoir, rien ne valait mieux, mais vu les cartes, cela a coûté { points-counted }.
review-unlucky-bid = Pas de chance, mais juste : d’après ce que { $who } pouvait savoir, { $played } se défendait, mais même à cartes ouvertes, on ne pouvait pas faire plus de { points-counted }.
review-unlucky-turn = Pas de chance, mais juste ({ $played }) : d’après ce que { $who } pouvait savoir, rien ne valait mieux, mais les autres ont ensuite fait { review-points } de mieux que prévu.
review-best = { $played } : c’était le mieux, d’après ce que { $who } pouvait savoir.
review-sound = { $played } se défendait : pas de nette différence avec { $best }.
review-little = { $played } se défendait : { $best } valait mieux, mais de si peu que cela ne compte pas.
review-gamble = { $played } : c’était risqué; cela rapporte en moyenne, mais réussit trop rarement pour qui joue prudemment.
review-not-judged = { $why ->
    [forced] Il n’y avait pas de choix.
    [no-kernel] Impossible d’en juger : la recherche compilée manque ici.
    [untried] On n’en juge pas : annoncer maldonne ou rester n’est pas essayé.
    [only-hold] Impossible d’en juger : seul qui a pris peut crier d’abord.
   *[no-room] Impossible d’en juger : trop de cartes sur le tapis pour la recherche.
}

review-seat-clean = { $who } avait { review-decisions } à prendre, sans erreur nette.
review-seat = { $who } avait { review-decisions } à prendre : { $marks }, pour environ { review-points } de perte.
review-decisions = { $decisions ->
    [one] { $decisions } décision
   *[other] { $decisions } décisions
}
review-mistakes = { $count ->
    [one] { $count } erreur
   *[other] { $count } erreurs
}
review-betters = { $count ->
    [one] { $count } coup à améliorer
   *[other] { $count } coups à améliorer
}
review-was-unlucky = { $who } a joué juste, mais sans chance, { $times } fois.
review-costliest = Le coup le plus cher : { $played }.
review-no-choice = { $who } n’a jamais eu le choix.

review-deal = À cartes ouvertes, ce camp ({ $side }) pouvait faire { $worth } points sur { $stake } dès la première carte, et en a fait { $took } : la mise ({ bid-named }) est { $result ->
    [made] réussie
   *[set] chutée
}.
review-deal-unknown = Ce camp ({ $side }) a fait { $took } points sur { $stake } : la mise ({ bid-named }) est { $result ->
    [made] réussie
   *[set] chutée
}.
review-deal-no-time = Le temps a manqué pour savoir ce qui était possible à cartes ouvertes.
review-bounds = entre { $low } et { $high }
review-could-be-made = Elle pouvait réussir.
review-could-be-set = Elle pouvait chuter.
review-turned = Le tournant a été { $card } ({ $who }) à la levée { $trick } : { points-counted } pour l’autre camp.
review-thrown-in = On a jeté les cartes.
review-not-open = Ce qui était possible à cartes ouvertes n’a pas été calculé : { $why ->
    [fishing] une donne entière, avec son talon, est trop longue à résoudre
    [dummy] personne ne choisit les cartes du mort
    [nothing] on a jeté les cartes, donc rien n’a été joué
   *[no-kernel] le solveur compilé manque ici
}.

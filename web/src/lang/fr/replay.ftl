replay-of = Reprise : { $title }
replay-deals = Donnes
replay-loading = La reprise se charge…
replay-dealing = On donne les cartes…
replay-failed = La reprise n’a pas pu être chargée.
replay-no-deal = Aucune donne de cette partie n’est encore finie. Chacune peut être revue ici dès qu’elle l’est.
replay-copy = Copier un lien vers ce moment
replay-copy-address = Copie l’adresse de cette page : elle mène à ce moment.
replay-analyse = Analyser ce moment
replay-download = Télécharger la partie

replay-nest = Le nid tel que donné
replay-stock = Encore au talon
replay-dealer = donne
replay-holds = { $name } tient { $cards }
replay-holds-nothing = { $name } n’a plus de cartes
replay-cards-won = { $count ->
    [one] { $count } carte ramassée
   *[other] { $count } cartes ramassées
}
replay-fives = { $count } cinq
replay-sweeps = { $count ->
    [one] { $count } rafle
   *[other] { $count } rafles
}
replay-oranges = { $count ->
    [one] { $count } orange
   *[other] { $count } oranges
}

replay-step = Étape
replay-step-told = { $ply } sur { $last } : { $sentence }
replay-place = { $ply } / { $last }
replay-dealt = Les cartes sont données.
replay-start = Début de la donne
replay-end = Fin de la donne
replay-previous-move = Coup précédent
replay-next-move = Coup suivant
replay-previous-mark = { $kind ->
    [trick] Levée précédente
   *[capture] Prise précédente
}
replay-next-mark = { $kind ->
    [trick] Levée suivante
   *[capture] Prise suivante
}
replay-play = Lecture
replay-pause = Pause
replay-pace = Vitesse
replay-pace-name = { $pace ->
    [slow] Lente
    [normal] Normale
   *[fast] Rapide
}
replay-keys = { $kind ->
    [trick] Les flèches avancent d’un coup, avec Maj d’une levée; Début et Fin vont au début et à la fin.
   *[capture] Les flèches avancent d’un coup, avec Maj d’une prise; Début et Fin vont au début et à la fin.
}
replay-moves = { $title }, coup par coup

proof-title = Le brassage était-il honnête?
proof-told = Avant la première carte, le serveur a montré l’empreinte d’un secret. Avec une contribution de chaque joueur, ce secret décide de chaque brassage. Une fois qu’il est révélé, cette page peut refaire chaque brassage et comparer.
proof-check = Vérifier le brassage
proof-checking = On brasse de nouveau…
proof-not-yet = Le secret est révélé à la fin de la partie. Reviens à ce moment-là.
proof-fair = Oui : chaque carte était là où le secret la met.
proof-unfair = Non : tout ne correspond pas au secret.
proof-failed = La partie n’a pas pu être lue.
proof-insecure = Ce navigateur ne peut vérifier qu’à une adresse sûre (https, ou sur l’ordinateur du serveur). Télécharge plutôt la partie et vérifie-la avec « rookery verify ».
proof-no-secret = Le secret du brassage est révélé à la fin de la partie. Tu pourras alors vérifier.
proof-other-version = Cette page sait vérifier le brassage { $known }, pas « { $found } ».
proof-unreadable = Le brassage de cette partie est illisible.
proof-finding = { $right ->
    [true] { $what } : conforme
   *[false] { $what } : NON conforme
}
proof-of-secret = Le secret, comparé à ce qui a été montré avant la première carte
proof-of-pack = Le jeu de cartes, dans son ordre fixe avant le brassage
proof-of-dealer = La première personne qui donne
proof-of-dealers = Les personnes qui donnent
proof-of-deck = Donne { $number } : les cartes
proof-of-cut = Donne { $number } : les cartes tirées pour égalité de levées

review-title = Analyse de la donne
review-begin = Analyser cette donne
review-failed = L’analyse n’a pas pu être faite.
review-failed-why = L’analyse n’a pas pu être faite. { $why }
review-waiting = En attente : les parties en cours passent d’abord.
review-thinking = Calcul : { $done } étapes sur { $known }.
review-seat = Les décisions de qui
review-mark = { $mark ->
    [mistake] une erreur
    [better] il y avait mieux
   *[unlucky] pas de chance, mais juste
}
review-counts =
    { $mistakes ->
        [one] { $mistakes } erreur
       *[other] { $mistakes } erreurs
    }, { $better } fois il y avait mieux{ $unlucky ->
        [0] { "" }
       *[other] , { $unlucky } fois pas de chance
    }
review-curve-lead = L’avance que le camp aurait dans cette donne : selon ce qu’on pouvait juger à cette place, et toutes mains ouvertes. Clique, ou sers-toi des flèches, pour montrer un moment.
review-curve-points = Les points qu’on pouvait attendre à cette place dans cette donne, qui peut finir la partie. Clique, ou sers-toi des flèches, pour montrer un moment.
review-known = selon ce qu’on pouvait savoir
review-open = toutes mains ouvertes
review-ahead = { $is ->
    [behind] { $points } de retard
   *[ahead] { $points } d’avance
}
review-told-lead = { $name } pouvait d’abord attendre { $first }, ensuite de { $least } à { $most }, et à la fin il y avait { $end }.
review-told-points = { $name } pouvait d’abord attendre { $first } points, ensuite de { $least } à { $most }, et avait { $end } points à la fin.
review-told-nothing = On ne sait pas ce que { $name } pouvait attendre dans cette donne.
review-numbers = Les nombres en tableau
review-decision = Décision
review-expected = Attendu
review-opened = Mains ouvertes
review-marks = Coups marqués d’un signe
review-no-marks = Aucun coup de cette place ne porte de signe.
review-this-move = Ce coup
review-line = Montrer la meilleure suite
review-play-on = Continuer à jouer d’ici
review-play-on-told = À la place : { $name }, contre des robots.
review-play-again = Rejouer la donne à la place : { $name }
review-line-shown = La meilleure suite, toutes mains ouvertes
review-line-after = La meilleure suite, toutes mains ouvertes, après { $card }
review-leave-line = Retour à ce qui a été joué
review-opening = Une table s’ouvre…

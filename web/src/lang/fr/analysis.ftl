analysis-told = Dispose une position ou colle-la, demande ce que vaut chaque coup, essaie des coups et des réponses, prends des notes, et partage le tout par un lien.
analysis-loading = La position se charge…
analysis-failed = Cela n’a pas marché.
analysis-change = Changer la position
analysis-another = Une autre position
analysis-which-move = Quel coup?
analysis-shown = La position est affichée.
analysis-no-record = Cette partie n’a pas été enregistrée.

analysis-go-on = Reprendre la dernière analyse
analysis-set-up = Disposer une position
analysis-set-up-told = Choisis le jeu, puis mets les cartes à leur place.
analysis-lay-out = Disposer les cartes
analysis-paste = Coller une position
analysis-paste-told = Le JSON de « rookery solve », une partie enregistrée, une position en une ligne, ou le texte d’une analyse gardée.
analysis-position = La position
analysis-deal-of = { $number } sur { $deals }
analysis-moves-played = Coups joués
analysis-begin = L’analyser
analysis-open-file = Ouvrir un fichier
analysis-no-json = Ce n’est pas une analyse : ce n’est pas du JSON.
analysis-is-none = Ce n’est pas une analyse.
analysis-is-newer = Cette analyse est d’une forme plus récente que celle de cette page.
analysis-no-position = Cette analyse n’a pas de position.
analysis-too-many = Cette analyse a plus de coups que cette page ne peut montrer.
analysis-moves-unreadable = Les coups de cette analyse sont illisibles.
analysis-link-damaged = Ce lien est abîmé ou coupé : copie-le en entier.
analysis-link-old = Ce navigateur est trop ancien pour ouvrir une analyse partagée.

analysis-select-first = Choisis des cartes, puis l’endroit où elles vont.
analysis-redo = Rétablir
analysis-deal-rest = Donner le reste
analysis-fill-to = Compléter toutes les mains à { $count }
analysis-clear = Vider
analysis-no-card-played = Aucune carte n’est encore jouée.
analysis-trick-from = Dans l’ordre joué; entame : { $name }
analysis-make-build = Faire une construction des { $count } cartes
analysis-analyse = Analyser cette position
analysis-set-up-keys = Au clavier : Espace choisit une carte, les flèches vont à la suivante. 1 à { $places } mettent les cartes choisies dans une main, T dans la levée, N dans le nid, 0 les reprend.
analysis-set-up-keys-tuxedo = Au clavier : Espace choisit une carte, les flèches vont à la suivante. 1 à { $places } mettent les cartes choisies dans une main, C au tapis, 0 les reprend.
analysis-moved = { $count ->
    [one] Une carte déplacée : { $place }.
   *[other] { $count } cartes déplacées : { $place }.
}
analysis-room = { $count } sur { $room }
analysis-put-here = { $count ->
    [one] Mettre la carte ici
   *[other] Mettre les { $count } cartes ici
}
analysis-put-where = { " " }: { $place }
analysis-place-dummy = La pile du mort
analysis-place-won = Gagné : { $name }
analysis-place = { $place ->
    [nest] Nid
    [buried] Écart
    [trick] La levée
    [centre] Le tapis
   *[build] Une construction
}
analysis-rest = { $rest ->
    [stock] Le talon : les cartes qui ne sont nulle part ailleurs
    [deal] Cartes pas encore données
   *[play] Jouées, ou absentes de cette fin
}

analysis-stage = Ce qui est disposé
analysis-stage-deal = Une donne telle que donnée
analysis-stage-play = Des cartes en jeu
analysis-leader = Entame la levée
analysis-bidder = A la plus haute mise
analysis-bid = La mise
analysis-bid-lowest = la plus basse
analysis-partners = Partenaires de la plus haute mise
analysis-tricks-of = Levées du camp : { $name }
analysis-tricks-of-bidder = Levées du camp qui a le contrat
analysis-tricks-of-others = Levées des autres
analysis-turn = À qui de jouer

analysis-hand-of = La main : { $name }
analysis-holds-hidden = { $count ->
    [one] { $name } tient { $count } carte cachée
   *[other] { $name } tient { $count } cartes cachées
}
analysis-hidden-cards = { $count ->
    [one] { $count } carte cachée
   *[other] { $count } cartes cachées
}
analysis-beside = { $place } : { $count } cartes

analysis-beginning = La position au début.
analysis-to-beginning = Retour au début
analysis-one-back = Un coup en arrière
analysis-one-on = Un coup en avant
analysis-keys = Les flèches parcourent les coups; haut et bas passent d’une variante à l’autre.
analysis-tried = Coups essayés
analysis-make-main = En faire la ligne principale
analysis-remove = Retirer ce coup et ce qui suit
analysis-start = Début
analysis-notes = Notes sur ce moment
analysis-step = { $name } : { $move }
analysis-and-then = { $move }, { $then }

analysis-values = Ce que vaut chaque coup
analysis-known = Ce qu’on sait
analysis-hands = { $hands ->
    [open] Mains ouvertes
   *[hidden] Mains cachées
}
analysis-value-all = Évaluer chaque position
analysis-ask = { $hands ->
    [open] Demander au solveur
   *[hidden] Demander au robot fort
}
analysis-asking = { $hands ->
    [open] Le solveur cherche…
   *[hidden] Le robot fort essaie des donnes possibles…
}
analysis-ask-again = Redemander
analysis-not-asked = Pas encore demandé.
analysis-over = La donne est finie.
analysis-open-only-tricks = Mains ouvertes, on ne peut évaluer que le jeu de la carte. Choisis les mains cachées, ou avance jusqu’à la première carte.
analysis-dummy = Personne ne choisit les cartes du mort, alors il n’y a rien à résoudre ici. Choisis les mains cachées.
analysis-best-line = Une meilleure suite :
analysis-play-step = Jouer : { $step }
analysis-legal = Coups permis
analysis-points = { $points } points
analysis-behind = { $points } par rapport au meilleur
analysis-give-or-take = { $middle } ± { $half }

verdict-forced = Il n’y a qu’un coup, ou tous ont le même effet.
verdict-not-judged = Ces coups ne peuvent pas être évalués ici.
verdict-no-worlds = Il reste trop de cartes : pas une seule donne possible n’a pu être résolue à temps.
verdict-behind-only = { $who } : l’écart de chaque coup avec le meilleur.
verdict-expects = { $count ->
    [one] { $who } attend { $points } points dans cette donne.
   *[other] { $who } attendent { $points } points dans cette donne.
}
verdict-expects-more = { $count ->
    [one] { $who } attend { $points } points de plus que les autres dans cette donne.
   *[other] { $who } attendent { $points } points de plus que les autres dans cette donne.
}
verdict-expects-fewer = { $count ->
    [one] { $who } attend { $points } points de moins que les autres dans cette donne.
   *[other] { $who } attendent { $points } points de moins que les autres dans cette donne.
}
-over-deals = { $worlds ->
    [one] , sur { $worlds } donne possible.
   *[other] , sur { $worlds } donnes possibles.
}
-points-left = { $left ->
    [one] sur le point qui reste
   *[other] des { $left } points qui restent
}
-side-takes = { $count ->
    [one] { $who } fait
   *[other] { $who } font
}
verdict-between = { -side-takes } entre { $low } et { $high } { -points-left } : pas encore résolu.
verdict-exact = { -side-takes } { $low } { -points-left } si tout le monde joue au mieux.
verdict-exact-deal = { -side-takes } { $low } dans cette donne si tout le monde joue au mieux.
verdict-about = { -side-takes } environ { $about } { -points-left }{ -over-deals }
verdict-about-deal = { -side-takes } environ { $about } dans cette donne{ -over-deals }

analysis-name = Nom de cette analyse
analysis-copy = Copier un lien
analysis-save = Enregistrer un fichier
analysis-copy-solve = Copier pour rookery solve
analysis-copied = Le lien est copié. Il contient toute l’analyse.
analysis-copy-yourself = Copie ce lien : { $link }
analysis-saved = Le fichier est enregistré.
analysis-solve-copied = Le JSON pour rookery solve est copié.
analysis-too-long = Cette analyse est trop longue pour un lien : { $length } caractères, et { $most } y entrent. Enregistre-la plutôt dans un fichier.

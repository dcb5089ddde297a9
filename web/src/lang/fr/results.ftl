result-of-deal = Le résultat de la donne { $number }
result-most = Le plus de points : { $names }, { $points }
result-nest = Le nid
points-and-totals = Points et totaux
points-from = D’où viennent les points
point-source = { $source ->
    [counters] cartes à points
    [tricks] levées
    [nest] nid
    [last-trick] dernière levée
    [most-tricks] le plus de levées
    [most-cards] le plus de cartes
    [oranges] oranges
    [big-sweeps] grandes rafles
    [little-sweeps] petites rafles
    [fives] cinq
   *[other] { $name }
}
evening-paused = La soirée est en pause : la prochaine donne attend.
ready = C’est prêt
next-deal = Donne suivante
waiting-for-ready = On attend { $names }.
cards-cut = Les cartes tirées
cards-cut-told = Égalité de levées : tout le monde a tiré une carte.
result-of-match = Le résultat de la partie
you-win = Tu gagnes!
player-wins = { $name } gagne
players-win = { $names } gagnent
you-and-others-win = Victoire : { $names }!
deal-is-over = La donne est finie
match-ended = La partie a été interrompue
winner = gagne
winners = gagnent
go-to-next-table = Aller à la table suivante
play-a-match = Jouer une partie
play-again = Rejouer
another-game = Un autre jeu…
another-game-told = Jouer à un autre jeu avec les mêmes personnes
other-games-not-loaded = Les autres jeux n’ont pas pu être chargés.

sweep-told = { $size ->
    [big] Grande rafle!
   *[little] Petite rafle!
}
sweep-told-for = { $size ->
    [big] Grande rafle pour { $name }!
   *[little] Petite rafle pour { $name }!
}
sweep-told-you = { $size ->
    [big] Grande rafle pour toi!
   *[little] Petite rafle pour toi!
}

about-deal = À propos de cette donne
back-to-day = Retour aux donnes du jour
compared-side-by-side = Voir les résultats côte à côte
compared-day = Voir ce qu’ont fait les autres
compared-played = Tes donnes sont jouées

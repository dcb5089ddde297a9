how-advice = Bien jouer

how-differs = { $count ->
    [0] Aucune différence avec { $other }
    [one] Une différence avec { $other }
   *[other] { $count } différences avec { $other }
}
how-these-rules = Ces règles
how-usual-rules = Règles habituelles
how-compare = Comparer avec d’autres : colle le lien vers leurs règles
how-no-link = Ce n’est pas un lien vers les règles d’un jeu.
how-goes = Comment ça se joue
how-counts = Ce qui compte
how-ring = L’anneau sur une carte montre ses points.
how-cards = Les cartes
how-suit-down = Une couleur, de la carte la plus haute à la plus basse.
how-trump-down = La couleur d’atout, dont la tour fait partie.
how-worth = { $what } : { $points }
how-total = en tout : { $points }
how-points-for = { $source ->
    [each-trick] chaque levée
    [the-last-trick] la dernière levée
    [the-most-tricks] le plus de levées
    [the-most-cards] le plus de cartes
    [each-orange] chaque orange
    [each-big-sweep] chaque grande rafle
    [each-little-sweep] chaque petite rafle
   *[other] { $source }
}

how-example = Une donne, jouée par des robots
how-example-worth = Ce que valait la donne
how-side = Camp
how-taken = Points ramassés
how-taken-for = { $what } { $points }
how-in-all = En tout
how-score = Marque

how-a-trick = Une levée
how-leads = { $who } entame
how-takes-trick = gagne
how-takes = prend
how-laid-on = se pose sur
how-and = et

how-dixie-green = On entame vert. Qui a du vert doit jouer vert. Le vert le plus haut ramasse la levée, avec les dix points de Cleo.
how-dixie-red = L’atout est rouge. Dan n’a pas de noir et peut jouer n’importe quoi : même un petit atout bat toutes les autres cartes.

how-kentucky-green = On entame vert. Qui a du vert doit jouer vert, ou la tour. Le 14 de Ben est le plus haut : 25 points en une levée.
how-kentucky-red = L’atout est rouge, et on entame rouge. La tour est un atout aussi, et le plus haut.

how-three-yellow = On entame jaune. Qui a du jaune doit jouer jaune. Le 14 de Ben est le plus haut : 15 points en cartes et 2 pour la levée.
how-three-black = L’atout est noir. Cleo n’a pas de vert et peut jouer n’importe quoi : même un petit atout bat le 13.

how-five-hearts = On entame cœur, et qui a du cœur doit en jouer. Ann a appelé l’as de cœur : Cleo est donc partenaire!

how-tuxedo-centre = Le tapis, en exemple.
how-tuxedo-capture = Prendre
how-tuxedo-match = Une paire : un 9 prend un 9.
how-tuxedo-sum = Une somme : un 9 prend des cartes qui font 9 ensemble. Il peut y en avoir plus de deux.
how-tuxedo-both = Les deux à la fois : une carte prend tout ce qu’elle peut. La page te montre toutes les façons, la plus grosse d’abord.
how-tuxedo-build = Construire
how-tuxedo-laid = Tu as aussi un 9 : tu peux donc poser le 5 sur le 4 et dire « neuf ». Les deux cartes n’en font plus qu’une.
how-tuxedo-taken = À ton prochain tour, ton 9 prend la construction, à moins que quelqu’un d’autre ne l’ait prise avant avec un 9. Seul un 9 peut la prendre.
how-tuxedo-orange = Orange!
how-tuxedo-oranges = Rouge et jaune font orange. Quand une prise contient une carte rouge et une jaune, la première personne qui appuie sur Orange reçoit 10 points, peu importe qui a pris.
how-tuxedo-called = Tu peux crier jusqu’au coup suivant. Si tu appuies quand il n’y a rien à crier, ton bouton est bloqué deux secondes : regarde donc le tapis, pas le bouton.

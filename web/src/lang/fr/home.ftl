your-tables = Tes tables
a-table = Une table
table-off-list = { $table } n’est plus sur cette liste.
table-off-list-seat = { $table } n’est plus sur cette liste, et ce navigateur a oublié ta place là-bas.
undo-keep = Annuler : garder { $table } sur cette liste
table-gone = Ce serveur ne l’ouvre plus pour toi
table-remove = Retirer { $table }, { $ago }, de cette liste
table-remove-short = Retirer de cette liste
table-replay-of = Revoir { $table }, { $ago }
tables-show-all = Montrer les { $count } tables
nobody-else = personne d’autre encore
with-people = avec { $people }
with-bots = { $count ->
    [one] avec le robot { $bots }
   *[other] avec les robots { $bots }
}
with-people-bots = { $count ->
    [one] avec { $people } et le robot { $bots }
   *[other] avec { $people } et les robots { $bots }
}
in-lobby = Avant la partie
closed-nobody = Fermée : il n’y avait personne
same-deals = Les mêmes donnes que d’autres
round-of-evening = Une ronde d’une soirée
ended-early = Interrompue
in-play = En jeu
home-your-turn-until = À toi jusqu’à { $time }
deal-of-match = donne { $number }
you-lead-with = tu mènes avec { $points }
you-have-points = tu as { $points }
leads-with = { $count ->
    [one] { $names } mène avec { $points }
   *[other] { $names } mènent avec { $points }
}
won-against = { $you ->
    [true] Tu as gagné { $points }
   *[false] Victoire : { $names }, { $points }
}
won-with = { $you ->
    [true] Tu as gagné avec { $points }
   *[false] Victoire : { $names } avec { $points }
}
won-with-you-had = Victoire : { $names } avec { $points }, tu avais { $own }

about-rookery = À propos de Rookery
about-games = Rookery réunit les jeux de cartes de la famille du Rook : Tuxedo, Dixie Rook, le Rook à trois et à cinq, et celui que jouent d’autres familles, de Kentucky Discard à Shelem. On y joue dans le navigateur, entre amis, en famille et avec des robots.
about-server = Le serveur qui montre cette page garde tes tables; rien n’est envoyé ailleurs. Le brassage se vérifie après chaque partie, sur la page de sa reprise.
about-source = C’est un programme en Python, dans le paquet [rookery] : tout son code source vient avec le paquet, et tu peux le lire, le changer et le partager sous cette licence.
about-typefaces = Les polices sont Besley et Atkinson Hyperlegible Next, sous la [SIL Open Font License].
nothing-here = Rien ici · Rookery
nothing-at-address = Il n’y a rien à cette adresse
nothing-told = Il manque peut-être une partie du lien. Va voir [les jeux], où tu peux aussi rejoindre une table par son code.
footer-licence = À propos et licence
footer-told = Logiciel libre pour la famille et les amis : ni compte, ni publicité, ni mesure d’audience.
home-wait-more = { $count } de plus

evening-column = { $column ->
    [place] Rang
    [name] Nom
    [boards] Donnes
    [field] Groupe
    [stay] Qui garde sa place
    [move] Qui change de table
    [difference] Différence
    [share] Points de match %
    [boards-won] Donnes gagnées
    [points] Points
    [tied] Entre ex æquo
    [opponents] Adversaires
    [net] Points nets
    [survived] Rondes passées
    [round] Ronde
    [deal] Donne
    [table] Table
    [club] Club
   *[game] Jeu
}

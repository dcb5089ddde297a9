### Files of an evening, in the words of its page (evening.ftl in web/src/lang).

# A heading of a column; [stay] and [move] stand in a column of the two fields of a Mitchell movement.
evening-column =
    { $column ->
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

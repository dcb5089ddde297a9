evening = Soirée
evening-is-over = La soirée est finie.
evening-begun = La ronde { $round } est commencée.
evening-bye = Tu sautes cette ronde.
evening-waits-for = { $count ->
    [0] Toutes les tables ont fini.
    [one] { $count } table joue encore.
   *[other] { $count } tables jouent encore.
}
evening-last-round = C’était la dernière ronde. Le classement final suit aussitôt.
evening-in-pause = La soirée est en pause
evening-waits-for-host = L’hôte commence la ronde suivante.
evening-next-in = Prochaine ronde dans
evening-any-moment = un moment
evening-time-is-up = Le temps est écoulé
evening-to-next-table = À ta prochaine table : { $table }
evening-to-ranking = Voir le classement

-minutes-each = { $minutes ->
    [0] { "" }
    [one] , { $minutes } minute chacune
   *[other] , { $minutes } minutes chacune
}
-deals = { $boards ->
    [one] { $boards } donne
   *[other] { $boards } donnes
}
evening-plan-rounds =
    { $rounds ->
        [one] { $rounds } ronde
       *[other] { $rounds } rondes
    } de { -deals }{ -minutes-each }
evening-plan-boards = { -deals } par ronde{ -minutes-each }
evening-was-cancelled = Cette soirée a été annulée.
evening-link = Lien vers cette soirée
evening-to-calendar = Ajouter à mon calendrier
evening-cancel = Annuler cette soirée
evening-sure-cancel = Annuler cette soirée? Elle reste dans la liste comme annulée.
evening-cancel-series = Annuler celle-ci et toutes les suivantes
evening-sure-cancel-series = Annuler cette soirée et toutes les suivantes de la série?
evening-begin = Commencer la soirée
evening-begin-told = { $count ->
    [one] { $count } personne a dit oui. On peut encore se joindre en retard.
   *[other] { $count } personnes ont dit oui. On peut encore se joindre en retard.
}
evening-open-screen = Ouvrir l’écran pour la salle

evening-answer = { $answer ->
    [yes] Oui
    [maybe] Peut-être
   *[no] Non
}
evening-will-you-come = Viens-tu?
evening-change-answer = Ta réponse
evening-listed-as = Sur la liste, tu es [Ann]
evening-partner = Ton partenaire
evening-teammate = Quelqu’un pour ton équipe
evening-any-partner = N’importe qui : on te jumelle
evening-waits-for-partner = C’est entendu dès que cette personne te choisit aussi.
evening-wants-you = { $name } aimerait jouer avec toi.
evening-play-together = Jouer ensemble
evening-with = avec { $name }
evening-guest = visite
evening-guest-told = Tu viens en visite : seul ce navigateur te connaît, alors garde-le toute la soirée.
evening-nobody-yet = Personne n’a encore répondu.
evening-find-name = Trouver un nom
evening-nobody-such = Personne.
evening-add-guest = Ajouter quelqu’un sans téléphone
evening-guest-name = Nom de la visite
evening-add = Ajouter
evening-no-phone = sans téléphone

phone-of = Un téléphone pour { $name }
phone-told = Lis ce code avec le téléphone qui servira à { $name }. Il marche une seule fois, pendant un quart d’heure.
phone-ready = { $name } a maintenant un téléphone.
phone-link = Lien qui marche une fois
phone-new = Donner un autre téléphone
phone-take-away = Reprendre le téléphone
phone-sure-take-away = Le téléphone qui sert à { $name } ne marchera plus pour cette place.
phone-hand-over = Jouer sur ce téléphone
phone-hand-over-told = L’hôte a une place pour toi. Appuie sur le bouton, et ce téléphone est à toi pour la soirée.
phone-lent = Ce téléphone joue pour { $name }.
phone-give-back = Rendre le téléphone
phone-sure-give-back = { $name } ne pourra continuer qu’avec un autre téléphone donné par l’hôte.

evening-round = Ronde { $round } sur { $rounds }
evening-between = La ronde { $round } sur { $rounds } est finie
evening-paused-told = { $pause ->
    [hold] Les tables finissent la donne en cours et attendent. Garde ta place; le jeu reprendra là.
   *[finish] Les tables qui jouent encore finissent leur ronde. Aucune autre ne commence.
}
evening-not-here = Tu n’es pas encore de cette soirée. Dis oui, et tu joues dès la ronde suivante.
evening-to-table = À ta table : { $table }
evening-table-done = Ta table a fini.
evening-from-next-round = Tu joues dès la ronde suivante.
evening-soon = La ronde suivante commence d’elle-même.
evening-you-play-with = Tu joues avec { $names }.
evening-left = Il reste
evening-left-stands = Il reste (l’horloge est arrêtée)
evening-tables = Tables
evening-tables-play = { $open } tables sur { $all } jouent encore
evening-table-number = Table { $number }
evening-table-is-done = finie
evening-table-plays = en jeu
evening-byes = Sautent la ronde : { $names }
evening-so-far = Le classement jusqu’ici
evening-scan = Lis ce code avec un téléphone, écris ton nom, et te voilà de la partie.

evening-ranking = Classement
evening-boards-played = Donnes
evening-figure = { $figure ->
    [difference] Diffé{ "\u00AD" }rence
    [share] Points de match %
    [boards-won] Donnes gagnées
    [points] Points
    [tied] Entre ex æquo
    [opponents] Adver{ "\u00AD" }saires
    [net] Points nets
    [survived] Rondes passées
   *[other] { $name }
}
evening-ranked-first = D’abord : { $measure }.
evening-ranked-next = À égalité : { $measure }.
evening-ranked-shared = Qui reste à égalité partage le rang.
evening-measure = { $measure ->
    [difference] la différence totale : à chaque donne, les points de ton camp moins ceux de l’autre, comparés à la moyenne des mêmes places aux autres tables
    [share] les points de match : à chaque donne, un pour chaque autre table où les mêmes places ont fait moins bien, un demi où elles ont fait aussi bien, en pourcentage des tables comparées; la moyenne des donnes jouées
    [boards-won] le nombre de donnes où tu as fait mieux que la moyenne des tables
    [points] deux points pour une ronde gagnée, un pour une ronde nulle
    [tied] les mêmes points, des seules rondes entre ex æquo
    [opponents] les points de tous les adversaires rencontrés, additionnés
    [net] les points de ton camp moins ceux de l’autre, sur toutes les rondes
    [survived] la ronde de ton élimination : le plus tard est le mieux, et qui gagne est en tête
   *[other] { $name }
}
evening-field = { $field ->
    [stay] Qui garde sa place
   *[move] Qui change de table
}
evening-ranking-file = Classement en CSV
evening-boards-file = Toutes les donnes en CSV

board-by-board = Donne par donne
board-which = Quelle donne
board-of = Ronde { $round }, donne { $board }
board-at = Ronde { $round }, donne { $board }, table { $table }
board-table = Table
board-share = Points de match %
board-table-leads = Choisis le numéro d’une table pour ouvrir sa reprise.
board-correct = Corriger un résultat
board-corrected = C’est corrigé.
board-no-results = On peut corriger les résultats dès que leur ronde est finie.
board-points-of = Points de { $names }
board-average = Compter comme la moyenne

desk-next-round = Commencer la ronde { $round } maintenant
desk-close-round = Finir cette ronde maintenant
desk-sure-close = Les tables qui jouent encore s’arrêtent; les donnes inachevées comptent comme la moyenne.
desk-end = Finir la soirée
desk-sure-end = Plus aucune ronde ne se joue, et le classement reste tel quel. Une ronde en cours s’arrête.
desk-pause-hold = Pause après les donnes en cours
desk-pause-finish = Pause après cette ronde
desk-pause = Mettre la soirée en pause
desk-hold-too = Faire attendre les tables après leur donne
desk-finish-too = Laisser les tables finir leur ronde
desk-go-on = Reprendre
desk-people = Les gens
desk-filter = { $filter ->
    [everybody] Tout le monde
    [absent] Pas là
    [no-phone] Sans téléphone
    [waiting] En attente
   *[playing] En jeu
}
desk-has-left = N’est plus là
desk-sure-left = { $name } n’est plus là? Un robot continue à sa table.
desk-is-here = Est là
desk-at-table = table { $table }
desk-waits-at = table { $table }, finie
desk-sits-out = saute la ronde
desk-next = ronde suivante
desk-absent = pas là
desk-away = table { $table } : personne, un robot joue
desk-lost = table { $table } : pas de connexion
desk-bots-play = Pas à table, un robot joue : { $names }
door = La porte
door-open-told = Toute personne qui a le lien peut venir.
door-close = Fermer la porte
door-closed-told = La porte est fermée : seuls les membres et les personnes que tu ajoutes peuvent venir.
door-open = Ouvrir la porte
door-within = Retirer qui a répondu
door-time = { $time ->
    [600] ces dix dernières minutes
    [3600] cette dernière heure
   *[other] à tout moment
}
door-remove = Retirer les personnes inconnues
door-sure-remove = Les membres et les personnes que tu as ajoutées restent. La porte se ferme.
desk-latecomers = Retards et visites
desk-latecomers-told = Lis ce code ou ouvre le lien, écris un nom et dis « oui » : tu joues dès la ronde suivante.

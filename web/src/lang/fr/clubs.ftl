club-name-first = Écris d’abord ton nom.

club = Club
clubs-told = Un club est un lien. Qui l’a trouve là votre table, vos règles de la maison et vos soirées. Sans compte, rien à installer.
clubs-yours = Tes clubs
club-next = Prochaine soirée : { $when }
club-members = { $count ->
    [one] { $count } membre
   *[other] { $count } membres
}
club-make = Fonder un club
club-name = Nom du club
club-about = À propos du club
club-example-name = Rook du dimanche
club-example-about = On joue tous les dimanches. Bienvenue aux débutants.
club-plays = On y joue à { $game }
club-join = Entrer au club
club-join-told = Les membres s’assoient à la table du club et se voient. Ce navigateur se souvient de toi; il n’y a pas de mot de passe.
club-table = La table du club
club-table-told = Il y en a toujours une d’ouverte. Assieds-toi, et la prochaine personne te trouve là.
club-sit-down = S’asseoir maintenant
bring-friend = Amène du monde
club-link = Lien vers le club
club-share = Viens jouer aux cartes : { $name }.
club-no-host = Ne plus être hôte
club-change-member = Modifier : { $name }
club-sure-remove = Retirer { $name }? Le lien permet de revenir.
club-leave = Quitter le club
club-sure-leave = Quitter le club? Tu peux revenir par son lien.
club-sure-last = Il n’y a plus que toi : si tu pars, le club ferme.
club-for-hosts = Pour les hôtes
club-change = Changer le nom et les règles
club-renew = Renouveler le lien
club-sure-renew = L’ancien lien et l’adresse du calendrier cessent de marcher pour tout le monde. Les membres restent.
club-close = Fermer le club
club-sure-close = Le club, ses soirées et son tableau de saison sont effacés pour tout le monde, pour de bon.
club-calendar = Calendrier
club-calendar-told = Ton calendrier vient voir ici de lui-même ce qui change. Qui a l’adresse voit les soirées du club.
club-subscribe = S’abonner à toutes les soirées

club-sheets = Nos règles
club-evenings = Soirées
club-evenings-past = Soirées passées
club-no-evening = Aucune soirée n’est prévue.
club-no-evening-host = Aucune soirée n’est prévue. Envoie à ton monde le lien du club et prévois-en une : tu peux la commencer dès que tout le monde est là.
club-evenings-yours = Tes soirées
club-evening-stage = { $stage ->
    [cancelled] Annulée
    [playing] En cours
   *[over] Finie
}
club-weekly = Chaque semaine
coming-count = { $count ->
    [0] Personne n’a encore dit oui
    [one] { $count } présence
   *[other] { $count } présences
}
club-you-said = { $answer ->
    [yes] Toi : oui
    [maybe] Toi : peut-être
   *[no] Toi : non
}
club-format = { $format ->
    [individual] Duplicate individuel
    [pairs] Duplicate par paires
    [mitchell] Duplicate par paires, deux lignes
    [teams] Duplicate par équipes
    [round-robin] Toutes rondes
    [swiss] Système suisse
    [knockout] Élimination directe
   *[other] { $name }
}
club-hour-there = { $hour }, heure locale ({ $city })

club-season = Saison
club-season-told = Les membres du club, sur toutes les soirées finies.
club-place = Rang
club-how-ranked = Comment les rangs se décident
club-season-points = Les rangs d’une soirée rapportent { $points } points, chaque rang suivant { $later }. Qui partage un rang reçoit la moyenne des rangs partagés. Toutes les soirées comptent.
club-season-ties = À total égal, le nombre de premiers rangs décide, puis celui de deuxièmes, et ainsi de suite; qui reste à égalité partage le rang.

plan-title = Prévoir une soirée
plan-change = Changer le plan
plan-when = Date et heure
plan-clock = À l’heure locale ({ $city }); tout le monde la voit à la sienne.
plan-name = Titre (facultatif)
plan-example-name = Tournoi de l’Avent
plan-weekly = Chaque semaine à cette heure
plan-format = Comment on joue
plan-format-told = { $format ->
    [individual] Toutes les tables jouent les mêmes donnes. Tu changes de table et de partenaire à chaque ronde et marques pour ton compte.
    [pairs] Toutes les tables jouent les mêmes donnes. Tu gardes ton partenaire et rencontres une autre paire à chaque ronde.
    [mitchell] Comme le duplicate par paires, mais la moitié des paires reste en place et les autres se déplacent. Chaque moitié a son classement.
    [teams] Une équipe occupe deux tables, dans des camps opposés, avec les mêmes donnes : ce qu’une paire gagne, l’autre ne doit pas le perdre.
    [round-robin] Chaque camp affronte une fois chacun des autres. Le camp qui fait le plus de points dans une ronde la gagne.
    [swiss] Qui gagne rencontre qui gagne : à chaque ronde, ceux qui ont autant de points se rencontrent, et jamais deux fois les mêmes.
    [knockout] Qui gagne reste, qui perd s’en va : le camp qui fait le plus de points dans la ronde continue. Avec deux vies, seule la deuxième défaite élimine.
   *[other] { $name }
}
plan-boards = Donnes par ronde
plan-rounds = Rondes
plan-minutes = Minutes par ronde
plan-no-clock = 0 minute : pas de limite de temps.
plan-deals = { $count ->
    [one] { $count } donne pour tout le monde.
   *[other] { $count } donnes pour tout le monde.
}
plan-rounds-by-format = 0 ronde : autant qu’il en faut.
plan-more = Plus
plan-scoring = Ce qui compte
plan-lives = On sort après
plan-one-life = Une défaite
plan-two-lives = Deux défaites
plan-pause = La ronde suivante commence
plan-pause-host = Quand l’hôte le dit
plan-pause-seconds = { $seconds } secondes plus tard
plan-pause-minutes = { $minutes ->
    [one] { $minutes } minute plus tard
   *[other] { $minutes } minutes plus tard
}
plan-pace = Les robots jouent
plan-pace-name = { $pace ->
    [slow] Lentement
    [normal] Au rythme habituel
    [fast] Vite
   *[instant] Aussitôt
}
plan-bots-fill = Des robots prennent les places vides
plan-place = Où
plan-example-place = Bibliothèque municipale, ou en ligne
plan-note = Notes
plan-lasts = Durée au calendrier, en minutes
plan-also-later = Changer aussi les soirées suivantes de la série (leurs dates restent)

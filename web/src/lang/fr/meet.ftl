meet-title = Trouver du monde pour jouer
meet-intro = Attends des gens qui veulent le même jeu, ou assieds-toi à une table ouverte. Sans compte.
meet-loading = On regarde qui est là…
meet-wait = Attendre les autres
meet-wait-hint = Dès qu’assez de gens veulent la même chose, une table s’ouvre avec vous tous. Laisse cette page ouverte.
meet-games = Quels jeux? Tous ceux qui te plairaient
meet-more = Plus de jeux
meet-players = joueurs
meet-players-of = Nombre de joueurs, { $title }
meet-pace = À quel rythme?
meet-company = Avec qui?
meet-rules = Propose-moi aussi des tables ouvertes avec des règles de la maison
meet-ratings = Seulement avec des gens qui montrent une cote
meet-from = de
meet-to = à
meet-begin = Attendre
meet-choose = Choisis au moins un jeu.
meet-waiting = On attend les autres
meet-stop = Ne plus attendre
meet-ended = Tu n’attends plus, car cette page n’a plus donné de nouvelles.
meet-nobody = Personne d’autre n’attend encore { $title }
meet-play = on joue à { $seats }
meet-bots-now = Les robots peuvent prendre les places libres.
meet-offers = Ces tables ouvertes te conviendraient
meet-open = Tables ouvertes
meet-open-hint = Leurs hôtes les ont affichées. La place d’un robot compte comme libre.
meet-plain = Règles habituelles seulement
meet-none = Aucune table ouverte en ce moment.
meet-none-fits = Aucune table ouverte de ce genre en ce moment.
meet-playing = joue déjà
meet-now = En attente : { $games }.
meet-nobody-waits = Personne n’attend en ce moment. Commence!
meet-blocked = Les gens que tu bloques
meet-blocked-hint = Tu ne lis rien d’eux, et la salle d’attente ne te place pas avec eux.
meet-unblock = Débloquer
meet-read = C’est lu
meet-from-operator = De la personne qui tient ce serveur
meet-failed = Cela n’a pas marché.
meet-people = Les gens à cette table
meet-mute = Couper
meet-mute-hint = Tu ne lis plus rien de quelqu’un que tu coupes.
meet-kept = Avec ton profil cela reste, et la salle d’attente ne te place pas avec eux.
meet-report = Signaler
meet-report-of = Signaler { $name } à la personne qui tient ce serveur
meet-why = De quoi s’agit-il?
meet-note = Que s’est-il passé? (facultatif)
meet-goes-with = Les textes écrits à cette table accompagnent le signalement et sont conservés. La personne n’en est pas avertie.
meet-send = Envoyer le signalement
meet-reported = Tu as signalé { $name }. Merci.
meet-asks = Demander des cotes
meet-unrated = Les gens sans cote sont aussi bienvenus
meet-others = { $count ->
    [one] { $count } autre personne attend { $title }
   *[other] { $count } autres attendent { $title }
}
meet-bots-in = Les robots pourront prendre les places libres dans { $time }.
meet-waited = Tu attends depuis { $time }.
meet-free = { $seats ->
    [one] { $seats } place libre
   *[other] { $seats } places libres
}
meet-count = { $count ->
    [one] { $count } personne pour { $title }
   *[other] { $count } personnes pour { $title }
}
meet-pace-any = N’importe quel rythme
meet-pace-slow = Lent : 90 secondes par coup
meet-pace-normal = Normal : 45 secondes par coup
meet-pace-fast = Rapide : 20 secondes par coup
meet-people-only = Seulement des humains
meet-bots-after-half-minute = Des robots après 30 secondes
meet-bots-after-minutes = Des robots après 2 minutes
meet-insults = Des insultes
meet-cheating = De la triche
meet-stalling = Fait attendre les autres
meet-bad-name = Un nom offensant
meet-something-else = Autre chose

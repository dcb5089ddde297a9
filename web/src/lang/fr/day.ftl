day-title-of = Les donnes du
day-loading = On donne…
day-intro = Une donne par jour, la même pour tout le monde : tu joues à une place, et de bons robots répondent aux mêmes cartes de la même façon. Ensuite tu vois ce qu’ont fait tous les autres.
day-next = Les prochaines donnes arrivent dans { $span }, à { $hour }.
day-sealed = Les dernières donnes de ce jour se terminent. Ses résultats et ses cartes seront visibles pour tout le monde d’ici une heure.
day-archive = Ce jour est passé. Ses donnes se jouent encore, mais ne comptent plus.
day-as-guest = Les résultats des visites ne comptent pas.
day-make-profile = Avec un profil, ton premier essai à chaque donne compte, même commencé aujourd’hui en visite.
day-proves = Un rang dit comment quelqu’un s’en est tiré à sa seule table qui compte, pas que les cartes lui étaient inconnues : personne ne remarque un second appareil. Qui commence avec un profil et ne finit pas est compté dernier.
day-play = Jouer
day-go-on = Continuer
day-others = Les autres jeux
day-earlier = Jours passés
day-given-up = Tu as abandonné cette donne.
day-see = Voir ce qu’ont fait les autres
day-hide = Moins
day-not-counted = Ton résultat ne compte pas.
day-no-mark = Le robot fort joue encore à ta place; reviens dans une minute.
day-plot = Combien de personnes ont marqué combien de points
day-yours = ton résultat est ici
day-none = Aucun résultat ne compte encore.
day-failed = Impossible de le montrer pour le moment.
day-promises = Comment vérifier les donnes
day-promised = Chaque donne vient d’un secret. Son empreinte est montrée trois jours d’avance, pour que personne ne puisse le changer; le secret est publié une heure après la fin du jour.
day-fingerprint = Empreinte
day-secret = Secret
day-board = Donne { $number }
day-table-of = { $title }, { $day }

link-title = Une donne de { $title }
link-given = Déjà jouée : { $player }. Joue les mêmes cartes à la même place; ensuite vous voyez les deux résultats côte à côte.
link-both = Toi et { $player } avez joué les mêmes cartes à la même place.
link-yours = Tu as joué cette donne. Qui suit son lien la joue à la même place.
link-usual = Les habituelles
link-others = Les autres
link-bots = Des robots forts, qui répondent aux mêmes cartes de la même façon
link-plays = Jouée depuis
link-nothing-told = Tu ne vois aucune carte avant de jouer, et les points de l’autre ({ $player }) seulement après. Il n’y a pas de conseils.
link-play = Jouer cette donne
link-go-on = Continuer à jouer
link-results = Les mêmes cartes, côte à côte
link-who = Qui
link-first = en premier
link-level = Tu as autant de points que { $player }.
link-none = Personne ne l’a jouée depuis. Les résultats apparaissent ici à mesure.
link-own-replay = Revoir et analyser la tienne
link-replay-of = Revoir : { $player }
link-give = Donner cette donne à un ami
link-give-told = Ton ami joue les mêmes cartes à la même place avec des robots forts. Ensuite vous voyez tous deux les résultats côte à côte.
link-give-day = C’est une donne du jour : ton ami la trouve là, et vous voyez tous deux ce que tout le monde a fait.
link-whose = Quelles cartes reçoit ton ami
link-link = Lien vers cette donne
link-share-words = Je viens de jouer cette donne. Que fais-tu des mêmes cartes?
link-not-whole = Ce n’est pas un lien vers une donne. Demandes-en un nouveau : « Donner cette donne à un ami » le fait, une fois la partie finie.
link-making = Création du lien…
link-loading = On cherche la donne…
link-table-of = { $title }, une donne venue d’un lien
link-seat-told = celle de l’autre ({ $player }), numéro { $seat } sur { $seats }
link-plays-told = { $count } fois
link-not-yet = pas encore
link-better = { $points ->
    [one] Tu as { $points } point de plus que { $player }.
   *[other] Tu as { $points } points de plus que { $player }.
}
link-worse = { $points ->
    [one] Tu as { $points } point de moins que { $player }.
   *[other] Tu as { $points } points de moins que { $player }.
}

day-state = { $state ->
    [new] Pas jouée
    [running] En cours
    [given-up] Abandonnée
   *[played] Jouée
}
day-results = { $count ->
    [one] { $count } résultat jusqu’ici
   *[other] { $count } résultats jusqu’ici
}
day-unfinished = { $count ->
    [one] 1 personne n’a pas fini et compte en dernier.
   *[other] { $count } personnes n’ont pas fini et comptent en dernier.
}
day-no-result = Pas encore de résultat
day-points = { $one ->
    [true] point
   *[false] points
}
day-place = rang { $place } sur { $of }
day-would-be = serait au rang { $place } sur { $of }
day-own = Toi : { $points }
day-strong = Robot fort : { $points }
day-best = Personne n’a fait aussi bien.
day-worst = Tous les autres ont fait mieux.
day-beaten = Tu as fait mieux que { $percent } % des autres.
day-mark = Le robot fort marque { $points } à ta place.
day-mark-same = Le robot fort marque { $points } à ta place, comme toi.
day-mark-less = Le robot fort marque { $points } à ta place, { $by } de moins que toi.
day-mark-more = Le robot fort marque { $points } à ta place, { $by } de plus que toi.
day-bar = { $points } : { $results }
day-bar-points = { $one ->
    [true] { $points } point
   *[false] { $points } points
}
day-bar-span = { $from } à { $to } points
day-hours = { $count ->
    [one] { $count } heure
   *[other] { $count } heures
}
day-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
day-moment = un instant
day-runs = { $people ->
    [0] Aucun résultat humain ne compte encore; des robots ont joué à cette place { $runs } fois.
    [one] { $people } personne a joué à cette place, et des robots { $runs } fois.
   *[other] { $people } personnes ont joué à cette place, et des robots { $runs } fois.
}
day-runs-beaten = { $same ->
    [0] Tu as fait mieux que { $lower } des { $runs } robots.
   *[other] Tu as fait mieux que { $lower } des { $runs } robots, et aussi bien que { $same }.
}
day-runs-of = { $level } : { $runs } parties
day-runs-plot = Scores des robots

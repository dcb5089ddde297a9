### Les leçons : la page où on en choisit une.

learn-title = Apprendre en jouant
learn-title-of = Apprendre { $game }
learn-told = Tu joues à une vraie table, où quelqu’un t’explique chaque étape quand elle arrive. Si ton coup n’est pas le meilleur, on te dit pourquoi.
learn-begin = Commencer
learn-begin-of = Commencer : { $lesson }
learn-again = Rejouer
learn-played = jouée
learn-lessons = Leçons
learn-first = Pour commencer
learn-shared = Des leçons d’autres jeux, utiles ici aussi
learn-shared-told = Sur le sujet de la leçon, ces jeux ont les mêmes règles.
learn-how = Comment jouer : { $game }
learn-all = Les leçons de tous les jeux
learn-family = Le reste de la famille
learn-words = Tous les mots
learn-not-loaded = Les leçons n’ont pas pu être chargées.
learn-not-opened = La leçon n’a pas pu être ouverte.

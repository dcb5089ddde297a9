### Les leçons : la page où on en choisit une.

learn-told = Tu joues à une vraie table, où quelqu’un t’explique chaque étape quand elle arrive. Si ton coup n’est pas le meilleur, on te dit pourquoi.
learn-begin = Commencer
learn-begin-of = Commencer : { $lesson }
learn-again = Rejouer
learn-played = jouée
learn-shared = Des leçons d’autres jeux, utiles ici aussi
learn-shared-told = Sur le sujet de la leçon, ces jeux ont les mêmes règles.
learn-words = Tous les mots
learn-not-loaded = Les leçons n’ont pas pu être chargées.
puzzles-title = Problèmes
analysis-title = Table d’analyse
learn-more = Les leçons des autres jeux sont sur leurs pages : [tous les jeux].
learn-puzzles-told = Une position où un seul coup est clairement bon. Une nouvelle chaque jour.
learn-analysis-told = Dispose ou colle une position, et demande ce que vaut chaque coup.
learn-review = Ta dernière partie
learn-review-told = Revois-la donne par donne, et ce que valait chaque coup.

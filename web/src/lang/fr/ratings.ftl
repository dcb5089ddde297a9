ratings-title = Cotes
ratings-told = Ta force au jeu, un nombre par jeu. Personne ne le voit si tu ne le veux pas, pas même toi.
ratings-show = Montre-moi mes cotes
ratings-hide = Cacher les cotes dans ce navigateur
ratings-failed = Tes cotes n’ont pas pu être chargées.
ratings-none = Rien n’est encore coté. Une partie compte quelques minutes après que quelqu’un l’a gagnée; les mêmes donnes à plusieurs tables comptent quelques heures plus tard.
ratings-wishes = Ce que tu veux
ratings-rate = Coter mes parties
ratings-rate-hint = Non : les parties qui finissent désormais ne sont pas cotées pour toi.
ratings-others = Montrer mes cotes à qui montre les siennes
ratings-others-hint = À la table où tu joues : avant la partie, puis dans le menu de la table.
ratings-number = { $rating } ± { $margin }
ratings-results-provisional = { $count ->
    [one] provisoire, { $count } résultat
   *[other] provisoire, { $count } résultats
}
ratings-steady = { $rating }, le robot steady
ratings-latest = Les derniers changements
ratings-change = { $kind ->
    [match] [{ $day }] : une partie, { $rating }
    [set] [{ $day }] : les mêmes donnes à plusieurs tables, { $rating }
   *[day] [{ $day }] : la donne du jour, { $rating }
}
ratings-course = { $title } : de { $first } à { $last } en { $count } résultats.
ratings-how = Comment ça marche
ratings-how-numbers = Le robot steady a 1500 à chaque jeu. Avoir 400 points de plus, c’est gagner dix parties sur onze de la longueur habituelle; les points des partenaires s’additionnent.
ratings-how-margin = Ta vraie force est à l’intérieur du ± 19 fois sur 20. Le ± diminue à chaque résultat et grandit quand tu ne joues pas; une cote est provisoire tant qu’il dépasse 150.
ratings-how-counted = Les parties comptent selon qui gagne, les longues plus que les courtes. Les mêmes donnes à plusieurs tables et la donne du jour comptent le plus, car personne n’avait de meilleures cartes.
ratings-how-not = Les parties finies avant terme, les exercices et les places où un robot a joué plus du quart ne comptent pas; ni les parties où, d’un côté, personne n’a de profil.

ratings-of = { $name } : { $rating }
ratings-of-provisional = { $name } : { $rating }, provisoire

ratings-changed = Ta cote : { $before } → [{ $after }]
ratings-changed-told = Ta cote : { $before } avant, { $after } maintenant.
ratings-first = Ta première cote : [{ $rating }]
ratings-follows = Ta cote suit dans quelques minutes, si cette partie compte.

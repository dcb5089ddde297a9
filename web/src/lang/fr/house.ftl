house-told = Joue comme dans ta famille. Qui ouvre la table en fixe les règles.
house-faults = Une partie de ce lien n’a pas pu servir
house-doing = Que faire de ces règles
house-copy = Copier un lien vers ces règles
house-in-words = Ces règles expliquées
house-copy-address = Copie l’adresse de cette page : elle contient les règles.
house-saved = Gardées dans ce navigateur
house-usual = les règles habituelles
house-none = Rien pour l’instant. Donne un nom à tes règles, et tu les retrouveras ici.
house-name = Nom de ces règles
house-example = Les règles de grand-maman
house-differs = { $count ->
    [0] Ce sont les règles habituelles
    [one] Une différence avec les règles habituelles
   *[other] { $count } différences avec les règles habituelles
}
house-yours = Tes règles
house-keep = Garder dans ton profil
house-keep-club = Garder pour { $club }
house-kept = Gardées. [Voir toutes]
house-change = Renommer ou retirer
house-sure-remove = Cette feuille de règles est effacée d’ici pour de bon.
house-unfit = On ne peut plus jouer avec ces règles
house-no-sheets = Rien pour l’instant. Change les règles de la maison d’un jeu, choisis « Ces règles expliquées » et garde-les là.

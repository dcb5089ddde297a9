### La page des règles de la maison d'un jeu.

house-rules-of-game = Règles de la maison : { $game }
house-how = Comment jouer : { $game }
house-told = Joue comme dans ta famille. Qui ouvre la table en fixe les règles.
house-games = Jeux
house-faults = Une partie de ce lien n’a pas pu servir
house-doing = Que faire de ces règles
house-changed = { $count ->
    [0] Ce sont les règles habituelles.
    [one] Une règle est changée.
   *[other] { $count } règles sont changées.
}
house-copy = Copier un lien vers ces règles
house-copied = Copié.
house-copy-address = Copie l’adresse de cette page : elle contient les règles.
house-back = Revenir aux règles habituelles
house-saved = Gardées dans ce navigateur
house-usual = les règles habituelles
house-remove = Retirer
house-remove-of = Retirer { $name }
house-none = Rien pour l’instant. Donne un nom à tes règles, et tu les retrouveras ici.
house-name = Nom de ces règles
house-example = Les règles de grand-maman
house-save = Garder
house-not-loaded = Les règles n’ont pas pu être chargées.

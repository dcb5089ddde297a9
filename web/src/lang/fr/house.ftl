### La page des règles de la maison d'un jeu.

house-told = Joue comme dans ta famille. Qui ouvre la table en fixe les règles.
house-faults = Une partie de ce lien n’a pas pu servir
house-doing = Que faire de ces règles
house-copy = Copier un lien vers ces règles
house-copy-address = Copie l’adresse de cette page : elle contient les règles.
house-saved = Gardées dans ce navigateur
house-usual = les règles habituelles
house-none = Rien pour l’instant. Donne un nom à tes règles, et tu les retrouveras ici.
house-name = Nom de ces règles
house-example = Les règles de grand-maman

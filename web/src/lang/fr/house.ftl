### La page des règles de la maison d'un jeu.

house-told = Joue comme dans ta famille. Qui ouvre la table en fixe les règles.
house-faults = Une partie de ce lien n’a pas pu servir
house-doing = Que faire de ces règles
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

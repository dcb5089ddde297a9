### La première question aux nouveaux.

played-before = As-tu déjà joué au Rook?
show-me-how = Montre-moi comment
show-me-how-told = Une première donne accompagnée à une vraie table, environ cinq minutes.
new-to-rook = Le Rook est nouveau pour moi
new-to-rook-told = Des robots au jeu simple et sensé, et un conseil quand tu veux.
i-play-rook = Je joue au Rook
i-play-rook-told = Des robots forts, les meilleurs partenaires et adversaires d’ici.
change-any-time = Tu peux changer cela à tout moment : « Robots pour jouer » sur la première page.

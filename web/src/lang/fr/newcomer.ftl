played-before = As-tu déjà joué à { $game }?
show-me-how = Montre-moi comment
show-me-how-told = Une première donne accompagnée à une vraie table, environ cinq minutes.
new-to-game = Je ne connais pas encore { $game }
new-to-game-told = Des robots au jeu simple et sensé, et un conseil quand tu veux.
i-play-game = Je connais { $game }
i-play-game-told = Des robots forts, les meilleurs partenaires et adversaires d’ici.
change-any-time = Tu peux changer cela à tout moment : « Robots pour jouer » à l’accueil.

trick-row = { $who ->
    [you] { $cards } : levée pour toi.
   *[other] { $cards } : levée pour { $who-name }.
}

welcome = { $title } : { $people }. Tape { "?" } pour de l’aide en tout temps.
shuffle-commitment = Sceau du mélange : { $commitment }
shuffle-none = Il n’y a pas de sceau : les cartes viennent d’une graine, ou ont été données sans lui.
deal-heading = Donne { $number }
deal-heading-continued = Donne { $number }, suite
deal-over = La donne { $number } est finie : { $outcome }.
match-won-game = { $you ->
    [alone] Tu as gagné cette partie de { $game }.
    [among] { $people } avez gagné cette partie de { $game }.
   *[no] { $count ->
        [one] { $people } a gagné cette partie de { $game }.
       *[other] { $people } ont gagné cette partie de { $game }.
    }
}
match-commands = { "`save FICHIER`" } l’enregistre.
match-commands-shuffle = { "`save FICHIER`" } l’enregistre, et { "`rookery verify FICHIER`" } vérifie le mélange.
match-another = Une autre partie?
confirm-question = { $question } ({ "o" } ou { "n" })
confirm-yes = { "o oui" }
confirm-no = { "n non" }
orange-question = Personne n’a crié « orange ». Et toi?
orange-type = Tape { "o" } puis Entrée pour crier « orange »!

refused-move = Ce n’est pas possible : { $why }.
refused-burials = Ce n’est pas possible : { $why }. Rien n’est écarté.
refused-too-many = { $cards } cartes, c’est trop
refused-not-open = aucune orange n’est à prendre
refused-too-late = quelqu’un a été plus rapide
refused-disarmed = après un cri de trop, tu dois attendre deux secondes

help-moves =
    Tape un coup ou son début : une carte ({ "R5, red 5, Y14, HA, Rook" }), une mise,
    une couleur, { "pass" }. À Tuxedo, le numéro devant le coup suffit.
    Tu peux aussi taper :
help-help = cette liste (ou { "?" })
help-hand = ta main, et ce que tu peux faire
help-table = où en est la donne
help-last = la dernière levée, ou la dernière prise
help-score = la feuille de marque et la course au but
help-hint = ce que ferait quelqu’un de fort, et pourquoi
help-rules = comment on joue, et les règles de la maison
help-shuffle = ce qui prouve le mélange : son sceau
help-save = écrire la partie dans un fichier : { "save my-game.json" }
help-quit = quitter; la partie est enregistrée, et tu peux la continuer plus tard
not-your-move = Ce n’est pas ton tour.
hint = Conseil : { $move }. { $reason }.
hint-with = avec { $moves } : { $reason }
expected-points = Points espérés : { $moves }.
rules-here = Règles de la maison ici : { $rules }.
rules-usual = celles d’habitude
rules-listed = { $command } les montre toutes.

save-name-file = Nomme un fichier : { "save my-game.json" }
save-other-file = { $path } existe et n’est pas une partie enregistrée : nomme un autre fichier.
save-not-written = { $path } n’a pas pu être écrit : { $why }.
save-to-check = La partie est enregistrée dans { $path }. Pour la vérifier :
save-to-continue = La partie est enregistrée dans { $path }. Pour la continuer :
save-by-itself-failed = Cette partie ne peut pas être enregistrée dans { $path } : { $why }.
saved-in = La partie est enregistrée dans { $path }.
saved-offered = { $command } propose de la continuer.
saved-earlier = Ta partie précédente est enregistrée. Pour la continuer :
unfinished-question = Tu as quitté une partie de { $game } à la donne { $number }. La continuer?

entry-empty = Tape un coup, ou { "?" } pour de l’aide.
entry-only-number = Le seul coup a le numéro 1.
entry-numbers = Les coups ont les numéros 1 à { $moves }.
entry-twice = « { $card } » est là deux fois. Rien n’est écarté.
entry-not-buriable = « { $card } » n’est pas une carte que tu peux écarter. Rien n’est écarté.
entry-unknown = « { $typed } » n’est ni un coup ni une commande ici.
entry-ambiguous = « { $typed } » peut vouloir dire { $moves } : tapes-en plus.
entry-something-else = autre chose
game-question = Quel jeu?
game-question-again = Tape un numéro de 1 à { $number }, ou le début d’un nom.

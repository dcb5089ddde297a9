deal-title = Donne { $number }.
said = { $who ->
    [you] Tu dis : { $said }
   *[other] { $who-name } dit : { $said }
}
phrase = { $phrase ->
    [0] Bien joué!
    [1] Merci!
    [2] Bonne chance!
    [3] Beau coup!
    [4] Oh non!
    [5] Pardon, partenaire.
    [6] Un instant, s’il vous plaît.
    [7] On continue?
    [8] Belle partie!
    [9] Au revoir!
   *[other] {""}
}
match-begins = La partie commence.
match-won = { $you ->
    [alone] Tu as gagné la partie.
    [among] { $people } avez gagné la partie.
   *[no] { $count ->
        [one] { $people } a gagné la partie.
       *[other] { $people } ont gagné la partie.
    }
}
next-match-elsewhere = La prochaine partie est à une nouvelle table.
free-text = { $state ->
    [on] On peut maintenant écrire librement à cette table.
   *[off] On ne peut plus écrire librement à cette table.
}
table-is-slow = C’est maintenant une table lente : on joue quand on a le temps.
table-closed = La table est fermée, parce que personne n’est venu depuis longtemps.
table-open-again = La table est rouverte.
evening-paused = La soirée fait une pause.
evening-goes-on = La soirée reprend.

sat-down = { $who ->
    [you] Tu prends place.
   *[other] { $who-name } prend place.
}
sat-down-bot = { $who ->
    [you] Tu prends place.
   *[other] { $who-name }, robot d’une visite, prend place.
}
renamed = { $who ->
    [you] Tu t’appelles maintenant { $new }.
   *[other] { $who-name } s’appelle maintenant { $new }.
}
lets-bot-play = { $who ->
    [you] Tu laisses jouer un robot.
   *[other] { $who-name } laisse jouer un robot.
}
plays-without-bot = { $who ->
    [you] Tu joues de nouveau sans robot.
   *[other] { $who-name } joue de nouveau sans robot.
}
left-table = { $who-name } a quitté la table.
seat-given-to-bot = L’hôte a donné cette place à un robot : { $who-name }.
back = { $who ->
    [you] Te revoilà.
   *[other] Revoilà { $who-name }.
}
plays-on-other-phone = { $who ->
    [you] Tu continues avec un autre téléphone.
   *[other] { $who-name } continue avec un autre téléphone.
}
bot-stands-in-late = { $who ->
    [you] Ton temps pour ce coup est écoulé : un robot joue pour toi jusqu’à ton retour.
   *[other] Le temps pour ce coup est écoulé : un robot joue en attendant { $who-name }.
}
bot-stands-in-idle = { $who ->
    [you] Tu ne réponds pas : un robot joue pour toi jusqu’à ce que tu reprennes ta place.
   *[other] { $who-name } ne répond pas : un robot tient la place en attendant.
}
bot-stands-in-away = { $who-name } n’est pas là : un robot tient la place en attendant.
ready = { $who ->
    [you] Pour toi, c’est prêt.
   *[other] Pour { $who-name }, c’est prêt.
}
host-now = { $who ->
    [you] La table est maintenant à toi : tu es l’hôte.
   *[other] L’hôte est maintenant { $who-name }.
}

seats-swapped = { $people } : places échangées.
seats-drawn = Les places ont été tirées au sort.
seats-arranged = L’hôte a changé des places : { $people }.
seats-changed = { $you ->
    [alone] Tu as une autre place.
    [among] { $people } avez d’autres places.
   *[no] { $count ->
        [one] { $people } a une autre place.
       *[other] { $people } ont d’autres places.
    }
}

match-ended = La partie est terminée.
match-restarted = La partie est terminée, et une nouvelle commence.
move-taken-back = { $who ->
    [you] Tu reprends un coup.
   *[other] { $who-name } reprend un coup.
}
rest-claimed = { $who ->
    [you] Tu réclames le reste des levées.
   *[other] { $who-name } réclame le reste des levées.
}
asks-to-swap = { $who ->
    [you] Tu proposes à { $other-name } d’échanger vos places.
   *[other] { $other ->
        [you] { $who-name } te propose d’échanger vos places.
       *[other] { $who-name } propose à { $other-name } d’échanger leurs places.
    }
}
asks-undo = { $who ->
    [you] Tu demandes à reprendre le dernier coup.
   *[other] { $who-name } demande à reprendre le dernier coup.
}
asks-claim = { rest-claimed }
asks-end = { $who ->
    [you] Tu proposes de terminer la partie.
   *[other] { $who-name } propose de terminer la partie.
}
asks-restart = { $who ->
    [you] Tu proposes de commencer une nouvelle partie.
   *[other] { $who-name } propose de commencer une nouvelle partie.
}
agrees = { $who ->
    [you] Tu acceptes.
   *[other] { $who-name } accepte.
}
declines = { $who ->
    [you] Tu dis non.
   *[other] { $who-name } dit non.
}
withdraws = { $who ->
    [you] Tu retires la question.
   *[other] { $who-name } retire la question.
}
question-lapsed = La question reste sans suite.

game-changed = On joue maintenant à { $game }.
rules-changed = L’hôte a changé les règles.
rule-changed = { $rule } : maintenant { $now }, avant { $before }.
rule-now = { $rule } : { $now }.
rule-line = { $rule } : { $now }

deal-title = Runde { $number }.
said = { $who ->
    [you] Du sagst: { $said }
   *[other] { $who-name } sagt: { $said }
}
phrase = { $phrase ->
    [0] Gut gespielt!
    [1] Danke!
    [2] Viel Glück!
    [3] Schön!
    [4] O nein!
    [5] Tut mir leid, Partner.
    [6] Einen Moment, bitte.
    [7] Wollen wir weiterspielen?
    [8] Gutes Spiel!
    [9] Tschüss!
   *[other] {""}
}
match-begins = Die Partie beginnt.
match-won = { $you ->
    [alone] Du hast die Partie gewonnen.
    [among] { $people } habt die Partie gewonnen.
   *[no] { $count ->
        [one] { $people } hat die Partie gewonnen.
       *[other] { $people } haben die Partie gewonnen.
    }
}
next-match-elsewhere = Die nächste Partie ist an einem neuen Tisch.
free-text = { $state ->
    [on] An diesem Tisch kann man jetzt frei schreiben.
   *[off] An diesem Tisch kann man nicht mehr frei schreiben.
}
table-is-slow = Das ist jetzt ein langsamer Tisch: Man zieht, wenn man Zeit hat.
table-closed = Der Tisch ist geschlossen, weil lange niemand mehr gekommen ist.
table-open-again = Der Tisch ist wieder offen.
evening-paused = Der Abend macht Pause.
evening-goes-on = Der Abend geht weiter.

sat-down = { $who ->
    [you] Du setzt dich.
   *[other] { $who-name } setzt sich.
}
sat-down-bot = { $who ->
    [you] Du setzt dich.
   *[other] { $who-name }, Bot eines Gastes, setzt sich.
}
renamed = { $who ->
    [you] Du heißt jetzt { $new }.
   *[other] { $who-name } heißt jetzt { $new }.
}
lets-bot-play = { $who ->
    [you] Du lässt einen Bot spielen.
   *[other] { $who-name } lässt einen Bot spielen.
}
plays-without-bot = { $who ->
    [you] Du spielst wieder ohne Bot.
   *[other] { $who-name } spielt wieder ohne Bot.
}
left-table = { $who-name } hat den Tisch verlassen.
seat-given-to-bot = Der Gastgeber hat einem Bot diesen Platz gegeben: { $who-name }.
back = { $who ->
    [you] Du bist wieder da.
   *[other] { $who-name } ist wieder da.
}
plays-on-other-phone = { $who ->
    [you] Du spielst mit einem anderen Handy weiter.
   *[other] { $who-name } spielt mit einem anderen Handy weiter.
}
bot-stands-in-late = { $who ->
    [you] Deine Zeit für diesen Zug ist um: Ein Bot spielt für dich, bis du wieder da bist.
   *[other] Die Zeit für diesen Zug ist um: Ein Bot spielt, bis { $who-name } wieder da ist.
}
bot-stands-in-idle = { $who ->
    [you] Du antwortest nicht: Ein Bot spielt für dich, bis du deinen Platz wieder einnimmst.
   *[other] { $who-name } antwortet nicht: Ein Bot spielt auf dem Platz, bis { $who-name } wieder da ist.
}
bot-stands-in-away = { $who-name } ist nicht da: Ein Bot spielt auf dem Platz, bis { $who-name } wieder da ist.
ready = { $who ->
    [you] Du bist bereit.
   *[other] { $who-name } ist bereit.
}
host-now = { $who ->
    [you] Du leitest jetzt den Tisch.
   *[other] { $who-name } leitet jetzt den Tisch.
}

seats-swapped = { $you ->
    [among] { $people } habt die Plätze getauscht.
   *[no] { $people } haben die Plätze getauscht.
}
seats-drawn = Die Plätze wurden ausgelost.
seats-arranged = { $people }: andere Plätze, vom Gastgeber verteilt.
seats-changed = { $you ->
    [alone] Du hast einen anderen Platz.
    [among] { $people } habt andere Plätze.
   *[no] { $count ->
        [one] { $people } hat einen anderen Platz.
       *[other] { $people } haben andere Plätze.
    }
}

match-ended = Die Partie ist beendet.
match-restarted = Die Partie ist beendet, und eine neue beginnt.
move-taken-back = { $who ->
    [you] Du nimmst einen Zug zurück.
   *[other] { $who-name } nimmt einen Zug zurück.
}
rest-claimed = { $who ->
    [you] Du bekommst den Rest der Stiche.
   *[other] { $who-name } bekommt den Rest der Stiche.
}
asks-to-swap = { $who ->
    [you] Du fragst { $other-name } nach einem Platztausch.
   *[other] { $other ->
        [you] { $who-name } fragt dich nach einem Platztausch.
       *[other] { $who-name } fragt { $other-name } nach einem Platztausch.
    }
}
asks-undo = { $who ->
    [you] Du möchtest den letzten Zug zurücknehmen.
   *[other] { $who-name } möchte den letzten Zug zurücknehmen.
}
asks-claim = { $who ->
    [you] Du beanspruchst den Rest der Stiche.
   *[other] { $who-name } beansprucht den Rest der Stiche.
}
asks-end = { $who ->
    [you] Du möchtest die Partie beenden.
   *[other] { $who-name } möchte die Partie beenden.
}
asks-restart = { $who ->
    [you] Du möchtest eine neue Partie beginnen.
   *[other] { $who-name } möchte eine neue Partie beginnen.
}
agrees = { $who ->
    [you] Du bist einverstanden.
   *[other] { $who-name } ist einverstanden.
}
declines = { $who ->
    [you] Du sagst nein.
   *[other] { $who-name } sagt nein.
}
withdraws = { $who ->
    [you] Du ziehst die Frage zurück.
   *[other] { $who-name } zieht die Frage zurück.
}
question-lapsed = Aus der Frage wird nichts.

game-changed = Gespielt wird jetzt { $game }.
rules-changed = Der Gastgeber hat die Regeln geändert.
rule-changed = { $rule }: jetzt { $now }, vorher { $before }.
rule-now = { $rule }: { $now }.
rule-line = { $rule }: { $now }

dealt = { $who ->
    [you] Du gibst allen je { cards-counted }{ dealt-besides }.
   *[other] { $who-name } gibt allen je { cards-counted }{ dealt-besides }.
}
dealt-besides = { $pile ->
    [0] {""}
   *[other] , { $pile } dem Strohmann
}{ $nest ->
    [0] {""}
   *[other] {" "}und { $nest } ins Nest
}
opened-as-dealer = { $who ->
    [you] Du gibst und eröffnest mit { $amount }.
   *[other] { $who-name } gibt und eröffnet mit { $amount }.
}
misdealt = Vergeben: { $why ->
    [no_counters] Jemand hat keine Zählkarte
   *[low_hand] Jemand hat nur Karten von 6 bis 9
}. Dieselbe Person gibt noch einmal.
nest-face-up = Eine Karte des Nests liegt offen: { $cards }.
partners-yours = Du spielst mit { $partners }.

bid-made = { $who ->
    [you] Du bietest { $amount }.
   *[other] { $who-name } bietet { $amount }.
}
bid-sun = { $who ->
    [you] Du willst die Sonne spielen: jeden Stich und jeden Punkt.
   *[other] { $who-name } will die Sonne spielen: jeden Stich und jeden Punkt.
}
misdeal-claimed = { $who ->
    [you] Du sagst Vergeben an: Du hast { $why ->
        [no_counters] keine Zählkarte
       *[low_hand] nur Karten von 6 bis 9
    }. Dieselbe Person gibt noch einmal.
   *[other] { $who-name } sagt Vergeben an: ein Blatt { $why ->
        [no_counters] ohne Zählkarte
       *[low_hand] aus lauter 6ern bis 9ern
    }. Dieselbe Person gibt noch einmal.
}
plays-on = { $who ->
    [you] Du spielst weiter.
   *[other] { $who-name } spielt weiter.
}
stays = { $who ->
    [you] Du hältst.
   *[other] { $who-name } hält.
}
passed = { $who ->
    [you] Du passt.
   *[other] { $who-name } passt.
}
passed-by-all = Alle haben gepasst, die Karten werden zusammengeworfen.
bid-won = { $who ->
    [you] Du hast das Spiel für { $amount }.
   *[other] { $who-name } hat das Spiel für { $amount }.
}
bid-won-sun = { $who ->
    [you] Du spielst die Sonne.
   *[other] { $who-name } spielt die Sonne.
}

nest-taken = { $who ->
    [you] Du nimmst das Nest auf.
   *[other] { $who-name } nimmt das Nest auf.
}
nest-taken-open = { $who ->
    [you] Du nimmst das Nest auf: { $cards }.
   *[other] { $who-name } nimmt das Nest auf: { $cards }.
}
trump-named = { $who ->
    [you] Du sagst als Trumpf an: { trump-call }.
   *[other] { $who-name } sagt als Trumpf an: { trump-call }.
}
partner-called = { $who ->
    [you] Du rufst { $card } als Partnerkarte.
   *[other] { $who-name } ruft { $card } als Partnerkarte.
}
partner-is-you = Du hast sie, also bist du Partner; sonst weiß es noch niemand.
buried-card = { $who ->
    [you] Du drückst { $card }.
   *[other] { $who-name } drückt { $card }.
}
buried-cards = { $who ->
    [you] Du drückst { cards-counted }.
   *[other] { $who-name } drückt { cards-counted }.
}
buried-face-up = Offen gedrückt: { $cards }.
lead-kept = { $who ->
    [you] Du spielst selbst aus.
   *[other] { $who-name } spielt selbst aus.
}
lead-given = { $who ->
    [you] Du lässt { $other-name } ausspielen.
   *[other] { $other ->
        [you] { $who-name } lässt dich ausspielen.
       *[other] { $who-name } lässt { $other-name } ausspielen.
    }
}

card-led = { $who ->
    [you] Du spielst { $card } aus.
   *[other] { $who-name } spielt { $card } aus.
}
card-played = { $who ->
    [you] Du spielst { $card }.
   *[other] { $who-name } spielt { $card }.
}
partner-shown = Das ist { $calls ->
    [1] die gerufene Karte
   *[other] eine gerufene Karte
}, also { $who ->
    [you] spielst du mit { $other-name } zusammen
   *[other] { $other ->
        [you] spielst du mit { $who-name } zusammen
       *[other] spielen { $who-name } und { $other-name } zusammen
    }
}!
trick-taken = { $who ->
    [you] Du machst den Stich: { $cards }{ points-besides }.
   *[other] { $who-name } macht den Stich: { $cards }{ points-besides }.
}
points-besides = { $points ->
    [0] {""}
   *[other] , { points-counted }
}
trick-lost = Der Strohmann macht den Stich: { $cards }, { points-counted }, für beide verloren.
nest-counts = { $to ->
    [last_trick] Zum letzten Stich gehört das Nest: { $cards }, { points-counted }.
    [bidder] Das Nest zählt für die Seite, die das Spiel hat: { $cards }, { points-counted }.
   *[opponents] Das Nest zählt für die Gegenpartei: { $cards }, { points-counted }.
}
tricks-level = Die Stiche sind gleich verteilt, und alle ziehen eine Karte: { $cards }.

trick-none-yet = Noch ist kein Stich gemacht.
trick-last = Der letzte Stich: { $cards }.
dealer-was = { $who ->
    [you] Du hast gegeben.
   *[other] { $who-name } hat gegeben.
}
bid-highest = { $who ->
    [you] Du hast das höchste Gebot: { bid-named }.
   *[other] { $who-name } hat das höchste Gebot: { bid-named }.
}
bid-highest-trump = { $who ->
    [you] Du hast das höchste Gebot: { bid-on-trump }.
   *[other] { $who-name } hat das höchste Gebot: { bid-on-trump }.
}
side-so-far = { $side }: { tricks-counted }, { points-counted }.
dummy-so-far = Der Strohmann: { tricks-counted }, noch { cards-counted } im Stapel.
called-card = Gerufen ist { $cards }. Partner: { $partner }.
called-card-secret = Gerufen ist { $cards }. Wer die Karte hat, ist noch nicht bekannt.
called-cards-one = Gerufen sind { $cards }. Einziger Partner: { $partner }.
called-cards-both = Gerufen sind { $cards }. Partner: { $partners }.
called-cards-half = Gerufen sind { $cards }. Ein Partner: { $partner }; wer { $hidden } hat, ist noch nicht bekannt.
called-cards-secret = Gerufen sind { $cards }. Wer sie hat, ist noch nicht bekannt.
trick-so-far = Auf dem Tisch: { $cards }.
trick-so-far-led = { $who ->
    [you] Auf dem Tisch: { $cards }. Der Stich gehört bisher dir.
    [dummy] Auf dem Tisch: { $cards }. Der Stich gehört bisher dem Strohmann.
   *[other] Auf dem Tisch: { $cards }. Der Stich gehört bisher { $who-name }.
}
contract-so-far = { $who ->
    [you] Du spielst { bid-on-trump }. Punkte bisher: { $points }.
   *[other] { $who-name } spielt { bid-on-trump }. Punkte bisher: { $points }.
}
side-points = { $side } { $score }

hand-yours = Dein Blatt: { $cards }
claim-question = { $may ->
    [claim] Dein Blatt ist vergeben: ansagen ({ "claim" }) oder weiterspielen ({ "play" })?
   *[play] Dein Blatt ist nicht vergeben: weiterspielen ({ "play" }).
}
bid-question = Dein Gebot: { $choices }.
bid-choice-range = { $bid } bis { $most } in Fünferschritten
trump-question = Sag Trumpf an: { $choices }.
call-question = { $called ->
    [0] Ruf einen Partner: Nenne eine Karte, die du nicht hast.
   *[other] Ruf noch einen Partner: Nenne eine Karte, die du nicht hast.
}
bury-question = { $cards ->
    [one] Drücke { cards-counted }.
   *[other] Drücke { cards-counted }; du kannst mehrere auf einmal nennen.
}
bury-question-exchange = { bury-question } Alle Karten des Nests oder alle bis auf { $size }.
lead-question = Wer spielt aus: { "self" } (du) oder { "left" } ({ $other-name })?
play-question-any = Deine Karte: eine beliebige.
play-question-lead = Du spielst aus: eine beliebige Karte.
play-question = Deine Karte: { $cards }.

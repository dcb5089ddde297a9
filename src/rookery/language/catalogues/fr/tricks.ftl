dealt = { $who ->
    [you] Tu donnes { cards-counted } par personne{ dealt-besides }.
   *[other] { $who-name } donne { cards-counted } par personne{ dealt-besides }.
}
dealt-besides = { $pile ->
    [0] {""}
   *[other] , { $pile } au mort
}{ $nest ->
    [0] {""}
   *[other] {" "}et { $nest } au nid
}
opened-as-dealer = { $who ->
    [you] Tu donnes, donc tu ouvres à { $amount }.
   *[other] { $who-name } donne, donc ouvre à { $amount }.
}
misdealt = Maldonne : quelqu’un { $why ->
    [no_counters] n’a aucune carte à points
   *[low_hand] n’a que des cartes de 6 à 9
}. La même personne redonne.
nest-face-up = Une carte du nid est à découvert : { $cards }.
partners-yours = Tu joues avec { $partners }.

bid-made = { $who ->
    [you] Tu mises { $amount }.
   *[other] { $who-name } mise { $amount }.
}
bid-sun = { $who ->
    [you] Tu mises le soleil : toutes les levées et tous les points.
   *[other] { $who-name } mise le soleil : toutes les levées et tous les points.
}
misdeal-claimed = { $who ->
    [you] Tu annonces maldonne : tu n’as { $why ->
        [no_counters] aucune carte à points
       *[low_hand] que des cartes de 6 à 9
    }. La même personne redonne.
   *[other] { $who-name } annonce maldonne : une main { $why ->
        [no_counters] sans carte à points
       *[low_hand] de 6 à 9 seulement
    }. La même personne redonne.
}
plays-on = { $who ->
    [you] Tu joues.
   *[other] { $who-name } joue.
}
stays = { $who ->
    [you] Tu restes.
   *[other] { $who-name } reste.
}
passed = { $who ->
    [you] Tu passes.
   *[other] { $who-name } passe.
}
passed-by-all = Tout le monde passe, et on jette les cartes.
bid-won = { $who ->
    [you] Tu as le contrat à { $amount }.
   *[other] { $who-name } a le contrat à { $amount }.
}
bid-won-sun = { $who ->
    [you] Tu joues le soleil.
   *[other] { $who-name } joue le soleil.
}

nest-taken = { $who ->
    [you] Tu prends le nid.
   *[other] { $who-name } prend le nid.
}
nest-taken-open = { $who ->
    [you] Tu prends le nid : { $cards }.
   *[other] { $who-name } prend le nid : { $cards }.
}
trump-named = { $who ->
    [you] Tu nommes l’atout : { trump-call }.
   *[other] { $who-name } nomme l’atout : { trump-call }.
}
partner-called = { $who ->
    [you] Tu appelles { $card } comme carte partenaire.
   *[other] { $who-name } appelle { $card } comme carte partenaire.
}
partner-is-you = Tu as cette carte : tu es { $calls ->
    [1] partenaire
   *[other] partenaire, peut-être avec quelqu’un d’autre
}, et personne d’autre ne le sait encore.
buried-card = { $who ->
    [you] Tu écartes { $card }.
   *[other] { $who-name } écarte { $card }.
}
buried-cards = { $who ->
    [you] Tu écartes { cards-counted }.
   *[other] { $who-name } écarte { cards-counted }.
}
buried-face-up = Écarté à découvert : { $cards }.
lead-kept = { $who ->
    [you] Tu gardes l’entame.
   *[other] { $who-name } garde l’entame.
}
lead-given = { $who ->
    [you] Tu laisses { $other-name } entamer.
   *[other] { $other ->
        [you] { $who-name } te laisse entamer.
       *[other] { $who-name } laisse { $other-name } entamer.
    }
}

card-led = { $who ->
    [you] Tu entames avec { $card }.
   *[other] { $who-name } entame avec { $card }.
}
card-played = { $who ->
    [you] Tu joues { $card }.
   *[other] { $who-name } joue { $card }.
}
partner-shown = C’est { $calls ->
    [1] la carte appelée
   *[other] une carte appelée
} : { $who ->
    [you] tu fais équipe avec { $other-name }
   *[other] { $other ->
        [you] tu fais équipe avec { $who-name }
       *[other] { $who-name } et { $other-name } font équipe
    }
}!
trick-taken = { $who ->
    [you] Tu ramasses la levée : { $cards }{ points-besides }.
   *[other] { $who-name } ramasse la levée : { $cards }{ points-besides }.
}
points-besides = { $points ->
    [0] {""}
   *[other] , { points-counted }
}
trick-lost = Le mort ramasse la levée : { $cards }, { points-counted } pour personne.
nest-counts = { $to ->
    [last_trick] La dernière levée emporte le nid : { $cards }, { points-counted }.
    [bidder] Le nid compte pour le camp du contrat : { $cards }, { points-counted }.
   *[opponents] Le nid compte pour la défense : { $cards }, { points-counted }.
}
tricks-level = Les levées sont à égalité, et tout le monde tire une carte : { $cards }.

trick-none-yet = Aucune levée n’est encore faite.
trick-last = La dernière levée : { $cards }.
dealer-was = { $who ->
    [you] C’est toi qui donnes.
   *[other] C’est { $who-name } qui donne.
}
bid-highest = { $who ->
    [you] Tu as la plus haute mise, { bid-named }.
   *[other] { $who-name } a la plus haute mise, { bid-named }.
}
bid-highest-trump = { $who ->
    [you] Tu as la plus haute mise, { bid-on-trump }.
   *[other] { $who-name } a la plus haute mise, { bid-on-trump }.
}
side-so-far = { $side } : { tricks-counted }, { points-counted }.
dummy-so-far = Le mort : { tricks-counted }, encore { cards-counted } dans sa pile.
called-card = La carte appelée est { $cards }. Partenaire : { $partner }.
called-card-secret = La carte appelée est { $cards }. On ne sait pas encore qui l’a.
called-cards-one = Les cartes appelées sont { $cards }. Seul partenaire : { $partner }.
called-cards-both = Les cartes appelées sont { $cards }. Partenaires : { $partners }.
called-cards-half = Les cartes appelées sont { $cards }. Partenaire : { $partner }; on ne sait pas encore qui a { $hidden }.
called-cards-secret = Les cartes appelées sont { $cards }. On ne sait pas encore qui les a.
trick-so-far = Sur la table : { $cards }.
trick-so-far-led = { $who ->
    [you] Sur la table : { $cards }. La levée est à toi pour l’instant.
    [dummy] Sur la table : { $cards }. La levée est au mort pour l’instant.
   *[other] Sur la table : { $cards }. La levée est à { $who-name } pour l’instant.
}
contract-so-far = { $who ->
    [you] Tu joues { bid-on-trump }. Points jusqu’ici : { $points }.
   *[other] { $who-name } joue { bid-on-trump }. Points jusqu’ici : { $points }.
}
side-points = { $side } { $score }

hand-yours = Ta main : { $cards }
claim-question = { $may ->
    [claim] Ta main est une maldonne : l’annoncer ({ "claim" }) ou jouer ({ "play" })?
   *[play] Ta main n’est pas une maldonne : jouer ({ "play" }).
}
bid-question = Ta mise : { $choices }.
bid-choice-range = { $bid } à { $most } par tranches de 5
trump-question = Nomme l’atout : { $choices }.
call-question = { $called ->
    [0] Appelle ton partenaire : nomme une carte que tu n’as pas.
   *[other] Appelle un deuxième partenaire : nomme une carte que tu n’as pas.
}
bury-question = { $cards ->
    [one] Écarte { cards-counted }.
   *[other] Écarte { cards-counted }; tu peux en nommer plusieurs à la fois.
}
bury-question-exchange = { bury-question } Toutes les cartes du nid, ou toutes sauf { $size }.
lead-question = Qui entame : { "self" } (toi) ou { "left" } ({ $other-name })?
play-question-any = Ta carte : n’importe laquelle.
play-question-lead = Ton entame : n’importe quelle carte.
play-question = Ta carte : { $cards }.

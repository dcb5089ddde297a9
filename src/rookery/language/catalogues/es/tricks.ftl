dealt = { $who ->
    [you] Repartes { cards-counted } por persona{ dealt-besides }.
   *[other] { $who-name } reparte { cards-counted } por persona{ dealt-besides }.
}
dealt-besides = { $pile ->
    [0] {""}
   *[other] , { $pile } al muerto
}{ $nest ->
    [0] {""}
   *[other] {" "}y { $nest } al nido
}
opened-as-dealer = { $who ->
    [you] Repartes, así que abres con { $amount }.
   *[other] { $who-name } reparte, así que abre con { $amount }.
}
misdealt = Reparto nulo: { $why ->
    [no_counters] alguien no tiene ninguna carta con puntos
   *[low_hand] alguien solo tiene cartas del 6 al 9
}. Reparte otra vez la misma persona.
nest-face-up = Una carta del nido está boca arriba: { $cards }.
partners-yours = Juegas con { $partners }.

bid-made = { $who ->
    [you] Pujas { $amount }.
   *[other] { $who-name } puja { $amount }.
}
bid-sun = { $who ->
    [you] Vas al sol: todas las bazas y todos los puntos.
   *[other] { $who-name } va al sol: todas las bazas y todos los puntos.
}
misdeal-claimed = { $who ->
    [you] Pides reparto nulo: { $why ->
        [no_counters] no tienes ninguna carta con puntos
       *[low_hand] solo tienes cartas del 6 al 9
    }. Reparte otra vez la misma persona.
   *[other] { $who-name } pide reparto nulo: una mano { $why ->
        [no_counters] sin cartas con puntos
       *[low_hand] solo con cartas del 6 al 9
    }. Reparte otra vez la misma persona.
}
plays-on = { $who ->
    [you] Juegas.
   *[other] { $who-name } juega.
}
stays = { $who ->
    [you] Aguantas.
   *[other] { $who-name } aguanta.
}
passed = { $who ->
    [you] Pasas.
   *[other] { $who-name } pasa.
}
passed-by-all = Todo el mundo pasa, y se tiran las cartas.
bid-won = { $who ->
    [you] Tienes el contrato por { $amount }.
   *[other] { $who-name } tiene el contrato por { $amount }.
}
bid-won-sun = { $who ->
    [you] Vas al sol.
   *[other] { $who-name } va al sol.
}

nest-taken = { $who ->
    [you] Tomas el nido.
   *[other] { $who-name } toma el nido.
}
nest-taken-open = { $who ->
    [you] Tomas el nido: { $cards }.
   *[other] { $who-name } toma el nido: { $cards }.
}
trump-named = { $who ->
    [you] Declaras el triunfo: { trump-call }.
   *[other] { $who-name } declara el triunfo: { trump-call }.
}
partner-called = { $who ->
    [you] Llamas { $card } como carta de la pareja.
   *[other] { $who-name } llama { $card } como carta de la pareja.
}
partner-is-you = Tienes esa carta, así que juegas con quien tiene el contrato; nadie más lo sabe todavía.
buried-card = { $who ->
    [you] Entierras { $card }.
   *[other] { $who-name } entierra { $card }.
}
buried-cards = { $who ->
    [you] Entierras { cards-counted }.
   *[other] { $who-name } entierra { cards-counted }.
}
buried-face-up = Enterrado boca arriba: { $cards }.
lead-kept = { $who ->
    [you] Te quedas la salida.
   *[other] { $who-name } se queda la salida.
}
lead-given = { $who ->
    [you] Haces salir a { $other-name }.
   *[other] { $other ->
        [you] { $who-name } te hace salir.
       *[other] { $who-name } hace salir a { $other-name }.
    }
}

card-led = { $who ->
    [you] Sales con { $card }.
   *[other] { $who-name } sale con { $card }.
}
card-played = { $who ->
    [you] Juegas { $card }.
   *[other] { $who-name } juega { $card }.
}
partner-shown = ¡Esa es { $calls ->
    [1] la carta llamada
   *[other] una carta llamada
}: { $who ->
    [you] juegas en pareja con { $other-name }
   *[other] { $other ->
        [you] juegas en pareja con { $who-name }
       *[other] { $who-name } juega en pareja con { $other-name }
    }
}!
trick-taken = { $who ->
    [you] Ganas la baza: { $cards }{ points-besides }.
   *[other] { $who-name } gana la baza: { $cards }{ points-besides }.
}
points-besides = { $points ->
    [0] {""}
   *[other] , { points-counted }
}
trick-lost = El muerto gana la baza: { $cards }, { points-counted } que nadie cobra.
nest-counts = { $to ->
    [last_trick] La última baza se lleva el nido: { $cards }, { points-counted }.
    [bidder] El nido cuenta para el bando del contrato: { $cards }, { points-counted }.
   *[opponents] El nido cuenta para la defensa: { $cards }, { points-counted }.
}
tricks-level = Empate a bazas, y cada cual saca una carta: { $cards }.

trick-none-yet = Todavía no se ha ganado ninguna baza.
trick-last = La última baza: { $cards }.
dealer-was = { $who ->
    [you] Repartiste tú.
   *[other] Repartió { $who-name }.
}
bid-highest = { $who ->
    [you] Tienes la puja más alta, { bid-named }.
   *[other] { $who-name } tiene la puja más alta, { bid-named }.
}
bid-highest-trump = { $who ->
    [you] Tienes la puja más alta, { bid-on-trump }.
   *[other] { $who-name } tiene la puja más alta, { bid-on-trump }.
}
side-so-far = { $side }: { tricks-counted }, { points-counted }.
dummy-so-far = El muerto: { tricks-counted }; { cards-counted } en su montón.
called-card = La carta llamada es { $cards }. Pareja: { $partner }.
called-card-secret = La carta llamada es { $cards }. Todavía no se sabe quién la tiene.
called-cards-one = Las cartas llamadas son { $cards }. Única pareja: { $partner }.
called-cards-both = Las cartas llamadas son { $cards }. Parejas: { $partners }.
called-cards-half = Las cartas llamadas son { $cards }. Una pareja: { $partner }; todavía no se sabe quién tiene { $hidden }.
called-cards-secret = Las cartas llamadas son { $cards }. Todavía no se sabe quién las tiene.
trick-so-far = En la mesa: { $cards }.
trick-so-far-led = { $who ->
    [you] En la mesa: { $cards }. De momento la baza es tuya.
    [dummy] En la mesa: { $cards }. De momento la baza es del muerto.
   *[other] En la mesa: { $cards }. De momento la baza es de { $who-name }.
}
contract-so-far = { $who ->
    [you] Juegas { bid-on-trump }. Puntos hasta ahora: { $points }.
   *[other] { $who-name } juega { bid-on-trump }. Puntos hasta ahora: { $points }.
}
side-points = { $side } { $score }

hand-yours = Tus cartas: { $cards }
claim-question = { $may ->
    [claim] Tu mano es un reparto nulo: ¿pedirlo ({ "claim" }) o jugar ({ "play" })?
   *[play] Tu mano no es un reparto nulo: jugar ({ "play" }).
}
bid-question = Tu puja: { $choices }.
bid-choice-range = { $bid } a { $most } de 5 en 5
trump-question = Declara el triunfo: { $choices }.
call-question = { $called ->
    [0] Llama a tu pareja: nombra una carta que no tengas.
   *[other] Llama a otra pareja: nombra una carta que no tengas.
}
bury-question = { $cards ->
    [one] Entierra { cards-counted }.
   *[other] Entierra { cards-counted }; puedes nombrar varias a la vez.
}
bury-question-exchange = { bury-question } Todas las cartas del nido, o todas menos { $size }.
lead-question = ¿Quién sale: { "self" } (tú) o { "left" } ({ $other-name })?
play-question-any = Tu carta: cualquiera.
play-question-lead = Tu salida: cualquier carta.
play-question = Tu carta: { $cards }.

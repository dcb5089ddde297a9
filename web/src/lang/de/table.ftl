connection-lost = Die Verbindung zum Tisch ist unterbrochen. Sie wird neu aufgebaut …
shuffling = Die Karten werden gemischt …
dealing = Die Karten werden gegeben …
table-not-loaded = Der Tisch konnte nicht geladen werden. [Noch einmal versuchen]
tab-your-turn = ● Du bist dran · { $title }
table-of-practice = { $title } (Übung)
written = { $name }: { $text }

table-bar = Tisch
chat = Chat
score-sheet = Zettel
log = Verlauf
words-meaning = Was die Wörter bedeuten
the-table = Der Tisch
take-back = Meinen letzten Zug zurücknehmen
something-new = { $button }: etwas Neues

deal-so-far = Die Runde bisher
won-so-far = Bisher gewonnen
player = Spieler
column-cards = Karten
column-fives = Fünfen
column-sweeps = Abräumer
column-oranges = Orangen
the-bidding = Die Gebote
the-last-trick = Der letzte Stich
took-trick = { $you ->
    [true] Du hast ihn gemacht.
   *[false] { $name } hat ihn gemacht.
}
took-points = { $you ->
    [true] Du hast ihn gemacht: { $points } Punkte.
   *[false] { $name } hat ihn gemacht: { $points } Punkte.
}
took-lost = { $name } hat ihn gemacht: { $points } Punkte verloren.
lately = Zuletzt

your-hand = Dein Blatt
card-points = { $count ->
    [one] , 1 Punkt
   *[other] , { $count } Punkte
}
card-from-nest = , aus dem Nest
card-chosen = , gewählt
card-not-allowed = , jetzt nicht erlaubt
one-counter-only = Nur eine Zählkarte darf gedrückt werden.
card-allowed = Diese Karte ist erlaubt.

hint = Tipp
hint-asks = Was würde ein starker Spieler tun?

dealer-letter = G
guests-bot = , Bot eines Gastes
the-dealer = , gibt
side-a = , Seite A
side-b = , Seite B
score = Punktestand
score-before = Punktestand
away = weg
away-bot-plays = weg, Bot spielt
away-bot-in = weg, Bot in [0:42]
no-answer-bot-in = keine Antwort, Bot in [0:42]
bot-plays = Bot spielt
bot-plays-for-you = ein Bot spielt für dich
seat-your-turn = du bist dran
seat-thinking = überlegt …
led = [] ausgespielt
role-bid = bietet { $bid }
role-partner = Partner
sit-here = Hier setzen
sit-in-place-of = anstelle von { $name }
dummy-plate = Strohmann

action-bid = bietet { $amount }
action-sun = spielt die Sonne
action-pass = passt
action-stay = hält
action-claim = sagt Vergeben an
action-play-on = spielt weiter
action-trump = sagt { $suit } an
action-call = ruft { $card }
action-call-card = ruft eine Karte
action-bury = drückt
action-lead = spielt aus
action-lead-left = lässt links ausspielen
action-play = spielt { $card }
action-play-card = spielt
action-take = nimmt { $count }
action-build = baut
action-trail = legt { $card } ab
action-trail-card = legt ab
action-orange = ruft Orange

sum-of = { $sum } plus { $card }
build-of = der Bau aus { $cards }

the-sun = die Sonne
no-bid-yet = Noch kein Gebot
has-the-bid = { $you ->
    [true] Du hast mit { $bid } das Gebot
   *[false] { $name } hat mit { $bid } das Gebot
}
has-bid = { $you ->
    [true] Du spielst { $bid }
   *[false] { $name } spielt { $bid }
}

dummy = Der Strohmann
your-side = Eure Seite
their-side = Gegenseite
this-deal = Diese Runde
deal = Runde
deal-number = Runde { $number }
contract = Spiel
trump = Trumpf
called = Gerufen
partner = Partner
partners = Partner
taken = Gemacht
stock = Talon
seats = Plätze

your-turn-to-claim = Du bist dran: vergeben?
your-turn-to-bid = Du bist dran: biete
your-turn-to-trump = Sag den Trumpf an
your-turn-to-call = Ruf einen Partner
your-turn-to-bury = Drück Karten
your-turn-to-choose = Wähle, wer ausspielt
your-turn-to-lead = Du spielst aus
player-moves = { $phase ->
    [claim] { $name } darf Vergeben ansagen
    [bid] { $name } bietet
    [trump] { $name } sagt den Trumpf an
    [call] { $name } ruft einen Partner
    [bury] { $name } drückt
    [lead] { $name } wählt, wer ausspielt
   *[play] { $name } überlegt
}
passed = passt
stayed = gehalten

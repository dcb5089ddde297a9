game-tuxedo = Nimm Karten aus der Mitte, räum sie leer und ruf als Erstes Orange.
game-tuxedo-advice-1 = Orangen bringen am meisten: zu viert in jeder Runde etwa sieben Punkte pro Kopf, gegenüber fünf für Fünfen und vier für die meisten Karten.
game-tuxedo-advice-2 = Nimm Rot mit Gelb, wann immer du kannst, und ruf sofort: Deine Orange dürfen alle rufen.
game-tuxedo-advice-3 = Du musst nicht nehmen, sobald du kannst: In vier von zehn solchen Zügen bauen starke Bots lieber, um später mehr zu nehmen.
game-tuxedo-advice-4 = Wenn du nichts nehmen kannst, bau: Starke Bots tun es in sieben von zehn solchen Zügen.
game-tuxedo-advice-5 = Ein Bau ist am sichersten, wenn du die anderen Karten seiner Zahl schon gesehen hast, denn wer eine hat, darf ihn nehmen.
game-tuxedo-advice-6 = Räum ab, wann immer du kannst; starke Bots tun es fast immer.
game-tuxedo-advice-7 = Heb dir eine Fünf zum Nehmen auf, und sei es als die Karte, die nimmt: Abgelegt bringt sie jemand anderem fünf Punkte.
game-tuxedo-advice-8 = Wer ablegt, konnte von dem, was da lag, nichts nehmen: Bis neue Karten gegeben werden, sind diese Karten vor dieser Person sicher.
game-tuxedo-advice-9 = Zu zweit bringen die meisten Karten jemandem von euch 15 Punkte: Zähl die Stapel mit.
game-tuxedo-advice-10 = Eine einzelne Karte in der Mitte ist ein Abräumer für alle, die ihre Zahl haben: Leg eine zweite dazu, die mit ihr mehr als 14 ergibt, damit keine Karte beide nimmt.

game-dixie = Biete zu zweit um 120 Punkte; das Nest und die meisten Stiche können entscheiden.
game-dixie-advice-1 = Gewöhnlich spielt man Rook mit dem Turm, Dixie ohne. Die 14 ist die beste Karte ihrer Farbe und nichts wert, die 13er sind 10 wert, und die meisten Stiche sind 20 wert.
game-dixie-advice-2 = Zähl nicht nur Punkte, sondern auch Stiche: Die 20 für die meisten Stiche sind ein Sechstel der Runde, und das Nest ist ein weiterer Stich für die Seite, die den letzten macht.
game-dixie-advice-3 = Eine 13 ist 10 wert, verliert aber gegen ihre 14: Spiel sie, wenn die 14 weg ist, oder in einen Stich deines Partners.
game-dixie-advice-4 = Zu sechst sind die Blätter kürzer und die Gebote um eine oder zwei Stufen niedriger: Gewonnen wird das Bieten gewöhnlich mit 75.

game-three = Zu dritt, alle für sich: Wer gibt, beginnt mit 50, und jeder Stich ist 2 wert.
game-three-advice-1 = Jeder Stich ist zu seinen Zählkarten noch 2 Punkte wert: Kleine Stiche machen 26 der 126 aus.
game-three-advice-2 = Was du drückst, zählt für niemanden, und Zählkarten darfst du nicht drücken: Drück niedrige Karten einer kurzen Farbe.
game-three-advice-3 = Haltet zu zweit dagegen wie Partner: Fällt das Spiel, habt ihr beide etwas davon.

game-five = Mit Pokerkarten: ruf mit einer Karte einen geheimen Partner, spiel verkehrt oder gleich die Sonne.
game-five-advice-1 = Ohne Trumpf, verkehrt, gewinnen die 2er und 3er, und der Turm schlägt alles: Wer ihn hat, macht sicher einen Stich.
game-five-advice-2 = Bis die gerufene Karte gespielt ist, kennt den Partner nur, wer sie hat: Bist du es, gib Zählkarten in die Stiche der Person, die das Spiel hat, und mach auch selbst Stiche.
game-five-advice-3 = Wenn du weder das Spiel hast noch Partner bist, achte darauf, wer der Person mit dem Spiel Zählkarten in die Stiche gibt: Das ist der Partner.
game-five-advice-4 = Der Turm ist der niedrigste Trumpf und 20 wert: Spiel ihn in einen Stich, den deine Seite macht, oder stich mit ihm, wenn du als Letztes spielst und niemand gestochen hat.

game-kentucky = Turnier-Rook mit 41 Karten: Der Turm ist der höchste Trumpf und 20 von 120 Punkten wert.
game-kentucky-advice-1 = Der Turm ist der höchste Trumpf und 20 wert: Seinen Stich macht er immer, also biete mit ihm höher.
game-kentucky-advice-2 = Der letzte Stich bringt das Nest: Heb dir dafür einen Trumpf auf.

game-kentucky-original = Kentucky Discard ohne den Turm: 40 Karten, 100 Punkte, Gebote ab 50.
game-kentucky-original-differs = Der Turm bleibt in der Schachtel: Trumpf 14 ist die beste Karte, und es geht um 100 Punkte.
game-kentucky-original-advice-1 = Ohne den Turm ist Trumpf 14 die beste Karte: Sie macht jeden Stich.

game-kentucky-original-breckinridge = Ein Turnier vom Jahrmarkt: Trumpf wird angesagt, bevor man das Nest sieht, ab 65.
game-kentucky-original-breckinridge-differs = Trumpf wird angesagt, bevor man das Nest nimmt, Zählkarten darf man nicht drücken, und Gebote beginnen bei 65.
game-kentucky-original-breckinridge-advice-1 = { game-kentucky-original-advice-1 }

game-partnership = Das alte Spiel zu zweit gegen zwei: alle 56 Karten sind im Spiel, und die meisten Stiche sind 20 wert.
game-partnership-differs = Alle Karten werden gegeben, kein Nest hilft, und die 14er sind 10 wert statt der 13er.
game-partnership-advice-1 = Es gibt kein Nest: Nach dem Bieten kommt dir keine Karte mehr zu Hilfe, und weglegen kannst du auch keine.
game-partnership-advice-2 = Zähl nicht nur Punkte, sondern auch Stiche: Die meisten Stiche sind 20 der 120 wert.

game-thirteens = 40 Karten und neun Stiche: Die 13er zählen, und fünf Stiche sind 20 von 120 Punkten wert.
game-thirteens-differs = Die Karten beginnen bei der 5, darum sind es nur neun Stiche, und das Nest zählt nicht als weiterer.
game-thirteens-advice-1 = Fünf Stiche bringen die 20 Punkte für die meisten Stiche: Sind vier gemacht, ist der fünfte einen hohen Trumpf wert.
game-thirteens-advice-2 = { game-dixie-advice-3 }

game-red-one = Die rote 1 schlägt sogar den Turm und ist 30 von 150 Punkten wert.
game-red-one-differs = Eine rote 1 kommt dazu: Sie ist in jeder Runde Trumpf, schlägt den Turm und ist 30 wert.
game-red-one-advice-1 = Die rote 1 und der Turm bringen 50 der 150 Punkte, und nur die rote 1 kann den Turm schlagen: Biete mit jeder dieser beiden Karten höher.
game-red-one-advice-2 = Der Turm darf zu jedem Stich gespielt werden: Spiel ihn, sobald die rote 1 weg ist oder auf deiner Seite.
game-red-one-advice-3 = Trümpfe, die du drückst, liegen offen: Die anderen sehen, welche weg sind.

game-red-one-western = Alle vier 1er sind hoch, die rote über dem Turm: 200 Punkte, 20 davon im letzten Stich.
game-red-one-western-differs = Auch die anderen 1er sind im Spiel, jede 1 ist 15 wert und der letzte Stich 20.
game-red-one-western-advice-1 = Die rote 1 ist der höchste Trumpf, ganz gleich, welche Farbe Trumpf ist, und der Turm der zweithöchste: Biete mit jeder dieser beiden Karten höher.
game-red-one-western-advice-2 = Der letzte Stich ist 20 wert und bringt das Nest: Heb dir dafür einen Trumpf auf.

game-kentucky-rook = Die 1er sind zurück, als beste Karten ihrer Farbe: 180 Punkte, Gebote ab 100.
game-kentucky-rook-differs = Die 1er kommen zurück, als beste Karten ihrer Farben und je 15 wert, und Gebote beginnen bei 100.
game-kentucky-rook-advice-1 = { game-kentucky-advice-1 }
game-kentucky-rook-advice-2 = Die 1er sind die besten Karten ihrer Farben und je 15 wert: Biete mit ihnen höher.

game-kentucky-rook-williams = Vier Runden Kentucky Rook, mit 1ern zu 20 und einer offenen Karte im Nest.
game-kentucky-rook-williams-differs = Die 1er sind 20 wert, eine Karte des Nests liegt offen, und die Partie hat vier Runden.
game-kentucky-rook-williams-advice-1 = { game-kentucky-advice-1 }
game-kentucky-rook-williams-advice-2 = Die 1er sind die besten Karten ihrer Farben und je 20 wert: Biete mit ihnen höher.

game-kentucky-rook-baby-bird = Kentucky Rook mit der roten 2 als zweithöchstem Trumpf, 20 wert: 200 Punkte.
game-kentucky-rook-baby-bird-differs = Die rote 2 kommt dazu, in jeder Runde Trumpf, nur unter dem Turm, und ist 20 wert.
game-kentucky-rook-baby-bird-advice-1 = Der Turm und die rote 2 sind in jeder Runde die beiden höchsten Trümpfe und je 20 wert: Biete mit jeder dieser beiden Karten höher.

game-one-high = Alle 57 Karten, die 1 ist hoch: Der Turm ist der niedrigste Trumpf, und seine 20 Punkte sind schwer zu halten.
game-one-high-differs = Alle Karten sind im Spiel, und der Turm ist der schlechteste Trumpf statt der beste.
game-one-high-advice-1 = Der Turm ist der niedrigste Trumpf und 20 wert: Spiel ihn in einen Stich, den deine Seite macht, oder stich mit ihm, wenn du als Letztes spielst und niemand gestochen hat.
game-one-high-advice-2 = { game-kentucky-rook-advice-2 }

game-house = 200 Punkte, 20 davon für den letzten Stich; der Turm ist ein Trumpf zwischen 10 und 11.
game-house-differs = Der letzte Stich ist 20 mehr wert, und der Turm steht mitten in den Trümpfen, zwischen 10 und 11.
game-house-advice-1 = Der Turm steht zwischen Trumpf 10 und Trumpf 11: Sind von den Trümpfen 11, 12, 13, 14 und 1 weg, kann er nicht mehr verlieren.
game-house-advice-2 = { game-red-one-western-advice-2 }

game-house-fast = House Rook ohne 2er, 3er und 4er: zehn Stiche um dieselben 200 Punkte.
game-house-fast-differs = Die 2er, 3er und 4er bleiben in der Schachtel, darum hat eine Runde zehn Stiche.
game-house-fast-advice-1 = { game-house-advice-1 }
game-house-fast-advice-2 = { game-red-one-western-advice-2 }
game-house-six = House Rook zu sechst, drei gegen drei: neun Stiche um dieselben 200 Punkte.
game-house-six-differs = Drei auf jeder Seite, neun Karten für alle und ein Nest aus drei.
game-house-six-advice-1 = { game-house-advice-1 }

game-call-partner = Keine festen Partner: Wer am höchsten bietet, nennt eine Karte, und wer sie hat, spielt mit.
game-call-partner-differs = Feste Partner gibt es nicht: Wer das Spiel hat, nennt eine Karte, und wer sie hat, ist in dieser Runde Partner.
game-call-partner-advice-1 = Ruf den höchsten Trumpf, der dir fehlt; fehlt dir keiner, die beste Karte einer Nebenfarbe.
game-call-partner-advice-2 = { game-red-one-western-advice-2 }
game-call-partner-advice-3 = { game-five-advice-3 }

game-call-partner-five = Gerufen wird eine Karte, zu sechst zwei: Wer sie hat, ist ein geheimer Partner.
game-call-partner-five-differs = Ein größerer Tisch: gerufen wird ein Partner, zu sechst zwei, und 400 Punkte gewinnen.
game-call-partner-five-advice-1 = { game-call-partner-advice-1 }
game-call-partner-five-advice-2 = Zu fünft hat das Nest sieben Karten: Es kann eine kurze Farbe lang machen.
game-call-partner-five-advice-3 = { game-red-one-western-advice-2 }
game-call-partner-five-short = Call Partner zu fünft ohne 2er, 3er und 4er: acht Stiche um 200 Punkte.
game-call-partner-five-short-differs = Die 2er, 3er und 4er bleiben in der Schachtel: acht Karten für alle und ein Nest aus fünf.
game-call-partner-five-short-advice-1 = { game-call-partner-advice-1 }

game-princeton = Rook mit gewöhnlichen Karten: Asse hoch, ein Joker als niedrigster Trumpf, und 200 Punkte.
game-princeton-differs = Gewöhnliche Karten mit einem Joker als Turm, 20 Punkte mehr für den letzten Stich, und eine einzige Karte bleibt übrig.
game-princeton-advice-1 = Der Joker ist der niedrigste Trumpf und 20 wert: Spiel ihn in einen Stich, den deine Seite macht, oder stich mit ihm, wenn du als Letztes spielst und niemand gestochen hat.
game-princeton-advice-2 = Das Nest ist eine einzige Karte: Biete auf das Blatt, das du hast.
game-princeton-advice-3 = Was du drückst, bekommt, wer den letzten Stich macht: Drück eine Zählkarte nur, wenn du damit rechnest, dass du ihn machst.

game-two-hundred = Die Verwandte aus Kanada: kein Nest, 100 Punkte, und ab 100 zählt nur, wer bietet.
game-two-hundred-differs = Wenige Pokerkarten ohne Nest, und kurz vor dem Ziel bekommt nur Punkte, wer zu bieten wagt.
game-two-hundred-advice-1 = Sobald deine Seite 100 Punkte hat, gib in jeder Runde ein Gebot ab: Bietet niemand von euch beiden, bekommt ihr nichts.
game-two-hundred-advice-2 = { game-partnership-advice-1 }

game-two-hundred-kitty = Two Hundred mit einem Nest aus vier Karten, deren Punkte die Gegner bekommen.
game-two-hundred-kitty-differs = Die 6er sind dabei, und es gibt ein Nest aus vier Karten, deren Punkte an die andere Seite gehen.
game-two-hundred-kitty-advice-1 = { game-two-hundred-advice-1 }

game-shelem = Rook aus dem Iran: Jeder Stich ist 5 wert, und ein schlimm gefallenes Spiel kostet doppelt.
game-shelem-differs = Jeder Stich ist 5 wert, gedrückte Karten zählen sofort, und schlimm gefallen kostet doppelt.
game-shelem-advice-1 = Wer das Spiel hat und weniger Punkte macht als die anderen, also 80 oder weniger, verliert das Gebot doppelt: Biete nicht hoch auf eine Farbe allein.

game-shelem-185 = Shelem mit Assen zu 15: 185 Punkte in einer Runde, Gebote ab 120.
game-shelem-185-differs = Die Asse sind 15 wert, es geht um 185 Punkte, und Gebote beginnen bei 120.
game-shelem-185-advice-1 = Wer das Spiel hat und weniger Punkte macht als die anderen, also 90 oder weniger, verliert das Gebot doppelt: Biete nicht hoch auf eine Farbe allein.

game-two = Zu zweit mit einem Strohmann, dessen Karten einzeln aufgedeckt werden und Stiche machen können.
game-two-differs = Ein Strohmann spielt statt der dritten Person, und seine Stiche sind für beide verloren.
game-two-advice-1 = Die Stiche des Strohmanns sind für euch beide verloren: Heb dir Zählkarten für Stiche auf, zu denen er schon gespielt hat.
game-two-advice-2 = Der Strohmann deckt die Karten oben von seinem Stapel auf und kann nicht wählen: Seine hohen Karten kommen, wann sie kommen.
game-two-advice-3 = Der Strohmann kann sogar gewinnen, wenn du Trumpf ausspielst: Er deckt eine beliebige Karte auf, aber nur ein höherer Trumpf schlägt deinen.

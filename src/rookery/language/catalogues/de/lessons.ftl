lesson-first-title = Deine erste Runde { $game }
lesson-tuxedo-first-summary = Nimm, bau, leg ab, und sei schnell, wenn eine Orange vorbeirollt.
lesson-tuxedo-builds-title = Tuxedo: Bauen
lesson-tuxedo-builds-summary = Nimm einen Bau, den jemand anders gemacht hat, und mach selbst einen.
lesson-tuxedo-sweeps-title = Tuxedo: Abräumer
lesson-tuxedo-sweeps-summary = Lass nichts liegen, was andere abräumen können, und räum die Mitte selbst leer.
lesson-tuxedo-orange-title = Tuxedo: die Orange
lesson-tuxedo-orange-summary = Rot und Gelb zusammen: sehen, nehmen und als Erstes rufen.
lesson-dixie-first-summary = Biete, nimm das Nest, sag Trumpf an und mach Stiche mit deinem Partner: eine ganze Runde, Schritt für Schritt.
lesson-dixie-bidding-title = Dixie Rook: was du bieten kannst
lesson-dixie-bidding-summary = Wann ein Blatt ein Gebot wert ist, und wann du es besser deinem Partner überlässt.
lesson-dixie-points-title = Dixie Rook: Punkte geben und nehmen
lesson-dixie-points-summary = Wann du eine Zählkarte in den Stich deines Partners gibst, und wann du sie behältst.
lesson-dixie-counting-title = Dixie Rook: Trümpfe ziehen und zählen
lesson-dixie-counting-summary = Es gibt vierzehn Trümpfe. Wie viele sind draußen? Zieh sie, und deine anderen Karten sind sicher.
lesson-three-first-summary = Du allein gegen zwei: Biete, sag Trumpf an, tausch mit dem Nest und zieh Trümpfe.
lesson-three-bidding-title = Rook for Three: wie hoch du gehst
lesson-three-bidding-summary = Jedes Blatt hat eine Grenze: Biete bis dahin und nicht weiter.
lesson-three-points-title = Rook for Three: Punkte geben und nehmen
lesson-three-points-summary = Zu zweit haltet ihr dagegen: Mach die Stiche, die zählen.
lesson-three-counting-title = Rook for Three: Trümpfe ziehen und zählen
lesson-three-counting-summary = Elf Trümpfe hat das Kartenspiel: Zähl mit, bis die anderen keinen mehr haben.
lesson-five-first-summary = Biete, sag Trumpf an, ruf einen Partner, den niemand kennt, und spielt drei gegen zwei.
lesson-five-bidding-title = Rook for five: Bieten mit unbekanntem Partner
lesson-five-bidding-summary = Du wirst einen Partner rufen, also zählen Asse und Könige jeder Farbe: Wie hoch kannst du gehen?
lesson-five-points-title = Rook for five: Punkte geben und nehmen
lesson-five-points-summary = Zwei gegen drei: Wohin gehören deine Zählkarten?
lesson-five-counting-title = Rook for five: Trümpfe ziehen und zählen
lesson-five-counting-summary = Vierzehn Trümpfe mit dem Turm: Zieh sie, solange du den höchsten hast.
lesson-kentucky-first-summary = Turnier-Rook mit dem Turm als höchstem Trumpf: eine ganze Runde, Schritt für Schritt.
lesson-draft-summary = Eine Runde von der ersten Karte an: Jeder Abschnitt wird erklärt, wenn er kommt.

## tuxedo/first: Your first deal of Tuxedo

lesson-tuxedo-first-say-1 = Willkommen! In jedem Zug spielst du eine Karte: Sie nimmt eine Karte mit derselben Zahl oder Karten, die zusammen ihre Zahl ergeben. Deine 14 kann die 8 und die 6 nehmen, und eine davon ist rot, die andere gelb: Das ist mehr wert als die Karten selbst.
lesson-tuxedo-first-why-1 = 8 und 6 ergeben 14, und Rot und Gelb zusammen sind eine Orange
lesson-tuxedo-first-say-2 = Rot und Gelb zusammen sind eine Orange: 10 Punkte für den, der sie zuerst ruft, egal, wer genommen hat. Hier warten die anderen auf dich; an einem echten Tisch musst du schnell sein.
lesson-tuxedo-first-why-2 = 10 Punkte für ein Wort
lesson-tuxedo-first-say-3 = Eine 10 und eine 1 liegen jetzt als Bau von 11 zusammen, und nur eine 11 nimmt sie. Aber du darfst ihn erhöhen: Leg deine 1 dazu, denn die neue Summe ist 12, und du hast eine 12.
lesson-tuxedo-first-why-3 = mit 1 mehr ist der Bau 12, und du hast die 12, die ihn nimmt
lesson-tuxedo-first-say-4 = Dein Bau liegt noch da.
lesson-tuxedo-first-why-4 = deine 12 nimmt den ganzen Bau, drei Karten auf einmal
lesson-tuxedo-first-say-5 = Eine Karte hast du noch auf der Hand, und sie nimmt nichts aus der Mitte. Dann legst du sie in die Mitte: Das heißt ablegen.
lesson-tuxedo-first-why-5 = nichts in der Mitte ergibt 3, also hast du keine Wahl
lesson-tuxedo-first-say-6 = Niemand hatte mehr Karten auf der Hand, darum gibt es für alle vier neue, aber keine für die Mitte. Schau auf die 3er und auf das, was zusammen 3 ergibt.
lesson-tuxedo-first-why-6 = deine 3 nimmt die 3 und 2 + 1 zugleich: drei Karten, Rot und Gelb darunter
lesson-tuxedo-first-say-7 = Wieder Rot und Gelb!
lesson-tuxedo-first-why-7 = sei schneller als die anderen
lesson-tuxedo-first-say-8 = In der Mitte liegt eine einzelne 7, und keine deiner Karten nimmt sie. Aber du hast eine 12, und 7 + 5 ergibt 12.
lesson-tuxedo-first-why-8 = 5 auf 7 ist ein Bau von 12, und die 12 auf deiner Hand nimmt ihn im nächsten Zug, mitsamt der Fünf
lesson-tuxedo-first-say-9 = Jemand hat deinen Bau so erhöht, dass du nicht mehr an ihn herankommst: Das ist das Risiko beim Bauen. Leg jetzt eine Karte ab, und überleg dabei, was du den anderen anbietest.
lesson-tuxedo-first-why-9 = niemand kann die Mitte abräumen, wenn die 12 dort liegt
lesson-tuxedo-first-end = Nehmen, bauen, ablegen und die Orange: Jetzt kennst du alles. Wer die ganze Mitte leert, macht einen Abräumer für 5 oder 10 Punkte; der Rest der Runde gehört dir.

## tuxedo/builds: Tuxedo: builds

lesson-tuxedo-builds-say-1 = Rechts von dir wurde eine 2 auf eine 1 gelegt: ein Bau von 3. Nur eine 3 nimmt ihn, aber jede 3, egal, wer sie hat.
lesson-tuxedo-builds-why-1 = deine 3 nimmt den ganzen Bau, Rot und Gelb zusammen
lesson-tuxedo-builds-say-2 = Auch ein Bau kann eine Orange sein.
lesson-tuxedo-builds-why-2 = ruf sie, bevor es jemand anders tut
lesson-tuxedo-builds-say-3 = Du hast eine 13 und eine 11, und in der Mitte liegt eine 2. Keine deiner Karten nimmt etwas, aber zwei von ihnen und die 2 gehören zusammen.
lesson-tuxedo-builds-why-3 = 11 auf 2 ist ein Bau von 13, und deine 13 nimmt ihn im nächsten Zug
lesson-tuxedo-builds-say-4 = Niemand hatte eine 13, darum liegt dein Bau noch da.
lesson-tuxedo-builds-why-4 = deine 13 nimmt den ganzen Bau
lesson-tuxedo-builds-end = Ein Bau braucht zwei Züge, und jemand anders kann schneller sein: Bau eine Zahl, deren andere Karten zum größten Teil schon gespielt sind. Spiel weiter, wenn du magst.

## tuxedo/sweeps: Tuxedo: sweeps

lesson-tuxedo-sweeps-say-1 = Wer mit einer Karte die ganze Mitte leert, macht einen Abräumer, und der bringt 5 oder 10 Punkte. Bevor du etwas ablegst, frag dich also: Könnte dann eine einzige Karte alles nehmen?
lesson-tuxedo-sweeps-why-1 = so liegt zu viel da, als dass eine Karte alles nehmen könnte
lesson-tuxedo-sweeps-say-2 = Wieder ist nichts zu nehmen. Eine Fünf ist 5 Punkte wert, aber das ist ein Abräumer auch, den du nicht verschenkst.
lesson-tuxedo-sweeps-why-2 = liegt die Fünf da, leert keine einzelne Karte die Mitte
lesson-tuxedo-sweeps-say-3 = Jetzt liegen zwei Karten da, eine 11 und eine 1. Was ergeben sie zusammen?
lesson-tuxedo-sweeps-why-3 = 11 und 1 ergeben 12, und ohne die beiden ist die Mitte leer: ein kleiner Abräumer, 5 Punkte
lesson-tuxedo-sweeps-say-4 = Wieder liegen drei Karten da.
lesson-tuxedo-sweeps-why-4 = auch einfach nur zu nehmen lohnt sich, denn die meisten Karten bringen 15 Punkte
lesson-tuxedo-sweeps-end = Ein Abräumer von höchstens drei Karten bringt 5 Punkte, einer von vier oder mehr bringt 10. Schau bei jedem Ablegen, was du liegen lässt. Spiel weiter, wenn du magst.

## tuxedo/orange: Tuxedo: the orange

lesson-tuxedo-orange-say-1 = Rot und Gelb zusammen genommen sind eine Orange: 10 Punkte für dich, wenn du sie als Erstes rufst. Schau in die Mitte: zwei 10er, eine 1 und eine 9. Was kann deine 10?
lesson-tuxedo-orange-why-1 = deine 10 nimmt beide 10er und 1 + 9, alle vier Karten: ein großer Abräumer, mit Rot und Gelb für eine Orange
lesson-tuxedo-orange-say-2 = 10 Punkte für den Abräumer, und jetzt die Orange.
lesson-tuxedo-orange-why-2 = noch einmal 10 Punkte, wenn du sie als Erstes rufst
lesson-tuxedo-orange-say-3 = Jetzt ist nichts zu nehmen, also musst du eine Karte ablegen. Deine 13 behältst du besser: Mit hohen Karten nimmst du, was andere bauen.
lesson-tuxedo-orange-why-3 = die 8 kostet am wenigsten, und die hohen Karten bleiben auf deiner Hand
lesson-tuxedo-orange-say-4 = Jemand hat Rot 5 auf deine gelbe 8 gelegt. Das ist ein Bau von 13.
lesson-tuxedo-orange-why-4 = deine 13 nimmt wieder Rot und Gelb, mit einer Fünf darunter
lesson-tuxedo-orange-say-5 = Und noch einmal!
lesson-tuxedo-orange-why-5 = wer zuerst ruft, bekommt die 10 Punkte
lesson-tuxedo-orange-end = Orangen bringen in Tuxedo die meisten Punkte. Achte bei allem, was genommen wird, auf Rot mit Gelb, auch bei den anderen: Ihre Orange gehört dir, wenn du sie zuerst rufst. Spiel weiter, wenn du magst.

lesson-dixie-first-say-1 = Willkommen! Mit deinem Partner gegenüber bietest du, wie viele von 120 Punkten ihr machen werdet: 13er und 10er zählen je 10, 5er je 5, die meisten Stiche 20. Dein Partner hat 70 geboten, rechts von dir wurde 75 geboten: Du bietest also 80 oder mehr, oder du passt.
lesson-dixie-first-why-1 = fünf schwarze Karten mit der 13, dazu Gelb 14, sind mit der Hilfe deines Partners etwa 90 Punkte wert
lesson-dixie-first-say-2 = Du hast das Spiel für 80, und die vier Karten des Nests sind jetzt auf deiner Hand. Drück vier niedrige Karten von Farben, die du nicht brauchst, damit du in einer bald blank bist und stechen kannst; sie zählen für die Seite mit dem letzten Stich.
lesson-dixie-first-why-2 = niedrige grüne Karten gewinnen nichts, und Gelb 5 ist im Nest sicher, wenn du den letzten Stich machst
lesson-dixie-first-say-3 = Sag jetzt die Trumpffarbe an. Ein Trumpf schlägt jede Karte der anderen Farben, also wähl die Farbe, von der du am meisten hast.
lesson-dixie-first-why-3 = acht schwarze Trümpfe mit der 14 an der Spitze: kaum jemand kann dich aufhalten
lesson-dixie-first-say-4 = Bediene die ausgespielte Farbe, wenn du sie hast, sonst spiel irgendeine Karte: Der höchste Trumpf macht den Stich, sonst die höchste Karte der Farbe, und wer ihn macht, spielt aus. Dein Partner hat Rot 13 ausgespielt, und du hast eine rote Karte.
lesson-dixie-first-why-4 = das ist deine einzige rote Karte, also hast du keine Wahl
lesson-dixie-first-say-5 = Wieder Rot, und jetzt hast du keines mehr: Du darfst stechen oder eine Karte abwerfen. Aber schau, wem der Stich gerade gehört: deinem Partner, mit Rot 14.
lesson-dixie-first-why-5 = der Stich gehört schon deinem Partner, also wirf die Karte ab, die am wenigsten wert ist
lesson-dixie-first-say-6 = Wieder gehört der Stich gerade deinem Partner, mit Rot 12.
lesson-dixie-first-why-6 = ein Trumpf wäre in einem Stich der eigenen Seite verschwendet: wirf eine niedrige Karte ab
lesson-dixie-first-say-7 = Diesmal Gelb, und du hast eine gelbe Karte.
lesson-dixie-first-why-7 = du musst bedienen, und die 14 schlägt die 13 mit ihren 10 Punkten
lesson-dixie-first-say-8 = Du spielst aus, und die anderen haben noch sechs schwarze Trümpfe: Spiel selbst Trumpf aus, bis ihre weg sind, das heißt Trümpfe ziehen. Fang unterhalb der höchsten an, und halt die Zählkarten zurück: die 13, die 10 und die 5.
lesson-dixie-first-why-8 = das zieht Trümpfe und riskiert keine Zählkarte
lesson-dixie-first-end = Gut gespielt: Behalte das Ausspiel, solange deine Trümpfe die höchsten sind, und mach den letzten Stich, denn er bringt das Nest. Der Rest gehört dir, mit einem Tipp, wann immer du magst.

lesson-dixie-bidding-say-1 = Du bietest als Erstes. Zähl, was du hast: Sechs grüne Karten mit der 14 an der Spitze könnten deine Trümpfe sein, und jeder Trumpf macht etwa einen Stich. Wer das Bieten gewinnt, bekommt auch die vier Karten des Nests, und dein Partner macht ebenfalls ein paar Stiche. Das ergibt etwa 90 Punkte, und das niedrigste Gebot ist 70.
lesson-dixie-bidding-why-1 = sechs grüne Trümpfe mit dem höchsten sind etwa 90 Punkte wert, und ein Gebot von 70 wird in neun von zehn Fällen erfüllt
lesson-dixie-bidding-say-2 = Links von dir wurde 75 geboten, von deinem Partner 80. Eure Punkte zählen zusammen.
lesson-dixie-bidding-why-2 = die 80 deines Partners sind auch deine, und das Nest nimmt, wer das höchste Gebot hat: noch höher zu bieten verspricht nur mehr
lesson-dixie-bidding-end = So bietet man mit einem Partner: Sagt, was ihr habt, und überbietet einander nicht ohne Not. In dieser Runde hat dein Partner das Spiel; spiel sie zu Ende, wenn du magst, oder nimm die nächste Lektion.

lesson-dixie-points-say-1 = Dein Partner hat das Spiel für 85, und Grün ist Trumpf. Gelb wurde ausgespielt: Der Stich gehört gerade deinem Partner mit der 14, du spielst als Letztes, und du hast keine gelbe Karte.
lesson-dixie-points-why-1 = diesen Stich kann deinem Partner niemand mehr nehmen, also sind die 5 Punkte von Schwarz 5 dort sicher
lesson-dixie-points-say-2 = Dein Partner spielt Trumpf aus, die 13. Du musst bedienen und könntest Grün 5 geben. Aber nach dir hat vielleicht noch jemand die 14.
lesson-dixie-points-why-2 = die 13 könnte von der 14 geschlagen werden, also heb die Fünf für einen sichereren Stich auf
lesson-dixie-points-say-3 = Die 14 hatte dein Partner selbst, und da kommt sie.
lesson-dixie-points-why-3 = den höchsten Trumpf schlägt keine Karte: jetzt ist die Fünf sicher
lesson-dixie-points-say-4 = Dein Partner spielt einen niedrigen Trumpf aus und überlässt dir diesen Stich. Du spielst als Letztes.
lesson-dixie-points-why-4 = eine Karte, die gerade hoch genug ist, macht den Stich, und 12, 11 und 9 bleiben für später
lesson-dixie-points-end = Gib Zählkarten in Stiche, die dein Partner sicher macht, halt sie zurück, solange ein Stich noch verloren gehen kann, und wenn du als Letztes spielst, nimm, was du kannst. Spiel weiter, wenn du magst.

lesson-dixie-counting-say-1 = Du hast das Spiel für 85, Rot ist Trumpf, und sechs davon hast du: 14, 13, 11, 9, 8 und 5. Gespielt wurde noch keiner, also sind acht draußen. Jeder von ihnen könnte dir einen Stich nehmen. Spiel Trumpf aus, dann müssen die anderen ihre hergeben; aber biete keine Zählkarte an, solange die 12 draußen ist.
lesson-dixie-counting-why-1 = die anderen müssen Trümpfe hergeben, und eine Zählkarte kostet es nicht
lesson-dixie-counting-say-2 = Die 12 hat gewonnen, aber vier Trümpfe sind gefallen. Von den acht, die draußen waren, sind drei weg. Jetzt wurde Schwarz ausgespielt, und du hast keines. Ein kleiner Trumpf genügt, wenn niemand ihn schlagen kann.
lesson-dixie-counting-why-2 = du hast keine schwarze Karte, also macht ein Trumpf den Stich
lesson-dixie-counting-say-3 = Fünf sind noch draußen: die 10, die 6, die 4, die 3 und die 2. Die 12 ist weg, also sind deine 14 und deine 13 die beiden höchsten.
lesson-dixie-counting-why-3 = die 13 schlägt nur noch deine eigene 14, also sind ihre 10 Punkte sicher
lesson-dixie-counting-say-4 = Noch drei sind gefallen. Wie viele sind jetzt draußen, und kann irgendetwas deine 14 schlagen?
lesson-dixie-counting-why-4 = zwei sind draußen, und die 14 schlägt beide: so ziehst du sie
lesson-dixie-counting-end = Die letzten beiden sind gefallen: Nur du hast jetzt noch Trümpfe, also kann niemand mehr deine guten Karten stechen. Spiel weiter.

lesson-three-first-say-1 = Willkommen! Alle spielen für sich, und wer am meisten bietet, spielt gegen die beiden anderen: 14er und 10er zählen je 10, 5er je 5, jeder Stich 2, zusammen 126. Wer gibt, musste mit 50 eröffnen: Biete mehr, in Fünferschritten, oder passe.
lesson-three-first-why-1 = sechs rote Karten mit der 14 und der 13, dazu Schwarz 14, sind etwa 95 Punkte wert
lesson-three-first-say-2 = Links von dir wird 60 geboten. Dein Blatt ist viel mehr wert.
lesson-three-first-why-2 = deine Karten sind gut für etwa 95 Punkte, also ist eine Stufe mehr sicher
lesson-three-first-say-3 = Du hast das Spiel für 65. Hier sagst du die Trumpffarbe an, bevor du das Nest siehst.
lesson-three-first-why-3 = sechs rote Karten mit den beiden höchsten sind die besten Trümpfe, die du hast
lesson-three-first-say-4 = Jetzt hast du die fünf Karten des Nests auf der Hand. Drück fünf Karten, aber keine Zählkarte: Gedrückte Karten sind hier aus dem Spiel.
lesson-three-first-why-4 = ohne Grün und mit wenig Gelb kannst du in diesen Farben bald stechen
lesson-three-first-say-5 = Der erste Stich kommt von links, und du spielst als Letztes. Bediene die ausgespielte Farbe, wenn du sie hast; die höchste Karte macht den Stich, wenn niemand sticht.
lesson-three-first-why-5 = nach dir spielt niemand mehr, also macht die 14 den Stich sicher, und sie ist 10 wert
lesson-three-first-say-6 = Du spielst aus, und die anderen haben zusammen fünf Trümpfe, von denen jeder eine deiner guten Karten stechen könnte. Spiel Trumpf aus, damit sie ihre hergeben müssen.
lesson-three-first-why-6 = der höchste Trumpf ist nicht zu schlagen, und er zieht ihre
lesson-three-first-say-7 = Nur ein Trumpf kam von den beiden. Zähl mit: Vier sind noch draußen.
lesson-three-first-why-7 = das ist jetzt der höchste Trumpf, und er zieht noch einen
lesson-three-first-say-8 = Drei Trümpfe sind noch draußen, aber es eilt nicht, sie zu ziehen. Welche deiner Zählkarten ist die höchste verbliebene Karte ihrer Farbe?
lesson-three-first-why-8 = Gelb 14 ist die höchste gelbe Karte und macht einen Stich, mit ihren 10 Punkten
lesson-three-first-say-9 = Gelb 14 hat den Stich gemacht, und du spielst wieder aus.
lesson-three-first-why-9 = für einen niedrigen Trumpf müssen sie einen hohen hergeben, und deine Zählkarten hältst du zurück
lesson-three-first-end = Der Rest gehört dir. Zwei Trümpfe sind noch draußen, also zähl weiter mit.

lesson-three-bidding-say-1 = Fünf grüne Karten mit der 14 und der 13 könnten deine Trümpfe sein. Hier spielst du allein, und nur das Nest hilft dir. Wie viel ist das wert?
lesson-three-bidding-why-1 = fünf grüne Trümpfe mit dem höchsten sind etwa 70 Punkte wert, und ein Gebot von 55 wird in mehr als vier von fünf Fällen erfüllt
lesson-three-bidding-say-2 = Jemand hat mehr geboten. Frag dich, wie oft du das nächste Gebot erfüllen würdest: Öfter als in der Hälfte der Fälle genügt.
lesson-three-bidding-why-2 = ein Gebot von 65 wird in etwa zwei von drei Fällen erfüllt
lesson-three-bidding-say-3 = Und noch einmal. Mit diesem Blatt macht man im Durchschnitt etwa 70 Punkte, und mit einem Gebot von 75 würdest du in mehr als der Hälfte aller Runden fallen. Was nun?
lesson-three-bidding-why-3 = 75 ist mehr, als mit diesem Blatt zu erwarten ist
lesson-three-bidding-end = Du hast rechtzeitig aufgehört: Jetzt haltet ihr zu zweit dagegen und versucht, das Spiel zu Fall zu bringen. Ein verlorenes Gebot kostet, was geboten wurde, also kommt es auf die Grenze an. Spiel weiter, wenn du magst.

lesson-three-points-say-1 = Wer links von dir sitzt, hat das Spiel für 70, mit Schwarz als Trumpf, und ihr haltet zu zweit dagegen. Ein niedriger Trumpf wurde ausgespielt, und Schwarz 10 liegt schon darauf. Du spielst als Letztes.
lesson-three-points-why-1 = im Stich sind 10 Punkte, und niemand kann deine 12 mehr schlagen
lesson-three-points-say-2 = Dein Stich, und du spielst aus. Welche deiner Karten ist die höchste ihrer Farbe?
lesson-three-points-why-2 = Rot 14 ist selbst 10 Punkte wert, und keine rote Karte schlägt sie
lesson-three-points-say-3 = Wer das Spiel hat, war blank in Rot und hat deine 14 gestochen. Das war Pech, kein Fehler: So auszuspielen ist weit öfter richtig als falsch.
lesson-three-points-why-3 = du musst bedienen, und du hast noch einen Trumpf
lesson-three-points-say-4 = Gelb wurde ausgespielt. Wer mit dir dagegenhält, hat Grün 5 hineingegeben, und du spielst als Letztes.
lesson-three-points-why-4 = deine 11 macht den Stich, in dem 5 Punkte sind, und die 13 bleibt für später
lesson-three-points-end = Punkte, die du beim Dagegenhalten machst, gehören dir auf jeden Fall, egal, was aus dem Gebot wird. Spiel weiter, wenn du magst.

lesson-three-counting-say-1 = Schwarz ist Trumpf, und davon gibt es hier elf Karten. Sieben hast du auf der Hand, und eine hast du gespielt: Also sind drei draußen. Solange das so ist, kann jede davon eine deiner guten Karten stechen.
lesson-three-counting-why-1 = das zieht Trümpfe: drei sind draußen
lesson-three-counting-say-2 = Einer ist gefallen. Zwei sind draußen.
lesson-three-counting-why-2 = das zieht Trümpfe: zwei sind draußen
lesson-three-counting-say-3 = Wieder kam von den beiden nur ein Trumpf. Einer ist noch draußen.
lesson-three-counting-why-3 = das zieht den letzten Trumpf
lesson-three-counting-say-4 = Jetzt ist auch der gefallen: Die anderen haben keinen Trumpf mehr. Jeder deiner Trümpfe macht einen Stich. Welchen spielst du aus, wenn du die hohen behalten willst?
lesson-three-counting-why-4 = ein niedriger Trumpf gewinnt jetzt so sicher wie ein hoher
lesson-three-counting-end = Außer dir hat jetzt niemand mehr einen Trumpf: Deine niedrigen gewinnen so sicher wie die hohen. Spiel weiter.

lesson-five-first-say-1 = Willkommen! Asse zählen je 15, Könige und 10er je 10, 5er je 5 und der Turm 20, zusammen 180. Wer am höchsten bietet, ruft eine Karte, und wer sie hat, wird heimlich Partner: Du kannst also auf mehr zählen als auf dein eigenes Blatt.
lesson-five-first-why-1 = vier Herz-Karten, zwei hohe Karten und der Turm sind mit der Hilfe eines Partners etwa 130 Punkte wert
lesson-five-first-say-2 = Die anderen bieten mit, denn auch sie zählen auf einen Partner.
lesson-five-first-why-2 = 90 wird in den allermeisten Fällen erfüllt
lesson-five-first-say-3 = Es wird weiter geboten.
lesson-five-first-why-3 = 105 wird immer noch in neun von zehn Fällen erfüllt
lesson-five-first-say-4 = Jemand bietet noch mit. Dein Blatt hat eine Grenze, aber hier ist sie noch nicht.
lesson-five-first-why-4 = 115 wird in vier von fünf Fällen erfüllt
lesson-five-first-say-5 = Du hast das Spiel für 115, und die drei Karten des Nests hast du auf der Hand. Sag die Trumpffarbe an; du könntest auch ohne Trumpf spielen, oder ohne Trumpf, verkehrt, wo die niedrigen Karten die besten sind.
lesson-five-first-why-5 = fünf Herz-Karten und der Turm, der immer als Trumpf zählt, sind deine besten Trümpfe
lesson-five-first-say-6 = Ruf jetzt eine Karte, die du nicht hast. Wer sie hat, ist dein Partner und schweigt, bis die Karte gespielt ist.
lesson-five-first-why-6 = Herz-Ass ist der höchste Trumpf, genau die Karte, die dir fehlt
lesson-five-first-say-7 = Drück drei Karten. Ihre Punkte bekommt, wer den letzten Stich macht.
lesson-five-first-why-7 = ohne Kreuz kannst du Kreuz stechen, und die 10 gehört wieder dir, wenn du den letzten Stich machst
lesson-five-first-say-8 = Zum ersten Stich kannst du ausspielen oder links von dir ausspielen lassen. Wer als Letztes spielt, weiß am meisten.
lesson-five-first-why-8 = dann spielst du zum ersten Stich als Letztes
lesson-five-first-say-9 = Karo wurde ausgespielt, also musst du Karo bedienen. Nach dir spielt niemand mehr.
lesson-five-first-why-9 = der König macht den Stich sicher, und seine 10 Punkte gehören dir
lesson-five-first-say-10 = Du spielst aus, und neun Trümpfe sind draußen.
lesson-five-first-why-10 = ein niedriger Trumpf bittet deinen Partner um das Ass
lesson-five-first-say-11 = Herz-Ass wurde gespielt, also wissen jetzt alle, dass dein Partner links von dir sitzt. Von dort wird nun Trumpf ausgespielt. Der König liegt schon darauf, und den kannst du nicht schlagen.
lesson-five-first-why-11 = diesen Stich kannst du nicht machen, also spiel die niedrigste Karte
lesson-five-first-say-12 = Kreuz wurde ausgespielt, und du hast keines. Dann sind Trümpfe erlaubt, und der Turm ist einer: der niedrigste, aber ein Trumpf.
lesson-five-first-why-12 = der Turm macht den Stich, und seine 20 Punkte sind bei dir sicher
lesson-five-first-say-13 = Wieder spielst du aus.
lesson-five-first-why-13 = das verschenkt wenig und findet vielleicht ein hohes Karo deines Partners
lesson-five-first-end = Der Rest gehört dir: Du und dein Partner, ihr braucht zusammen 115 Punkte. Hol dir einen Tipp, wann immer du magst.

lesson-five-bidding-say-1 = Wer das Spiel hat, ruft eine Karte, und wer diese Karte hat, wird Partner. Du kannst also auf eine hohe Karte mehr zählen, als du hast, und auf die drei Karten des Nests. Du hast zwei Asse.
lesson-five-bidding-why-1 = drei Pik-Karten als Trümpfe und zwei Asse sind etwa 125 Punkte wert, also ist ein Gebot von 80 recht sicher
lesson-five-bidding-say-2 = Andere bieten mit: Auch sie zählen auf einen Partner. Dein Blatt ist immer noch gut für mehr als 100.
lesson-five-bidding-why-2 = ein Gebot von 95 wird in mehr als vier von fünf Fällen erfüllt
lesson-five-bidding-say-3 = Es wird weiter geboten. 105 wird in vier von fünf Fällen erfüllt.
lesson-five-bidding-why-3 = etwa 125 Punkte sind zu erwarten, also ist 105 das Risiko noch wert
lesson-five-bidding-say-4 = 115 würde nur in zwei von drei Fällen erfüllt, und wer fällt, verliert alles, was geboten wurde.
lesson-five-bidding-end = Du hast aufgehört, wo das Risiko zu groß wurde. Wer hier das Spiel hat, ruft mit einer Karte einen Partner: Gut möglich, dass es eine von deinen ist. Spiel weiter, wenn du magst.

lesson-five-points-say-1 = Ihr haltet zu dritt dagegen, und wer auf der anderen Seite Partner ist, wissen hier alle: Das gerufene Pik-Ass wurde gespielt. Wer das Spiel hat, hat Kreuz-Dame ausgespielt, und jemand von deiner Seite hat das Ass daraufgelegt.
lesson-five-points-why-1 = das Ass macht diesen Stich für die eigene Seite, also sind die fünf Punkte dort willkommen
lesson-five-points-say-2 = Jemand von deiner Seite hat Herz ausgespielt, aber der gerufene Partner hat den König daraufgelegt. Du hast weder Herz noch Trümpfe, kannst also nicht gewinnen: Denk nur an die Punkte.
lesson-five-points-why-2 = du kannst nicht gewinnen, also gib eine Karte, die nichts zählt
lesson-five-points-say-3 = Der gerufene Partner spielt ein niedriges Kreuz aus, und du musst bedienen.
lesson-five-points-why-3 = gegen die 9 müssen die anderen eine höhere Karte hergeben
lesson-five-points-say-4 = Wer das Spiel hat, spielt Herz-Ass aus, aber jemand von deiner Seite hat es gestochen, und du hast kein Herz.
lesson-five-points-why-4 = der Stich gehört deiner Seite, und 10 Punkte mehr gehören dazu
lesson-five-points-end = Gib Zählkarten in die sicheren Stiche der eigenen Seite und in keine anderen. Spiel weiter, wenn du magst.

lesson-five-counting-say-1 = Du hast das Spiel für 115, und Kreuz ist Trumpf. Mit dem Turm, der der niedrigste ist, gibt es vierzehn Trümpfe. Sechs hast du auf der Hand, und die 5 hast du gespielt: Also sind sieben draußen. Die drei höchsten hast du.
lesson-five-counting-why-1 = das Ass ist der höchste Trumpf, und es zieht Trümpfe von den anderen
lesson-five-counting-say-2 = Vier sind auf einmal gefallen: die 2, die 4, der Bube und die 8. Drei sind draußen.
lesson-five-counting-why-2 = dein höchster Trumpf ist nicht zu schlagen und zieht noch mehr von ihren
lesson-five-counting-say-3 = Die 6 und der Turm sind gefallen, und der Turm bringt dir 20 Punkte. Ein Trumpf ist draußen, die 10, und sie ist eine Zählkarte.
lesson-five-counting-why-3 = das zieht den letzten Trumpf und bringt seine 10 Punkte
lesson-five-counting-say-4 = Die 10 ist gefallen, und kein Trumpf ist mehr draußen. Was ist sonst noch nicht zu schlagen?
lesson-five-counting-why-4 = Karo-Ass ist weg, also ist der König am höchsten, und niemand kann ihn stechen
lesson-five-counting-end = Nur du hast noch Trümpfe, und dein Karo-König hat gewonnen: Dafür zieht man Trümpfe. Spiel weiter.

lesson-kentucky-first-say-1 = Willkommen! Du spielst mit deinem Partner gegenüber gegen die beiden anderen um 120 Punkte: Der Turm ist 20 wert, die 14er und 10er je 10 und die 5er je 5. Zuerst wird geboten. Rechts von dir wurde 70 geboten.
lesson-kentucky-first-why-1 = der Turm, der höchste Trumpf, und vier schwarze Karten sind mit der Hilfe deines Partners etwa 100 Punkte wert
lesson-kentucky-first-say-2 = Links von dir wird jetzt 80 geboten.
lesson-kentucky-first-why-2 = mit dem Turm auf der Hand wird 85 immer noch wahrscheinlich erfüllt
lesson-kentucky-first-say-3 = Du hast das Spiel für 85, und die fünf Karten des Nests hast du auf der Hand. Drück fünf. Sie zählen für die Seite, die den letzten Stich macht, und das wird deine sein, wenn du dir dafür eine starke Karte aufhebst.
lesson-kentucky-first-why-3 = ohne Grün kannst du Grün stechen, und im Nest warten 15 Punkte auf den letzten Stich
lesson-kentucky-first-say-4 = Sag die Trumpffarbe an. Der Turm ist ein Trumpf, was immer du ansagst.
lesson-kentucky-first-why-4 = vier schwarze Karten und der Turm sind deine besten Trümpfe
lesson-kentucky-first-say-5 = Jetzt die Stiche. Bediene die ausgespielte Farbe, wenn du sie hast. Der höchste Trumpf macht den Stich, sonst die höchste Karte der ausgespielten Farbe. Nur der Turm darf zu jedem Stich gespielt werden, aber für diesen ist er zu schade.
lesson-kentucky-first-why-5 = die anderen müssen eine höhere rote Karte spielen, um die 11 zu schlagen
lesson-kentucky-first-say-6 = Deine 11 hat gehalten, und du spielst aus. Sechs Trümpfe sind noch draußen.
lesson-kentucky-first-why-6 = ein niedriger Trumpf holt ihre heraus und kostet dich wenig
lesson-kentucky-first-say-7 = Grün wurde ausgespielt, und du hast keines: Dafür hast du deine grünen Karten gedrückt. Du könntest stechen, aber schau, wem der Stich gerade gehört.
lesson-kentucky-first-why-7 = der Stich gehört deinem Partner: lass ihn dort und gib eine Karte, die du nicht brauchst
lesson-kentucky-first-say-8 = Dein Partner spielt Grün 14 aus, aber rechts von dir wird mit Schwarz 8 gestochen. Auch du hast kein Grün.
lesson-kentucky-first-why-8 = deine 10 schlägt die 8 und bringt die 14 nach Hause
lesson-kentucky-first-say-9 = Wieder spielst du aus. Zwei Trümpfe sind draußen.
lesson-kentucky-first-why-9 = dafür müssen sie die 13 hergeben, wenn sie den Stich wollen, und der Turm bleibt zu Hause
lesson-kentucky-first-end = Der Rest gehört dir. Den Turm hast du noch auf der Hand: Er macht jeden Stich, also überleg, wann er am meisten bringt. Hol dir einen Tipp, wann immer du magst.

lesson-draft-end = Der Rest gehört dir: Spiel allein weiter. Wenn du Rat willst, hol dir einen Tipp.

# Woher das Spiel kommt.

origin-heading = Woher das Spiel kommt
origin-lead = Zwicker ist ein Spiel der Nordseeküste: in Wirtshäusern und Küchen gelernt, selten aufgeschrieben. Manches davon ist belegt, vieles nicht.
origin-quote = ein ziemlich gerissenes holsteinisches Bauernspiel
origin-quote-by = So nannte es Hans Fallada.
origin-times = Was wann bezeugt ist
origin-mark-certain = belegt
origin-mark-one-line = eine Stimme
origin-mark-reconstructed = erschlossen

origin-cassino-when = 19. Jahrhundert
origin-cassino = Fischspiele aus der Familie des Cassino kommen nach Norddeutschland.
origin-lau-when = 1918
origin-lau = In Fritz Laus „Elsbe“ verliert jemand beim Zwickeln 23 Groschen. So gibt es die Wikipedia an; wie gespielt wurde, steht dort nicht.
origin-book-when = 1930
origin-book = R. Hülsemann druckt in „Das Buch der Spiele“ die ersten bekannten Regeln, ohne Joker.
origin-marshes-when = 1935
origin-marshes = Das Spiel gilt als beliebt in den Marschen Holsteins, in Eiderstedt und in Nordfriesland.
origin-packs-when = spätestens 1950er Jahre
origin-packs = Es gibt eigens gedruckte Blätter von 58 Karten mit sechs Jokern.
origin-today-when = heute
origin-today = Gespielt wird noch immer, zu zweit bis zu acht. Am besten geht es zu viert in zwei Paaren.

origin-known = Was sicher ist
origin-known-family = Es ist ein Fischspiel wie Cassino: Eine Karte holt aus der Mitte, was zusammen ihren Wert ergibt.
origin-known-rules = Seit 1930 stehen Regeln in Büchern. Dort zählen die Bilder 11 bis 14, und gebaut wird nur aufwärts.
origin-known-jokers = Am Tisch spielt man mit Jokern, mit dreien oder mit sechsen.
origin-known-differs = Jedes Dorf hält es etwas anders.
origin-unknown = Was wir nicht wissen
origin-unknown-inventor = Wer es zuerst gespielt hat, und wo.
origin-unknown-when = Wann die Joker dazukamen und wann die Bilder zwei Werte bekamen.
origin-unknown-six = Was ein Joker zählt, wenn sechs im Spiel sind. Die 3 in diesem Programm ist unsere Annahme.
origin-unknown-villages = Welches Dorf genau welche Regel hat. Darum hat das Programm Schalter: Stellt sie so, wie ihr spielt.

origin-where = Wo es gespielt wird
origin-map = Karte der Westküste Schleswig-Holsteins. Die Orte stehen auch in der Liste daneben.
origin-map-played = heute gespielt
origin-map-named = 1935 genannt
origin-sea = Nordsee
origin-baltic = Ostsee
origin-denmark = Dänemark
origin-region-frisia = Nordfriesland
origin-places-frisia = Neukirchen, Leck, Sylt
origin-region-schleswig = um Schleswig und Flensburg
origin-places-schleswig = Sieverstedt, Schafflund, Großenwiehe, Sillerup
origin-region-holstein = Holstein
origin-places-holstein = Tappendorf
origin-places-named = Eine Angabe von 1935 nennt die Krempermarsch, die Wilstermarsch, Dithmarschen, Eiderstedt und Nordfriesland.

origin-names = Die Namen
origin-names-text = Wer es spielt, sagt meist Zwicker. In Büchern heißt es Zwickern, selten Zwickeln. Der Zwick, der das Bild leert, gibt dem Spiel den Namen.
origin-same-name = Gleicher Name, anderes Spiel
origin-same-name-text = Der Schweizer Zwick ist ein Stichspiel mit 28 deutschschweizer Karten, mit Bellis, Vögeln und Strichen. Zwicken in Bayern und Österreich und Zwikken in Holland sind Spiele um Geld mit drei Stichen. Mit Zwicker haben sie nur den Klang gemein.
origin-sources = Quellen
origin-source-pagat = pagat.com, Zwickern (John McLeod und Günther Senst)
origin-source-wikipedia = Wikipedia, „Zwicker (Kartenspiel)“
origin-source-huelsemann = R. Hülsemann, Das Buch der Spiele, 1930
origin-source-fallada = Hans Fallada, Heute bei uns zu Haus
origin-source-swiss = Gedruckte Regeln einer Schweizer Meisterschaft im Zwick

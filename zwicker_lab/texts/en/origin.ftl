# Where the game comes from.

origin-heading = Where the game comes from
origin-lead = Zwicker is a game of the North Sea coast: learnt in inns and kitchens, seldom written down. Some of it is attested, much is not.
origin-quote = a rather cunning Holstein farmers’ game
origin-quote-by = So Hans Fallada called it.
origin-times = What is attested when
origin-mark-certain = attested
origin-mark-one-line = one voice
origin-mark-reconstructed = inferred

origin-cassino-when = 19th century
origin-cassino = Fishing games of the Cassino family come to North Germany.
origin-lau-when = 1918
origin-lau = In Fritz Lau’s “Elsbe” somebody loses 23 groschen at Zwickeln. That is what Wikipedia says; how it was played is not told there.
origin-book-when = 1930
origin-book = R. Hülsemann prints the first rules known to us in “Das Buch der Spiele”, without jokers.
origin-marshes-when = 1935
origin-marshes = The game is called popular in the marshes of Holstein, in Eiderstedt and in North Frisia.
origin-packs-when = 1950s at the latest
origin-packs = Packs of 58 cards with six jokers are printed for the game.
origin-today-when = today
origin-today = It is still played, by two to eight. Four in two partnerships play it best.

origin-known = What is certain
origin-known-family = It is a fishing game like Cassino: one card takes from the middle whatever adds up to its value.
origin-known-rules = Since 1930 rules stand in books. There court cards count 11 to 14, and building goes up only.
origin-known-jokers = At the table people play with jokers, with three or with six.
origin-known-differs = Every village does it a little differently.
origin-unknown = What we do not know
origin-unknown-inventor = Who played it first, and where.
origin-unknown-when = When the jokers came in, and when court cards got two values.
origin-unknown-six = What a joker scores where six are in the pack. The 3 in this program is our assumption.
origin-unknown-villages = Which village has exactly which rule. That is why the program has switches: set them as you play.

origin-where = Where it is played
origin-map = Map of the west coast of Schleswig-Holstein. The places also stand in the list beside it.
origin-map-played = played today
origin-map-named = named in 1935
origin-sea = North Sea
origin-baltic = Baltic
origin-denmark = Denmark
origin-region-frisia = North Frisia
origin-places-frisia = Neukirchen, Leck, Sylt
origin-region-schleswig = around Schleswig and Flensburg
origin-places-schleswig = Sieverstedt, Schafflund, Großenwiehe, Sillerup
origin-region-holstein = Holstein
origin-places-holstein = Tappendorf
origin-places-named = A statement of 1935 names Krempermarsch, Wilstermarsch, Dithmarschen, Eiderstedt and North Frisia.

origin-names = The names
origin-names-text = Those who play it mostly say Zwicker. In books it is Zwickern, seldom Zwickeln. The Zwick, which leaves the table empty, gives the game its name.
origin-same-name = Same name, another game
origin-same-name-text = Swiss Zwick is a trick game with 28 Swiss-German cards, with Bellis, birds and strokes. Zwicken in Bavaria and Austria and Zwikken in Holland are games for money with three tricks. With Zwicker they share only the sound.
origin-sources = Sources
origin-source-pagat = pagat.com, Zwicker (John McLeod and Günther Senst)
origin-source-wikipedia = Wikipedia, “Zwicker (Kartenspiel)”
origin-source-huelsemann = R. Hülsemann, Das Buch der Spiele, 1930
origin-source-fallada = Hans Fallada, Heute bei uns zu Haus
origin-source-swiss = Printed rules of a Swiss championship in Zwick

# Die Regeln eines Regelwerks, Satz für Satz aus seinen Angaben.

book-lead = Diese Sätze entstehen aus denselben Angaben, nach denen das Programm spielt. Neben jedem steht, wie sicher er ist.
book-back = Alle Regelwerke
book-print = Drucken
book-try = Mit diesen Regeln probieren
book-contents = Auf dieser Seite
book-facts = Auf einen Blick
book-sources = Quellen
book-sources-none = Zu diesem Regelwerk sind keine Quellen genannt.
book-written = So steht es in einer Zeile:
book-sure = wie sicher
book-look = Ansehen
book-look-name = Beispiel ansehen: { $move }
book-rules-problem = Deshalb stehen hier die eingebauten Regelwerke.
book-page-note = Zwicker Lab · Regeln

rules-level-open = je nach Tisch
rules-level-open-more = darüber gehen die Tische auseinander; wo die Quellen schweigen, haben wir gewählt
rules-level-house = Hausregel
rules-level-house-more = so habt ihr es festgelegt

book-summary = Reihum spielt jeder eine Handkarte und holt damit aus dem Bild, was zusammen ihren Wert ergibt. Punkte bringen { $parts }.
book-summary-nothing = Reihum spielt jeder eine Handkarte und holt damit aus dem Bild, was zusammen ihren Wert ergibt. Punkte gibt es dafür keine.
book-summary-cards = bestimmte Karten
book-summary-most = die meisten Karten
book-summary-zwick = jeder Zwick, der Stich, der das Bild leert

book-facts-players = Spieler
book-facts-cards = Karten
book-facts-table = offen im Bild
book-facts-hand = Handkarten
book-facts-total = Punkte im Spiel
book-facts-zwick = jeder Zwick
book-facts-match = Partie
book-facts-target = bis { $target }
book-facts-deals = so viele Spiele wie Spieler
book-facts-single = ein Spiel

book-section-house = Was hier anders ist
book-section-players = Wer mitspielt
book-section-cards = Karten und Werte
book-section-deal = Geben
book-section-turn = Ein Zug
book-section-capture = Stechen
book-section-build = Bauen
book-section-jokers = Joker
book-section-zwick = Der Zwick
book-section-end = Das Ende eines Spiels
book-section-score = Zählen
book-section-match = Die Partie
book-section-switches = Alle Schalter

# Was anders ist.
book-house-changed = Anders als im Regelwerk „{ $title }“
book-house-what = Was
book-house-here = hier
book-house-else = sonst
book-house-own = Dieses Regelwerk ist ein eigenes. Es kam mit dem Link und steht nirgends sonst.

# Wer mitspielt.
book-players = Es spielen { $numbers } Personen.
book-people = { $count ->
    [2] zu zweit
    [3] zu dritt
    [4] zu viert
    [5] zu fünft
    [6] zu sechst
    [7] zu siebt
   *[8] zu acht
  }
book-partners = Spielt ihr { $people }, gehören die zusammen, die sich gegenübersitzen: { $pairs }. Was ein Paar gewinnt, kommt auf einen Stapel.
book-pair = { $one } mit { $other }
book-alone = Spielt ihr { $people }, spielt jeder für sich.

# Karten.
book-pack = { $jokers ->
    [0] Gespielt wird mit einem Blatt von { $cards } Karten, ohne Joker.
    [one] Gespielt wird mit { $cards } Karten: einem Blatt von 52 Karten und einem Joker.
   *[other] Gespielt wird mit { $cards } Karten: einem Blatt von 52 Karten und { $jokers } Jokern.
  }
book-two-packs = Spielen mehr als { $above } mit, nehmt ihr zwei Blätter ohne Joker, zusammen { $cards } Karten.
book-values = Was eine Karte zählt
book-values-card = Karte
book-values-counts = zählt
book-values-run = { $first } bis { $last }
book-values-printed = was aufgedruckt ist
book-table_value-per_capture = Hat eine Karte zwei Werte, gilt bei jedem Stich der, der gerade passt: in der Hand wie im Bild, und für jede Karte neu.
book-table_value-fixed = Wer eine Karte mit zwei Werten ablegt, nennt ihren Wert, und den behält sie. Die Karten, die am Anfang ins Bild kamen, behalten beide.

# Geben.
book-dealer = Wer zuerst gibt, wird gezogen; rechts von ihm wird abgehoben. Gegeben wird einzeln im Uhrzeigersinn. Links vom Geber beginnt das Geben, und von dort wird in jedem Päckchen zuerst gespielt.
book-first-packet = Im ersten Päckchen bekommt jeder { $hand ->
    [one] eine Karte
   *[other] { $hand } Karten
  }. { $table ->
    [0] Das Bild bleibt am Anfang leer.
    [one] Dann kommt eine Karte offen ins Bild.
   *[other] Dann kommen { $table } Karten offen ins Bild.
  }
book-stages = Am Anfang bekommt jeder { $hand ->
    [one] eine Karte
   *[other] { $hand } Karten
  }, { $table ->
    [0] ins Bild kommt nichts
    [one] dann kommt eine offen ins Bild
   *[other] dann kommen { $table } offen ins Bild
  }. Das geschieht { $times ->
    [2] zweimal
    [3] dreimal
   *[4] viermal
  } hintereinander.
book-packet = Sind alle Handkarten gespielt, gibt es das nächste Päckchen: { $count ->
    [one] eine Karte
   *[other] { $count } Karten
  } für jeden, keine mehr ins Bild.
book-last-packet-joins = Reicht der Stapel nicht mehr für ein volles Päckchen, bekommt jeder gleich viele der letzten Karten. Bliebe am Schluss nur noch eine Karte für jeden, kommt sie schon zum Päckchen davor.
book-last-packet = Reicht der Stapel nicht mehr für ein volles Päckchen, bekommt jeder gleich viele der letzten Karten{ $rest ->
    [kept] . Was danach noch übrig ist, bekommt am Ende die Seite, die zuletzt gestochen hat.
   *[open] ; ein Rest, der nach Zwicks nicht aufgeht, kommt offen ins Bild.
  }
book-leftovers-tableau = Karten, die sich nicht gleich verteilen lassen, liegen von Anfang an offen mit im Bild.
book-leftovers-last_packet = Karten, die sich nicht gleich verteilen lassen, kommen nach dem letzten Päckchen offen ins Bild.
book-leftovers-last_capturer = Karten, die sich nicht gleich verteilen lassen, bekommt am Ende die Seite, die zuletzt gestochen hat.
book-leftovers-out = Karten, die sich nicht gleich verteilen lassen, bleiben aus dem Spiel.
book-no-leftovers = Am Ende bleibt keine Karte übrig.
book-deal-caption = So geht die Rechnung auf
book-deal-players = Spieler
book-deal-cards = Karten
book-deal-table = ins Bild
book-deal-hand = Handkarten, Päckchen für Päckchen
book-deal-left = bleibt übrig
book-deal-without-zwick = So kommt es ohne Zwick hin. Jeder Zwick bringt bis zu { $count } Karten vom Stapel ins Bild, dann gibt es weniger zu geben.

# Ein Zug.
book-turn-three = Wer dran ist, spielt eine Handkarte und tut damit eins von dreien: stechen, bauen oder ablegen.
book-turn-two = Wer dran ist, spielt eine Handkarte und tut damit eins von beiden: stechen oder ablegen.
book-trail = Abgelegt bleibt die Karte offen im Bild liegen. Ist das Bild leer, kann man nur ablegen.
book-capture-optional = Stechen ist keine Pflicht.
book-capture-card = Eine Karte, die stechen kann, darf nicht abgelegt und nicht verbaut werden.
book-capture-turn = Kann irgendeine deiner Handkarten stechen, musst du stechen.

# Stechen.
book-capture = Deine Karte nimmt aus dem Bild, was ihren Wert hat: eine einzelne Karte, einen Haufen mit dieser Summe oder mehrere Karten, die zusammen diesen Wert ergeben.
book-capture-groups = Sie darf auch mehrere solche Gruppen auf einmal nehmen. Jede Karte zählt dabei nur einmal.
book-capture-value = Die gespielte Karte selbst hat in einem Stich genau einen Wert.
book-builds_in_sums-yes = Ein Haufen darf Teil einer Summe sein; er zählt dann mit seiner eigenen Summe.
book-builds_in_sums-no = Einen Haufen nimmt nur eine Karte mit genau seiner Summe; Teil einer größeren Summe kann er nicht sein.
book-capture_all-no = Du darfst liegen lassen, was du nicht nehmen willst.
book-capture_all-yes = Du musst alles nehmen, was deine Karte nehmen kann: Kein Stich darf Teil eines größeren mit derselben Karte sein.
book-capture-pile = Die gespielte und die gestochenen Karten kommen auf den Stapel deiner Seite.

# Bauen.
book-build = Du legst eine Handkarte auf etwas, das im Bild liegt, und sagst die neue Summe an. Der Haufen zählt dann nur noch mit dieser Summe.
book-build-none = Gebaut wird nicht.
book-build-up = Aufwärts gebaut wird durch Zusammenzählen.
book-build-not-up = Aufwärts, durch Zusammenzählen, wird nicht gebaut.
book-build-down = Abwärts gebaut wird durch Abziehen: Deine Karte wird von dem abgezogen, was liegt, und mindestens 1 muss bleiben.
book-build-not-down = Abwärts, durch Abziehen, wird nicht gebaut.
book-build-cap = Ein Haufen darf höchstens { $cap } zählen.
book-build-no-cap = Wie hoch ein Haufen zählen darf, ist nicht begrenzt.
book-build-held = Wer baut, muss noch eine Karte mit der neuen Summe auf der Hand haben; hat sie zwei Werte, genügt einer davon.
book-build-not-held = Wer baut, muss die Summe nicht auf der Hand haben.
book-build_target-one = Gebaut wird auf genau eine Karte oder einen Haufen.
book-build_target-several = Deine Karte darf auch auf mehrere Karten und Haufen zugleich kommen, dann nur durch Zusammenzählen.
book-build-anyone = Ein Haufen gehört niemandem: Wer die passende Karte hat, darf ihn stechen.
book-rebuild_by-anyone = Auf einen Haufen darf jeder weiterbauen.
book-rebuild_by-own_side = Auf einen Haufen darf nur die Seite weiterbauen, die zuletzt auf ihn gebaut hat.
book-merge_equal_builds-no = Zwei Haufen mit gleicher Summe bleiben getrennt.
book-merge_equal_builds-yes = Bekommt ein Haufen dieselbe Summe wie ein anderer, werden beide einer, und auf den baut niemand mehr.

# Joker.
book-jokers-numbered = Jeder Joker zählt die Zahl, die auf ihm steht.
book-jokers-wild = Ein wilder Joker zählt bei jedem Gebrauch, was du willst, von { $low } bis { $high }. In einem Haufen legt ihn die Summe fest.
book-joker_only_by_building_down-no = Ein Joker, der im Bild liegt, wird gestochen und bebaut wie jede andere Karte.
book-joker_only_by_building_down-yes = Ein Joker, der im Bild liegt, lässt sich weder stechen noch aufbauen; man kann ihn nur abbauen.
book-table_joker-takeable = Einen wilden Joker aus dem Bild darf man stechen und bebauen.
book-table_joker-never = Ein wilder Joker im Bild bleibt dort, allein oder im Haufen. Niemand sticht ihn oder baut auf ihn, und am Ende gehört er niemandem.
book-lone_joker-any = Liegt ein wilder Joker allein im Bild, darf ihn jede Karte nehmen.
book-lone_joker-joker = Liegt ein wilder Joker allein im Bild, darf ihn nur ein Joker nehmen; bauen darf man trotzdem auf ihn.
book-joker_sweep-zwick = Leert ein wilder Joker das Bild, ist auch das ein Zwick.
book-joker_sweep-none_if_played = Leert ein wilder Joker das Bild, ist das kein Zwick.
book-joker_sweep-none_if_any = Es ist kein Zwick, wenn dabei ein wilder Joker gespielt oder mitgenommen wird, auch nicht aus einem Haufen.

# Der Zwick.
book-zwick = Ein Stich, nach dem das Bild leer ist, heißt Zwick und bringt { $count ->
    [0] keinen Punkt
    [one] 1 Punkt
   *[other] { $count } Punkte
  }.
book-after_zwick-next_trails = Danach ist das Bild leer, und der Nächste kann nur ablegen.
book-after_zwick-sweeper_lays = Danach legt, wer gezwickt hat, gleich noch eine Handkarte ins Bild, wenn er eine hat. Erst dann ist der Nächste dran; wer keine Karten mehr hat, wird übergangen.
book-after_zwick-four_from_stock = Danach kommen vier neue Karten vom Stapel ins Bild, oder so viele, wie noch da sind.
book-last_card_zwick-yes = Ein Zwick mit der letzten Karte des Spiels zählt wie jeder andere.
book-last_card_zwick-no = Ein leeres Bild mit der letzten Karte des Spiels zählt nicht als Zwick.

# Ende und Zählen.
book-end = Das Spiel ist zu Ende, wenn alle Karten gegeben und gespielt sind.
book-uncaptured_rest-last_capturer = Was dann noch im Bild liegt, bekommt die Seite, die zuletzt gestochen hat; ein Zwick ist das nicht. Hat niemand gestochen, bekommt es niemand.
book-uncaptured_rest-nobody = Was dann noch im Bild liegt, gehört niemandem.
book-fine = Jeder Haufen, der am Ende eines Päckchens noch liegt, kostet die Seite, die zuletzt auf ihn gebaut hat, { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
  }. Der Haufen bleibt liegen.
book-no-fine = Ein Haufen, der liegen bleibt, kostet niemanden etwas.
book-score = Jede Seite zählt, was auf ihrem Stapel liegt.
book-score-caption = Was in einem Spiel zu holen ist
book-score-what = Was zählt
book-score-each = Punkte
book-score-total = im ganzen Spiel
book-score-total-1 = ein Blatt
book-score-total-2 = zwei Blätter
book-score-ace = Jedes Ass
book-score-sum = Zusammen, ohne Zwicks
book-score-zwick = Dazu kommt jeder Zwick mit { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkten
  }.
book-score-no-zwick = Zwicks bringen keine Punkte dazu.
book-score-fine = Für jeden Haufen, der am Ende eines Päckchens lag, gehen { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
  } ab.
book-score-others = Alle anderen Karten zählen einzeln nichts.
book-majority_tie-nobody = Haben mehrere Seiten gleich viele Karten, bekommt niemand die Punkte dafür.
book-majority_tie-all = Haben mehrere Seiten gleich viele Karten, bekommt jede von ihnen die vollen Punkte dafür.
book-majority_tie-shared = Haben mehrere Seiten gleich viele Karten, werden die Punkte dafür geteilt, auch in Bruchteile.

# Die Partie.
book-match-target = Gespielt wird, bis eine Seite { $target } Punkte hat.
book-match_end-after_deal = Nachgesehen wird erst, wenn ein Spiel ganz zu Ende ist.
book-match_end-at_once = Karten und Zwicks zählen sofort: Wer das Ziel mitten im Spiel erreicht, hat gewonnen. Die meisten Karten zählen dafür noch nicht mit.
book-match-ahead = Sind mehrere am Ziel, gewinnt, wer mehr hat; bei Gleichstand folgt noch ein Spiel.
book-match-deals = Gespielt werden so viele Spiele, wie Spieler da sind. Wer dann die meisten Punkte hat, gewinnt; bei Gleichstand folgt noch ein Spiel.
book-match-single = Ein einziges Spiel ist die ganze Partie. Bei Gleichstand gewinnt niemand.
book-match-dealer = Das nächste Spiel gibt, wer im Uhrzeigersinn als Nächster sitzt.

# Schalter.
book-switches = Worin sich Tische sonst unterscheiden, und was dieses Regelwerk dazu sagt. Jede Antwort lässt sich ändern.
book-switches-unusual = anders als sonst
book-switches-idle = hier ohne Wirkung

# Beispiele.
book-example-capture = { $card } nimmt
book-example-build = { $card } baut
book-example-zwick = { $card } nimmt alles
book-example-kept = auf der Hand bleibt { $card }

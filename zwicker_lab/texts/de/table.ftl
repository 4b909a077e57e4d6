# Der Kartentisch: was liegt, was geht, was geschehen ist.
table-label = Tisch
table-head = **Das Bild** · { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
  }
table-took = Du hast { $own } · { $players ->
    [2] der andere
   *[other] die anderen
  } { $other }
table-stock = { $count ->
    [0] letztes Päckchen
    [one] noch 1 Karte zu geben
   *[other] noch { $count } Karten zu geben
  }
table-empty-title = Das Bild ist leer.
table-empty-text = Du kannst jetzt nur ablegen.
table-over-title = Das Spiel ist zu Ende.
table-over-text = Alle Karten sind gespielt.
table-card-place = { $card }, Karte { $at } von { $count } auf der Hand
table-item-place = { $card }, { $at } von { $count } im Bild
table-item-fixed = { $card }, zählt { $value }
table-build-name = Haufen { $total }: { $cards }
table-build-by = Haufen { $total } von { $seat }: { $cards }
table-hidden-card = verdeckte Karte { $at } von { $count }
table-your-hand = Deine Hand
table-turn = am Zug
table-chosen = { $card } gewählt
table-deals = gibt
table-hand-count = { $seat }: { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
  }
table-hand-open = { $seat }: { $cards }
table-yours = { $seats ->
    [1] du
   *[other] ihr
  }
table-theirs = { $seats ->
    [1] der andere
   *[other] die anderen
  }
table-pile = { $side }: { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
  } gewonnen, { $zwicks ->
    [0] kein Zwick
    [one] 1 Zwick
   *[other] { $zwicks } Zwicks
  }
table-put-back = Zurücklegen
table-clear = Auswahl aufheben
table-try = { $count ->
    [0] Ablegen
    [one] Damit versuchen
   *[other] Mit diesen { $count } versuchen
  }
table-list = Was kann sie? (zählt als Tipp)
table-undo = Zurücknehmen
table-note-pick = Wähl eine Karte aus deiner Hand.
table-note-mark = Tipp an, was sie stechen soll oder worauf du baust, dann versuch es. Oder zieh die Karte dorthin.
table-note-take = Tipp an, was sie stechen soll, dann versuch es. Oder zieh die Karte dorthin.
table-note-uses = Oder tipp selbst Karten im Bild an und versuch es. Dann siehst du, ob es geht.
table-note-first = Wähl erst eine Karte aus deiner Hand, dann versuch es.
table-note-unknown = Die Karten von { $seat } kennt man nicht.
table-note-hidden = Diese Karten kennt man nicht.
table-note-turn = { $seat } ist dran.

table-uses-title = Was soll { $card } tun?
table-uses-label = Was { $card } kann
table-ask-title = Was meinst du?
table-ask-label = Dein Versuch lässt sich mehrfach lesen
table-uses-all = { $count ->
    [2] Beide zeigen
   *[other] Alle { $count } zeigen
  }
table-uses-more = Weitere Möglichkeiten
table-group-capture = Stechen
table-group-build = Bauen
table-group-trail = Ablegen
table-take = { $count ->
    [1] Eine stechen
    [2] Zwei stechen
    [3] Drei stechen
    [4] Vier stechen
    [5] Fünf stechen
   *[other] { $count } stechen
  }
table-build-up = Bauen
table-build-down = Abwärts bauen
table-trail = Nur ablegen
table-trail-as = Als { $value } ablegen
table-leaves = es bleibt
table-fetch = deine { $card } kann ihn holen
table-nothing-left = Bild leer
table-is-zwick = Ein Zwick.
table-choice-capture = { $verb }: { $sum }. Danach im Bild: { $left }. Möglichkeit { $at } von { $count }
table-choice-build = { $verb }: { $sum }. Möglichkeit { $at } von { $count }
table-choice-trail = { $verb }. Möglichkeit { $at } von { $count }
table-left-nothing = nichts
table-second-tap = Tipp noch einmal, dann wird gespielt.

table-event-capture = { $seat }: { $card } sticht { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
  }. { $left ->
    [0] Das Bild ist leer.
    [one] 1 Karte bleibt.
   *[other] { $left } Karten bleiben.
  }
table-event-zwick = { $seat }: { $card } sticht alles. Ein Zwick.
table-event-build = { $seat }: { $card } baut { $total }.
table-event-trail = { $seat } legt { $card } ab.
table-event-rest = Der Rest geht an { $side }.
table-event-rest-nobody = Der Rest geht an niemanden.
table-event-next = { $seat } ist dran.

table-refused = Das geht nicht
table-refused-capture = Als Stich: { $claim }
table-refused-build = Als Haufen: { $claim }
table-refused-counts = zählt { $values }
table-refused-not = nicht { $total }
table-refused-rule = Regel: { $rule }
table-refused-say = Das geht nicht. { $claim }

table-hints = Tipps
table-hint-name = Tipp { $at }
table-hint-ask = Tipp { $at } von { $count } zeigen
table-hint-later = kommt danach
table-hint-say = Tipp { $at } von { $count }: { $text }

table-the-card = { $kind ->
    [joker] der { $card }
    [A] das { $card }
    [J] der { $card }
    [K] der { $card }
   *[other] die { $card }
  }
table-and = und
table-event-onward = Tipp, dann geht es weiter.

# Der Tisch in Sätzen.
table-told = Der Tisch in Worten
table-told-open = Den Tisch vorlesen
table-told-close = Ausblenden
table-told-loose = Im Bild { $count ->
    [one] liegt { $cards }
   *[other] liegen { $cards }
  }.
table-told-fixed = { $card } als { $value }
table-told-build = Dort liegt ein Haufen { $total }: { $cards }.
table-told-build-by = Dort liegt ein Haufen { $total }, letzter Erbauer { $seat }: { $cards }.
table-told-hand = { $who ->
    [you] Du hältst: { $cards }.
   *[seat] { $seat } hält: { $cards }.
  }
table-told-count = { $who ->
    [you] Du hast
   *[seat] { $seat } hat
  } { $count ->
    [0] keine Karte
    [one] eine Karte
   *[other] { $count } Karten
  } auf der Hand.
table-told-stock = { $count ->
    [0] Es ist das letzte Päckchen.
    [one] Eine Karte ist noch zu geben.
   *[other] { $count } Karten sind noch zu geben.
  }
table-told-turn = { $who ->
    [you] Du bist dran.
   *[seat] { $seat } ist dran.
  }
table-told-over = Das Spiel ist zu Ende.

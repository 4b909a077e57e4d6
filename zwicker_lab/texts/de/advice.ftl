# Warum ein Zug besser oder schlechter ist: was er gewinnt, was er liegen lässt. Kurz und einfach, jede Zahl ausgezählt.
advice-wins = Gewinnt { $prizes }: { advice-points }.
advice-wins-zwick = Gewinnt { $prizes } und räumt das Bild ab: { advice-points }.
advice-zwick = Räumt das Bild ab: ein Zwick, { advice-points }.
advice-takes = Nimmt { $count } Karten; deine Partei hat dann { $pile } von { $pack }.
advice-sweep = Lässt { $items } liegen; { $cards } räumt das Bild für { advice-points } ab, und { $holds }.
advice-open = Lässt { $prizes } liegen; { $cards } holt { advice-points }, und { $holds }.
advice-lays = Legt { $prizes } hin; { $cards } holt { advice-points }, und { $holds }.
advice-no-sweep = Keine der { $count } fremden Karten räumt das Bild ab.
advice-no-sweep-seen = { $seat } hat keine Karte, die das Bild abräumt.
advice-out-of-reach = Keine der { $count } fremden Karten holt { $prizes }.
advice-out-of-reach-seen = { $seat } hat keine Karte, die { $prizes } holt.
advice-less-risk = { $seat } kann als Nächstes im Schnitt { $loss } Punkte holen; nach den anderen Zügen sind es { $others }.
advice-build-kept = Baut { $total } für { $own } in deiner Hand; auch { $cards } sticht den Haufen, und { $holds }.
advice-build-safe = Baut { $total } für { $own } in deiner Hand, und keine Karte, die { $seat } haben kann, sticht den Haufen.
advice-build-loose = Baut { $total } ohne eine Karte dafür in deiner Hand; { $cards } sticht den Haufen, und { $holds }.
advice-partner-build = Lässt den Haufen { $total } für { $seat } liegen, wo noch eine Karte dafür auf der Hand ist.
advice-spoils = Nimmt den Haufen { $total }, für den { $seat } noch eine Karte hat.
advice-spoils-building = Baut den Haufen { $total } um, für den { $seat } noch eine Karte hat.
advice-next = Danach kann { $card } stechen: { $items }, { advice-points }.
advice-rest-won = Der letzte Stich bekommt auch, was im Bild bleibt: { advice-rest }.
advice-rest-kept = Was im Bild liegt, bekommt deine Partei mit dem letzten Stich: { advice-rest }.
advice-rest-lost = Was im Bild liegt, bekommt { $side } mit dem letzten Stich: { advice-rest }.
advice-fine = Der Haufen { $total } bleibt am Ende des Päckchens liegen: { $fine } Punkte Strafe.
advice-fine-risk = Für den Haufen { $total } hast du keine Karte mehr; bleibt er liegen, kostet das { $fine } Punkte.
advice-misses-wins = { $card } könnte sofort { $prizes } gewinnen: { advice-points }.
advice-misses-wins-zwick = { $card } könnte sofort { $prizes } gewinnen und das Bild abräumen: { advice-points }.
advice-misses-zwick = { $card } könnte sofort das Bild abräumen: ein Zwick, { advice-points }.
advice-misses-cards = { $card } könnte { $count } Karten nehmen.
advice-misses-build = { $card } könnte { $total } bauen, für { $own } in deiner Hand.
advice-average = { $move } bringt im Schnitt { $lost } Punkte mehr, über { $worlds } ausgeloste Verteilungen.
advice-average-exact = { $move } bringt { $lost } Punkte mehr, wenn man alles zu Ende rechnet.
advice-average-known = { $move } bringt { $lost } Punkte mehr, wenn das Programm weiterspielt.
advice-ahead = Bringt im Schnitt { $lost } Punkte mehr, als { $move }; über { $worlds } ausgeloste Verteilungen.
advice-ahead-exact = Bringt { $lost } Punkte mehr, als { $move }, wenn man alles zu Ende rechnet.
advice-ahead-known = Bringt { $lost } Punkte mehr, als { $move }, wenn das Programm weiterspielt.
advice-equal = Bringt so viel, wie { $move }.
advice-even = Alle Züge bringen hier etwa gleich viel.
advice-only = Das ist der einzige erlaubte Zug.
advice-too-large = Das Bild ist zu groß, um weiter zu sehen als bis zu diesem Zug.
advice-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }
advice-rest = { $count ->
    [one] eine Karte
   *[other] { $count } Karten
  }, { advice-points }
advice-holds = in { $chance } der möglichen Verteilungen hat { $seat } { $kind ->
    [this] diese
   *[such] so eine
  } Karte
advice-holds-surely = { $seat } hat { $kind ->
    [this] diese
   *[such] so eine
  } Karte
advice-percent = { $percent } %
advice-percent-under = weniger als 1 %
advice-percent-over = mehr als 99 %
advice-prize = { $card }
advice-items-many = { $count } Karten und Haufen
advice-any = { $kind ->
    [A] ein Ass
    [J] ein Bube
    [Q] eine Dame
    [K] ein König
    [T] eine 10
    [eight] eine 8
    [joker] der Joker { $rank }
    [wild] ein wilder Joker
   *[number] eine { $rank }
  }
advice-any-many = eine von { $count } Karten
advice-move-capture = { $items } mit { $card } zu stechen
advice-move-build = { $total } mit { $card } auf { $items } zu bauen
advice-move-trail = { $card } abzulegen

# Wie gut ein Zug ist.
verdict-best = der beste
verdict-good = gut
verdict-playable = spielbar
verdict-mistake = ein Fehler
advice-head-exact = Punkte der eigenen Partei weniger die der anderen, bis zum Ende des Spiels. Jede mögliche Verteilung ({ $worlds }) ist mit offenen Karten zu Ende gerechnet.
advice-head-sampled = Erwartete Punkte der eigenen Partei weniger die der anderen, bis zum Ende des Spiels, mit 95-%-Bereich. Geschätzt aus { $worlds } ausgelosten Verteilungen, die Programme weiterspielen; kein Beweis.
advice-head-known = Erwartete Punkte der eigenen Partei weniger die der anderen, bis zum Ende des Spiels. Alle Karten sind bekannt; geschätzt, weil Programme { $worlds }-mal weitergespielt haben, kein Beweis.
advice-interval = { $low } bis { $high }
advice-reply-sure = { $seat } kann antworten: { $move }
advice-reply = { $seat } könnte antworten, in { $chance } der möglichen Verteilungen: { $move }
advice-bounded = Das Bild erlaubt mehr als diese { $count } Züge; nur diese sind angesehen.
advice-more = { $count ->
    [one] Ein weiterer Zug wurde angesehen.
   *[other] { $count } weitere Züge wurden angesehen.
  }
advice-column-move = Zug
advice-column-verdict = Urteil
advice-column-expected = Erwartet
advice-column-why = Warum
error-advice-over = Das Spiel ist zu Ende: Es gibt keinen Zug zu beraten.
error-advice-no-hand = { $seat } hat keine Karte auf der Hand, darum gibt es keinen Zug zu beraten.
error-advice-too-few = { $unknown } unbekannte Karten und { $stock } im Stapel sind zu viele: Nur { $left } Karten sind nirgends genannt.

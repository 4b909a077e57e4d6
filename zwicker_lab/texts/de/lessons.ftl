# Was man nach einem Versuch hört, den die Lektion nicht vorausgesehen hat.
lessons-as-played = So wurde hier gespielt.
lessons-not-right = Schau noch einmal hin oder öffne einen Tipp.
lessons-miss = Gefragt war etwas anderes.
lessons-miss-played = Erlaubt. Gespielt wurde hier etwas anderes.
lessons-reply-could = { $goal } { lessons-any } könnte als Nächstes { $items } stechen: { lessons-gain }.
lessons-any = { $kind ->
    [A] Ein Ass
    [J] Ein Bube
    [Q] Eine Dame
    [K] Ein König
    [T] Eine 10
    [eight] Eine 8
    [joker] Der Joker { $rank }
   *[number] Eine { $rank }
  }
lessons-reply-holds = { $goal } { $seat } kann als Nächstes mit { $card } stechen: { $items }. Das sind { lessons-gain }.
lessons-gain = { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
  }{ $points ->
    [0] {""}
    [one] , ein Punkt
   *[other] , { $points } Punkte
  }{ $zwick ->
    [yes] {" "}mit dem Zwick
   *[no] {""}
  }
lessons-danger = { $sweepers ->
    [one] Insgesamt könnte eine von { $unseen } fremden Karten alles nehmen
   *[other] Insgesamt könnten { $sweepers } von { $unseen } fremden Karten alles nehmen
  }: { NUMBER($percent, minimumFractionDigits: 1) } %.
lessons-reply-none = { $goal } Immerhin kann der Nächste nichts stechen.
lessons-reply-own-turn = { $goal } Du bist noch einmal dran.
lessons-reply-over = { $goal } Das war die letzte Karte des Spiels.

# Fehler in einer Lektion, in einem gespeicherten Stand oder in einer Adresse.
error-lesson-field = „{ $key }“ { $kind ->
    [missing] fehlt.
    [unknown] { $near ->
        [none] ist hier kein Schlüssel.
       *[one] ist hier kein Schlüssel. Meinst du { $near }?
      }
    [text] braucht einen Text, hier steht „{ $got }“.
    [short-text] braucht einen kürzeren Text, hier steht „{ $got }“.
    [pattern] braucht einen Text der Form { $pattern }, hier steht „{ $got }“.
    [number] braucht eine passende ganze Zahl, hier steht „{ $got }“.
    [yes-no] braucht true oder false, hier steht „{ $got }“.
    [list] braucht eine Liste, hier steht „{ $got }“.
    [longer-list] braucht mehr Einträge, hier steht „{ $got }“.
    [shorter-list] braucht weniger Einträge, hier steht „{ $got }“.
    [table] braucht eine Tabelle aus Schlüsseln und Werten, hier steht „{ $got }“.
    [one-of] braucht eines von { $choices }, hier steht „{ $got }“.
    [goal] braucht ein Ziel mit seiner Art (type), hier steht „{ $got }“.
   *[other] braucht etwas anderes, hier steht „{ $got }“.
  }
error-lesson-at-key = „{ $key }“: { $text }
error-lesson-not-toml = Das ist keine Lektion in TOML: Zeile { $row }, Spalte { $place }.
error-lesson-unknown = Die Lektion „{ $lesson }“ gibt es nicht. Es gibt: { $known }
error-lesson-rule = „{ $got }“ ist kein Abschnitt der Regeln. Es gibt 2.values, 2.points, 3, 4.capture, 4.build, 4.trail, 4.zwick, 5 und 6. mit einem Schalter, etwa 6.capture.
error-lesson-judge-reason = Ein beurteilter Zug braucht einen Grund, wenn er verboten ist, und keinen, wenn er erlaubt ist.
error-lesson-goal-needs = Beim Ziel { $goal } { $wanted ->
    [yes] braucht es den Schlüssel „{ $key }“, er fehlt.
   *[no] darf der Schlüssel „{ $key }“ nicht stehen, er steht da.
  }
error-lesson-seat = Den Platz „{ $seat }“ gibt es in diesem Päckchen nicht. Es gibt { $seats }.
error-lesson-step-unknown = Den Schritt „{ $step }“ gibt es in dieser Lektion nicht. Es gibt: { $known }
error-lesson-exercise-unknown = Die Übung „{ $exercise }“ gibt es in dieser Lektion nicht. Es gibt: { $known }
error-lesson-record = Was zu Übung { $exercise } gespeichert ist, widerspricht sich.
error-lesson-no-packet = Lektion { $lesson } hat kein Päckchen zum Spielen.
error-lesson-packet-move = Der gespeicherte Zug „{ $move }“ geht in diesem Päckchen nicht ({ $code }).
error-deal-comment = Ein Kommentar in zwei Sprachen hat eine Zeile mit „de:“ am Anfang und eine mit „en:“, hier steht „{ $got }“.
error-deal-unknown = Das Lehrspiel „{ $deal }“ gibt es nicht. Es gibt: { $known }
error-text-language = „{ $got }“ ist kein Kürzel einer Sprache wie de, en oder nds.

# Schweizer Zwick: warum ein Zug besser oder schlechter ist. Kurz und einfach.
zwick-advice-cut = Noch kennt niemand eine Karte: Wo du abhebst, ist gleich.
zwick-advice-only = Etwas anderes geht hier nicht.
zwick-advice-a-bird = { $rate ->
    [0] keinen Vogel
    [1] immer einen Vogel
   *[other] in { $bird } der Verteilungen einen Vogel
  }
zwick-advice-with-bird = { $rate ->
    [0] kein Vogel
    [1] immer ein Vogel
   *[other] in { $bird } der Verteilungen ein Vogel
  }
zwick-advice-join = { $count ->
    [0] Du machst im Schnitt { $strokes } Striche und bekommst { zwick-advice-a-bird }
   *[other] Mit { $cards } machst du im Schnitt { $strokes } Striche und bekommst { zwick-advice-a-bird }
  }: { $points } Punkte; nicht mitspielen ist 0.
zwick-advice-keep = { $count ->
    [0] Ist { $suit } Trumpf, machst du im Schnitt { $strokes } Striche und bekommst { zwick-advice-a-bird }
   *[other] Ist { $suit } Trumpf, machst du mit { $cards } im Schnitt { $strokes } Striche und bekommst { zwick-advice-a-bird }
  }: { $points } Punkte.
zwick-advice-out = Nicht mitspielen ist 0; mitspielen bringt im Schnitt { $points } Punkte.
zwick-advice-turn = Wer wendet, muss mitspielen: im Schnitt { $strokes } Striche und { zwick-advice-with-bird }, { $points } Punkte.
zwick-advice-pass = Den Stock weiterzugeben bringt im Schnitt { $points } Punkte: Wendet ein anderer, kannst du immer noch mitspielen.
zwick-advice-pass-bound = Den Stock weiterzugeben bringt im Schnitt { $points } Punkte: Mitspielen musst du auch, wenn ein anderer wendet.
zwick-advice-second = Die zweite Karte gilt, welche es auch ist: im Schnitt { $strokes } Striche und { zwick-advice-with-bird }, { $points } Punkte.
zwick-advice-lick = { $card } ist dir sicher, und du musst mitspielen: im Schnitt { $points } Punkte.
zwick-advice-lick-more = Die nächste Karte kennt niemand: im Schnitt { $points } Punkte.
zwick-advice-stop = Ohne eine weitere Karte: im Schnitt { $points } Punkte.
zwick-advice-deal = Zu tun ist nur das Geben: im Schnitt { $points } Punkte.
zwick-advice-lay = Was auf der Hand bleibt, bringt im Schnitt { $points } Punkte.
zwick-advice-takes = Macht den Stich: Nach dir spielt niemand mehr.
zwick-advice-gives = Macht den Stich nicht: { $best } schlägt sie.
zwick-advice-sure = Macht den Stich: Keine Karte ist mehr draußen, die ihn nehmen könnte.
zwick-advice-open = { $count ->
    [one] Eine Karte, die noch draußen ist, könnte sie schlagen.
   *[other] { $count } Karten, die noch draußen sind, könnten sie schlagen.
  }
zwick-advice-brings = Am Ende im Schnitt { $strokes } Striche und { zwick-advice-with-bird }: { $points } Punkte.
zwick-advice-less = { $card } bringt im Schnitt { $lost } Punkte mehr.
zwick-advice-even = Alle Karten bringen hier etwa gleich viel.
zwick-advice-known = Punkte im ganzen Spiel: Striche weniger Vögel. Alle Karten sind bekannt.
zwick-advice-solved = Erwartete Punkte im ganzen Spiel, Striche weniger Vögel, mit 95-%-Bereich. Geschätzt aus { $worlds } ausgelosten Verteilungen, jede mit offenen Karten gelöst, wobei jeder für sich spielt; kein Beweis.
zwick-advice-played = Erwartete Punkte im ganzen Spiel, Striche weniger Vögel, mit 95-%-Bereich. Geschätzt aus { $worlds } ausgelosten Verteilungen, die für alle das Programm „traditional“ weiterspielt: So spielen Programme, nicht die besten Spieler.
cli-zwick-advise = sagt, wie gut jede mögliche Entscheidung oder Karte ist, und warum
zwick-advice-column-bird = Vogel

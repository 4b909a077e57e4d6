# Schweizer Zwick: der Tisch.
zwick-place-s = du
zwick-place-e = rechts
zwick-place-w = links
zwick-place-n = gegenüber
zwick-place-ne = halb rechts
zwick-place-nw = halb links
zwick-table-trick = Die Mitte des Tischs
zwick-trump = Trumpf: { $suit }
zwick-trump-turned = Trumpf ist { $suit }, gewendet wurde { $card }
zwick-strokes-own = deine Striche
zwick-strokes = { $seat }: { $count ->
    [0] noch kein Strich
    [1] ein Strich
   *[other] { $count } Striche
  }
zwick-hand-trumps = { $count ->
    [0] kein Trumpf
    [1] ein Trumpf
   *[other] { $count } Trümpfe
  }
zwick-hand-some = { $seat }: { $count } Karten, offen { $open }
zwick-role-turner = hat gewendet
zwick-role-licker = hat geschleckt
zwick-role-out = nicht dabei
zwick-role-in = dabei
zwick-item = { $card } von { $seat ->
    [Du] dir
   *[other] { $seat }
  }
zwick-item-ahead = { $card } von { $seat ->
    [Du] dir
   *[other] { $seat }
  }, liegt vorn

zwick-head-cut = **Abheben**
zwick-head-lick = **Schlecken**
zwick-head-deal = **Geben**
zwick-head-turn = **Trumpf wenden**
zwick-head-keep = **Trumpf wenden**
zwick-head-join = **Wer spielt mit?**
zwick-head-lay = **Weglegen**
zwick-head-play = **Stich { $at }** von { $count }
zwick-head-played = **Das Spiel ist gespielt**
zwick-head-unopposed = **Niemand spielt dagegen**
zwick-head-nobody = **Niemand hat gewendet**
zwick-head-misdeal = **Vergeben**
zwick-empty-cut = Die Karten sind gemischt.
zwick-empty-cut-more = Links vom Geber wird abgehoben.
zwick-empty-lick = Die nächste Karte ist verdeckt.
zwick-empty-lick-more = Wer schleckt, sieht sie erst, wenn er sie nimmt.
zwick-empty-deal = Jetzt wird gegeben.
zwick-empty-deal-more = Jeder bekommt fünf Karten.
zwick-empty-turn = Noch ist kein Trumpf.
zwick-empty-turn-more = Der Stock wandert nach rechts.
zwick-empty-keep = Trumpf ist gewendet.
zwick-empty-keep-more = Bleibt es dabei?
zwick-empty-join = Der Trumpf steht fest.
zwick-empty-join-more = Wer spielt mit?
zwick-empty-lay = Eine Karte wird weggelegt.
zwick-empty-lay-more = Jeder behält fünf.
zwick-empty-play = Der Tisch ist leer.
zwick-empty-play-more = Wer dran ist, spielt an.
zwick-empty-played = Das Spiel ist zu Ende.
zwick-empty-played-more = Alle Karten sind gespielt.
zwick-empty-unopposed = Alle anderen haben abgesagt.
zwick-empty-unopposed-more = Es wird nicht gespielt.
zwick-empty-nobody = Niemand wollte wenden.
zwick-empty-nobody-more = Dieses Spiel zählt nicht.
zwick-empty-misdeal = Der Geber hat sich vergeben.
zwick-empty-misdeal-more = Das kostet einen Vogel.

zwick-note-play = Wähl eine Karte. Tippst du sie noch einmal an, wird sie gespielt.
zwick-note-lay = Wähl die Karte, die du weglegst. Tippst du sie noch einmal an, ist sie fort.
zwick-play-card = { $card } spielen
zwick-lay-card = { $card } weglegen

zwick-told-trump = Trumpf ist { $suit }.
zwick-told-turned = Gewendet: { $cards }.
zwick-told-shown = Beim Abheben liegt { $card } unten.
zwick-told-lead = Im Stich liegt { $cards }.
zwick-told-trick = Im Stich liegen { $cards }; vorn liegt { $best }.
zwick-told-of = { $card } ({ $seat })
zwick-told-out = { $seat } spielt nicht mit.

zwick-done-cut = { $who ->
    [you] Du hebst { $number } Karten ab; unten liegt { $card }.
   *[seat] { $seat } hebt { $number } Karten ab; unten liegt { $card }.
  }
zwick-done-lick = { $who ->
    [you] Du schleckst { $card }.
   *[seat] { $seat } schleckt { $card }.
  }
zwick-done-stop = { $who ->
    [you] Du schleckst nicht.
   *[seat] { $seat } schleckt nicht.
  }
zwick-done-deal = { $who ->
    [you] Du gibst.
   *[seat] { $seat } gibt.
  }
zwick-done-misdeal = { $seat } hat sich vergeben.
zwick-done-turn = { $who ->
    [you] Du wendest { $card }.
   *[seat] { $seat } wendet { $card }.
  }
zwick-done-keep = { $who ->
    [you] Du bleibst dabei.
   *[seat] { $seat } bleibt dabei.
  }
zwick-done-pass = { $who ->
    [you] Du gibst den Stock weiter.
   *[seat] { $seat } gibt den Stock weiter.
  }
zwick-done-join = { $who ->
    [you] Du spielst mit.
   *[seat] { $seat } spielt mit.
  }
zwick-done-out = { $who ->
    [you] Du spielst nicht mit.
   *[seat] { $seat } spielt nicht mit.
  }
zwick-done-lay = { $who ->
    [you] Du legst { $card } weg.
   *[seat] { $seat } legt { $card } weg.
  }
zwick-done-card = { $who ->
    [you] Du spielst { $card }.
   *[seat] { $seat } spielt { $card }.
  }
zwick-done-trick = { $who ->
    [you] Dein Strich: { $card } sticht.
   *[seat] { $seat } macht den Strich: { $card } sticht.
  }
zwick-turned-trump = Trumpf
zwick-turned-off = gilt nicht

# Schweizer Zwick: Karten, Gründe und Fehler.
zwick-card = { $suit }-{ $rank }
zwick-card-sign = { $suit } { $index }
zwick-rank-A = Ass
zwick-rank-K = König
zwick-rank-O = Ober
zwick-rank-U = Under
zwick-rank-T = 10
zwick-rank-9 = 9
zwick-rank-7 = Belli
zwick-suit-a = Eichel
zwick-suit-r = Rosen
zwick-suit-b = Schellen
zwick-suit-s = Schilten

# Warum etwas nicht geht.
zwick-reason-deal-over = Das Spiel ist zu Ende.
zwick-reason-not-your-turn = { $mover } ist dran, nicht { $seat }.
zwick-reason-not-now = { $phase ->
    [cut] Jetzt wird abgehoben: { $mover } hebt 1 bis 27 Karten ab (cut 12).
    [lick] Jetzt darf { $mover } schlecken (lick) oder es lassen (stop).
    [deal] Jetzt gibt { $mover } (deal); hat er sich vergeben, heißt das misdeal.
    [turn] { $mover } hat den Stock: die oberste Karte wenden (turn) oder ihn weitergeben (pass).
    [keep] { $mover } hat gewendet: den Trumpf behalten (keep) oder eine zweite Karte wenden (turn), die gilt.
    [join] { $mover } ist gefragt: mitspielen (join) oder nicht (out).
    [lay] { $mover } hat mehr als fünf Karten und legt eine weg, etwa lay 9s.
   *[play] Jetzt werden Karten gespielt: { $mover } spielt eine aus der Hand, etwa 9s.
  }
zwick-reason-cut-range = Abheben kann man 1 bis { $most } Karten, nicht { $number }.
zwick-reason-must-join = { $why ->
    [ten] Die Schellen-10 war beim Abheben zu sehen oder wurde geschleckt: Alle müssen mitspielen.
   *[licked] Wer schleckt, muss mitspielen.
  }
zwick-reason-not-in-hand = { $card } hast du nicht auf der Hand.
zwick-reason-belli = { $card } ist Trumpf und gehört nicht zu { $suit }.
zwick-reason-must-follow = Angespielt ist { $suit }: Bediene mit { $due }.
zwick-reason-must-beat = { $card } sticht { $best } nicht: Wer stechen kann, muss. Das kannst du mit { $due }.
zwick-reason-must-give-trump = Trumpf ist angespielt: Gib { $due }.
zwick-reason-must-trump = Du hast keine { $suit } zum Bedienen, also musst du trumpfen: { $due }.
zwick-reason-must-overtrump = Mit { $best } ist schon getrumpft: Übertrumpfe, du kannst es mit { $due }.

# Die Abschnitte der Regeln.
zwick-rule-cut = Abheben und schlecken
zwick-rule-lick = Abheben und schlecken
zwick-rule-deal = Geben
zwick-rule-turn = Trumpf wenden
zwick-rule-keep = Trumpf wenden
zwick-rule-join = Wer mitspielt
zwick-rule-lay = Weglegen
zwick-rule-play = Bedienen, stechen, trumpfen
zwick-rule-direction = Reihenfolge: rechts herum
zwick-rule-score = Striche und Vögel

zwick-score-row = { $seat }: { $strokes ->
    [one] 1 Strich
   *[other] { $strokes } Striche
  }, { $birds ->
    [one] 1 Vogel
   *[other] { $birds } Vögel
  }, zusammen { $total }

# Wo ein Spiel steht und wie es ausging.
zwick-phase-cut = Es wird abgehoben.
zwick-phase-lick = Wer abhebt, darf schlecken, danach der Geber.
zwick-phase-deal = Es wird gegeben.
zwick-phase-turn = Trumpf wird gewendet.
zwick-phase-keep = Eine Karte ist gewendet: Wer wendet, behält diesen Trumpf oder wendet eine zweite.
zwick-phase-join = Die anderen werden gefragt, ob sie mitspielen.
zwick-phase-lay = Es wird auf fünf Karten abgelegt.
zwick-phase-play = Die Stiche werden gespielt.
zwick-phase-played = Das Spiel ist gespielt.
zwick-phase-unopposed = Niemand spielt mit, also wird nicht gespielt.
zwick-phase-nobody = Niemand hat gewendet: Das Spiel zählt nicht, derselbe gibt noch einmal.
zwick-phase-misdeal = Vergeben: ein Vogel für den Geber, der noch einmal gibt.

# Was nicht gelesen werden kann.
error-zwick-bad-card = Die Karte „{ $card }“ gibt es nicht. Eine Karte ist Rang (A K O U T 9 7) und Farbe (a Eichel, r Rosen, b Schellen, s Schilten), etwa Kb, Ta (die Zehn) oder 7s.
error-zwick-bad-move = „{ $text }“ ist kein Zug; gespielt wird mit der Karte, etwa Kb, davor mit cut 12, lick, stop, deal, turn, keep, pass, join, out oder lay Kb.
error-zwick-name = Die Zeile beginnt mit „zwick“ und seinen Schaltern, etwa „zwick form=casual“, nicht mit „{ $got }“.
error-zwick-change = „{ $got }“ ist keine Änderung; sie besteht aus Schlüssel und Wert, etwa must_win=trump_only. Felder trennt ein Strichpunkt.
error-zwick-key = { $near ->
    [none] Den Schlüssel „{ $key }“ gibt es nicht; möglich sind { $known }.
   *[one] Den Schlüssel „{ $key }“ gibt es nicht. Meinst du { $near }?
  }
error-zwick-key-twice = „{ $key }“ steht zweimal da; ein Wert genügt.
error-zwick-wants-one-of = „{ $key }“ braucht eins von { $choices }; da steht „{ $got }“.
error-zwick-wants-number = „{ $key }“ braucht eine ganze Zahl von { $low } bis { $high }; da steht „{ $got }“.
error-zwick-players = Zu { $players } wird hier nicht gespielt; möglich sind { $allowed }.
error-zwick-pack = Das Blatt hat 28 verschiedene Karten, hier sind es { $got }; es fehlen: { $missing }.
error-zwick-hand-unknown = Die Karten von { $seat } sind nicht bekannt, darum gibt es keine Züge zu nennen; schreibe sie in „hands“.
error-zwick-card-unknown = Diese Karte im Stock ist nicht bekannt und kann darum nicht aufgedeckt werden; schreibe die Karten in „stock“.
error-zwick-phase = Die Phase „{ $got }“ gibt es nicht; es gibt: { $known }.
error-zwick-trump = „{ $got }“ ist keine Farbe; Trumpf ist a (Eichel), r (Rosen), b (Schellen) oder s (Schilten).
error-zwick-trump-turned = Zuletzt gewendet ist { $card }; Trumpf kann dann nicht „{ $got }“ sein.
error-zwick-no-trump = Es fehlt der Trumpf, etwa „trump r“; ist noch keiner gemacht, heißt es „phase turn“.
error-zwick-no-hand = Die Handkarten fehlen: „hand 7b Kb“ für den Platz am Zug oder „hands A: … / B: …“ für alle Plätze.
error-zwick-field-phase = Das Feld „{ $field }“ passt nicht zur Phase { $phase }.
error-zwick-two-play = Mindestens zwei müssen mitspielen.
error-zwick-not-in = { $seat } spielt hier nicht mit.
error-zwick-answered = { $seat } hat schon geantwortet und wird nicht noch einmal gefragt.
error-zwick-nothing-to-lay = { $seat } hat nichts wegzulegen: Das tut, wer mitspielt und mehr als fünf Karten hat.
error-zwick-trick-size = Dieser Stich hat { $got } Karten; bei { $wanted } Spielenden sind es { $wanted }.
error-zwick-trick-long = Im Stich liegen { $got } Karten; unfertig sind es höchstens { $most }.
error-zwick-trick-leader = { $seat } spielt hier an, aber den Stich davor hat { $winner } gemacht.
error-zwick-hand-sizes = Die Hände passen nicht zum Stich: Wer schon gespielt hat, hat eine Karte weniger als die anderen ({ $sizes }).
error-zwick-hand-most = { $got } Karten in einer Hand; hier sind es höchstens { $most }.
error-zwick-pack-size = Vor dem Geben liegen alle { $wanted } Karten im Stock oder sind geschleckt; hier sind es { $got }.
error-zwick-stock-empty = Im Stock muss noch eine Karte zum Wenden liegen.
error-zwick-lifted = Abgehoben sind hier { $low } bis { $most } Karten, nicht { $got }.
error-zwick-licked-most = Geschleckt werden hier 1 bis { $most } Karten, nicht { $got }.
error-zwick-licked-where = { $card } ist geschleckt und gehört in die Hand dessen, der geschleckt hat.

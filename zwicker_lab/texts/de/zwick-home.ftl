# Schweizer Zwick: die Startseite und die Regeln.
zwick-foot = Schweizer Zwick
zwick-heading = Schweizer Zwick
zwick-eyebrow = Ein Stichspiel mit 28 Schweizer Karten
zwick-lead = Fünf Karten, fünf Stiche, und wer mitspielt und keinen macht, bekommt einen Vogel. In der Schweiz gibt es dafür eigene Meisterschaften.
zwick-start = Spielen lernen
zwick-start-more = acht kurze Lektionen
zwick-play = Eine Passe spielen
zwick-play-more = zu dritt bis zu fünft, gegen Programme
zwick-rules-link = Die Regeln
zwick-desk-link = Eine Meisterschaft leiten
zwick-order-title = Rosen sind Trumpf: so stehen die zehn Trümpfe
zwick-order-label = Die zehn Trümpfe, wenn Rosen Trumpf sind, die höchsten zuerst
zwick-order-note = Die vier Sieben, die Bellis, sind immer Trumpf.
learn-part-swiss = Die Schule
learn-part-swiss-more = Vom höchsten Trumpf bis zur ganzen Passe. In jeder Lektion spielst du selbst.
zwick-rules-heading = Die Regeln des Schweizer Zwick
zwick-rules-form = Form
zwick-rules-contents = Inhalt
zwick-rules-sources = Quellen
zwick-book-cards-title = Karten und Trümpfe
zwick-book-cards = 28 Karten: Eichel, Rosen, Schellen und Schilten, je Ass, König, Ober, Under, Zehn, Neun und Sieben. · Die vier Sieben heißen Bellis und sind immer Trumpf. Die Trümpfe von oben: Ass der Trumpffarbe, Belli von Schellen, Schilten, Rosen, Eichel, dann König, Ober, Under, Zehn und Neun der Trumpffarbe. Hier sind Rosen Trumpf:
zwick-book-direction-title = Richtung
zwick-book-direction = Gespielt und gegeben wird nach rechts, gegen den Uhrzeiger. Links vom Geber wird abgehoben, rechts von ihm sitzt, wer zuerst kommt.
zwick-book-cut-title = Abheben und schlecken
zwick-book-cut = Wer abhebt, nimmt 1 bis 27 Karten ab. Er darf bis zu { $lick } davon schlecken: die unterste, dann die nächste, und so fort. Geschleckte Karten liegen offen. Nimmt er keine, darf der Geber schlecken. · Wer schleckt, muss mitspielen. Zeigt sich beim Abheben die Schellen-Zehn oder wird sie geschleckt, müssen alle mitspielen.
zwick-book-deal-title = Geben
zwick-book-deal = Jeder bekommt { $hand } Karten, eine nach der anderen. Wer sich vergibt, bekommt einen Vogel und gibt noch einmal. Auf diesen Seiten gibt das Programm, da kommt das nicht vor.
zwick-book-turn-title = Trumpf wenden
zwick-book-turn = Der Stock geht an den, der zuerst kommt. Er darf die oberste Karte wenden: Ihre Farbe ist Trumpf. Gefällt sie ihm nicht, darf er eine zweite wenden, die gilt. Oder er gibt den Stock weiter. Wer wendet, muss mitspielen. Wendet niemand, zählt das Spiel nicht, und derselbe gibt noch einmal. · Eine gewendete Schellen-Zehn verpflichtet niemanden.
zwick-book-join-title = Wer mitspielt
zwick-book-join = Wer gewendet hat, fragt reihum. Jeder sagt offen, ob er mitspielt.
zwick-book-play-title = Spielen
zwick-book-play = Wer gewendet hat, spielt den ersten Stich an, danach jeweils, wer gestochen hat. · Bedienen ist Pflicht; ein Belli gehört nie zu seiner aufgedruckten Farbe. Wer beim Bedienen stechen kann, muss. Wer nicht bedienen kann, muss trumpfen: darüber, wenn er kann, sonst darunter. Ist Trumpf angespielt, gibt man Trumpf, den höheren, wenn man kann. Wer weder Farbe noch Trumpf hat, spielt, was er will. Ist der Stich getrumpft, darf die bediente Farbe klein bleiben.
zwick-book-score-title = Striche und Vögel
zwick-book-score = Jeder Stich ist ein Strich. Wer mitspielt und keinen macht, bekommt einen Vogel: minus { $bird }. Wer nicht mitspielt, bekommt null.
zwick-book-match-title = { $form ->
    [casual] Bis zum Ziel
   *[tournament] Die Passe
  }
zwick-book-match = { $form ->
    [casual] Wer zuerst { $target } hat, Striche weniger { $bird } für jeden Vogel, gewinnt. Erreichen es mehrere zugleich, gewinnt der Höchste; bei Gleichstand wird weitergespielt.
   *[tournament] Jeder gibt { $deals }-mal. Am Tisch zu viert sind das zwölf gezählte Spiele und 60 Striche, bevor die Vögel abgezogen werden. Es zählen Striche weniger { $bird } für jeden Vogel.
  }

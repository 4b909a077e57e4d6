# Warum ein Zug nicht geht. Freundlich und genau: was, die Zahlen, was sonst möglich ist.
reason-deal-over = Das Spiel ist zu Ende, es wird keine Karte mehr gespielt.
reason-not-your-turn = { $mover } ist dran, nicht { $seat }.
reason-not-in-hand = { $card } hast du nicht auf der Hand.
reason-not-on-table = { $items } { $count ->
    [one] liegt
   *[other] liegen
  } nicht im Bild.
reason-table-empty = Das Bild ist leer: Du kannst nur eine Karte ablegen.
reason-card-twice = { $item } ist doppelt genannt, jede Karte wird nur einmal genommen.
reason-wrong-value = { $card } zählt { $values }, nicht { $value }.
reason-value-missing = Sag beim Ablegen, was { $card } zählt: { $values }.
reason-value-not-kept = Eine abgelegte Karte behält hier keinen Wert: { $card } zählt weiter { $values }.
reason-wrong-sum = { $sum }, aber { $card } zählt { $values }.
reason-not-equal = { $item } zählt { $counts }, { $card } zählt { $values }.
reason-never-sum = { $items } ergeben nie, was { $card } zählt: { $values }.
reason-left-over = { $fits } { $count ->
    [one] passt
   *[other] passen
  } zur { $makes }, aber dann bliebe noch etwas übrig: { $left }.
reason-build-not-in-sum = Einen Haufen sticht hier nur sein genauer Wert, nicht eine Summe; { $card } zählt { $values }.
reason-wrong-total = { $items } ergeben { $totals }, nicht { $total }.
reason-no-total = { $items } ergeben keinen Wert ab 1.
reason-over-cap = { $sum }: Ein Haufen darf höchstens { $cap } zählen.
reason-below-one = { $low } − { $high } = { $result }: Abwärts darf es nicht unter 1 gehen. Die Handkarte wird von dem abgezogen, was liegt.
reason-up-not-allowed = { $sum }: Aufwärts bauen ist hier nicht erlaubt.
reason-down-not-allowed = { $sum }: Abwärts bauen ist hier nicht erlaubt, nur dazuzählen.
reason-one-item-only = { $sum }: Gebaut wird nur auf eine Karte oder einen Haufen, nicht auf { $items } zugleich.
reason-not-your-build = { $sum }: Du darfst nur auf Haufen deiner eigenen Partei bauen.
reason-merged-build = Zusammengelegte gleiche Haufen darf man stechen, aber nicht weiterbauen.
reason-joker-protected = { $items } darf so nicht gestochen oder bebaut werden: Die Hausregel schützt den Joker.
reason-total-not-held = { $sum }: Wer baut, muss den Wert noch auf der Hand haben, und eine { $total } hast du nicht.
reason-must-capture-card = { $card } kann stechen, also muss sie stechen.
reason-must-capture-turn = Mit { $card } kannst du stechen, also musst du stechen.
reason-must-take-all = { $card } kann mehr nehmen als das und muss alles nehmen.
reason-would-fit = Passen würde: { $sets }.
reason-instead = { $card } kann stattdessen: { $uses }.
reason-taker-can = { $card } kann: { $uses }.
use-capture = { $items } stechen
use-build = { $total } auf { $items } bauen
use-trail = abgelegt werden
use-trail-as = als { $value } abgelegt werden
seat-name = { $seat ->
    [N] Nord
    [E] Ost
    [S] Süd
    [W] West
   *[other] Spieler { $seat }
  }

# Die Namen der Regeln, nach Abschnitten.
rule-2-values = Die Werte der Karten
rule-3 = Wer wann dran ist
rule-4 = Eine Handkarte, eine Sache
rule-4-capture = Stechen: Gleiches und Summen
rule-4-build = Bauen: was erlaubt ist
rule-5 = Das Ende eines Spiels
rule-6-capture = Stechen ist Pflicht (Hausregel)
rule-6-capture-all = Alles nehmen, was geht (Hausregel)
rule-6-build-target = Auf mehreres zugleich bauen (Hausregel)
rule-6-rebuild-by = Weiterbauen (Hausregel)
rule-6-merge-equal-builds = Gleiche Haufen zusammenlegen (Hausregel)
rule-6-joker-only-by-building-down = Joker nur durch Abbauen (Hausregel)
rule-6-table-joker = Joker im Bild (Hausregel)
rule-6-lone-joker = Ein Joker allein im Bild (Hausregel)

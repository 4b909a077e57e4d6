# Eigene Lektionen: was dasteht, wo die Autorin nichts geschrieben hat, und was an einer Datei nicht stimmt.
own-success = Genau das war gefragt.
own-task-any-legal-capture = Stich etwas.
own-task-capture-all-of = Stich { $cards }. Es darf auch mehr mitkommen.
own-task-max-cards = Stich so viele Karten wie möglich.
own-task-make-zwick = Mach einen Zwick.
own-task-build-total = Bau einen Haufen von { $total }.
own-task-build-down = Bau nach unten.
own-task-points-at-least = Hol mit einer Karte mindestens { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
  }.
own-task-avoid-zwick = Spiel so, dass der Nächste keinen Zwick machen kann.
own-task-exact-moves = Finde den besten Zug.
own-task-judge-legality = { $move }: Ist das erlaubt?
own-judge-legal = Erlaubt
own-judge-illegal = Nicht erlaubt
own-move-capture = { $card } sticht { $items }
own-move-build = { $card } auf { $items }, Haufen { $total }
own-move-trail = { $card } wird abgelegt
own-condition-zwick-exactly = kann auf genau { $number ->
    [one] eine Weise
   *[other] { $number } Weisen
  } zwicken
own-condition-zwick-at-least = kann auf mindestens { $number ->
    [one] eine Weise
   *[other] { $number } Weisen
  } zwicken
own-condition-no-zwick = kann nicht zwicken
own-condition-capture = kann etwas stechen
own-condition-no-capture = kann nichts stechen
own-condition-sum = kann eine Summe aus { $number } Karten stechen
own-condition-build = kann bauen
own-condition-build-there = ein Haufen von { $number } liegt da
own-condition-joker-hand = hat einen Joker auf der Hand
own-condition-joker-table = ein Joker liegt im Bild
own-condition-points = kann mit einer Karte mindestens { $number ->
    [one] einen Punkt
   *[other] { $number } Punkte
  } holen

error-own-text-empty = Hier fehlt der Text, deutsch (de) oder englisch (en).
error-own-move-illegal = Der Zug „{ $move }“ ist hier nicht erlaubt.
error-own-accepted-wrong = „{ $move }“ ist erlaubt, erreicht aber das Ziel nicht.
error-own-try-verdict = Das Urteil (verdict) über „{ $move }“ ist nach Regeln und Ziel „{ $wanted }“, hier steht „{ $got }“.
error-own-judge-none = Bei den Antworten zur Auswahl (choice) fehlt die richtige: Nach den Regeln stimmt „{ $wanted }“, angeboten wird: { $offered }. Welche gemeint ist, sagt accepted.
error-own-judge-offered = „{ $answer }“ gilt als richtig (accepted), steht aber nicht zur Auswahl. Angeboten wird: { $offered }
error-own-judge-wrong = „{ $answer }“ kann nicht stimmen: Der Zug „{ $move }“ ist nach den Regeln { $legal ->
    [yes] erlaubt
   *[no] nicht erlaubt
  }.
error-own-judge-try = „{ $answer }“ ist als falsche Antwort vorgesehen (try), { $right ->
    [yes] stimmt aber
   *[no] steht aber nicht zur Auswahl
  }. Angeboten wird: { $offered }
error-own-no-answer = Bei diesen Karten erreicht kein erlaubter Zug das Ziel. Ändere die Karten oder das Ziel.
error-own-table-wide = Hier gibt es zu viele Möglichkeiten, um alle Antworten auszurechnen. Nimm weniger Karten ins Bild (höchstens { $most }) oder auf die Hand.
error-own-too-large = Die Datei ist zu groß. Eine Lektion darf bis { $most } KB haben.
error-own-condition = Die Bedingung „{ $condition }“ gibt es nicht. Es gibt: { $known }
error-own-condition-number = Die Zahl bei einer Bedingung geht von 1 bis { $most }, hier steht { $got }.
error-own-wish-cards = Gesucht werden bis zu { $on_table } Karten im Bild und 1 bis { $in_hand } auf der Hand, nicht { $table } und { $hand }.
error-own-not-taken = Beim Öffnen blieb zurück, was sich so nicht lesen lässt: { $keys }. Die Datei selbst bleibt, wie sie ist.
error-own-link = In diesem Link steckt keine Lektion, die sich lesen lässt. Vielleicht ist er beim Kopieren zu kurz geraten.
error-own-plan-minutes = Im Plan „{ $plan }“ dauert Abend { $evening } { $got } Minuten statt { $wanted }.

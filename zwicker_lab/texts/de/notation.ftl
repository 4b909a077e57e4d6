error-position-too-long = Die Zeile hat { $got } Zeichen; höchstens { $limit } sind lesbar.
error-position-empty = Die Zeile beginnt mit der Variante, etwa „{ $example }“.
error-position-field-unknown = Das Feld „{ $field }“ gibt es nicht; die Felder sind: { $known }.
error-position-field-twice = Das Feld „{ $field }“ steht hier zum zweiten Mal.
error-position-no-variant = Die Zeile beginnt mit „{ $field }“; zuerst kommt das Regelwerk, etwa „{ $rules }; { $field } …“.
error-position-no-semicolon = Vor „{ $field }“ fehlt ein Strichpunkt; Felder trennt man so: { $example }.
error-position-no-table = Das Feld „table“ fehlt; bei leerem Bild heißt es „table ;“.
error-position-no-hand = Die Handkarten fehlen: „hand 9s 4d“ für den Platz am Zug oder „hands N: … / E: …“ für alle Plätze.
error-position-hand-and-hands = Entweder „hand“ oder „hands“: In „hands“ stehen schon die Karten aller Plätze.
error-position-hand-empty = „hand“ braucht mindestens eine Karte, etwa „hand 9s“.
error-position-number = „{ $text }“ ist keine Zahl für „{ $field }“; es geht eine ganze Zahl von 0 bis 9999.
error-position-entry = Vor „{ $text }“ fehlt ein Name, wie in „{ $first }: … / { $second }: …“.
error-position-name-unknown = „{ $who }“ sitzt nicht an diesem Tisch; hier gibt es: { $known }.
error-position-name-twice = „{ $who }“ steht hier zum zweiten Mal.
error-position-seat-missing = „hands“ nennt alle Plätze; es fehlt: { $missing }.
error-position-not-in-pack = { $card } gehört nicht zum Blatt von { $variant }.
error-position-card-twice = { $card } steht zum zweiten Mal da.
error-position-too-many = { $unknown } unbekannte Karten und { $stock } im Stapel sind zu viele: Nur { $left } Karten sind nirgends genannt.
error-position-turn = { $seat } ist am Zug und hat keine Karte; Karten gibt es bei: { $able }.
error-position-value-kept = { $text } nennt einen Wert, aber hier behält { $card } keinen. Der Schalter table_value=fixed ändert das.
error-position-value = { $card } kann nicht { $value } zählen, sondern { $values }.
error-position-merged = { $text } verbindet zwei Haufen; das kennt nur der Schalter merge_equal_builds=yes.
error-position-cap = { $text } hat die Summe { $total }; ein Haufen darf höchstens { $cap } haben.
error-position-sum = { $text } kann nicht die Summe { $total } haben; möglich ist hier: { $possible }.
error-file-too-long = Die Datei hat { $got } Zeichen; höchstens { $limit } sind lesbar.
error-file-tag = Diese Angabe ist nicht lesbar; eine Angabe ist eine Zeile wie [Dealer "W"].
error-file-tag-twice = Die Angabe { $tag } steht hier zum zweiten Mal.
error-file-tag-late = Die Angabe { $tag } gehört vor den ersten Zug.
error-file-tag-missing = Diese Angabe fehlt: [{ $tag } "{ $example }"].
error-file-tag-name = „{ $tag }“ ist kein Name für eine weitere Angabe; er besteht aus Buchstaben, Ziffern und _, jeder Name einmal.
error-file-tag-value = Der Wert der Angabe { $tag } passt nur in eine Zeile.
error-file-version = Das ist Fassung „{ $got }“ des Formats; lesbar ist nur Fassung „1“.
error-file-number = „{ $text }“ ist keine Zahl von Spielern.
error-file-seat = Den Platz „{ $seat }“ gibt es nicht; die Plätze sind: { $known }.
error-file-result = „{ $text }“ ist kein Ergebnis; es nennt jede Seite einmal, wie in „{ $example }“.
error-file-move = „{ $text }“ ist kein Zug eines Platzes; eine Zeile sieht aus wie „N 8s x 8h“.
error-file-mark = „{ $mark }“ ist kein Zeichen; es gibt ! und ? und je zwei davon zusammen.
error-file-comment = In einem Kommentar geht keine schließende Klammer „{ "}" }“.
error-file-comment-open = Dieser Kommentar endet nicht; ein Kommentar endet mit „{ "}" }“.
error-file-line-open = Diese Nebenlinie endet nicht; sie endet mit „)“.
error-file-line-close = Hier ist keine Nebenlinie offen.
error-file-line-first = Eine Nebenlinie ersetzt den Zug vor ihr, und hier ist keiner.
error-file-line-empty = Eine Nebenlinie braucht mindestens einen Zug.
error-file-line-deep = Nebenlinien gehen höchstens { $limit } tief.
error-file-json = Das JSON passt nicht bei „{ $place }“; was passt, steht in deal.schema.json.
notation-result-wrong = Die Datei nennt { $stated }, die Züge ergeben { $found }.

# Karten, Bildteile und Züge, wie man sie schreibt.
error-bad-value = „{ $text }“ nennt keinen Wert; eine Karte, die ihn behält, schreibt man wie Kd=4.
error-bad-build = „{ $text }“ ist kein Haufen; einen Haufen schreibt man wie (9c 3h =6), die unterste Karte zuerst, dann die Summe.
error-one-card-build = In „{ $text }“ liegt nur eine Karte, ein Haufen braucht zwei; eine einzelne Karte steht ohne Klammern.
error-bad-brackets = In „{ $text }“ fehlt zu einer Klammer die zweite; einen Haufen schreibt man wie (9c 3h =6).
error-bad-move = „{ $text }“ ist kein Zug; ein Zug ist etwa 9s x 5d 4c (stechen), 3s > 9d = 6 (bauen) oder 2c (ablegen).
error-hand-unknown = Die Karten von { $seat } sind nicht bekannt, darum gibt es keine Züge zu nennen; schreibe sie in „hands“.

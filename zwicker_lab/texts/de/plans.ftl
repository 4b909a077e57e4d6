# Pläne für Abende.
plans-heading = Pläne für Abende
plans-lead = Fertige Pläne, nach der Uhr: was du zeigst, was du sagst, welche Übungen dazu passen. Zum Lesen, zum Ausdrucken, oder als Anfang für eine eigene Lektion.
plans-all = Alle Pläne
plans-open = Plan ansehen
plans-bring = Das brauchst du
plans-aim = Ziel:
plans-at = Minute { $at }
plans-minutes = { $count } Minuten
plans-say = Du sagst:
plans-quote = „{ $text }“
plans-lesson = Lektion { $number }: { $title }
plans-exercise = Übung { $number }.{ $at }
plans-deal = Spiel: { $title }
plans-copy = Diese Übungen als eigene Lektion

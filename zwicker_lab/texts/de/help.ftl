# Tasten und Hilfen.

help-heading = Tasten und Hilfen
help-lead = Alles geht mit der Maus, mit dem Finger und mit der Tastatur. Hier steht, wie, und was das Lesen leichter macht.
help-contents = Auf dieser Seite
help-keys = Tasten
help-keys-key = Taste
help-keys-does = was sie tut
help-settings = Große Schrift und andere Einstellungen
help-settings-lead = Oben rechts auf jeder Seite steht „Aa“. Was du dort einstellst, bleibt auf diesem Gerät.
help-settings-open = Einstellungen öffnen
help-hear = Vorlesen lassen
help-touch = Mit dem Finger
help-paper = Auf Papier

help-key-Tab = Tab
help-key-Enter = Eingabe
help-key-Space = Leertaste
help-key-Escape = Esc
help-key-ArrowLeft = ←
help-key-ArrowRight = →
help-key-ArrowUp = ↑
help-key-ArrowDown = ↓
help-key-Home = Pos1
help-key-End = Ende
help-key-PageUp = Bild ↑
help-key-PageDown = Bild ↓
help-key-Control = Strg

help-place-everywhere = Überall
help-place-table = Am Kartentisch
help-place-choices = Wenn Möglichkeiten zur Wahl stehen
help-place-play = In einer Partie
help-place-deal = Beim Durchgehen eines Spiels
help-place-curve = An der Kurve eines Spiels
help-place-look = Beim Ansehen einer Stellung
help-place-sheet = Auf dem Zählbogen einer Lektion
help-place-learn = Auf der Karte der Lektionen

help-does-tab = zum Nächsten; das ganze Bild ist ein Halt, die ganze Hand auch, und der erste Halt jeder Seite führt gleich zum Inhalt
help-does-press = drückt den Knopf oder folgt dem Link
help-does-close = schließt, was oben offen ist
help-does-inside = im Bild oder in der Hand von Karte zu Karte, an den Anfang, ans Ende
help-does-choose = wählt die Handkarte, oder merkt die Karte im Bild vor
help-does-back = legt die Karte zurück und hebt die Auswahl auf
help-does-read = liest den ganzen Tisch in Sätzen vor und zeigt sie, solange eine Karte den Rahmen hat
help-does-item = liest noch einmal, was da liegt, bei einem Haufen alle seine Karten
help-does-film = geht weiter, solange sich Karten bewegen
help-does-digit = springt zur Möglichkeit oder Antwort mit dieser Nummer und zeigt im Bild, was sie täte
help-does-preview = von einer Möglichkeit zur anderen
help-does-play = spielt die Möglichkeit
help-does-compare = schließt den Vergleich der Züge oder den Film
help-does-on = zeigt den nächsten Zug, wenn das Tempo auf „ich tippe“ steht
help-does-step = eine Karte zurück oder vor
help-does-packet = ein Päckchen zurück oder vor
help-does-ends = an den Anfang oder ans Ende
help-does-points = von Zug zu Zug, zum ersten, zum letzten
help-does-moment = zeigt den Tisch nach diesem Zug
help-does-undo = einen Zug zurück
help-does-redo = einen Zug vor
help-does-sheet = zur nächsten oder vorigen Zeile; am Ende prüft die Eingabetaste die Summe
help-does-question = lässt alles, wie es ist, wenn nach dem Vergessen gefragt wird

help-set-size = Groß macht die Schrift um ein gutes Drittel größer, auch auf den Karten und Knöpfen.
help-set-theme = Hell, dunkel oder so, wie dein Gerät es hat.
help-set-pace = Wie schnell sich Karten bewegen. Mit „ich tippe“ wartet jeder Stich, bis du tippst. Hat dein Gerät Bewegung abgestellt, stehen hier nur Bilder.
help-set-confirm = Das erste Tippen auf eine Möglichkeit zeigt, was sie täte; erst das zweite spielt sie. Gut für unruhige Hände.
help-set-words = Unter jedem Kartentisch steht in Sätzen, was im Bild liegt, was du hast und wer dran ist.

help-hear-table = Vor jedem Kartentisch steht ein Knopf „Den Tisch vorlesen“. Man sieht ihn erst, wenn man mit der Tastatur dorthin kommt; ein Vorleseprogramm findet ihn immer.
help-hear-items = Jede Karte und jeder Haufen ist ein Knopf mit seinem Namen und seinem Platz, etwa „Pik-8, Karte 1 von 4 auf der Hand“.
help-hear-speaks = Was am Tisch geschieht, wird in einem Satz angesagt, auch jeder Grund, warum ein Zug nicht geht.
help-hear-marks = Nichts wird nur durch eine Farbe gesagt: Farben der Karten haben ihre Form, Urteile ihr Zeichen und ihr Wort.
help-touch-tap = Tipp eine Handkarte an, dann die Karten im Bild, dann „versuchen“. Oder wähl aus den Möglichkeiten.
help-touch-hold = Oder lass den Finger kurz auf der Handkarte liegen und zieh sie auf das, was sie nehmen oder worauf sie bauen soll.
help-touch-swipe = Auf dem Telefon liegen die Möglichkeiten am unteren Rand; wisch sie durch, das Bild zeigt jede gleich.
help-paper-print = Jede Seite lässt sich schwarz auf weiß auf A4 drucken. Jedes Regelwerk hat dafür einen Knopf.

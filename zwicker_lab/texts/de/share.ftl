# Die Adresse zum Mitnehmen: als QR-Code und als Text.
share-open = QR-Code
share-title = Zum Mitnehmen
share-text = Halt die Kamera eines Telefons auf das Muster: Es öffnet genau das, was hier zu sehen ist.
share-text-position = Halt die Kamera eines Telefons auf das Muster: Es öffnet die Stellung, die hier zu sehen ist.
share-alt = QR-Code mit der Adresse, die darunter steht
share-address = Adresse
share-copy = Adresse kopieren
share-copied = Kopiert
share-failed = Kopieren ging nicht, markier die Adresse von Hand
share-close = Schließen
share-local = Ein Telefon erreicht „{ $host }“ nicht, denn so heißt jedes Gerät für sich selbst. Starte den Server mit der Adresse dieses Rechners im Heimnetz, zum Beispiel zwicker-lab serve --address 192.168.1.20, und öffne die Seite unter dieser Adresse.
share-too-long = Diese Adresse ist zu lang für einen Code, den ein Telefon lesen kann. Kopier sie und schick sie als Nachricht.
share-position-only = Der Link mit dem ganzen Spiel ist zu lang für einen Code. Dieser Code führt zur Stellung allein.
share-position-kept = Dein Spiel liegt nur in diesem Fenster. Dieser Code führt zur Stellung allein.
share-kept = Dieses Spiel liegt nur in diesem Fenster, keine Adresse führt dorthin. Speichere es als Datei und schick die.

error-gym-missing = Die Umgebung braucht PettingZoo: Installiere das Extra „gym“.
error-gym-most = Mindestens 2 Züge müssen angeboten werden, nicht { $got }.
error-gym-action = Die Aktion „{ $got }“ gibt es jetzt nicht: Aktionen sind Nummern unter { $count }, eine für jeden angebotenen Zug.

# Die Sprache selbst: ihr Name, das Zeichen vor den Nachkommastellen, das Zeichen zwischen den Feldern von
# Tabellendateien, und die Artikel, die im Wörterverzeichnis beim Ordnen nicht zählen.

language-name = Deutsch
language-decimal = ,
language-separator = ;
language-articles = der die das

error-catalogue-no-folder = { $variable } nennt „{ $folder }“, und diesen Ordner gibt es nicht.
error-catalogue-built-in = In „{ $folder }“ ({ $variable }) liegt ein Ordner „{ $got }“, und diese Sprache ist eingebaut. Eine weitere braucht ein eigenes Kürzel, etwa nds.
error-catalogue-none = In „{ $folder }“ ({ $variable }) liegt keine Sprache. Gebraucht wird ein Ordner mit einem Kürzel aus zwei oder drei kleinen Buchstaben, etwa nds, und darin Dateien .ftl.
error-catalogue-not-text = { $file } ist kein Text in UTF-8.
error-catalogue-name = In der Sprache „{ $code }“ fehlt der Eintrag language-name: wie sie sich selbst nennt.
error-catalogue-fallback = In der Sprache „{ $code }“ nennt language-fallback „{ $got }“. Gebraucht wird eine Sprache, aus der genommen wird, was fehlt, ohne Kreis: { $known }.
error-catalogue-entry = { $file }, Zeile { $number }: { $kind ->
    [syntax] „{ $got }“ lässt sich nicht lesen. Ein Eintrag ist „name = Text“; was eingesetzt wird, steht in geschweiften Klammern.
    [twice] „{ $entry }“ steht schon weiter oben.
    [unknown] { $wanted ->
        [none] Einen Eintrag „{ $entry }“ gibt es nicht, auch keinen, der fast so heißt.
       *[one] Einen Eintrag „{ $entry }“ gibt es nicht; am ähnlichsten ist: { $wanted }.
      }
    [empty] „{ $entry }“ hat keinen Text.
    [variable] „{ $entry }“ bekommt kein „${ $got }“. Eingesetzt werden kann: { $wanted }.
    [nothing] „{ $entry }“ bekommt kein „${ $got }“; eingesetzt wird dort nichts.
    [entry] „{ $entry }“ setzt „{ $got }“ ein, und diesen Eintrag gibt es in dieser Sprache nicht.
    [function] „{ $entry }“ ruft „{ $got }“ auf. Es gibt { $wanted }.
    [letters] „{ $entry }“ ist „{ $got }“. Auf Karten stehen ein oder zwei Buchstaben von A bis Z, kein T.
   *[sign] „{ $entry }“ ist „{ $got }“. Gebraucht wird ein einziges Zeichen.
}

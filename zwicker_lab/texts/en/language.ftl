# The language itself: its name, the sign before fractions, the sign between the cells of files for spreadsheets, and
# the articles that do not count where the glossary is sorted.

language-name = English
language-decimal = .
language-separator = ,
language-articles = the

error-catalogue-no-folder = { $variable } names “{ $folder }”, and there is no such folder.
error-catalogue-built-in = “{ $folder }” ({ $variable }) holds a folder “{ $got }”, and that language is built in. A further one needs a code of its own, such as nds.
error-catalogue-none = “{ $folder }” ({ $variable }) holds no language. Wanted is a folder called by a code of two or three small letters, such as nds, with files .ftl in it.
error-catalogue-not-text = { $file } is no text in UTF-8.
error-catalogue-name = The language “{ $code }” lacks the entry language-name: what it calls itself.
error-catalogue-fallback = In the language “{ $code }”, language-fallback names “{ $got }”. Wanted is a language from which all that is missing is taken, without a circle: { $known }.
error-catalogue-entry = { $file }, line { $number }: { $kind ->
    [syntax] “{ $got }” cannot be read. An entry is “name = text”; what is filled in stands in curly brackets.
    [twice] “{ $entry }” stands further up already.
    [unknown] { $wanted ->
        [none] There is no entry “{ $entry }”, nor one that is nearly called so.
       *[one] There is no entry “{ $entry }”; the nearest is: { $wanted }.
      }
    [empty] “{ $entry }” has no text.
    [variable] “{ $entry }” gets no “${ $got }”. What can be filled in: { $wanted }.
    [nothing] “{ $entry }” gets no “${ $got }”; nothing is filled in there.
    [entry] “{ $entry }” fills in “{ $got }”, and this language has no such entry.
    [function] “{ $entry }” calls “{ $got }”. There are { $wanted }.
    [letters] “{ $entry }” is “{ $got }”. Cards show one or two letters from A to Z, no T.
   *[sign] “{ $entry }” is “{ $got }”. Wanted is a single sign.
}

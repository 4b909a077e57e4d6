cli-about = Zwicker Lab: learn, teach and explore the card games of the Zwicker family.
cli-moves = list the legal moves of a position
cli-play = play a move, or say why it is not legal
cli-advise = say how good every legal move is, and why
cli-deal = shuffle and deal; prints a deal file without moves
cli-replay = play a deal file through, check it and count it
cli-variants = list the variants
cli-rules = write the rules of a variant in sentences
cli-lesson = check a lesson of one’s own and list what is right in each exercise
cli-lesson-file = a lesson file (.toml)
cli-lesson-words = asks for an answer in words
cli-languages = list the languages, and what one lacks
cli-language = a language: what is wrong with its files, and every entry that is missing yet
cli-language-line = { $code }  { $own }: { $has } of { $all } entries
cli-serve = serve the pages in a browser
cli-lang = language of the texts: { $known }
cli-json = print JSON
cli-position = a position line, such as “zwicker3; table 5d 4c; hand 9s 2h”
cli-position-or-stream = a position line, such as “zwicker3; table 5d 4c; hand 9s 2h”; - reads one a line and prints JSON
cli-move = a move, such as “9s x 5d 4c”, “2h > 5d = 7” or “2h”
cli-variant = a variant with its switches, such as “zwicker3 capture=card”, or the path of a variant file
cli-players = how many play
cli-dealer = the seat that deals; else it is drawn
cli-seed = the same number gives the same deal
cli-ms = how many milliseconds to think; 100 if nothing is said
cli-worlds = how many ways to deal the unseen cards are looked at, instead of a time
cli-advise-seed = the same number and the same --worlds give the same advice
cli-slow = Without Numba this computes slowly; the extra “fast” brings it.
cli-advice-more = { $count } more moves are not shown; --json lists them.
cli-file = a deal file (.zdn), or its JSON twin (.json)
cli-address = the address to listen at
cli-port = the port to listen at
cli-origin = a name under which a server in front (nginx) offers the pages; may be repeated
cli-prefix = a path the pages lie below, such as /zwicker
cli-ssl-certfile = a certificate (PEM): the pages are served as https://
cli-ssl-keyfile = its key (PEM), where the certificate's file does not hold it
cli-data = the folder for championships and rooms
cli-log-level = tell on the error output what happens, from this level up
cli-version = show which version this is
error-version-unknown = Which version this is is known only where Zwicker Lab is installed (pip install).
error-data-folder = Nothing can be kept in “{ $folder }”. Name a folder in which this program may write.
cli-show = open the browser too
cli-no-moves = There is no move.
cli-truncated = Only the first { $count } moves are listed.
cli-move-zwick = Zwick, { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
cli-move-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
cli-complete = The deal is complete.
cli-unfinished = The deal is not finished; these are the piles so far.
cli-cards = Cards
cli-total = Total
cli-for-players = for { $players }
cli-help = show this help
cli-usage = Usage:
cli-arguments = What it needs
cli-options = What it may take
cli-commands = Commands
cli-unchecked = The stated result can be checked only when the deal is complete.
cli-assumed = our assumption, no source shows it: { $what }
cli-assumed-value = value of { $cards }
cli-assumed-points = points for { $cards }
error-usage = The command cannot be read. It is used like this: { $usage }
error-usage-missing = “{ $argument }” is missing. The command is used like this: { $usage }
error-usage-unknown = The command does not know “{ $got }”. It is used like this: { $usage }
error-usage-choice = “{ $argument }” cannot be “{ $got }”; possible are { $known }. The command is used like this: { $usage }
error-usage-number = “{ $argument }” wants a whole number from 0, not “{ $got }”. The command is used like this: { $usage }
error-usage-value = “{ $argument }” wants one value. The command is used like this: { $usage }
error-usage-no-value = “{ $argument }” takes no value, such as “{ $got }”. The command is used like this: { $usage }
error-usage-both = “{ $argument }” and “{ $other }” do not go together. The command is used like this: { $usage }
error-usage-limit = “{ $argument }” can be 1 to { $most }, got { $got }.
error-file-missing = There is no file “{ $file }”.
error-file-unreadable = “{ $file }” cannot be read as a file.
error-file-no-json = This is not JSON.
error-not-utf8 = This is not text in UTF-8.
cli-zwick = Swiss Zwick, the trick game
cli-zwick-position = a position line, such as “zwick; trump r; trick Ab 7a; hand 9r Tr 9a Ka Ks”
cli-zwick-position-or-stream = a position line, such as “zwick; trump r; trick Ab 7a; hand 9r Tr 9a Ka Ks”; - reads one a line and prints JSON
cli-zwick-move = a card such as “Kb”, or what is decided before the play: cut 12, lick, stop, deal, turn, keep, pass, join, out
cli-zwick-desk = list the championships kept on this computer, each with the end of its organisers’ link
cli-zwick-desk-row = { $title } ({ $players ->
    [one] 1 player
   *[other] { $players } players
}): { $link }
cli-zwick-form = the rules: tournament or casual, tournament if nothing is said

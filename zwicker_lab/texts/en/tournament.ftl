# A championship of Swiss Zwick: what is refused and why, and the words of its files.
desk-passe = Passe { $passe }
desk-place = Place
desk-name = Name
desk-contact = Contact
desk-paid = Paid
desk-here = Here
desk-strokes = Strokes
desk-birds = Birds
desk-net = Counts
desk-deals = Deals
desk-a-deal = Strokes a deal
desk-yes = yes
desk-no = no
error-desk-number = { $got ->
    [one] 1 player is here
   *[other] { $got } players are here
  }; tables are drawn for { $low } to { $high }.
error-desk-full = A championship holds { $high } players at most.
error-desk-passen = { $got } Passen do not fit: { $low } to { $high } are possible here.
error-desk-final = A final of { $got } Passen does not fit: { $low } to { $high } are possible here.
error-desk-final-number = A final needs four players, and { $got } are here.
error-desk-no-name = A player needs a name.
error-desk-name-twice = There is a “{ $player }” already. Add something that tells them apart, such as the village.
error-desk-nobody = There is no player with the number { $number }.
error-desk-draw-not-now = This Passe has been drawn already, or the one before is not entered completely.
error-desk-draw-wrong = This draw does not fit: everybody sits at one table, and three to five at each.
error-desk-draw-gone = { $player } has left and cannot be drawn.
error-desk-no-table = There is no such table.
error-desk-sheet-seats = A sheet of this table has { $seats } lines.
error-desk-sheet-number = { $got } does not fit: whole numbers from 0 to { $high } are possible here.
error-desk-sheet-other = Table { $table } was entered on another device meanwhile.
error-desk-undo-gone = This was taken back already, or is what all began with.
error-desk-undo-join = This player has been drawn, so the registration stays. Who does not go on can leave.
error-desk-undo-draw = Results of this draw have been entered. Take them back first.
error-desk-undo-sheet = The next draw rests on this result. Open the table and enter the right numbers; both stay in the trail.
error-desk-token = This link leads to no championship. Perhaps a letter is missing at its end.
error-desk-no-file = No championship is kept here yet: there is no file { $file }. ZWICKER_LAB_DATA names the folder.
error-desk-file = The file { $file } cannot be read or written. Check that the folder exists and is yours.
error-desk-newer = The file was made by a later version of the program (version { $got } of its tables, { $known } is known here).

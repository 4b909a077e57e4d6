error-position-too-long = The line has { $got } characters; at most { $limit } can be read.
error-position-empty = The line starts with the variant, such as “{ $example }”.
error-position-field-unknown = There is no field “{ $field }”; the fields are: { $known }.
error-position-field-twice = The field “{ $field }” stands here a second time.
error-position-no-variant = The line begins with “{ $field }”; the rule set comes first, such as “{ $rules }; { $field } …”.
error-position-no-semicolon = A semicolon is missing before “{ $field }”; fields are divided so: { $example }.
error-position-no-table = The field “table” is missing; on an empty table it reads “table ;”.
error-position-no-hand = The cards in hand are missing: “hand 9s 4d” for the seat to move, or “hands N: … / E: …” for every seat.
error-position-hand-and-hands = Either “hand” or “hands”: “hands” holds the cards of every seat already.
error-position-hand-empty = “hand” needs one card at least, such as “hand 9s”.
error-position-number = “{ $text }” is no number for “{ $field }”; whole numbers from 0 to 9999 are.
error-position-entry = “{ $text }” needs a name in front, as in “{ $first }: … / { $second }: …”.
error-position-name-unknown = “{ $who }” is not at this table; here there are: { $known }.
error-position-name-twice = “{ $who }” stands here a second time.
error-position-seat-missing = “hands” names every seat; missing: { $missing }.
error-position-not-in-pack = { $card } is not in the pack of { $variant }.
error-position-card-twice = { $card } is named a second time.
error-position-too-many = { $unknown } unknown cards and { $stock } in the stock are too many: only { $left } cards are named nowhere.
error-position-turn = { $seat } is to move and has no card; cards are with: { $able }.
error-position-value-kept = { $text } names a value, but here { $card } keeps none. The switch table_value=fixed changes that.
error-position-value = { $card } cannot count { $value }; it counts { $values }.
error-position-merged = { $text } joins two builds; only the switch merge_equal_builds=yes knows that.
error-position-cap = { $text } has the total { $total }; a build may have at most { $cap }.
error-position-sum = { $text } cannot have the total { $total }; possible here: { $possible }.
error-file-too-long = The file has { $got } characters; at most { $limit } can be read.
error-file-tag = This tag cannot be read; a tag is a line like [Dealer "W"].
error-file-tag-twice = The tag { $tag } stands here a second time.
error-file-tag-late = The tag { $tag } must stand before the first move.
error-file-tag-missing = The tag is missing: [{ $tag } "{ $example }"].
error-file-tag-name = “{ $tag }” is no name for a further tag; letters, digits and _ make one, each name once.
error-file-tag-value = The value of the tag { $tag } must be one line.
error-file-version = This is version “{ $got }” of the format; only version “1” can be read.
error-file-number = “{ $text }” is no number of players.
error-file-seat = There is no seat “{ $seat }”; the seats are: { $known }.
error-file-result = “{ $text }” is no result; it names each side once, as in “{ $example }”.
error-file-move = “{ $text }” is no move of a seat; a line reads like “N 8s x 8h”.
error-file-mark = “{ $mark }” is no mark; ! and ? are, and two of them together.
error-file-comment = A comment cannot hold a closing brace.
error-file-comment-open = This comment is never closed; a comment ends with a closing brace.
error-file-line-open = This side line is never closed; it ends with “)”.
error-file-line-close = There is no side line to close here.
error-file-line-first = A side line replaces the move before it, and there is none.
error-file-line-empty = A side line needs one move at least.
error-file-line-deep = Side lines go at most { $limit } deep.
error-file-json = The JSON does not fit at “{ $place }”; deal.schema.json describes what does.
notation-result-wrong = The file states { $stated }, the moves give { $found }.

# Cards, items and moves as they are written.
error-bad-value = “{ $text }” names no value; a card that keeps one is written like Kd=4.
error-bad-build = “{ $text }” is no build; a build is written like (9c 3h =6), bottom card first, with its total.
error-one-card-build = “{ $text }” holds a single card where a build needs two or more; a loose card stands without brackets.
error-bad-brackets = A bracket has no partner in “{ $text }”; a build is written like (9c 3h =6).
error-bad-move = “{ $text }” is no move; a move reads like 9s x 5d 4c (capture), 3s > 9d = 6 (build) or 2c (lay down).
error-hand-unknown = The cards of { $seat } are not known, so there are no moves to tell; name them in “hands”.

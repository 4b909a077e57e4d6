# Faults in a variant: the key, the wanted, the got.
variant-got = { $given ->
    [no] it is missing
   *[yes] got “{ $got }”
  }
error-variant-name = { $near ->
    [none] There is no variant “{ $got }”. The built-in ones are { $names }.
   *[one] There is no variant “{ $got }”. Did you mean { $near }? The built-in ones are { $names }.
  }
error-variant-names-only = Only the name of a built-in variant can stand here, not a path: wanted one of { $names }, got “{ $got }”.
error-variant-no-file = There is no variant file “{ $variant }”.
error-variant-unreadable = The variant file “{ $variant }” cannot be read.
error-variant-not-text = The variant file “{ $variant }” is not text in UTF-8.
error-variant-too-large = The variant file “{ $variant }” is too large: at most { $most } KiB.
error-variant-toml = The variant file “{ $variant }” is not valid TOML: line { $row }, column { $place }.
error-variant-too-deep = The variant file “{ $variant }” cannot be read: a number in it is too long, or its tables are nested too deep.
error-variant-bad-name = A variant cannot be called “{ $got }”: wanted 1 to 500 characters without spaces, semicolons, quotation marks or square brackets.
error-variant-taken = “{ $got }” is the name of a built-in variant with other rules: wanted a name of its own.
error-variant-change = { $variant }: “{ $got }” is no change: wanted a key and a value, such as capture=card.
error-variant-twice = { $variant }: “{ $key }” is given twice: wanted one value, got “{ $got }” as well.
error-variant-key = { $near ->
    [none] { $variant }: there is no key “{ $key }”: wanted one of { $known }.
   *[one] { $variant }: there is no key “{ $key }”: did you mean { $near }?
  }
error-variant-key-place = { $place ->
    [top] { $variant }: “{ $key }” stands in a table: write it above the first line in square brackets.
   *[switches] { $variant }: “{ $key }” is a switch: write it below the line [switches].
  }
error-variant-no-base = { $variant }: nothing says which rule set to start from, such as base = "zwicker3"; without that every value must be given.
error-variant-wants-number = { $variant }: “{ $key }” wants a whole number from { $low } to { $high }, { variant-got }.
error-variant-wants-number-or-none = { $variant }: “{ $key }” wants a whole number from { $low } to { $high }, or none, { variant-got }.
error-variant-wants-one-of = { $variant }: “{ $key }” wants one of { $choices }, { variant-got }.
error-variant-wants-values = { $variant }: “{ $key }” wants one or two different whole numbers from { $low } to { $high }, such as 4/14, { variant-got }.
error-variant-wants-players = { $variant }: “{ $key }” wants different whole numbers from { $low } to { $high }, such as [2, 3, 4], { variant-got }.
error-variant-wants-jokers = { $variant }: “{ $key }” wants up to twelve different jokers: numbers up to { $high } such as [15, 20, 25], or wild ones such as ["*a", "*b"], { variant-got }.
error-variant-wants-text = { $variant }: “{ $key }” wants text of at most 2,000 characters, such as {"{"} de = "...", en = "..." {"}"}, { variant-got }.
error-variant-wants-texts = { $variant }: “{ $key }” wants a list of at most twenty texts, { variant-got }.
error-variant-wants-section = { $variant }: “{ $key }” wants a table of keys and values, { variant-got }.
error-variant-points-card = { $variant }: “{ $key }” wants a card of the pack, or A for each ace, got { $got } points for another.
error-variant-points-twice = { $variant }: “{ $key }” got { $got } points, but A counts each ace already: wanted one of the two.
error-variant-target-or-deals = { $variant }: “{ $key }” got { $got } although deals is set: wanted one of the two.
error-variant-too-few-cards = { $variant }: “{ $key }” { $players } wants { $needed } cards for the opening, got a pack of { $got }.

# How sure a value is.
certainty-certain = certain: several independent sources agree
certainty-one-line = goes back to one description
certainty-reconstructed = our assumption: no source shows it


# Values of a variant.
setting-players = players
setting-jokers = jokers
setting-two_packs_above = two packs above so many players
setting-two_packs_above-none = always one pack
setting-table = table cards at the start
setting-packet = hand cards a packet
setting-first_packet = hand cards in the first packet
setting-stages = how often the opening is dealt
setting-build_up = building up
setting-build_down = building down
setting-build_cap = highest total of a build
setting-build_cap-none = no limit
setting-builder_holds = whoever builds must hold the total
setting-most_cards = points for most cards
setting-zwick = points for a Zwick
setting-fine = fine for a build left lying
setting-target = played to
setting-target-none = without a target
setting-deals = number of deals
setting-points = { $card ->
    [A] points for each ace
   *[other] points for { $card }
  }
setting-value = { $card ->
    [A] value of the aces
    [T] value of the tens
    [J] value of the jacks
    [Q] value of the queens
    [K] value of the kings
   *[other] value of the { $card }s
  }
setting-yes = yes
setting-no = no
setting-two-values = { $low } or { $high }
error-variant-carried = The rules brought along cannot be read. Perhaps a piece of the link or of the file is missing.
error-variant-long = The rule set “{ $variant }” is too long for a link: shorten its title and its texts.

# Swiss Zwick: its home and the rules.
zwick-foot = Swiss Zwick
zwick-heading = Swiss Zwick
zwick-eyebrow = A trick game with 28 Swiss cards
zwick-lead = Five cards, five tricks, and whoever joins without making one gets a bird. In Switzerland it has championships of its own.
zwick-start = Learn to play
zwick-start-more = eight short lessons
zwick-play = Play a Passe
zwick-play-more = three to five at a table, against programs
zwick-rules-link = The rules
zwick-desk-link = Run a championship
zwick-order-title = Roses are trump: this is how the ten trumps stand
zwick-order-label = The ten trumps when roses are trump, the highest first
zwick-order-note = The four sevens, the Bellis, are always trumps.
learn-part-swiss = The school
learn-part-swiss-more = From the highest trump to a whole Passe. You play in every lesson.
zwick-rules-heading = The rules of Swiss Zwick
zwick-rules-form = Form
zwick-rules-contents = Contents
zwick-rules-sources = Sources
zwick-book-cards-title = Cards and trumps
zwick-book-cards = 28 cards: acorns, roses, bells and shields, each ace, king, ober, under, ten, nine and seven. · The four sevens are called Bellis and are always trumps. The trumps from the top: ace of the trump suit, Belli of bells, of shields, of roses, of acorns, then king, ober, under, ten and nine of the trump suit. Here roses are trump:
zwick-book-direction-title = Direction
zwick-book-direction = Play and deal go to the right, counter-clockwise. The player on the dealer's left cuts, the one on his right comes first.
zwick-book-cut-title = Cutting and licking
zwick-book-cut = Whoever cuts lifts 1 to 27 cards. He may lick up to { $lick } of them: the bottom one, then the next, and so on. Licked cards lie open. If he takes none the dealer may lick. · Whoever licks must take part. If the ten of bells shows at the cut or is licked, everybody must take part.
zwick-book-deal-title = Dealing
zwick-book-deal = Everybody gets { $hand } cards, one at a time. A misdeal costs the dealer a bird, and he deals again. On these pages the program deals, so it does not happen here.
zwick-book-turn-title = Turning trump
zwick-book-turn = The stock goes to the player who comes first. He may turn the top card: its suit is trump. If he does not like it he may turn a second one, which stands. Or he passes the stock on. Whoever turns must take part. If nobody turns the deal does not count, and the same player deals again. · A ten of bells that is turned obliges nobody.
zwick-book-join-title = Who takes part
zwick-book-join = Whoever turned asks round. Everybody says openly whether he joins.
zwick-book-play-title = Play
zwick-book-play = Whoever turned leads the first trick, then the winner of each trick. · One must follow suit; a Belli never belongs to its printed suit. Whoever can win while following must. Whoever cannot follow must trump: over if he can, else under. When trump is led one gives a trump, the higher if one can. With neither suit nor trump one plays what one likes. Once the trick is trumped, a card that follows may stay low.
zwick-book-score-title = Strokes and birds
zwick-book-score = Each trick is a stroke. Whoever takes part without one gets a bird: minus { $bird }. Whoever stays out gets zero.
zwick-book-match-title = { $form ->
    [casual] To the target
   *[tournament] The Passe
  }
zwick-book-match = { $form ->
    [casual] The first to reach { $target }, strokes less { $bird } for each bird, wins. If several get there at once the highest wins; after a tie play goes on.
   *[tournament] Everybody deals { $deals } times. At a table of four that makes twelve counted deals and 60 strokes before birds are taken off. Strokes count, less { $bird } for each bird.
  }

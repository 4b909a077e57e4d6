# The adviser beside a table: how good a try was, what punishes it, all moves compared.
coach-label = How good was the move?
coach-in-play = And in a game?
coach-waiting = Working it out …
coach-late = The verdict takes longer than usual. The program may still be getting ready; just play on.
coach-failed = No verdict could be computed this time. The move counts all the same.
coach-number = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
coach-title-best = The best move
coach-title-good = A good move
coach-title-playable = Playable
coach-title-mistake = A mistake
coach-word-best = best
coach-word-good = good
coach-word-playable = playable
coach-word-mistake = mistake
coach-lost = { $few ->
    [yes] hardly anything lost
   *[other] { $points } points lost
  }
coach-means-best = No other move promises more.
coach-means-same = It promises practically as much as the best move.
coach-means-less = By the end of the deal, expect { $points } points less than with the best move.
coach-estimate = { $worlds ->
    [one] Estimated by 1 sampled deal
   *[other] Estimated by { $worlds } sampled deals
  } played on by the program, not proof.
coach-known = { $worlds ->
    [one] All cards are known; estimated by how the program played on once, not proof.
   *[other] All cards are known; estimated by how the program played on { $worlds } times, not proof.
  }
coach-exact = { $worlds ->
    [one] Exact: all cards are known, and every way to play on was looked at.
   *[other] Exact for open cards: every way to play on was looked at in each of the { $worlds } possible deals.
  }
coach-bounded = There are more legal moves than were looked at.

coach-act-film = Show what happens
coach-act-back = Take it back, try again
coach-act-rank = How good are all moves?

coach-film = Film of the move
coach-step-before = Before
coach-step-move = The move
coach-step-answer = The answer
coach-film-end = Back to the table
coach-head-before = **Before the move**
coach-head-move = **{ $seat }** to play
coach-head-answer = **{ $seat }** answers
coach-head-could = **{ $seat }** could answer like this, in { $percent } % of the deals

coach-rank-title = { $count ->
    [one] The only move
   *[other] All { $count } moves, best first
  }
coach-rank-text = Points { $seat } can expect by the end of the deal, own side minus the others. The thin line shows how sure that is. Press a move to see why.
coach-rank-close = Close
coach-rank-more = { $count ->
    [one] Show 1 more
   *[other] Show { $count } more
  }
coach-mine = your move
coach-between = Expected: { $value } points, most likely between { $low } and { $high }.
coach-exactly = Expected: { $value } points.
coach-row = Move { $at } of { $count }: { $move }. { $word }, { $value } points

# Thinking a deal through, and trying it differently from some moment on.

# Trying it differently.
deals-try = Try it differently from here
deals-try-label = Trying it differently
deals-trying = **You try it differently:** { $seat } to play.
deals-try-turn = Play for { $seat } as you like. Then it is the others’ turn: play for them too, or let programs play.
deals-try-hidden = { $seat } is to play, and from { $own }’s seat these cards are hidden. Let a program play, or lay all hands open.
deals-try-over = This line is over.
deals-try-end = The file ends here. Go one move back, then you can try something else.
deals-try-strength = Programs play as
deals-try-one = A program plays
deals-try-all = Programs play to the end
deals-try-halt = Stop
deals-try-stop = Just look again
deals-try-forget = Delete all I tried
deals-try-playing = { $count ->
    [0] Programs are playing …
    [one] Programs are playing … 1 move
   *[other] Programs are playing … { $count } moves
  }
deals-try-result = **It would end like this:** { $here }. **As it was played:** { $played }.
deals-try-result-alone = **It would end like this:** { $here }.
deals-try-full = There is no room for more
deals-tried = Tried out.
error-deals-try-many = What you tried fills the link. Save the deal as a file, then delete what you tried.
error-deals-try-deep = Side lines can stand inside each other { $limit } times at most.
error-deals-tries-link = Some of what was tried in this link cannot be read or is not allowed here; you see the rest.

# The curve.
deals-curve = Where were points lost?
deals-curve-lead = The program looks at every move and estimates how the deal ends after it. That takes some seconds.
deals-curve-begin = Think the deal through
deals-curve-on = Think on
deals-curve-stop = Stop
deals-curve-progress = { $done } of { $total } moves looked at
deals-curve-done = { $total ->
    [one] The move has been looked at.
   *[other] All { $total } moves have been looked at.
  }
deals-curve-side = Whose points
deals-curve-label = Expected lead of { $side }, move by move
deals-curve-up = Lead at the end: { $side }
deals-curve-across = Move
deals-curve-value = expected lead { $value }
deals-curve-end = End: { $value }
deals-reading = Worked out with
deals-reading-seen = what the player saw
deals-reading-open = all cards open
deals-reads-seen = Every move is judged by what its player could see: the own hand, the table, and the moves so far. The hidden cards were drawn by lot.
deals-reads-open = A second reading, with all cards as they really lay. Nobody at the table could know that: verdicts and signs do not go by it.
deals-curve-worlds = Estimated from { NUMBER($low) } to { NUMBER($high) } imagined deals a move, played to the end by the program. That is not best play and no proof; the pale band shows how sure the estimate is.
deals-curve-played = Estimated, because the program played on each time. That is not best play and no proof.
deals-curve-exact = { $count ->
    [one] 1 move at the end is worked out exactly.
   *[other] { $count } moves at the end are worked out exactly.
  }
deals-curve-seat = From { $seat }’s seat only { $seat }’s own moves are judged.
deals-curve-many = The curve shows moves of { $side } only; what the others expect tells nothing certain about this side.
deals-curve-covered = From move { $number } on a question to you is open, so nothing is judged there.
deals-dear = The costliest moves
deals-dear-none = No move cost points worth speaking of.

# Plans for evenings.
plans-heading = Plans for evenings
plans-lead = Ready plans by the clock: what you show, what you say, which exercises go with it. To read, to print, or as the beginning of a lesson of your own.
plans-all = All plans
plans-open = See the plan
plans-bring = What you need
plans-aim = Aim:
plans-at = Minute { $at }
plans-minutes = { $count } minutes
plans-say = You say:
plans-quote = “{ $text }”
plans-lesson = Lesson { $number }: { $title }
plans-exercise = Exercise { $number }.{ $at }
plans-deal = Deal: { $title }
plans-copy = These exercises as a lesson of your own

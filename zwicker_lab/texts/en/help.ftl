# Keys and aids.

help-heading = Keys and aids
help-lead = Everything works with the mouse, with a finger and with the keyboard. This page says how, and what makes reading easier.
help-contents = On this page
help-keys = Keys
help-keys-key = Key
help-keys-does = what it does
help-settings = Large print and other settings
help-settings-lead = At the top right of every page stands “Aa”. What you set there stays on this device.
help-settings-open = Open the settings
help-hear = Having it read aloud
help-touch = With a finger
help-paper = On paper

help-key-Tab = Tab
help-key-Enter = Enter
help-key-Space = Space
help-key-Escape = Esc
help-key-ArrowLeft = ←
help-key-ArrowRight = →
help-key-ArrowUp = ↑
help-key-ArrowDown = ↓
help-key-Home = Home
help-key-End = End
help-key-PageUp = Page ↑
help-key-PageDown = Page ↓
help-key-Control = Ctrl

help-place-everywhere = Everywhere
help-place-table = At the card table
help-place-choices = Where there are choices
help-place-play = In a match
help-place-deal = Stepping through a deal
help-place-curve = On the curve of a deal
help-place-look = Looking at a position
help-place-sheet = On the counting sheet of a lesson
help-place-learn = On the map of the lessons

help-does-tab = on to the next; the whole table is one stop, so is the whole hand, and the first stop of every page leads straight to its content
help-does-press = presses the button or follows the link
help-does-close = closes what is open at the top
help-does-inside = from card to card on the table or in the hand, to the first, to the last
help-does-choose = chooses the hand card, or marks the card on the table
help-does-back = puts the card back and clears the marks
help-does-read = reads the whole table in sentences and shows them, while a card has the frame
help-does-item = reads again what lies there, of a build all its cards
help-does-film = goes on while cards are moving
help-does-digit = goes to the choice or answer with this number and shows on the table what it would do
help-does-preview = from one choice to another
help-does-play = plays the choice
help-does-compare = closes the comparison of moves or the film
help-does-on = shows the next move where the pace is “I tap”
help-does-step = one card back or forward
help-does-packet = one packet back or forward
help-does-ends = to the beginning or to the end
help-does-points = from move to move, to the first, to the last
help-does-moment = shows the table after this move
help-does-undo = one move back
help-does-redo = one move forward
help-does-sheet = to the next or the last row; at the end Enter checks the total
help-does-question = leaves everything as it is when you are asked whether to forget it

help-set-size = Large makes print more than a third larger, on cards and buttons too.
help-set-theme = Light, dark, or as your device has it.
help-set-pace = How fast cards move. With “I tap” every capture waits until you tap. Where your device has motion switched off there are only pictures.
help-set-confirm = The first tap on a choice shows what it would do; only the second plays it. Good for unsteady hands.
help-set-words = Under every card table sentences say what lies there, what you hold and whose turn it is.

help-hear-table = Before every card table there is a button “Read the table”. It is seen only when the keyboard comes to it; a screen reader always finds it.
help-hear-items = Every card and every build is a button with its name and its place, such as “8 of spades, card 1 of 4 in the hand”.
help-hear-speaks = What happens at the table is said in one sentence, and so is every reason why a move is not possible.
help-hear-marks = Nothing is said by colour alone: suits have their shape, verdicts their sign and their word.
help-touch-tap = Tap a hand card, then the cards on the table, then “try”. Or choose from what it can do.
help-touch-hold = Or rest your finger on the hand card for a moment and draw it to what it should take or build on.
help-touch-swipe = On a phone the choices lie at the lower edge; swipe through them, and the table shows each at once.
help-paper-print = Every page prints black on white on A4. Each rule set has a button for it.

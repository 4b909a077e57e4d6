error-gym-missing = The environment needs PettingZoo: install the extra “gym”.
error-gym-most = At least 2 moves must be offered, not { $got }.
error-gym-action = There is no action “{ $got }” now: actions are numbers below { $count }, one for each move offered.

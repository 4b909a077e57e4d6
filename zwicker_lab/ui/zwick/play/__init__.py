"""The page where one plays Swiss Zwick against programs: a Passe, or among friends to a target."""

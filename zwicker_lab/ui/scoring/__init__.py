"""The page that counts one finished deal under every rule set."""

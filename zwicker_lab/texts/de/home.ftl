home-heading = Home

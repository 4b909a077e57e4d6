"""The club evening: begin a room, lead it, show it on the projector."""

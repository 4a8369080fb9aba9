"""The signs of players: their own pictures, the cats that stand for them, and both in a frame."""

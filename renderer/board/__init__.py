"""A position and what just happened, as a picture."""

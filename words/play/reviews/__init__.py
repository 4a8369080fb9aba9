"""The words of a review of a match: the whole of it, each of its moments, and a turn that is tried there."""

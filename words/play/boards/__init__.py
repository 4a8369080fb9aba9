"""The words of boards: a running match's, the last one of it, those that newer ones replaced, and one without a picture."""

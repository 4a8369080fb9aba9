"""The kinds of news and of offers, a row each, and how an offer or a notice is settled."""

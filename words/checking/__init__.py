"""The check of a language: ``python -m words`` tells a translator what is amiss, and tests hold that nothing is."""

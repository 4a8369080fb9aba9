"""Helpers that several features share."""

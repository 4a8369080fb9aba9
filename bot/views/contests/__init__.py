"""Buttons and forms around contests."""

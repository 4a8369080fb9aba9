"""Queries about contests of many people, and about vote matches."""

"""Watching the bot while it runs, for its host: health, alerts, metrics, and backups on a schedule.

``health`` is imported by itself, so that a container can ask for it every minute at hardly any cost: nothing is imported here.
"""

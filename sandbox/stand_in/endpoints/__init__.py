"""The endpoints of Discord's REST API, by what they are about."""

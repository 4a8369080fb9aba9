"""The Discord that discord.py talks to: the gateway and the REST interface, as strict as Discord is documented."""

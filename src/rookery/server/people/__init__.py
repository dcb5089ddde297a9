"""People who want to be remembered: profiles without a password, their devices and their seats."""

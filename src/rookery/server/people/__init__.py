"""People who want to be remembered: profiles without passwords, their devices and their seats."""

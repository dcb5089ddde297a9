"""The endpoints of clubs and their evenings."""

"""The endpoints of the API: a class for each area, listed in `openapi.AREAS`."""

"""The web application: routes, sockets, headers, the page and the description of the API."""

"""The web application: routes, sockets, headers, the page and the API's description."""

"""The web application: sockets, the page, endpoints of no single feature, the API's description."""

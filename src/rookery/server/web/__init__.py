"""The web application: sockets, the page, areas of no single feature, and the API's description."""

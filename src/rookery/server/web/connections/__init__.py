"""Bounded HTTP and WebSocket connections, their transports, and their clients' addresses."""

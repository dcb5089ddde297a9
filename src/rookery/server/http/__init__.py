"""What the endpoints of all features share: reading requests and declaring endpoints."""

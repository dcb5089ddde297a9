"""What is said about the games, and how somebody finds the one that they play."""

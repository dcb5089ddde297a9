"""What several commands share: their arguments, files, and work in several processes."""

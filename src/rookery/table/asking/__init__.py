"""What is asked at a table: proposals, claims, taking back, lessons, and tasks for workers."""

"""Turn notices by Web Push: who wants them, when they are due, and how they are sent."""

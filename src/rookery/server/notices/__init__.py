"""Turn notices by Web Push: who wants them, when one is due, and how it is sent."""

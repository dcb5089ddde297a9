"""Tests of the page in a real browser.

This is a package so that its package-scoped fixtures end with its last test: Playwright keeps an
event loop running while it is in use, and later tests could not start a loop of their own.
"""

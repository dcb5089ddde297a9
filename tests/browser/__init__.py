"""The page in a browser.

It is a package so that its fixtures end with its last test: who drives a browser keeps an event
loop running, beside which the tests that come after could begin none of their own.
"""

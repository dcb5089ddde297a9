"""Duplicate play without input or output: the same deals at several tables, compared."""

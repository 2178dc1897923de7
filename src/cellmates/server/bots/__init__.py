"""Bots think in processes of their own: the pool and the worker."""

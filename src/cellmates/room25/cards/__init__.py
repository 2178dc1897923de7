"""The M.A.C. cards."""

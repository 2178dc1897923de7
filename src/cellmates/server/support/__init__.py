"""What all parts of the server use: rates, figures, logs, time, background work."""

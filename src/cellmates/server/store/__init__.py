"""What outlives the process: tables, seats, choices, lines, notes, people, leases."""

"""Live tables: one owner task each, the people around it, its bots and clocks."""

"""What people may ask of a house, and what they are answered, whatever carries it."""

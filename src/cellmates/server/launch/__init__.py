"""Starting the server: arguments, addresses, what is printed and opened."""

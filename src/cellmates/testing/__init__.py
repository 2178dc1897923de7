"""Tools for those who add games: the conformance kit and the scenario runner."""

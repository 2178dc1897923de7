"""Learned bots: games of a teacher as data, a net that imitates it, self-play, measuring.

`python -m cellmates.learning --help` lists the steps. Training needs PyTorch
(`pip install "cellmates[learning]"`); the weights that come of it need NumPy alone, see
`cellmates.bots.net`.
"""

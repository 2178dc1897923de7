"""The net in NumPy: what it reckons, its file, and what does not fit."""

from pathlib import Path

import numpy as np
import pytest

from cellmates.bots.learned import checked
from cellmates.bots.net import UnfitNet, load, save
from cellmates.kernel.encoding import EncodingLayout
from cellmates.learning.curriculum import curriculum_of
from tests.learning.nets import some_net


def test_scores_are_those_of_the_whole_multiplication() -> None:
    curriculum = curriculum_of("lockup")
    net = some_net(curriculum)
    told = np.random.default_rng(2).integers(0, 4, curriculum.bytes).astype(np.uint8)
    state = np.maximum(told @ net.inputs[0] + net.inputs[1], 0)
    for weights, bias in net.layers:
        state = state + np.maximum(weights @ state + bias, 0)
    whole = net.policy[0] @ state + net.policy[1]
    options = (3, 17, 200)
    assert np.allclose(net.scores(told.tobytes(), options), whole[list(options)], rtol=1e-4)
    logits = (net.value[0] @ state + net.value[1]).clip(-60, 60)
    wins = net.wins_of(net.hidden(told.tobytes()))
    assert np.allclose(wins, 1 / (1 + np.exp(-logits)), atol=1e-4)


def test_a_file_holds_a_net_but_for_rounding(tmp_path: Path) -> None:
    net = some_net(curriculum_of("room25"))
    save(net, tmp_path / "net.npz")
    kept = load(tmp_path / "net.npz")
    assert kept.facts == {**net.facts, "layers": 2}
    for one, other in zip(
        (net.inputs, *net.layers, net.policy, net.value),
        (kept.inputs, *kept.layers, kept.policy, kept.value),
        strict=True,
    ):
        step = np.abs(one[0]).max(axis=1, keepdims=True) / 127
        assert (np.abs(one[0] - other[0]) <= step / 2 + 1e-6).all()
        assert (one[1] == other[1]).all()


@pytest.mark.parametrize("content", [b"", b"no archive", b"PK\x03\x04 half an archive"])
def test_a_broken_file_is_refused(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "net.npz"
    path.write_bytes(content)
    with pytest.raises(UnfitNet, match=r"net\.npz: these are no weights of a net"):
        load(path)


def test_weights_of_another_format_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "net.npz"
    np.savez(path, facts=np.frombuffer(b'{"format": 99}', np.uint8))
    with pytest.raises(UnfitNet, match="weights of format 99, not 1"):
        load(path)


def test_a_net_of_another_encoding_game_or_catalogue_is_refused() -> None:
    curriculum = curriculum_of("room25")
    net = some_net(curriculum)
    assert checked(net, "room25", curriculum.notes) is net
    layout = curriculum.layout
    newer = EncodingLayout(layout.game, layout.version + 1, [("all", (layout.size,), "")])
    with pytest.raises(UnfitNet, match=f"their version is {layout.version}, not {newer.version}"):
        net.check(newer, curriculum.notes, curriculum.options)
    with pytest.raises(UnfitNet, match="do not fit lockup: their game is room25, not lockup"):
        checked(net, "lockup", 0)
    with pytest.raises(UnfitNet, match="their options is"):
        net.check(layout, curriculum.notes, curriculum.options + 1)

"""The two-generation store, with every kind of damage done to its files."""

import gc

import pytest

from drivers.store import MAX_PAYLOAD, Store


@pytest.fixture
def folder(tmp_path):
    """Of the saves, once there are any."""
    return tmp_path / "saves"


@pytest.fixture
def store(folder):
    return Store(str(folder.parent))


def saved(folder, *payloads):
    store = Store(str(folder.parent))
    store.load()
    for payload in payloads:
        assert store.save(payload)


def loaded(folder):
    return Store(str(folder.parent)).load()


def test_nothing_saved_is_nothing_loaded(store):
    assert store.load() is None
    assert store.damaged == []


@pytest.mark.parametrize("payload", [b"", b"x", bytes(range(256)), b"\xff" * MAX_PAYLOAD])
def test_a_payload_comes_back(folder, payload):
    saved(folder, payload)
    assert loaded(folder) == payload


def test_the_newest_of_many_comes_back(folder):
    for n in range(7):
        saved(folder, b"save %d" % n)
        assert loaded(folder) == b"save %d" % n


def test_files_stay_within_one_flash_operation(folder):
    saved(folder, b"\xff" * MAX_PAYLOAD, b"\xff" * MAX_PAYLOAD)
    assert [path.stat().st_size for path in sorted(folder.iterdir())] == [512, 512]


def test_finding_free_blocks_changes_no_file(folder, store):
    saved(folder, b"older", b"kept")
    before = {path.name: path.read_bytes() for path in folder.iterdir()}
    store.find_free_blocks()
    assert {path.name: path.read_bytes() for path in folder.iterdir()} == before


def test_finding_free_blocks_leaves_nothing_on_a_full_flash(folder, store, monkeypatch):
    saved(folder, b"kept")
    real = open

    class Full:
        def __init__(self, *arguments):
            self.file = real(*arguments)

        def __enter__(self):
            return self

        def __exit__(self, *_):
            self.file.close()

        def write(self, content):
            raise OSError(28, "ENOSPC")

    with monkeypatch.context() as patch:
        patch.setattr("builtins.open", Full)
        store.find_free_blocks()
    assert len(list(folder.iterdir())) == 1


def test_finding_free_blocks_needs_no_folder(folder, store):
    store.find_free_blocks()
    assert not folder.exists()


def test_a_payload_too_long_is_refused_and_nothing_is_lost(folder, store):
    saved(folder, b"kept")
    store.load()
    with pytest.raises(ValueError, match="499 bytes"):
        store.save(b"x" * (MAX_PAYLOAD + 1))
    assert loaded(folder) == b"kept"


def test_a_save_that_was_broken_off_does_not_come_back(folder, store):
    saved(folder, b"kept")
    store.load()
    store.begin(b"broken off")
    assert store.save(b"latest")
    gc.collect()
    assert loaded(folder) == b"latest"


def test_a_save_that_is_not_finished_leaves_the_newest_one(folder, store):
    saved(folder, b"older", b"kept")
    store.load()
    store.begin(b"not finished")
    assert loaded(folder) == b"kept"


def test_a_flash_that_refuses_is_reported_not_raised(tmp_path):
    store = Store(str(tmp_path / "missing"))
    assert store.load() is None
    assert not store.save(b"x")


def newest_file(folder):
    """The file of two that a save of `b"new"` after `b"old"` wrote."""
    saved(folder, b"old", b"new")
    return next(path for path in folder.iterdir() if b"new" in path.read_bytes())


def test_cut_short_anywhere_or_too_long_the_old_record_comes_back(folder):
    newest = newest_file(folder)
    whole = newest.read_bytes()
    for spoilt in (*(whole[:length] for length in range(len(whole))), whole + b"\0"):
        newest.write_bytes(spoilt)
        assert loaded(folder) == b"old", len(spoilt)


def test_with_any_bit_flipped_the_old_record_comes_back(folder):
    newest = newest_file(folder)
    whole = newest.read_bytes()
    for bit in range(8 * len(whole)):
        flipped = bytearray(whole)
        flipped[bit // 8] ^= 1 << bit % 8
        newest.write_bytes(flipped)
        assert loaded(folder) == b"old", bit


@pytest.mark.parametrize("content", [b"RGL", b"PNG and more of it", bytes(513), b"\xff" * 5000])
def test_what_is_no_record_is_set_aside_and_named(folder, store, content):
    saved(folder, b"first", b"kept")
    (damaged,) = (path.name for path in folder.iterdir() if b"first" in path.read_bytes())
    (folder / damaged).write_bytes(content)
    assert store.load() == b"kept"
    assert store.damaged == [damaged]
    assert (folder / (damaged + ".bad")).read_bytes() == content
    assert store.save(b"next")
    assert loaded(folder) == b"next"


def test_an_empty_file_is_what_a_power_cut_leaves_of_a_first_save_and_no_damage(folder, store):
    saved(folder, b"kept")
    (folder / "save.0").write_bytes(b"")
    assert store.load() == b"kept"
    assert store.damaged == []
    assert store.save(b"next")
    assert loaded(folder) == b"next"


def test_a_second_damaged_file_replaces_the_first_one_set_aside(folder, store):
    folder.mkdir()
    for content in (b"bad", b"worse"):
        (folder / "save.0").write_bytes(content)
        assert store.load() is None
        assert (folder / "save.0.bad").read_bytes() == content


def test_both_damaged_is_no_saved_game(folder, store):
    saved(folder, b"one", b"two")
    for name in ("save.0", "save.1"):
        (folder / name).write_bytes(b"?")
    assert store.load() is None
    assert store.damaged == ["save.0", "save.1"]
    assert store.save(b"anew")
    assert loaded(folder) == b"anew"


def test_a_record_its_reader_cannot_use_is_set_aside_and_the_one_before_comes_back(folder, store):
    saved(folder, b"old", b"senseless")
    assert store.load() == b"senseless"
    store.set_aside()
    (name,) = store.damaged
    assert b"senseless" in (folder / (name + ".bad")).read_bytes()
    assert store.load() == b"old"
    assert store.save(b"next")
    assert loaded(folder) == b"next"

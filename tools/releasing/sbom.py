"""The bill of materials of a release (SBOM), in the format CycloneDX 1.6.

The files of a release have no code of others. Listed are the packages that make them, which the
format calls excluded from what is delivered.
"""

import json

from version import VERSION

from tools import environment, pins

NAME = "sbom.cdx.json"


def sbom() -> str:
    """Return the bill as JSON; the same checkout gives the same text. Raises Trouble."""
    bill = {
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "version": 1,
        "metadata": {
            "component": {
                "type": "firmware",
                "name": "Regalia",
                "version": VERSION,
                "licenses": [{"license": {"id": "MIT"}}, {"license": {"id": "CERN-OHL-P-2.0"}}],
            }
        },
        "components": [
            {
                "type": "library",
                "name": pin.name,
                "version": pin.version,
                "purl": f"pkg:pypi/{pin.name}@{pin.version}",
                "scope": "excluded",
            }
            for pin in pins.whole(environment.groups()["release"])
        ],
    }
    return json.dumps(bill, indent=1) + "\n"

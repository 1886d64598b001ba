"""The files of a release, in `dist/`.

contents    what a release holds
changelog   the date of a version
archive     zip files with the same bytes on every run
page        a page of Markdown as PDF
release     all files, with their checksums
"""

import host_sim  # noqa: F401 - finds the firmware

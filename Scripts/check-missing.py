#!/usr/bin/env python3
"""Checks that what README says does not work yet is still missing.

Each item of the column "not yet" has a line of evidence below: a file, and what it says or has as long as the item is missing. When
the item is built, that line goes, and this check asks for README to follow. Only reads files.
"""
import pathlib
import re
import sys

root = pathlib.Path(__file__).resolve().parent.parent
EVIDENCE = {
    "toolbars that users rearrange": ("Docs/Guide/Support.md", r"`CustomizableToolbarContent\.defaultCustomization`: .* no effect"),
    "logs that step models back as well": ("Docs/Guide/Logs.md", r"restores `@State`[^.]*, but not the properties of objects"),
    "views of UIKit and AppKit": ("Sources/CairnKits", r"MissingView\("),
    "iCloud": ("Sources/SwiftData", r'"data\.no-cloud"'),
    "shadows": ("Docs/Guide/Support.md", r"\*\*Not in a terminal:\*\*[^*]*`shadow`"),
    "pinches": ("Docs/Guide/Support.md", r"No pinches or turns"),
    "blend modes": ("Docs/Guide/Support.md", r"\*\*Not in a window:\*\*[^*]*`blendMode`"),
    "3D perspective": ("Docs/Guide/Support.md", r"\*\*Not shown:\*\*[^*]*perspective in 3D rotations"),
    "a `TimeZone.current` for each user": ("Docs/Guide/Localization.md", r"`TimeZone\.current` is the server's, also in a served app"),
    "pictures without a display": ("Docs/Guide/Testing.md", r"Pictures need an SDK with windows and a display"),
    "ARM64 and other distributions are untested": ("Docs/Guide/Install.md", r"code for ARM64, but no test has run there"),
}


def text_of(place):
    path = root / place
    return path.read_text() if path.is_file() else "\n".join(f.read_text() for f in sorted(path.rglob("*.swift")))


table = (root / "README.md").read_text().split("| | today | not yet |", 1)[1].split("\n\n", 1)[0]
missing = {item.strip() for row in table.splitlines()[2:] for item in row.split("|")[3].split(",")}
problems = [f"README.md: is “{item}” still missing? Scripts/check-missing.py has no evidence." for item in sorted(missing - EVIDENCE.keys())]
problems += [f"Scripts/check-missing.py: README.md no longer says “{item}”." for item in sorted(EVIDENCE.keys() - missing)]
problems += [
    f"README.md: says “{item}” is missing, but {place} no longer does." for item, (place, pattern) in EVIDENCE.items()
    if not re.search(pattern, text_of(place))
]
for problem in problems:
    print(problem)
if not problems:
    print(f"{len(missing)} missing features")
sys.exit(1 if problems else 0)

#!/usr/bin/env python3
"""Checks that Docs/Guide/Diagnostics.md has every diagnostic code of the sources, with its severity, and no other.

Only reads files, so it takes less than a second.
"""
import pathlib
import re
import sys

root = pathlib.Path(__file__).resolve().parent.parent
page = root / "Docs" / "Guide" / "Diagnostics.md"

name = r'"([a-z]+(?:-[a-z]+)*\.[a-z]+(?:-[a-z]+)*)"'
# The calls that report, and the places that name a code for a later call.
REPORTS = re.compile(rf"\breport\(\s*\.(error|warning|note),\s*{name}")
WARNINGS = re.compile(rf"\bwarn\(\s*{name}")
NAMED = {
    # Read when a body needs an object that is missing.
    "CairnCore/Environment/EnvironmentObject.swift": (re.compile(rf"code: {name}"), "error"),
    "CairnCore/Environment/Environment.swift": (re.compile(rf"code: {name}"), "error"),
    "CairnNavigation/Path/PathProblem.swift": (re.compile(rf"case \.\w+: {name}"), "warning"),
    "CairnValues/Storage/StorageProblem.swift": (re.compile(rf"case \w+ = {name}"), "warning"),
}

found = {}
problems = []


def add(code, severity, path):
    if found.setdefault(code, severity) != severity:
        problems.append(f"{path}: {code} is a {severity} here and a {found[code]} elsewhere.")


for path in sorted((root / "Sources").rglob("*.swift")):
    text = path.read_text()
    place = str(path.relative_to(root / "Sources"))
    for severity, code in REPORTS.findall(text):
        add(code, severity, place)
    for code in WARNINGS.findall(text):
        add(code, "warning", place)
    if place in NAMED:
        pattern, severity = NAMED[place]
        codes = pattern.findall(text)
        if not codes:
            problems.append(f"Sources/{place} names no code any more; see NAMED in {sys.argv[0]}.")
        for code in codes:
            add(code, severity, place)

listed = {}
for line in page.read_text().splitlines():
    row = re.match(r"\| `([a-z.-]+)` \| (\w+) \| (.+) \| (.+) \|$", line)
    if row:
        if row[1] in listed:
            problems.append(f"{page.name}: {row[1]} has two rows.")
        listed[row[1]] = row[2]

for code in sorted(found.keys() - listed.keys()):
    problems.append(f"{page.name}: {code} is missing.")
for code in sorted(listed.keys() - found.keys()):
    problems.append(f"{page.name}: the sources report no {code}.")
for code in sorted(found.keys() & listed.keys()):
    if found[code] != listed[code]:
        problems.append(f"{page.name}: {code} is a {found[code]}, not a {listed[code]}.")

for problem in problems:
    print(problem)
if not problems:
    print(f"{len(found)} diagnostic codes")
sys.exit(1 if problems else 0)

#!/usr/bin/env python3
"""Checks the numbers that the documents give, as far as they can be counted. A rounded number may be off by a tenth.

Only reads files, so it takes less than a second.
"""
import pathlib
import re
import sys

root = pathlib.Path(__file__).resolve().parent.parent
WORDS = {word: number for number, word in enumerate("one two three four five six seven eight nine ten eleven twelve".split(), 1)}


def lines(pattern):
    return sum(len(file.read_text().splitlines()) for file in root.glob(pattern))


def found(pattern, text):
    return len(re.findall(pattern, text))


unchecked = re.search(r"let unchecked: Set = \[(.*?)\]", (root / "Package.swift").read_text(), re.S)[1]
types = "".join(file.read_text() for file in (root / "Sources/UniformTypeIdentifiers").glob("*.swift"))
testing = (root / "Docs/Guide/Testing.md").read_text()

# The document, the words around the number, the count, and whether the number is exact.
COUNTS = [
    ("CONTRIBUTING.md", r"in about (\w+)\s+lines", lines("Examples/LineHost/*.swift"), False),
    ("Docs/Internals/Hosts.md", r"in about (\w+)\s+lines", lines("Examples/LineHost/*.swift"), False),
    ("Docs/Internals/TestingCairn.md", r"holds (\w+) faults", len(list(root.glob("Tests/Support/Mutants/[0-9]*.txt"))), True),
    ("Docs/Internals/Unsafe.md", r"builds of (\w+)\s+modules", found(r'"\w+"', unchecked), True),
    ("Docs/Guide/Support.md", r"about (\w+) types", found(r"public static (?:let|var) \w+(?:: UTType|\s*=)", types), False),
    ("Docs/Guide/README.md", r"in (\w+) recipes", found(r"(?m)^### \d+\.", testing), True),
]

problems = []
for name, pattern, count, isExact in COUNTS:
    match = re.search(pattern, (root / name).read_text())
    if not match:
        problems.append(f"{name} no longer says {pattern}; see COUNTS in {sys.argv[0]}.")
        continue
    said = WORDS.get(match[1]) or int(match[1].replace(",", ""))
    if said != count and (isExact or abs(said - count) > count / 10):
        problems.append(f'{name}: "{" ".join(match[0].split())}", but there are {count}.')
for problem in problems:
    print(problem)
if not problems:
    print(f"{len(COUNTS)} numbers")
sys.exit(1 if problems else 0)

#!/usr/bin/env python3
"""Checks that Docs/Guide/Configuration.md has every environment variable `CAIRN_…` that is read, and no other.

Only reads files, so it takes less than a second.
"""
import pathlib
import re
import subprocess
import sys

root = pathlib.Path(__file__).resolve().parent.parent
page = root / "Docs" / "Guide" / "Configuration.md"
name = r"CAIRN_[A-Z]+(?:_[A-Z]+)*"

# What reads an environment variable, by the kind of file.
READS = {
    ".swift": [rf'"({name})"', rf"\.({name})\b"],
    ".py": [rf'environ(?:\.get\(|\[)"({name})"'],
    ".sh": [rf"\$\{{({name})[:}}]", rf"\$({name})\b"],
    # The code that mutants are made with.
    ".txt": [rf'"({name})"'],
}

# Placeholders and names that are set for a part of a program only.
INTERNAL = {"CAIRN_DEPENDENCY"}

files = subprocess.run(
    ["git", "ls-files", "-z", "Package.swift", "Sources", "Tests", "Scripts", "Benchmarks"],
    cwd=root, check=True, capture_output=True, text=True).stdout.split("\0")
read = {}
for file in filter(None, files):
    path = root / file
    if path.suffix not in READS or not path.is_file():
        continue
    text = path.read_text(errors="replace")
    for pattern in READS[path.suffix]:
        for variable in re.findall(pattern, text):
            read.setdefault(variable, file)

listed = set(re.findall(rf"\b{name}\b", page.read_text()))
problems = [f"{page.name}: {v} is missing; {read[v]} reads it." for v in sorted(read.keys() - listed - INTERNAL)]
problems += [f"{page.name}: nothing reads {v}." for v in sorted(listed - read.keys())]
for problem in problems:
    print(problem)
if not problems:
    print(f"{len(listed)} environment variables")
sys.exit(1 if problems else 0)

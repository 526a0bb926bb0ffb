#!/usr/bin/env python3
"""Compares Docs/Guide/Configuration.md with the sources.

The page has every environment variable `CAIRN_…` that is read, every option of an app and of each command of `cairn`, and no other;
and numeric defaults are those of the sources. Only reads files, so it takes less than a second.
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

# A placeholder in the template, and settings of a workflow on GitHub.
INTERNAL = {"CAIRN_DEPENDENCY", "CAIRN_REPOSITORY", "CAIRN_TOKEN"}

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

text = page.read_text()
listed = set(re.findall(rf"\b{name}\b", text))
problems = [f"{page.name}: {v} is missing; {read[v]} reads it." for v in sorted(read.keys() - listed - INTERNAL)]
problems += [f"{page.name}: nothing reads {v}." for v in sorted(listed - read.keys())]


def options_in(path):
    """The options that a source file takes, as string literals."""
    return set(re.findall(r'"(--[a-z][a-z-]*)"', path.read_text()))


def compare(who, taken, documented):
    global problems
    problems += [f"{page.name}: {who} takes {option}." for option in sorted(taken - documented)]
    problems += [f"{page.name}: {who} does not take {option}." for option in sorted(documented - taken)]


# Options of an app.
section = text.split("## Options of an app", 1)[1].split("\n## ", 1)[0]
documented = {o for line in section.splitlines() if line.startswith("| `--") for o in re.findall(r"`(--[a-z-]+)", line.split("|")[1])}
compare("an app", options_in(root / "Sources/SwiftUI/Launch/LaunchArguments.swift"), documented)

# Options of each command of the tool.
section = text.split("## Options of `cairn`", 1)[1].split("\n## ", 1)[0]
rows = {row[1]: set(re.findall(r"`(--[a-z-]+)", row[0])) for row in re.findall(r"^(\| `cairn ([a-z]+)\b.*)$", section, re.M)}
for path in sorted((root / "Sources/CairnTool/Commands").glob("*Command.swift")):
    source = path.read_text()
    command = re.search(r'static let name = "(\w+)"', source)
    if not command:
        continue
    taken = options_in(path)
    # Options made from a list of hosts or the cases of an enumeration.
    for values in re.findall(r'for \w+ in \[(.*?)\] where arguments.takeFlag\("--\\\(', source):
        taken |= {f"--{value}" for value in re.findall(r'"(\w+)"', values)}
    if "takeFlag(\"--\\(format.rawValue)\")" in source:
        taken |= {f"--{value}" for value in re.findall(r"\w+", re.search(r"enum Format:.*?case ([\w, ]+)", source, re.S)[1])}
    if "takePlatform()" in source:
        taken.add("--as")
    # Those that are passed on to SwiftPM or to a program.
    taken -= {"--static-swift-stdlib", "--shared", "--sort", "--mtime", "--owner", "--group", "--numeric-owner"}
    if command[1] not in rows:
        problems.append(f"{page.name}: `cairn {command[1]}` is missing.")
        continue
    compare(f"`cairn {command[1]}`", taken, rows[command[1]])
    help_text = source.split("static let example", 1)[0]
    problems += [f"{path.name}: the help does not explain {o}." for o in sorted(taken) if f"{o}" not in help_text]

# Numeric defaults: what the page says, and where the sources have it.
DEFAULTS = {
    r"`CAIRN_COMMANDS`.*how many commands to run \(([\d,]+);": ("Sources/CairnTesting/Fuzzing/Fuzzing.swift", r"Int\.init\) \?\? ([\d_]+)"),
    r"own random commands: ([\d,]+)\)": ("Tests/Support/TestSupport/CommandTest.swift", r'"CAIRN_COMMANDS"\] \?\? ""\) \?\? ([\d_]+)'),
}
for variable in ("PEOPLE", "WARM", "MEMORY"):
    DEFAULTS[rf"`CAIRN_WEB_{variable}` \|[^|]*\| `([\d,]+)`"] = (
        "Sources/CairnWeb/Serving/ServingPlan.swift", rf'"CAIRN_WEB_{variable}", ([\d_]+),')
for said, (file, pattern) in DEFAULTS.items():
    there, true = re.search(said, text), re.search(pattern, (root / file).read_text())
    if not there or not true:
        problems.append(f"{page.name}: cannot compare the default {said} with {file}.")
    elif there[1].replace(",", "") != true[1].replace("_", ""):
        problems.append(f"{page.name}: says {there[1]}, but {file} has {true[1]}.")

# Exit statuses of the tool.
section = text.split("## Exit statuses", 1)[1].split("\n## ", 1)[0]
explained = set(re.findall(r"^\| (\d+) \|", section, re.M))
used = {s for f in (root / "Sources/CairnTool").rglob("*.swift") for s in re.findall(r"status: (?:status == 0 \? )?(\d+)\b", f.read_text())}
problems += [f"{page.name}: the exit status {s} is missing." for s in sorted(used - explained)]

for problem in problems:
    print(problem)
if not problems:
    print(f"{len(listed)} environment variables, the options of an app and of {len(rows)} commands, {len(DEFAULTS)} defaults")
sys.exit(1 if problems else 0)

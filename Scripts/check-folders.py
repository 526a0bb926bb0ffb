#!/usr/bin/env python3
"""Keeps the order of the folders in CairnCore: the engine names nothing that is built on it.

The engine (the tree of nodes, state, the environment, preferences, the passes of a turn) knows no control, no list, no bar
and no window. Only reads the sources, so it takes less than a second.
"""
import collections
import pathlib
import re
import sys

ENGINE = {
    "Diagnostics", "Environment", "Graph", "Lifecycle", "Modifiers", "Preferences", "State", "Time", "Turn", "Views",
}

# Each exception says why.
EXCEPTIONS = {
    # Compared in line with every read of the environment; a registered list would cost each read a lookup.
    ("Environment/Scope.swift", "LazyKeys"),
}

root = pathlib.Path(__file__).resolve().parent.parent / "Sources" / "CairnCore"
modifiers = r"(?:@\S+ |public |package |final |open |indirect |nonisolated )*"
declaration = re.compile(rf"^{modifiers}(?:struct|class|enum|protocol|typealias|actor) (\w+)", re.M)


def code(path):
    """The source without comments and strings."""
    text = re.sub(r"//.*", "", path.read_text())
    return re.sub(r'"(?:\\.|[^"\\])*"', '""', text)


sources = {path: code(path) for path in root.rglob("*.swift")}
folder = {path: path.relative_to(root).parts[0] for path in sources}

homes = collections.defaultdict(set)
for path, text in sources.items():
    for match in declaration.finditer(text):
        homes[match.group(1)].add(folder[path])

missing = ENGINE - set(folder.values())
if missing:
    sys.exit(f"These folders of the engine are gone: {', '.join(sorted(missing))}")

used = set()
failures = []
for path, text in sorted(sources.items()):
    if folder[path] not in ENGINE:
        continue
    place = str(path.relative_to(root))
    for name in sorted(set(re.findall(r"\b[A-Za-z_]\w*\b", text))):
        # A name that is declared in several folders is nested in some type, or the engine's own.
        if len(homes[name]) != 1 or homes[name] & ENGINE:
            continue
        if (place, name) in EXCEPTIONS:
            used.add((place, name))
        else:
            failures.append(f"{place}: {name} is in {', '.join(homes[name])}, which is built on the engine")

for place, name in EXCEPTIONS - used:
    failures.append(f"{place} no longer names {name}; remove the exception")

if failures:
    print("\n".join(failures))
    sys.exit(1)

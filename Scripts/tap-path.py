#!/usr/bin/env python3
"""Counts the files and functions of Cairn through which an operation runs: what a reader must follow.

    Scripts/tap-path.py PROGRAM COPY CASE FUNCTION [--list]

PROGRAM is a build of Benchmarks with debug information, COPY the same without, as `countable` in Scripts/instructions.sh makes it, and
FUNCTION a pattern for the mangled name of the function that performs the operation. Prints both counts, or with --list the functions
by file. Needs valgrind, nm and llvm-symbolizer.
"""
import collections
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

program, copy, case, function = sys.argv[1:5]
# The symbolizer is one of the toolchain's programs.
os.environ["PATH"] = f"{pathlib.Path(shutil.which('swift') or '/').resolve().parent}:{os.environ['PATH']}"
sources = str(pathlib.Path(__file__).resolve().parent.parent / "Sources") + "/"

addresses = {}
for line in subprocess.run(["nm", "--defined-only", program], capture_output=True, check=True, text=True).stdout.splitlines():
    address, kind, name = line.split(" ", 2)
    if kind in "tT":
        addresses[name] = address
wanted = [name for name in addresses if re.search(function, name)]
if len(wanted) != 1:
    sys.exit(f"{len(wanted)} functions fit {function}: {wanted[:5]}")

with tempfile.TemporaryDirectory() as folder:
    counts = folder + "/counts"
    subprocess.run(
        ["valgrind", "--tool=callgrind", f"--toggle-collect={wanted[0]}", "--compress-strings=no",
         f"--callgrind-out-file={counts}", copy, case, "2"],
        capture_output=True, check=True)
    called = {line[3:].strip().split("'")[0] for line in open(counts) if line.startswith("fn=")}

found = [name for name in sorted(called) if name in addresses]
answer = subprocess.run(
    ["llvm-symbolizer", "--obj=" + program, "--no-inlines", "--functions=none"], capture_output=True, check=True, text=True,
    input="".join(f"0x{addresses[name]}\n" for name in found)).stdout
places = [line for line in answer.splitlines() if line]
files = collections.defaultdict(list)
for name, place in zip(found, places, strict=True):
    # Compiler-generated code has no line.
    if place.startswith(sources) and not re.search(r":0:\d+$", place):
        files[place[len(sources):].split(":")[0]].append(name)

if "--list" in sys.argv:
    for file in sorted(files):
        print(file)
        names = subprocess.run(["swift-demangle", "--compact", "--simplified", *files[file]], capture_output=True, text=True).stdout
        print("".join(f"  {name}\n" for name in names.splitlines()), end="")
print(len(files), sum(len(names) for names in files.values()))

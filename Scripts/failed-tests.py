#!/usr/bin/env python3
"""Says which tests of a log failed and why, a line for each, and which had not ended.

  Scripts/failed-tests.py LOG

Reads what Swift Testing, XCTest and the Python drivers print. If no test is named, the last lines of the log are printed.
"""
import collections
import re
import sys

SYMBOLS = r"^\W*"
# Swift Testing: "Test name() recorded an issue at File.swift:12:3: Expectation failed: …".
ISSUE = re.compile(SYMBOLS + r"Test (?P<name>.+?) recorded an issue(?: with .*?)? at (?P<place>\S+?): (?P<why>.*)")
# XCTest: "/path/File.swift:12: error: Suite.test : XCTAssertEqual failed: …".
ERROR = re.compile(r"^(?:.*/)?(?P<place>[^/\s]+\.swift:\d+): error: (?P<name>\S+) : (?P<why>.*)")
# Drivers of windows and browsers: "FAILED name: …".
DRIVER = re.compile(r"^FAILED\s+(?P<name>[^:]+):?\s*(?P<why>.*)")
CRASHES = ("Fatal error: ", "exited with unexpected signal", "terminated by signal", "Segmentation fault")
RUNNING = re.compile(
    r"Test (?!case |run )(?P<name>\S+\(.*?\)|\".*?\") (?P<what>started|(?:with .*? )?(?:passed|failed|skipped))")

failures = collections.OrderedDict()
running = collections.Counter()
crash = None
lines = open(sys.argv[1], errors="replace").read().splitlines()
for number, line in enumerate(lines):
    # Most lines are long and say nothing of tests.
    if " Test " in line[:40] and (found := RUNNING.search(line)):
        running[found["name"]] += 1 if found["what"] == "started" else -1
    found = " recorded an issue " in line and ISSUE.search(line) or ": error: " in line and ERROR.search(line)
    if found := found or DRIVER.search(line):
        why = found["why"]
        # A reason that the test itself gives is on the next line.
        if number + 1 < len(lines) and (said := re.match(r"^\W*↳ (.*)", lines[number + 1])):
            why += f" ({said[1].strip('/ ')})"
        place = found.groupdict().get("place")
        failures.setdefault(found["name"].strip(), f"{place}: {why}" if place else why)
    elif any(sign in line for sign in CRASHES):
        crash = crash or line.strip()

for name, why in failures.items():
    print(f"{name}: {why[:300]}")
if crash:
    print(f"ended early: {crash[:300]}")
if not failures or crash:
    for name in sorted(+running):
        print(f"not finished: {name}")
if not failures and not crash and not +running:
    for line in lines[-5:]:
        print(line[:300])

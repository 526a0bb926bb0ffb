#!/usr/bin/env python3
"""Lists the tests that a log says have started but not ended.

  Scripts/unfinished-tests.py LOG
"""
import collections
import re
import sys

TEST = re.compile(r"Test (?!case |run )(?P<name>\S+\(.*?\)|\".*?\") (?P<what>started|(?:with .*? )?(?:passed|failed|skipped))")

running = collections.Counter()
for line in open(sys.argv[1], errors="replace"):
    if found := TEST.search(line):
        running[found["name"]] += 1 if found["what"] == "started" else -1
for name in sorted(+running):
    print(f"not finished: {name}")

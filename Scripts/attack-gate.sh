#!/usr/bin/env bash
# Crashes, hangs and exhausts an app's processes beside somebody who uses it: `Scripts/attack-gate.sh [ROUNDS]`, by default 3.
# Needs Python's websockets; without it, it says so and passes.
exec "$(dirname "$0")/drive-served-app.sh" attacks.py "$@"

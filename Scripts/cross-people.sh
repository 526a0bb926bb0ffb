#!/usr/bin/env bash
# Two people use an app at random at the same time, in both modes of serving; not a byte of one may reach the other.
# `Scripts/cross-people.sh [STEPS] [SEED]`, 1,000 steps unless told otherwise. It needs Python's websockets.
set -euo pipefail
cd "$(dirname "$0")/.."

if ! python3 -c 'import websockets.asyncio.client' 2> /dev/null; then
  echo "Skipped: this needs Python's websockets."
  exit 0
fi
# SERVED_APP names the built program.
program="${SERVED_APP:-}"
if [ -z "$program" ]; then
  swift build --product ServedApp -Xswiftc -warnings-as-errors > /dev/null
  program="$(swift build --show-bin-path -Xswiftc -warnings-as-errors)/ServedApp"
fi
python3 Tests/ServedApp/crossing.py "$program" "$@"

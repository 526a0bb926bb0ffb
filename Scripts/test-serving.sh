#!/usr/bin/env bash
# Serves an app to several people, as a gate with workers and as one process; ends, kills and restarts it. Needs Python's
# websockets; without it, it says so and passes.
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
python3 Tests/ServedApp/serving.py "$program"

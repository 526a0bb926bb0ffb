#!/usr/bin/env bash
# Kills workers, the gate and connections at random while two people use an app, and looks at what they see afterwards.
# `Scripts/kill-servers.sh [KILLS] [SEED] [nginx]`, 50 kills unless told otherwise. With `nginx`, people come through a real one,
# which is killed as well. It needs Python's websockets.
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
python3 Tests/ServedApp/kills.py "$program" "$@"

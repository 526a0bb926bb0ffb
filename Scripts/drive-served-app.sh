#!/usr/bin/env bash
# Builds ServedApp and lets a driver use it: `Scripts/drive-served-app.sh DRIVER [ARGUMENT …]`, where DRIVER is one of the
# programs in Tests/ServedApp. Without Python's websockets, it says so and passes. SERVED_APP names an existing build.
set -euo pipefail
cd "$(dirname "$0")/.."

if ! python3 -c 'import websockets.asyncio.client' 2> /dev/null; then
  echo "Skipped: this needs Python's websockets."
  exit 0
fi
program="${SERVED_APP:-}"
if [ -z "$program" ]; then
  swift build --product ServedApp -Xswiftc -warnings-as-errors > /dev/null
  program="$(swift build --show-bin-path -Xswiftc -warnings-as-errors)/ServedApp"
fi
python3 "Tests/ServedApp/$1" "$program" "${@:2}"

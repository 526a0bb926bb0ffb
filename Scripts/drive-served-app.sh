#!/usr/bin/env bash
# Builds ServedApp and lets a driver use it: `Scripts/drive-served-app.sh DRIVER [ARGUMENT …]`, where DRIVER is one of the
# programs in Tests/Apps/ServedApp. Without Python's websockets, it says so and passes.
set -euo pipefail
cd "$(dirname "$0")/.."

if ! python3 -c 'import websockets.asyncio.client' 2> /dev/null; then
  echo "Skipped: this needs Python's websockets."
  exit 0
fi
python3 "Tests/Apps/ServedApp/$1" "$(Scripts/built.sh ServedApp)" "${@:2}"

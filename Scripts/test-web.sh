#!/usr/bin/env bash
# Drives Catalog in a real Chromium. Needs Python's playwright and a Chromium; without them, it says so and passes.
set -euo pipefail
cd "$(dirname "$0")/.."

chromium=${CHROMIUM:-$(command -v chromium || command -v chromium-browser || command -v google-chrome || true)}
if [ -z "$chromium" ] || ! python3 -c 'import playwright' 2>/dev/null; then
  echo "Skipped: the browser tests need chromium and Python's playwright."
  exit 0
fi
# The flags of the tests, so that nothing is built twice.
swift build --product Catalog -Xswiftc -warnings-as-errors > /dev/null
log=$(mktemp)
state=$(mktemp -d)
"$(swift build --show-bin-path -Xswiftc -warnings-as-errors)/Catalog" --web 127.0.0.1:0 > "$log" &
server=$!
trap 'kill "$server" 2>/dev/null || true; rm -rf "$log" "$state"' EXIT
for _ in $(seq 100); do
  [ -s "$log" ] && break
  sleep 0.1
done
python3 Tests/WebTests/Browser/drive.py "$(head -1 "$log")" "$chromium" "$@"

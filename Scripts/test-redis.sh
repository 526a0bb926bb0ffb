#!/usr/bin/env bash
# Serves an app on two machines that share a real Redis: `Scripts/test-redis.sh [MOVES] [SEED]`. Needs redis-server and Python's
# websockets; without them, it says so and passes.
set -euo pipefail
cd "$(dirname "$0")/.."

redis="$(command -v redis-server || true)"
if [ -z "$redis" ]; then
  echo "Skipped: this needs redis-server."
  exit 0
fi
Scripts/drive-served-app.sh machines.py "$redis" "$@"

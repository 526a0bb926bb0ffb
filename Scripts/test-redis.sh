#!/usr/bin/env bash
# Serves an app on two machines that share a real Redis: `Scripts/test-redis.sh [MOVES] [SEED]`. Needs redis-server, hiredis and
# Python's websockets; without them, it says so and passes.
set -euo pipefail
cd "$(dirname "$0")/.."

redis="$(command -v redis-server || true)"
if [ -z "$redis" ] || ! pkg-config --exists hiredis; then
  echo "Skipped: this needs redis-server and libhiredis-dev."
  exit 0
fi
# SERVED_APP names a program that was built with the trait Redis. TRAITS names other traits to build with, Redis among them: one
# build with GTK and Redis serves the windows' tests, too.
if [ -z "${SERVED_APP:-}" ]; then
  case "${TRAITS:-}" in
    *GTK*) scratch=.build-gtk ;;
    *) scratch=.build-redis ;;
  esac
  build=(swift build --traits "${TRAITS:-Redis}" --scratch-path "$scratch")
  "${build[@]}" --product ServedApp > /dev/null
  SERVED_APP="$("${build[@]}" --show-bin-path)/ServedApp"
fi
SERVED_APP="$SERVED_APP" Scripts/drive-served-app.sh machines.py "$redis" "$@"

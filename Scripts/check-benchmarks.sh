#!/usr/bin/env bash
# Runs each case that `Scripts/count-instructions.sh` counts a few times, because a case checks its own work. Needs a build.
set -euo pipefail
cd "$(dirname "$0")/.."
Scripts/built.sh Benchmarks > /dev/null
program="${SWIFTPM_BUILD_DIR:-$PWD/.build}/debug/Benchmarks"
count=0 failed=0
for name in $(sed -n '/^cases="/,/"$/p' Scripts/count-instructions.sh | tr -d '"' | sed 's/^cases=//' | cut -d ' ' -f 1); do
  count=$((count + 1))
  if ! said="$("$program" "$name" 2 2>&1)"; then
    failed=$((failed + 1))
    printf 'FAILED %s: %s\n' "$name" "$(head -n 1 <<< "$said")"
  fi
done
echo "$count cases of Benchmarks, $failed failed"
[ "$failed" = 0 ]

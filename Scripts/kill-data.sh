#!/usr/bin/env bash
# Kills a program that saves models or managed objects all the time, at random moments, and checks the store afterwards.
#
#   Scripts/kill-data.sh [ROUNDS] [StoreWriter|ObjectWriter]
#
# StoreWriter saves models of SwiftData, ObjectWriter managed objects of Core Data.
#
# The store must hold one save or the next: every save that the program has reported, and no part of another. It must
# not be damaged.
set -euo pipefail
cd "$(dirname "$0")/.."

rounds="${1:-20}"
writer="$(Scripts/built.sh "${2:-StoreWriter}")"
home="$(mktemp -d)"
trap 'rm -rf "$home"' EXIT
log="$home/log" store="$home/steps.store"
export SWIFT_BACKTRACE=enable=no

failed=0 saves=0
problem() { echo "FAILED, kill $round: $*"; failed=$((failed + 1)); }

for ((round = 1; round <= rounds; round++)); do
  "$writer" write "$store" > "$log" 2> "$home/problems" &
  process=$!
  for _ in $(seq 500); do
    # Wait for a save, so that the kill does not always hit the start.
    if grep -q '^saved' "$log"; then break; fi
    sleep 0.01
  done
  sleep "0.0$(printf %02d $((RANDOM % 60)))"
  kill -KILL "$process" 2> /dev/null || problem "the program ended: $(cat "$home/problems")"
  wait "$process" 2> /dev/null || true
  # The last line may be cut off.
  reported="$(sed -n '$!s/^saved //p' "$log" | tail -1)"
  found="$("$writer" check "$store" 2>> "$home/problems")" || problem "$found"
  whole="${found#whole }"
  if [[ "$found" == whole* && "$whole" -lt "${reported:-0}" ]]; then problem "save $reported is lost; $whole is the last"; fi
  if [[ -s "$home/problems" ]]; then problem "$(cat "$home/problems")"; fi
  if compgen -G "$store.damaged-*" > /dev/null; then problem "the store was damaged"; fi
  if [[ "$found" == whole* ]]; then saves="$whole"; fi
done

echo "$rounds kills, $failed failed; the program saved $saves times."
[[ $failed -eq 0 ]]

#!/usr/bin/env bash
# Kills an app that writes all the time, at random moments, and checks what is stored afterwards.
#
#   Scripts/kill-writers.sh [TIMES] [MILLISECONDS]
#
# All keys, in the settings and in the scene, must come from a single step; no lost step may be more than MILLISECONDS (100)
# older than the last one; no file may be damaged.
set -euo pipefail
cd "$(dirname "$0")/.."

times="${1:-200}" limit="${2:-100}"
writer="$(Scripts/built.sh WritingApp)"
home="$(mktemp -d)"
trap 'rm -rf "$home"' EXIT
log="$home/log"
surroundings=(env -u DISPLAY -u WAYLAND_DISPLAY LANG=C.UTF-8 SWIFT_BACKTRACE=enable=no HOME="$home" XDG_DATA_HOME="$home/data" XDG_STATE_HOME="$home/state")

failed=0 oldest=0
problem() { echo "FAILED, kill $kill: $*"; failed=$((failed + 1)); }

# Prints what the next start finds.
look() { "${surroundings[@]}" CAIRN_HOST=text "$writer" 2> "$home/problems" | tr -d '\r' | sed -n 's/^stored //p'; }

for ((kill = 1; kill <= times; kill++)); do
  : > "$log"
  "${surroundings[@]}" TERM=xterm CAIRN_HOST=terminal WRITING_LOG="$log" script -qec "$writer" /dev/null < /dev/null > /dev/null 2>&1 &
  shell=$!
  for _ in $(seq 200); do
    # Wait for a few steps, so that there is something to lose.
    if [[ $(wc -l < "$log") -gt 5 ]]; then break; fi
    sleep 0.02
  done
  sleep "0.$(printf %03d $((RANDOM % 250)))"
  process="$(sed -n 's/^process //p' "$log")"
  if [[ -z "$process" ]]; then problem "the app does not start"; kill $shell 2> /dev/null || true; continue; fi
  kill -KILL "$process"
  wait $shell 2> /dev/null || true
  read -r first second third fourth fifth <<< "$(look)"
  if [[ "$first $second $third $fourth" != "$second $third $fourth $fifth" ]]; then
    problem "the keys come from different steps: $first $second $third $fourth $fifth"
  fi
  # The age of the oldest lost step, relative to the last one.
  age="$(awk -v kept="${first:-0}" '$1 ~ /^[0-9]+$/ { if ($1 > kept && !lost) lost = $2; last = $2 }
    END { print lost ? last - lost : 0 }' "$log")"
  if [[ "$age" -gt "$oldest" ]]; then oldest="$age"; fi
  if [[ "$age" -gt "$limit" ]]; then problem "a lost step is $age ms older than the last one"; fi
  if [[ -s "$home/problems" ]]; then problem "$(cat "$home/problems")"; fi
  if [[ -n "$(find "$home" -name '*.corrupt-*')" ]]; then problem "a file was damaged"; fi
done

echo "$times kills, $failed failed; the oldest lost step was $oldest ms older than the last one."
[[ $failed -eq 0 ]]

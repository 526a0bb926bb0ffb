#!/usr/bin/env bash
# Runs jobs side by side. Each line of the input is a lane, a name and a command, separated by tabs: lanes run at the same time, and
# the jobs of a lane one after the other. None finds what another, or the user, has saved.
#
#   Scripts/side-by-side.sh FOLDER < jobs
#
# The output of each job is in FOLDER/NAME.log. A job that fails runs again once all others have ended, as programs that wait for each
# other may be too slow on a busy machine. If it fails alone, too, its output is printed, and the script fails. A job that has not
# ended after LIMIT seconds (2,400) is stopped, and fails. With UNTIL, a time in seconds since 1970, jobs that have not begun by then are
# left out, and FOLDER/left-out lists them: a slow machine tests what it has the time for. FOLDER/failed lists the tests that failed twice and why, FOLDER/again those
# that passed the second time, whose first output is in FOLDER/NAME.first.log.
set -euo pipefail
cd "$(dirname "$0")/.."
folder="$1"
jobs="$(cat)"
limit="${LIMIT:-2400}"
TIMEFORMAT='%R %U %S'

# run NAME COMMAND LOG: prints what the job took.
run() {
  local status=0 cost
  cost="$({ time SIDE_BY_SIDE="$1" timeout --kill-after=10 "$limit" Scripts/apart.sh bash -c "$2" > "$3" 2>&1 < /dev/null || status=$?; } 2>&1 && exit "$status")" || status=$?
  if [ "$status" = 124 ]; then
    # What it started in other process groups outlives it.
    for process in $(grep -slzx "SIDE_BY_SIDE=$1" /proc/[0-9]*/environ | cut -d / -f 3); do kill -9 "$process" 2> /dev/null || true; done
    echo "$1 did not end within $limit seconds." | tee -a "$3"
  fi
  awk -v name="$1" '{ printf "%s: %.0f s, %.0f processor seconds\n", name, $1, $2 + $3 }' <<< "$cost"
  return "$status"
}

# why NAME LOG: the tests of a log that failed, a line for each.
why() {
  if command -v python3 > /dev/null; then
    Scripts/failed-tests.py "$2"
  else
    # Apps under test print diagnostics, which also say "error".
    grep -aE 'recorded an issue|error: |FAILED' "$2" | grep -av '^cairn: ' | head -n 40 | grep . || tail -n 5 "$2"
  fi | sed "s/^/  $1: /"
}

run_lane() {
  local lane name command
  while IFS=$'\t' read -r lane name command; do
    [ "$lane" = "$1" ] || continue
    if [ -n "${UNTIL:-}" ] && [ "$(date +%s)" -ge "$UNTIL" ]; then
      echo "$name" >> "$folder/left-out"
      continue
    fi
    if ! run "$name" "$command" "$folder/$name.log"; then
      mv "$folder/$name.log" "$folder/$name.first.log"
      printf '%s\n' "$name failed, and will run again alone:" "$(why "$name" "$folder/$name.first.log")"
    fi
  done <<< "$jobs"
}

: > "$folder/left-out"
for lane in $(cut -f 1 <<< "$jobs" | sort -u); do run_lane "$lane" & done
wait

failed=0 again=0
: > "$folder/failed" > "$folder/again"
while IFS=$'\t' read -r _ name command; do
  if [ -e "$folder/$name.log" ] || grep -qxF "$name" "$folder/left-out"; then continue; fi
  if run "$name, alone" "$command" "$folder/$name.log"; then
    again=$((again + 1))
    why "$name" "$folder/$name.first.log" >> "$folder/again"
  else
    failed=$((failed + 1))
    why "$name" "$folder/$name.log" >> "$folder/failed"
    printf '== FAILED %s\n' "$name"
    cat "$folder/$name.log"
    echo "== the end of $name"
  fi
done <<< "$jobs"
left="$(wc -l < "$folder/left-out")"
echo "$(($(wc -l <<< "$jobs") - left)) jobs ran, $failed failed, $again only passed alone."
[ "$left" = 0 ] || echo "$left left out, as the time was up."
[ "$failed" = 0 ]

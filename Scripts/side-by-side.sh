#!/usr/bin/env bash
# Runs jobs side by side, and fails if one of them fails. Each line of the input is a lane, a name and a command, separated by tabs:
# lanes run at the same time, and the jobs of a lane one after the other.
#
#   Scripts/side-by-side.sh FOLDER < jobs
#
# The output of each job is in FOLDER/NAME.log, and is printed if the job fails.
set -euo pipefail
cd "$(dirname "$0")/.."
folder="$1"
jobs="$(cat)"
TIMEFORMAT='%R %U %S'

run_lane() {
  local lane name command status cost
  while IFS=$'\t' read -r lane name command; do
    [ "$lane" = "$1" ] || continue
    status=0
    { time bash -c "$command" > "$folder/$name.log" 2>&1 < /dev/null || status=$?; } 2> "$folder/$name.cost"
    cost="$(awk '{ printf "%.0f s, %.0f processor seconds", $1, $2 + $3 }' "$folder/$name.cost")"
    if [ "$status" = 0 ]; then
      echo "$name: $cost"
    else
      touch "$folder/failed"
      # In one piece, whatever the other lanes print.
      { printf '== FAILED %s: %s\n' "$name" "$cost" && cat "$folder/$name.log" && echo "== the end of $name"; } > "$folder/$name.failed"
      cat "$folder/$name.failed"
    fi
  done <<< "$jobs"
}

for lane in $(cut -f 1 <<< "$jobs" | sort -u); do run_lane "$lane" & done
wait
[ ! -e "$folder/failed" ]

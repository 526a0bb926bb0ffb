#!/usr/bin/env bash
# Counts the instructions of common operations with n, 2n, 4n and 8n titled pages or rows, and fails if one grows faster than
# linearly. Needs valgrind.
#
#   Scripts/check-scaling.sh [WORK …]
set -euo pipefail
cd "$(dirname "$0")/.."

source Scripts/instructions.sh
swift build -c release --product Benchmarks >&2
program="$(mktemp)"
trap 'rm -f "$program"' EXIT
countable "$(swift build -c release --show-bin-path)/Benchmarks" "$program"
scaled() { STACK=67108864 instructions "$program" --scale "$1" "$2"; } # work, how many

failed=0
check() { # the initial number of pages or rows, the work to subtract, the works to measure
  local n="$1" base="$2" work size
  shift 2
  declare -A without
  for size in $n $((2 * n)) $((4 * n)) $((8 * n)); do without[$size]="$(scaled "$base" "$size")"; done
  for work in "$@"; do
    local counts=()
    for size in $n $((2 * n)) $((4 * n)) $((8 * n)); do
      counts+=("$(($(scaled "$work" "$size") - without[$size]))")
    done
    # Doubling the number may take slightly more than twice the work, because caches and tables grow in steps.
    awk -v work="$work" -v n="$n" -v a="${counts[0]}" -v b="${counts[1]}" -v c="${counts[2]}" -v d="${counts[3]}" 'BEGIN {
      bad = d > 8.8 * (a > 0 ? a : 1) && d > 2.3 * c
      printf "%-12s %12d %12d %12d %12d   from %d on%s\n", work, a, b, c, d, n, bad ? "   grows faster than linearly" : ""
      exit bad
    }' || failed=1
  done
}

wanted() { # those in the script's arguments, or all of these
  local all=("$@") work
  if [ ${#chosen[@]} -eq 0 ]; then printf '%s\n' "${all[@]}"; return; fi
  for work in "${chosen[@]}"; do case " ${all[*]} " in *" $work "*) echo "$work" ;; esac; done
}

chosen=("$@")
mapfile -t pages < <(wanted push pop pop-to-root history restore)
mapfile -t rows < <(wanted select delete insert move resize)
[ ${#pages[@]} -eq 0 ] || check 250 pages "${pages[@]}"
[ ${#rows[@]} -eq 0 ] || check 1000 rows "${rows[@]}"
exit $failed

#!/usr/bin/env bash
# Fails if an operation takes over 3 % more instructions than Benchmarks/checked-instructions.tsv says. Needs a build and valgrind.
#
#   Scripts/check-instructions.sh [CASE …]
#   Scripts/check-instructions.sh --write    writes the file: say why a count grew in the commit
#
# It counts the build that tests use, which is not optimized, so its counts are about twelve times those of
# Scripts/count-instructions.sh. That builds for release, which takes minutes.
set -euo pipefail
cd "$(dirname "$0")/.."
source Scripts/instructions.sh
file="Benchmarks/checked-instructions.tsv"

if ! command -v valgrind > /dev/null; then
  echo "Skipped: this needs valgrind."
  exit 0
fi
write=false
if [ "${1:-}" = "--write" ]; then write=true; shift; fi
program="$(mktemp)" new="$(mktemp)"
trap 'rm -f "$program" "$new"' EXIT
countable "$(Scripts/built.sh Benchmarks)" "$program"

# case, short run, long run
cases="push-pop 10 40
push-pop-link 10 40
rows 5 20
tap 10 40
page 2 6
page-titled 5 15
list-first 2 4
list-scroll 2 4
list-change 2 6
form-type 2 6
foreach-one-100 2 6
terminal-push-pop 2 6
terminal-row 2 6
web-push 2 6"

# The order in which a set is walked would differ from run to run.
export SWIFT_DETERMINISTIC_HASHING=1

counted=0 grown=0
while read -r name short long; do
  if [ $# -gt 0 ] && [[ " $* " != *" $name "* ]]; then continue; fi
  count="$(per_operation "$program" "$name" "$short" "$long")"
  counted=$((counted + 1))
  printf '%s\t%d\n' "$name" "$count" >> "$new"
  before="$(awk -F'\t' -v name="$name" '$1 == name { print $2 }' "$file" 2> /dev/null || true)"
  change="$(awk -v a="${before:-$count}" -v b="$count" 'BEGIN { printf "%+.1f", (b - a) * 100 / a }')"
  printf '%-18s %12d  %s%%\n' "$name" "$count" "$change"
  if ! $write && { [ -z "$before" ] || awk -v c="$change" 'BEGIN { exit !(c > 3) }'; }; then
    grown=$((grown + 1))
    echo "FAILED $name: $count instructions, ${before:-not recorded} before"
  fi
done <<< "$cases"

if $write; then
  { echo "# instructions for one operation in a build for tests; written by Scripts/check-instructions.sh --write"; cat "$new"; } > "$file"
  exit 0
fi
echo "$counted operations counted, $grown grew by over 3 %"
[ "$grown" = 0 ]

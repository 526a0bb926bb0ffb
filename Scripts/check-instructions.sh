#!/usr/bin/env bash
# Fails if an operation takes over 3 % more instructions than Benchmarks/checked-instructions.tsv says, or runs through more files of
# Cairn, or 3 % more functions. Needs a build and valgrind.
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
benchmarks="$(Scripts/built.sh Benchmarks)"
countable "$benchmarks" "$program"

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

# A push and a pop, with the function that performs each. Their paths show how many files a reader has to follow.
paths="terminal-keys 5Stage.*5press.*F$
web-push 7Browser.*4sendyySSF$"

counted=0 grown=0
# compare NAME COUNT PERCENT UNIT: with the file, where a count may be larger by that many per cent.
compare() {
  local name="$1" count="$2" before change
  counted=$((counted + 1))
  printf '%s\t%d\n' "$name" "$count" >> "$new"
  before="$(awk -F'\t' -v name="$name" '$1 == name { print $2 }' "$file" 2> /dev/null || true)"
  change="$(awk -v a="${before:-$count}" -v b="$count" 'BEGIN { printf "%+.1f", (b - a) * 100 / a }')"
  printf '%-26s %12d  %s%%\n' "$name" "$count" "$change"
  if ! $write && { [ -z "$before" ] || awk -v c="$change" -v most="$3" 'BEGIN { exit !(c > most) }'; }; then
    grown=$((grown + 1))
    echo "FAILED $name: $count $4, ${before:-not recorded} before"
  fi
}

wanted() { [ "${#only[@]}" = 0 ] || [[ " ${only[*]} " == *" $1 "* ]]; }
only=("$@")
while read -r name short long; do
  if wanted "$name"; then compare "$name" "$(per_operation "$program" "$name" "$short" "$long")" 3 instructions; fi
done <<< "$cases"
while read -r name function; do
  if wanted "$name"; then
    read -r files functions < <(Scripts/tap-path.py "$benchmarks" "$program" "$name" "$function")
    compare "files of $name" "$files" 0 files
    compare "functions of $name" "$functions" 3 functions
  fi
done <<< "$paths"

if $write; then
  { echo "# instructions for one operation in a build for tests; written by Scripts/check-instructions.sh --write"; cat "$new"; } > "$file"
  exit 0
fi
echo "$counted counts, $grown of them grew"
[ "$grown" = 0 ]

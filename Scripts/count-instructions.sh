#!/usr/bin/env bash
# Counts the instructions of every benchmark case, or of the named ones, and reports which grew since
# Benchmarks/instructions.tsv was written. With --write, updates the file. Needs valgrind.
#
# Each case runs with two lengths. The difference in instructions, divided by the difference in length, is the cost of one
# operation. Counts do not depend on the load of the machine, and repeat to about a tenth of a per cent. Between machines they
# differ by up to a fifth, in the terminal by more: before you look for a cause, count an older commit on the same machine.
set -euo pipefail
cd "$(dirname "$0")/.."

write=false
if [ "${1:-}" = "--write" ]; then write=true; shift; fi
source Scripts/instructions.sh
file="Benchmarks/instructions.tsv"

swift build -c release --product Benchmarks >&2
program="$(mktemp)"
trap 'rm -f "$program"' EXIT
countable "$(swift build -c release --show-bin-path)/Benchmarks" "$program"

# case, short run, long run
cases="push-pop 500 1500
push-pop-100 500 1500
push-pop-large 50 150
push-pop-link 500 1500
deep 200 400
path-typed 50 150
path-mixed 50 150
leaf-depth-50 500 1500
leaf-depth-500 500 1500
leaf-depth-2000 500 1500
number-depth-50 500 1500
size-depth-50 500 1500
rows 1000 2000
rows-life 1000 2000
environment-1 500 1500
environment-1000 10 30
foreach-insert 2 6
foreach-move 2 6
foreach-delete 2 6
foreach-replace 2 6
foreach-one-100 50 150
foreach-one-1000 10 30
build 10000 20000
observable 500 1500
tap 500 1500
list-first 10 20
list-first-1000 10 20
list-none 10 20
list-change-1000 100 200
list-change 40 80
list-insert-top 20 40
list-move 20 40
list-scroll 20 60
layout-first 10000 20000
layout-again 2 4
layout-leaf 50 150
path-coding 5 10
split-select 50 150
terminal-push-pop 50 150
terminal-keys 50 150
terminal-diff 50 150
terminal-fill 50 150
terminal-rows 5 10
terminal-row 50 150
terminal-element 50 150
terminal-move 50 150
page 100 300
page-titled 500 1500
page-1000 20 60
row-delete-1000 50 150
row-delete-100000 50 150
row-delete 50 150
tabs-2 100 300
tabs-50 100 300
windows-15 50 150
windows-400 20 60
form-type 50 150
page-resize 50 150
web-click 500 1500
web-push 50 150"

new="$(mktemp)"
trap 'rm -f "$program" "$new"' EXIT
grown=0
while read -r name short long; do
  if [ $# -gt 0 ] && [[ " $* " != *" $name "* ]]; then continue; fi
  count="$(per_operation "$program" "$name" "$short" "$long")"
  printf '%s\t%d\n' "$name" "$count" >> "$new"
  before="$(awk -F'\t' -v name="$name" '$1 == name { print $2 }' "$file")"
  if [ -z "$before" ]; then
    printf '%-18s %12d\n' "$name" "$count"
  else
    change="$(awk -v a="$before" -v b="$count" 'BEGIN { printf "%+.1f", (b - a) * 100 / a }')"
    printf '%-18s %12d  %s%%' "$name" "$count" "$change"
    if awk -v c="$change" 'BEGIN { exit !(c > 2) }'; then
      printf '  grew from %d' "$before"
      grown=1
    fi
    printf '\n'
  fi
done <<< "$cases"

if $write; then
  # Cases that were not counted keep their previous count.
  awk -F'\t' -v OFS='\t' 'NR == FNR { if (!/^#/) { count[$1] = $2; order[++n] = $1 }; next }
    !/^#/ && !($1 in count) { count[$1] = $2; order[++n] = $1 }
    END { print "# instructions for one operation; written by Scripts/count-instructions.sh --write"
      for (i = 1; i <= n; i++) print order[i], count[order[i]] }' "$new" "$file" > "$file.new"
  mv "$file.new" "$file"
  exit 0
fi
exit $grown

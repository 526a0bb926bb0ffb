#!/usr/bin/env bash
# Every relative link in the documents leads to a file, and no document names a path of a machine.
set -euo pipefail
cd "$(dirname "$0")/.."
status=0
while IFS= read -r document; do
  folder="$(dirname "$document")"
  while IFS= read -r target; do
    case "$target" in http*|\#*|"") continue ;; esac
    if [ ! -e "$folder/${target%%#*}" ]; then
      echo "$document: link to $target leads nowhere"
      status=1
    fi
  done < <(grep -oE '\]\([^)]+\)' "$document" | sed -E 's/^\]\(//; s/\)$//' || true)
done < <(git ls-files '*.md')
exit $status

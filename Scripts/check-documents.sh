#!/usr/bin/env bash
# Every relative link in the documents leads to a file, no document names a path of a machine, and every behaviour of
# navigation is either shown by a test that exists or has its reason written down.
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

semantics=Docs/Semantics.md
functions="$(mktemp)"
trap 'rm -f "$functions"' EXIT
grep -rhoE 'func [A-Za-z0-9_]+' Tests --include='*.swift' | sed 's/^func //' | sort -u > "$functions"
for number in $(seq 1 285); do
  if grep -qE "^- N$number: " "$semantics"; then continue; fi
  row="$(grep -E "^\| N$number \|" "$semantics" || true)"
  if ! grep -q '`' <<< "$row"; then
    echo "$semantics: N$number has neither a test nor a reason"
    status=1
  fi
done
# A test that is named here but has gone shows nothing any more.
while IFS= read -r name; do
  if ! grep -qxF "$name" "$functions"; then
    echo "$semantics: there is no test $name"
    status=1
  fi
done < <(grep -E '^\| N[0-9]+ \|' "$semantics" | cut -d'|' -f3 | grep -oE '`[A-Za-z0-9_]+`' | tr -d '`' | sort -u)
# And a test that is named after a number is named here.
while IFS= read -r name; do
  if ! grep -qF "\`$name\`" "$semantics"; then
    echo "$semantics: $name is not mentioned"
    status=1
  fi
done < <(grep -E '^N[0-9]+_' "$functions")
exit $status

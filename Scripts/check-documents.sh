#!/usr/bin/env bash
# Checks that every relative link in the documents leads to a file, and that every behaviour of navigation names either an
# existing test or a reason for having none.
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
# Every named test must exist.
while IFS= read -r name; do
  if ! grep -qxF "$name" "$functions"; then
    echo "$semantics: there is no test $name"
    status=1
  fi
done < <(grep -E '^\| N[0-9]+ \|' "$semantics" | cut -d'|' -f3 | grep -oE '`[A-Za-z0-9_]+`' | tr -d '`' | sort -u)
# Every test named after a number must be listed.
while IFS= read -r name; do
  if ! grep -qF "\`$name\`" "$semantics"; then
    echo "$semantics: $name is not mentioned"
    status=1
  fi
done < <(grep -E '^N[0-9]+_' "$functions")
exit $status

#!/usr/bin/env bash
# Checks that every relative link in the documents leads to a file and a heading (in the changelog to a file, as headings change later), and that every navigation behavior says what happens
# and names a test that exists, or gives the reason why it has none, and that comments in the sources read naturally.
set -euo pipefail
cd "$(dirname "$0")/.."
status=0
# The anchors that GitHub makes of a document's headings.
anchors() {
  sed -E '/^ *```/,/^ *```/d' "$1" | sed -nE 's/^#+ (.*)$/\1/p' | sed -E 's/\]\([^)]*\)//g' | tr '[:upper:]' '[:lower:]' |
    sed -E 's/[^a-z0-9 _-]//g; s/ /-/g'
}
while IFS= read -r document; do
  folder="$(dirname "$document")"
  while IFS= read -r target; do
    # Links of the reference lead to pages that are made later.
    case "$target" in http*|/documentation/*|"") continue ;; esac
    file="$folder/${target%%#*}"
    if [ "${target%%#*}" = "" ]; then file="$document"; fi
    if [ ! -e "$file" ]; then
      echo "$document: link to $target leads nowhere"
      status=1
    elif [ "$document" != CHANGELOG.md ] && [[ "$target" == *.md#* || "$target" == \#* ]] && ! anchors "$file" | grep -qxF "${target#*#}"; then
      echo "$document: link to $target leads to no heading"
      status=1
    fi
  done < <(grep -oE '\]\([^)]+\)' "$document" | sed -E 's/^\]\(//; s/\)$//' || true)
done < <(git ls-files '*.md')

semantics=Docs/Internals/Semantics.md
functions="$(mktemp)"
trap 'rm -f "$functions"' EXIT
grep -rhoE 'func [A-Za-z0-9_]+' Tests --include='*.swift' | sed 's/^func //' | sort -u > "$functions"
for number in $(seq 1 285); do
  if grep -qE "^- N$number: " "$semantics"; then continue; fi
  row="$(grep -E "^\| N$number \|" "$semantics" || true)"
  # The columns: number, behavior, what Cairn chose, tests.
  if ! cut -d'|' -f5 <<< "$row" | grep -q '`'; then
    echo "$semantics: N$number has neither a test nor a reason"
    status=1
  fi
  if ! cut -d'|' -f3 <<< "$row" | grep -q '[a-z]'; then
    echo "$semantics: N$number does not say what happens"
    status=1
  fi
done
# Every test named here must exist.
while IFS= read -r name; do
  if ! grep -qxF "$name" "$functions"; then
    echo "$semantics: there is no test $name"
    status=1
  fi
done < <(grep -E '^\| N[0-9]+ \|' "$semantics" | cut -d'|' -f5 | grep -oE '`[A-Za-z0-9_]+`' | tr -d '`' | sort -u)
# Every test named after a number must be named here.
while IFS= read -r name; do
  if ! grep -qF "\`$name\`" "$semantics"; then
    echo "$semantics: $name is not mentioned"
    status=1
  fi
done < <(grep -E '^N[0-9]+_' "$functions")
# The way of one tap leads through functions that are where the document says.
steps=0
while IFS='|' read -r _ _ function link _; do
  steps=$((steps + 1))
  function="$(tr -d '` ' <<< "$function")"
  file="$(sed -E 's/.*\(\.\.\/\.\.\/([^)]+)\).*/\1/' <<< "$link")"
  if ! grep -qE "func $function\b" "$file" 2> /dev/null; then
    echo "Docs/Internals/Architecture.md: there is no $function in $file"
    status=1
  fi
done < <(sed -n '/^## One tap, followed/,/^## /p' Docs/Internals/Architecture.md | grep -E '^\|.*\(\.\./\.\./Sources')
if [ "$steps" -lt 5 ]; then
  echo "Docs/Internals/Architecture.md: the way of one tap has $steps steps with links"
  status=1
fi
if command -v python3 > /dev/null; then
  Scripts/check-prose.py || status=1
else
  echo "Comments are not checked: there is no python3."
fi
exit $status

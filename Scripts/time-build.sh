#!/usr/bin/env bash
# Measures build times: from clean, with nothing changed, and after changing one line in a view and in the core.
# Run it by hand, on an otherwise idle machine: Scripts/time-build.sh [debug|release]
set -euo pipefail
cd "$(dirname "$0")/.."
configuration="${1:-debug}"
scratch="$(mktemp -d)"
changed=()
restore() {
  for file in "${changed[@]}"; do mv "$file.before" "$file"; done
  rm -rf "$scratch"
}
trap restore EXIT

measure() {
  local start end
  start="$(date +%s.%N)"
  swift build -c "$configuration" --scratch-path "$scratch" --product Catalog >/dev/null
  end="$(date +%s.%N)"
  printf '%-40s %6.1f s\n' "$1" "$(echo "$end - $start" | bc)"
}

change() {
  cp -p "$1" "$1.before"
  changed+=("$1")
  # Changes a body without changing any interface.
  printf '\nprivate func _changedByTimeBuild() -> Int { %s }\n' "$RANDOM" >>"$1"
}

measure "from clean ($configuration)"
measure "nothing changed"
change Examples/Catalog/CatalogView.swift
measure "one line of the app"
change Sources/CairnCore/Text/TextWriter.swift
measure "one line of the core"

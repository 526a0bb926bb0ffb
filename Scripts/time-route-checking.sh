#!/usr/bin/env bash
# Measures how long the compiler takes to check an enum of 100 and of 1,000 routes, with and without `@Routes`, and how many
# constraint scopes it tries, which does not depend on the load of the machine. Fails if they grow faster than the routes.
# Run it by hand after a debug build, on an otherwise idle machine: Scripts/time-route-checking.sh
set -euo pipefail
cd "$(dirname "$0")/.."
built="${1:-.build/debug}"
[[ -e "$built/Modules/Cairn.swiftmodule" ]] || {
  echo "Build first: swift build" >&2
  exit 1
}
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT

maps=()
for map in "$built"/*.build/module.modulemap Sources/*/include/module.modulemap; do
  maps+=(-Xcc "-fmodule-map-file=$map")
done

# Writes an enum with a number of routes of five kinds.
write() {
  local index place route
  echo "import Cairn"
  [[ "$2" == "" ]] || echo "$2"
  echo "enum Page: Hashable {"
  for index in $(seq 0 $(($1 / 5 - 1))); do
    place="place$index"
    for route in "/$place|list$index" "/$place/{id}|item$index(id: Int)" "/$place/{id}/edit|edit$index(id: Int)" \
      "/$place/{id}/parts/{name}|part$index(id: Int, name: String)" \
      "/$place/search?q={text}&page={page}|search$index(text: String?, page: Int = 1)"; do
      [[ "$2" == "" ]] || printf '  @Route("%s")' "${route%%|*}"
      echo "  case ${route##*|}"
    done
  done
  echo "}"
}

check() {
  swiftc -emit-silgen -o "$folder/output.sil" -parse-as-library -swift-version 6 -I "$built/Modules" \
    -load-plugin-executable "$built/CairnMacros-tool#CairnMacros" "${maps[@]}" "$@"
}

measure() {
  local best="" time scopes name="$1-${2#@}"
  write "$1" "$2" >"$folder/$name.swift"
  # Take the best of three, because other work on the machine only adds time.
  for _ in 1 2 3; do
    time="$({ TIMEFORMAT=%U; time check "$folder/$name.swift" >"$folder/output" 2>&1; } 2>&1)" || true
    if grep -q "error:" "$folder/output"; then cat "$folder/output" >&2; exit 1; fi
    if [[ -z "$best" || "$(echo "$time < $best" | bc)" == 1 ]]; then best="$time"; fi
  done
  mkdir "$folder/$name"
  check -stats-output-dir "$folder/$name" "$folder/$name.swift" >"$folder/output" 2>&1
  scopes="$(cat "$folder/$name"/*frontend*.json | awk -F': ' '/NumConstraintScopes/ { sub(/,/, "", $2); print $2 }')"
  scopes_of["$1$2"]="$scopes"
  printf '%5d routes %-10s %6.2f s %8d scopes\n' "$1" "$2" "$best" "$scopes"
}

declare -A scopes_of
for count in 100 1000; do
  measure "$count" ""
  measure "$count" @Routes
done
[[ "${scopes_of[1000@Routes]}" -lt $((${scopes_of[100@Routes]} * 11)) ]]

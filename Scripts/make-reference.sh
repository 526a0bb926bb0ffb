#!/usr/bin/env bash
# Builds the reference of SwiftUI and CairnTesting as a site: Scripts/make-reference.sh [FOLDER], by default .build/reference. Any web server can serve it:
# python3 -m http.server --directory .build/reference
set -euo pipefail
cd "$(dirname "$0")/.."
out="${1:-.build/reference}"
swift build
work="$(mktemp -d)"
trap 'rm -rf "$work"' EXIT
Scripts/symbols.sh "$work/symbols"
# Modules that apps do not import by name appear under the module that exports them.
cp -R Docs/Reference/Cairn.docc "$work/Cairn.docc"
swift Scripts/merge-symbols.swift "$work/symbols" "$work/merged" "$work/Cairn.docc"
docc convert "$work/Cairn.docc" --additional-symbol-graph-dir "$work/merged" --output-dir "$out" \
  --fallback-display-name Cairn --fallback-bundle-identifier cairn.reference --fallback-bundle-version 1 \
  --transform-for-static-hosting --hosting-base-path / 2>&1 | tee "$work/log" > /dev/null
# The source location that every verb of a test takes needs no words in each of them. Any other warning is a fault.
if grep -E '(warning|error): ' "$work/log" | grep -vE "Parameter '[a-zA-Z]+' is missing documentation"; then exit 1; fi
echo "$out"

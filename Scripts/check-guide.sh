#!/usr/bin/env bash
# Checks that every Swift sample in the articles compiles without warnings. Build first.
set -euo pipefail
cd "$(dirname "$0")/.."
built="$(swift build --show-bin-path)"
modules="$built/Modules"
maps=(-I Sources/CairnICU/include)
for map in "$built"/*.build/module.modulemap; do
  # Skip the copies of these modules for compiler plug-ins.
  case "$map" in *-tool.build/*) ;; *) maps+=(-Xcc "-fmodule-map-file=$map") ;; esac
done
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
awk -v folder="$folder" '
  /^```swift$/ { count++; writing = 1; next }
  /^```$/ { writing = 0 }
  writing { print > sprintf("%s/Sample%d.swift", folder, count) }
' Docs/Cairn.docc/*.md Docs/Guide/InsteadOf.md
status=0
for sample in "$folder"/Sample*.swift; do
  # Package manifests need another compiler mode.
  if grep -q PackageDescription "$sample"; then continue; fi
  plugin="$(find "$built" -maxdepth 1 -type f -name 'CairnMacros*' -perm -u+x | head -n 1)"
  swiftc -typecheck -swift-version 6 -warnings-as-errors -parse-as-library -I "$modules" "${maps[@]}" \
    -load-plugin-executable "$plugin#CairnMacros" -Xfrontend -import-module -Xfrontend AppleImports \
    "$sample" || { echo "$(basename "$sample") does not compile:"; cat "$sample"; status=1; }
done
exit $status

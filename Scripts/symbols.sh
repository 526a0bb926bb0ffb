#!/usr/bin/env bash
# Writes the symbols of modules to a folder: Scripts/symbols.sh FOLDER [MODULE...], by default those of SwiftUI and CairnTesting.
# Build first.
#
# The compiler leaves out public symbols with a label such as `_file` unless internal ones are asked for, too. So look at the access.
set -euo pipefail
cd "$(dirname "$0")/.."
out="$1"
shift
wanted=("$@")
if [ $# = 0 ]; then
  wanted=(CairnValues CairnFoundation CairnScreen CairnNavigation CairnCore CairnPlatform CairnKits Combine CoreTransferable SwiftUI CairnTesting)
fi
mkdir -p "$out"
built="${SWIFTPM_BUILD_DIR:-$PWD/.build}/debug"
modules="$built/Modules"
source Scripts/module-maps.sh
target="$(swift -print-target-info | sed -n 's/.*"unversionedTriple": "\(.*\)",*/\1/p' | head -n 1)"
for module in "${wanted[@]}"; do
  swift symbolgraph-extract -module-name "$module" -target "$target" -I "$modules" "${maps[@]}" \
    -minimum-access-level internal -skip-synthesized-members -output-dir "$out" 2>"$out/errors.txt" ||
    { cat "$out/errors.txt"; exit 1; }
done
rm -f "$out/errors.txt"

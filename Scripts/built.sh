#!/usr/bin/env bash
# Prints the path of a program of this package or of Tests/Apps, after it has built it: `Scripts/built.sh PRODUCT`.
#
# All packages share one folder of builds, so that Cairn is compiled once: SWIFTPM_BUILD_DIR, by default .build. With CAIRN_BUILT set,
# everything in it is up to date, and nothing is built.
set -euo pipefail
cd "$(dirname "$0")/.."
export SWIFTPM_BUILD_DIR="${SWIFTPM_BUILD_DIR:-$PWD/.build}"
package=.
[ ! -d "Tests/Apps/$1" ] || package=Tests/Apps
# SwiftPM would otherwise take the plan that it has kept in this folder, which is another package's.
[ -n "${CAIRN_BUILT:-}" ] || swift build --disable-build-manifest-caching --package-path "$package" --product "$1" > /dev/null
echo "$SWIFTPM_BUILD_DIR/debug/$1"

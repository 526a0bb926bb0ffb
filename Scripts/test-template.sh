#!/usr/bin/env bash
# Makes an app from the template, builds and tests it as its author would, and reads its first screen. It builds the whole
# package anew, which takes minutes, so it is run by hand; what it builds is kept in the folder given, for the next time.
set -euo pipefail
cd "$(dirname "$0")/.."
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
scratch="${1:-$folder/build}"
Scripts/new-app.sh Journal "$folder/Journal"
cd "$folder/Journal"
swift build --build-tests --scratch-path "$scratch" -Xswiftc -warnings-as-errors
swift test --skip-build --scratch-path "$scratch"
screen="$(CAIRN_HOST=text swift run --skip-build --scratch-path "$scratch" Journal)"
printf '%s\n' "$screen"
for word in Notes Welcome Shopping Add; do
  grep -q "$word" <<<"$screen" || { echo "The first screen does not show $word."; exit 1; }
done

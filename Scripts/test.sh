#!/usr/bin/env bash
# Builds everything with warnings as errors, runs all tests, checks format, unsafe code and documents, and drives real windows if the
# required packages are installed.
set -euo pipefail
cd "$(dirname "$0")/.."

# A crash must not start the interactive backtracer, because nobody is there to respond to it.
export SWIFT_BACKTRACE="${SWIFT_BACKTRACE:-enable=no}"

echo "== build and test, warnings are errors"
log="$(mktemp)" programs="$(mktemp)" windows="$(mktemp)"
trap 'rm -f "$log" "$programs" "$windows"' EXIT
swift test --parallel -Xswiftc -warnings-as-errors 2>&1 | tee "$log"

echo "== programs as people write them"
swift test --package-path Tests/Programs --parallel -Xswiftc -warnings-as-errors 2>&1 | tee "$programs"

echo "== format"
# The programs keep their authors' formatting.
git ls-files -z Package.swift 'Sources/*.swift' 'Tests/*.swift' 'Templates/*.swift' ':!Tests/Programs' | xargs -0 swift format lint --strict --parallel

echo "== unsafe code"
Scripts/check-unsafe.sh

echo "== order of folders"
if command -v python3 > /dev/null; then Scripts/check-folders.py --index; else echo "Not checked: there is no python3."; fi

echo "== documents"
Scripts/check-documents.sh
if command -v python3 > /dev/null; then
  Scripts/check-diagnostics.py
  Scripts/check-variables.py
else
  echo "Codes and variables are not checked: there is no python3."
fi

echo "== faults that tests must find"
Scripts/run-mutants.sh --check

echo "== in windows"
Scripts/test-gtk.sh 2>&1 | tee "$windows"

# Repeat the counts at the end, where they are easy to find.
grep -E "Test run with [0-9]+ tests" "$log" | tail -n 1
echo "Programs: $(grep -E "Test run with [0-9]+ tests" "$programs" | tail -n 1)"
grep -E "^(In windows|Windows are not tested)" "$windows" | tail -n 1

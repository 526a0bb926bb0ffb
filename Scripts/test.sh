#!/usr/bin/env bash
# Builds everything with warnings as errors, runs all tests, and checks format and documents.
set -euo pipefail
cd "$(dirname "$0")/.."

# A crash must not start the interactive backtracer: nobody is there to answer it.
export SWIFT_BACKTRACE="${SWIFT_BACKTRACE:-enable=no}"

echo "== build and test, warnings are errors"
log="$(mktemp)"
trap 'rm -f "$log"' EXIT
swift test --parallel -Xswiftc -warnings-as-errors 2>&1 | tee "$log"

echo "== format"
# Programs are written as other people write them.
git ls-files -z Package.swift 'Sources/*.swift' 'Tests/*.swift' 'Templates/*.swift' ':!Tests/Programs' | xargs -0 swift format lint --strict --parallel

echo "== documents"
Scripts/check-documents.sh

# The counts, once more, where they are easy to find.
grep -E "Test run with [0-9]+ tests" "$log" | tail -n 1

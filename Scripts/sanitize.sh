#!/usr/bin/env bash
# Runs tests under the sanitizers: code that uses several threads under ThreadSanitizer, and code below the core that works on
# external bytes and raw memory under AddressSanitizer.
#
#   Scripts/sanitize.sh            both
#   Scripts/sanitize.sh thread
#   Scripts/sanitize.sh address
#
# Builds only what these tests need, in a copy with a shorter manifest. CAIRN_SANITIZE names a folder that keeps the copies,
# so that the next run only builds changes.
set -euo pipefail
cd "$(dirname "$0")/.."
# What is built here has other settings than other tests.
unset CAIRN_GTK SWIFTPM_BUILD_DIR
root="$PWD"
folder="${CAIRN_SANITIZE:-$(mktemp -d)}"
[ -n "${CAIRN_SANITIZE:-}" ] || trap 'rm -rf "$folder"' EXIT
export SWIFT_BACKTRACE="${SWIFT_BACKTRACE:-enable=no}"
# Objects that live as long as the process are not leaks.
export ASAN_OPTIONS="${ASAN_OPTIONS:-detect_leaks=0}"

# The parts of CoreTests that start threads: state, observation, settings and tasks.
core='"State", "Observation", "Storage", "Life/TaskTests.swift"'

run() { # sanitizer, wanted targets, flags for the compiler, tests to skip
  local copy="$folder/$1" log="$folder/$1.log" name="$1" wanted="$2" flags="$3" skip="$4"
  mkdir -p "$copy"
  (cd "$root" && git ls-files -z Package.swift Sources Tests Plugins Benchmarks Examples) |
    (cd "$root" && while IFS= read -r -d '' file; do [ ! -f "$file" ] || printf '%s\0' "$file"; done) |
    tar -C "$root" --null -T - -cf - | tar -C "$copy" -xf -
  {
    cat "$root/Package.swift"
    printf '\nlet wantedTargets = [%s]\nlet wantedCoreTests = [%s]\n' "$wanted" "$core"
    cat "$root/Scripts/trimmed-manifest.swift.txt"
  } > "$copy/Package.swift"
  echo "== $name: build"
  # shellcheck disable=SC2086
  swift build --package-path "$copy" --build-tests --sanitize="$name" $flags > "$log" 2>&1 ||
    { grep -E "error" "$log" | sort -u | head -20; tail -n 3 "$log"; return 1; }
  echo "== $name: test"
  "$copy"/.build/debug/*PackageTests.xctest --testing-library swift-testing --skip "$skip" > "$log" 2>&1 ||
    { grep -vE "^(cairn|.*✔|.*◇|.*↳)" "$log" | head -80; return 1; }
  if grep -q "Sanitizer:" "$log"; then
    grep -A 25 "Sanitizer:" "$log" | head -80
    return 1
  fi
  grep -E "Test run with [0-9]+ tests" "$log" | tail -n 1
}

what="${1:-both}"
status=0
# The standard library's lock is not instrumented; this build uses one that is.
[ "$what" = address ] || run thread '"CombineTests", "StorageTests", "CoreTests"' "-Xswiftc -DCAIRN_LOCKS_OF_PTHREAD" "^$" || status=1
# Stack frames are several times as large, too large for two thousand levels of layout on any thread.
[ "$what" = thread ] || run address '"ScreenTests", "FoundationTests", "ValueTests", "StorageTests", "CombineTests"' "" twoThousandLevels || status=1
exit $status

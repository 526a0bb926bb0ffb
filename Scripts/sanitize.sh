#!/usr/bin/env bash
# Runs tests under the sanitizers: what several threads do under ThreadSanitizer, what works on foreign bytes and plain memory
# below the core under AddressSanitizer.
#
#   Scripts/sanitize.sh            both
#   Scripts/sanitize.sh thread
#   Scripts/sanitize.sh address
#
# Only what these tests need is built, in a copy with a shorter manifest. CAIRN_SANITIZE names a folder for the copies that
# is kept, so that the next run builds only what has changed.
set -euo pipefail
cd "$(dirname "$0")/.."
root="$PWD"
folder="${CAIRN_SANITIZE:-$(mktemp -d)}"
[ -n "${CAIRN_SANITIZE:-}" ] || trap 'rm -rf "$folder"' EXIT
export SWIFT_BACKTRACE="${SWIFT_BACKTRACE:-enable=no}"
# What lives as long as the process is no leak.
export ASAN_OPTIONS="${ASAN_OPTIONS:-detect_leaks=0}"

# What of CoreTests starts threads of its own, with what that needs: state, observation, settings and tasks.
core='"State", "Observation", "Storage", "Life/Journal.swift", "Life/TaskTests.swift", "Views/Tally.swift"'

run() { # sanitizer, wanted targets, flags for the compiler, tests to leave out
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
# The library's own lock is not instrumented; this build has one that is.
[ "$what" = address ] || run thread '"CombineTests", "StorageTests", "CoreTests"' "-Xswiftc -DCAIRN_LOCKS_OF_PTHREAD" "^$" || status=1
# Frames on the stack are several times as large, too large for two thousand levels of layout on any thread.
[ "$what" = thread ] || run address '"ScreenTests", "FoundationTests", "ValueTests", "StorageTests", "CombineTests"' "" twoThousandLevels || status=1
exit $status

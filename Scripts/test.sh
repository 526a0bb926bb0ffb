#!/usr/bin/env bash
# Builds everything, with warnings as errors, and runs the tests.
#
#   Scripts/test.sh          all that needs no window, no browser and no server, and checks of format, unsafe code and documents
#   Scripts/test.sh --all    everything before a change lands: also windows, terminals, browsers, servers, the SDK
#   Scripts/test.sh --release
#                            everything before a version is tagged: also an optimized SDK, sanitizers, walks by keys in a
#                            larger terminal, and an app that depends on a tag
#
# One build serves all tests. With `--all` and `--release` it has windows too, if libadwaita is installed, and is in .build-gtk; then
# what follows runs side by side. What a machine lacks the packages for is skipped. The last lines count the tests, name those that
# failed, and say why. LOGS names a folder that keeps the output of each part; without it, the output is kept if a part fails.
set -euo pipefail
cd "$(dirname "$0")/.."
all=no
release=no
case "${1:-}" in
  "") ;;
  --all) all=yes ;;
  --release) all=yes release=yes ;;
  *) echo "usage: Scripts/test.sh [--all | --release]" >&2; exit 64 ;;
esac

# A crash must not start the interactive backtracer, because nobody is there to respond to it.
export SWIFT_BACKTRACE="${SWIFT_BACKTRACE:-enable=no}"
if [ "$all" = yes ] && pkg-config --exists libadwaita-1 2> /dev/null; then
  export CAIRN_GTK=1 SWIFTPM_BUILD_DIR="${SWIFTPM_BUILD_DIR:-$PWD/.build-gtk}"
else
  export SWIFTPM_BUILD_DIR="${SWIFTPM_BUILD_DIR:-$PWD/.build}"
fi
if [ -n "${LOGS:-}" ]; then
  logs="$(realpath -m "$LOGS")"
  rm -rf "$logs"
  mkdir -p "$logs"
else
  logs="$(mktemp -d)"
fi
# Sets `sdks` later. What failed, and what passed only the second time, stays to be read.
clean() {
  rm -rf "${sdks:-}"
  if [ -z "${LOGS:-}" ] && [ ! -s "$logs/failed" ] && [ ! -s "$logs/again" ]; then rm -rf "$logs"; fi
}
trap clean EXIT

echo "== build, warnings are errors"
# SwiftPM would otherwise take the plan that it has kept in this folder, which is another package's.
for package in . Tests/Apps Tests/Programs; do
  swift build --disable-build-manifest-caching --package-path "$package" --build-tests
done
export CAIRN_BUILT=1
# A process that installs what tests drive.
if [ -n "${WAIT_FOR:-}" ]; then tail --pid="$WAIT_FOR" -f /dev/null; fi
if [ "$all" = yes ]; then
  sdks="$(mktemp -d)"
  env -u SWIFTPM_BUILD_DIR CAIRN_SDKS="$sdks" "$SWIFTPM_BUILD_DIR/debug/cairn" sdk install --from . --scratch "$SWIFTPM_BUILD_DIR" --debug
fi

# job LANE NAME COMMAND: lanes run side by side. Those that wait for an app are served first; builds and tests take what is left.
jobs=()
job() { jobs+=("$(printf '%s\t%s\t%s' "$@")"); }
# Not by `swift test`, which would run the tests of the package that was built last in this folder.
tests() { # package
  local program="nice -n 10 $SWIFTPM_BUILD_DIR/debug/$1PackageTests.xctest"
  # Those of XCTest, of which there are few, and the others.
  echo "$program && $program --testing-library swift-testing"
}
# Walks by keys: one process for each size of the terminal, as a process walks one program after the other.
keys() { # package, filter
  echo "CAIRN_PROGRAM=all nice -n 10 $SWIFTPM_BUILD_DIR/debug/$1PackageTests.xctest --testing-library swift-testing --filter $2"
}

job tests tests "$(tests Cairn)"
job tests apps "$(tests Apps)"
job tests programs "$(tests Programs)"
job checks checks Scripts/check.sh
if command -v python3 > /dev/null; then
  job checks folders "Scripts/check-folders.py --index"
  job checks symbols Scripts/check-support.sh
  job checks site Scripts/make-site.sh
fi
if [ "$all" = yes ]; then
  job tests keys-80x24 "$(keys Programs ProgramKeyTests/in80By24)"
  job tests keys-catalog "$(keys Cairn ShowcaseKeyTests)"
  job checks sdk "nice -n 5 Scripts/test-sdk.sh --installed $sdks"
  job checks terminal Scripts/test-terminal.sh
  # A busy machine may be slow, but values that belong together must stay together.
  job checks killed-writers "Scripts/kill-writers.sh 20 1000"
  job checks killed-saves "Scripts/kill-data.sh 20 && Scripts/kill-data.sh 20 ObjectWriter"
  job checks keychain Scripts/test-keychain.sh
  for script in test-wire test-serving attack-gate test-deploy test-redis; do job checks "$script" "Scripts/$script.sh"; done

  # With six lanes on two processors, everything took twice as long, and what waits for an app asked it in vain meanwhile.
  for group in catalog conformance pages contrast layouts gallery; do
    job windows "windows-$group" "Scripts/test-gtk.sh $group"
  done
  for group in examples fingers taken; do job tests "windows-$group" "Scripts/test-gtk.sh $group"; done
  # Chromium's processes take precedence over all others if they may, as those of root do, and windows then wait for them.
  equal=
  if [ "$(id -u)" = 0 ] && command -v setpriv > /dev/null; then equal="setpriv --bounding-set -sys_nice"; fi
  browser() { job "$1" "browser-$2" "$equal Scripts/test-web.sh $2"; }
  for group in drive fits-catalog conformance axe motion serving; do browser browsers "$group"; done
  job browsers benchmarks "Scripts/check-benchmarks.sh && Scripts/check-instructions.sh"
  # Where there is room, so that all lanes end at about the same time.
  browser windows fits-gallery
  for group in page parts script examples layout bytes; do browser tests "$group"; done
fi
if [ "$release" = yes ]; then
  job tests keys-120x40 "$(keys Programs ProgramKeyTests/in120By40)"
  job tests sanitizer-thread "nice -n 10 Scripts/sanitize.sh thread"
  job tests sanitizer-address "nice -n 10 Scripts/sanitize.sh address"
  job tests dependency "nice -n 10 Scripts/test-tag.sh"
  job checks sdk-release "nice -n 10 Scripts/test-sdk.sh"
fi

echo "== test"
status=0
printf '%s\n' "${jobs[@]}" | Scripts/side-by-side.sh "$logs" || status=1

# The counts, where they are easy to find: the last line of each part.
echo "== counts"
for job in "${jobs[@]}"; do
  IFS=$'\t' read -r _ name _ <<< "$job"
  if [ -e "$logs/$name.log" ]; then printf '%-20s %s\n' "$name" "$(tail -n 1 "$logs/$name.log")"; fi
done
if [ "$all" = yes ]; then
  cat "$logs"/windows-*.log | awk '/^In windows: / { ran += $3; failed += $6; again += $8 }
    END { printf "In windows: %d scenarios ran, %d failed, %d only passed the second time.\n", ran, failed, again }'
fi
{ grep -shE "Test run with [0-9]+ tests" "$logs"/{tests,apps,programs}.log || true; } | awk '{ for (i = 1; i < NF; i++) if ($i == "with") count += $(i + 1) }
  END { printf "%d tests ran.\n", count }'
if [ -s "$logs/again" ]; then
  echo "== passed only the second time, which is a fault to fix"
  cat "$logs/again"
fi
if [ -s "$logs/left-out" ]; then
  echo "== left out, as the time was up"
  cat "$logs/left-out"
fi
if [ -s "$logs/failed" ]; then
  echo "== failed"
  cat "$logs/failed"
fi
if [ -s "$logs/again" ] || [ -s "$logs/failed" ]; then echo "The output of each part is in $logs."; fi
exit $status

#!/usr/bin/env bash
# Tests `Scripts/side-by-side.sh`: what failed is named with its reason, and what passed only the second time is reported as such.
set -euo pipefail
cd "$(dirname "$0")/.."
unset UNTIL
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT

cat > "$folder/swift-testing" <<'END'
◇ Test opensBook() started.
cairn: error: A diagnostic of an app under test. [view.endless]
✘ Test opensBook() recorded an issue at BookTests.swift:12:5: Expectation failed: (title → "A") == "B"
↳ // The second book is open.
✘ Test opensBook() failed after 0.001 seconds with 1 issue.
✘ Test run with 2 tests failed after 0.002 seconds with 1 issue.
END
echo '/home/ada/BookTests.swift:20: error: BookTests.testBack : XCTAssertEqual failed: ("1") is not equal to ("2")' > "$folder/xctest"
printf '◇ Test closes() started.\nFatal error: Index out of range\n' > "$folder/crash"
printf '1 of 2 rows\nFAILED rows: the last row is cut\n' > "$folder/driver"

# run FOLDER: prints what the runner prints, and returns what it returns.
run() {
  rm -f "$folder/seen"
  {
    printf 'one\tfine\techo all passed\n'
    for log in swift-testing xctest crash driver; do printf 'one\t%s\tcat "%s"; false\n' "$log" "$folder/$log"; done
    printf 'two\tunsteady\ttest -e "%s" || { touch "%s"; echo "FAILED tabs: not yet there"; false; }\n' "$folder/seen" "$folder/seen"
  } | Scripts/side-by-side.sh "$1"
}

status=0
run "$folder" > "$folder/output" || status=$?

expect() { # what, file, text
  grep -qxF "$3" "$2" || { echo "FAILED $1: $2 has no line \"$3\":"; cat "$2"; exit 1; }
}
[ "$status" = 1 ] || { echo "FAILED status: $status instead of 1"; exit 1; }
expect swift-testing "$folder/failed" \
  '  swift-testing: opensBook(): BookTests.swift:12:5: Expectation failed: (title → "A") == "B" (The second book is open.)'
expect xctest "$folder/failed" '  xctest: BookTests.testBack: BookTests.swift:20: XCTAssertEqual failed: ("1") is not equal to ("2")'
expect crash "$folder/failed" '  crash: ended early: Fatal error: Index out of range'
expect unfinished "$folder/failed" '  crash: not finished: closes()'
expect driver "$folder/failed" '  driver: rows: the last row is cut'
expect again "$folder/again" '  unsteady: tabs: not yet there'
expect counts "$folder/output" '6 jobs ran, 4 failed, 1 only passed alone.'

# A machine that has no time left.
mkdir "$folder/late"
UNTIL=0 run "$folder/late" > "$folder/late/output" || { echo "FAILED status without time"; exit 1; }
expect late "$folder/late/output" '6 left out, as the time was up.'
expect late "$folder/late/left-out" unsteady

# A machine without Python.
mkdir "$folder/bin" "$folder/plain"
ln -s /bin/* /usr/bin/* "$folder/bin" 2> /dev/null || true
rm -f "$folder/bin/"python3*
PATH="$folder/bin" run "$folder/plain" > "$folder/plain/output" && { echo "FAILED status without Python"; exit 1; }
expect plain "$folder/plain/failed" \
  '  swift-testing: ✘ Test opensBook() recorded an issue at BookTests.swift:12:5: Expectation failed: (title → "A") == "B"'
expect plain "$folder/plain/failed" '  driver: FAILED rows: the last row is cut'
! grep -F '[view.endless]' "$folder/plain/failed" || { echo "FAILED plain: a diagnostic is not a failure"; exit 1; }
echo "The runner names what failed."

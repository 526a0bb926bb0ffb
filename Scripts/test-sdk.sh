#!/usr/bin/env bash
# Installs the SDK into an empty folder as a user would, and uses it: each template is built, run and tested, one is built statically,
# and the SDK is installed again from an archive. It builds Cairn for release, which takes minutes.
#
#   Scripts/test-sdk.sh [SCRATCH]     SCRATCH keeps the build for the next time
set -euo pipefail
cd "$(dirname "$0")/.."
cairn_sources="$PWD"
scratch="$(realpath -m "${1:-.build/sdk}")"
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
export CAIRN_SDKS="$folder/sdks" SWIFT_BACKTRACE=enable=no

swift build -c release --scratch-path "$scratch" --product cairn
cairn="$(swift build -c release --scratch-path "$scratch" --show-bin-path)/cairn"
"$cairn" sdk install --from "$cairn_sources" --scratch "$scratch"
"$cairn" sdk list

cd "$folder"
for template in blank stack split tabs; do
  echo "== $template"
  name="My${template^}"
  "$cairn" new "$name" --template "$template"
  (
    cd "$name"
    screen="$("$cairn" run --text 2> "$folder/log" || { cat "$folder/log" >&2; exit 1; })"
    grep -q Welcome <<< "$screen" || { echo "The first screen is: $screen"; exit 1; }
    "$cairn" test --quiet
  )
done

echo "== driven"
(
  cd MyStack
  replies="$(printf '%s\n' '{"id": 1, "do": "tap", "name": "Shopping"}' 'no JSON' '{"do": "tap", "name": "Nothing"}' \
    '{"do": "back"}' '{"do": "tap", "name": "Add"}' '{"id": 6, "do": "screen"}' '{"do": "quit"}' | "$cairn" drive 2> "$folder/log")"
  mcp="$(printf '%s\n' '{"jsonrpc": "2.0", "id": 1, "method": "initialize", "params": {}}' \
    '{"jsonrpc": "2.0", "id": 2, "method": "tools/call", "params": {"name": "tap", "arguments": {"name": "Shopping"}}}' |
    "$cairn" drive --mcp 2>> "$folder/log")"
  python3 - "$replies" "$mcp" << 'END'
import json, sys
replies, mcp = ([json.loads(line) for line in text.splitlines()] for text in sys.argv[1:])
assert [reply["ok"] for reply in replies] == [True, False, False, True, True, True, True], replies
assert replies[0]["id"] == 1 and replies[0]["pages"] == ["Notes", "Shopping"], replies[0]
assert "Nothing" in replies[2]["error"] and replies[2]["title"] == "Shopping", replies[2]
assert "Note 3" in replies[5]["texts"], replies[5]
assert mcp[0]["result"]["serverInfo"]["name"] == "cairn", mcp
assert json.loads(mcp[1]["result"]["content"][0]["text"])["title"] == "Shopping", mcp
END
)

echo "== previews and snapshots"
(
  cd MyStack
  "$cairn" preview --list 2> "$folder/log" | grep -q 'Preview  (line' || { cat "$folder/log"; exit 1; }
  "$cairn" snapshot --formats text,html 2> "$folder/log" | grep -q '2 snapshots, 0 unchanged' || { cat "$folder/log"; exit 1; }
  grep -q Shopping Snapshots/MyStack/ContentView.Preview.txt
  "$cairn" snapshot --formats text,html --check 2> "$folder/log" | grep -q '2 snapshots, 2 unchanged'

  echo "== a preview that differs, and one that crashes"
  sed -i 's/Shopping/Errands/' Sources/MyStack/ContentView.swift
  printf '%s\n' 'import SwiftUI' '#Preview("Crash") { Text("\([Int]()[0])") }' \
    'struct Old_Previews: PreviewProvider { static var previews: some View { Text("old").previewDisplayName("Old") } }' \
    > Sources/MyStack/Others.swift
  status=0
  "$cairn" snapshot --formats text --check > "$folder/out" 2> "$folder/log" || status=$?
  [[ $status == 70 ]] && grep -q '^-.*Shopping' "$folder/out" && grep -q '^+.*Errands' "$folder/out"
  grep -q 'not recorded: Snapshots/MyStack/Old_Previews.Old.txt' "$folder/out"
  grep -q 'failed: Crash (MyStack/Others.swift:2): It ended the program by signal' "$folder/log"
  "$cairn" preview Crash --list 2> "$folder/log" | grep -q Crash

  echo "== the gallery"
  "$cairn" preview ContentView --text 2> "$folder/log" > "$folder/out" || { cat "$folder/log"; exit 1; }
  grep -q Errands "$folder/out" && grep -q Others.swift "$folder/out"
  rm -rf Snapshots Sources/MyStack/Others.swift
  sed -i 's/Errands/Shopping/' Sources/MyStack/ContentView.swift
)
# A package with nothing but a library.
mkdir -p Parts/Sources/Parts
(
  cd Parts
  printf '%s\n' '// swift-tools-version: 6.0' 'import PackageDescription' \
    'let package = Package(name: "Parts", products: [.library(name: "Parts", targets: ["Parts"])], targets: [.target(name: "Parts")])' \
    > Package.swift
  printf '%s\n' 'import SwiftUI' '#Preview("Part") { Text("a part") }' > Sources/Parts/Part.swift
  "$cairn" snapshot Part --formats text 2> "$folder/log" > /dev/null || { cat "$folder/log"; exit 1; }
  grep -q 'a part' Snapshots/Parts/Part.Part.txt
)

echo "== an Xcode project"
cp -R "$cairn_sources/Tests/XcodeProject/Garden" "$folder/Garden"
(
  cd "$folder/Garden"
  screen="$("$cairn" run --text 2> "$folder/log" || { cat "$folder/log" >&2; exit 1; })"
  for word in Mint Sage Spring; do
    grep -q "$word" <<< "$screen" || { echo "The project's first screen is: $screen"; exit 1; }
  done
  "$cairn" test --quiet
  # Nothing is written into the project but its build folder.
  rm -rf .build
  diff -r . "$cairn_sources/Tests/XcodeProject/Garden"
)

echo "== errors"
expect() { # status, words, command …
  local status=0 expected="$1" words="$2"
  shift 2
  "$@" > "$folder/log" 2>&1 || status=$?
  if [[ $status != "$expected" ]] || ! grep -qF -- "$words" "$folder/log"; then
    echo "\`$*\` ended with $status instead of $expected, and printed:"
    cat "$folder/log"
    exit 1
  fi
}
expect 64 'There is no command "fly"' "$cairn" fly
expect 73 'already exists' "$cairn" new MyStack
expect 66 'neither a package nor an Xcode project' "$cairn" run
expect 64 'does not take "--fast"' "$cairn" run --fast

echo "== a static program"
(
  cd MyStack
  "$cairn" build --static --quiet
  program="$(swift build -c release --show-bin-path --swift-sdks-path "$CAIRN_SDKS" --swift-sdk cairn-static)/MyStack"
  mkdir "$folder/elsewhere"
  cp "$program" "$folder/elsewhere/"
  if ldd "$folder/elsewhere/MyStack" | grep -E 'libCairn|libswift'; then
    echo "The program is not static."
    exit 1
  fi
  env -i TERM=dumb HOME="$folder" CAIRN_HOST=text "$folder/elsewhere/MyStack" | grep -q Welcome
)

echo "== from an archive"
"$cairn" sdk archive "$folder/one.tar.gz"
"$cairn" sdk archive "$folder/two.tar.gz"
cmp "$folder/one.tar.gz" "$folder/two.tar.gz"
"$cairn" sdk remove
(cd MyStack && expect 69 'There is no Cairn SDK' "$cairn" test)
"$cairn" sdk install "$folder/one.tar.gz"
echo "The SDK works."

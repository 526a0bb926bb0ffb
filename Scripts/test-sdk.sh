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

echo "== an Xcode project"
cp -R "$cairn_sources/Tests/XcodeProject/Garden" "$folder/Garden"
shows() { # words …, in the first screen of what \`cairn run --text "${run[@]}"\` runs
  local screen
  screen="$("$cairn" run --text "${run[@]}" 2> "$folder/log" || { cat "$folder/log" >&2; exit 1; })"
  for words in "$@"; do
    grep -qF "$words" <<< "$screen" || { echo "The first screen of ${run[*]:-the app} is: $screen"; exit 1; }
  done
}
(
  cd "$folder/Garden"
  run=(); shows Mint Sage 'Spring, loam, desktop' '5 petals, Spade' 'My Garden 2.5' 'Water mint every day.'
  run=(--as ios); shows 'Spring, loam, phone'
  run=(GardenMac); shows 'A garden for desktops'
  "$cairn" test --quiet
  "$cairn" doctor . --json > "$folder/log" || { cat "$folder/log"; exit 1; }
  python3 - "$folder/log" << 'END'
import json, sys
findings = {finding["subject"]: finding for finding in json.load(open(sys.argv[1]))["findings"]}
phone = findings["os(iOS)"]
assert phone["state"] == "missing" and phone["places"][0]["file"] == "Garden/Views/Season.swift", phone
assert "places" in findings["--as ios"] and findings["Imports"]["state"] == "good", findings
assert findings["Build scripts"]["places"] == [{"file": "Stamp the build"}], findings
END
  # Messages name the file that the user edits.
  echo 'let broken: Int = "text"' >> Garden/Views/Season.swift
  if "$cairn" build --as ios > "$folder/log" 2>&1 || ! grep -q "^$PWD/Garden/Views/Season.swift:20:19: error" "$folder/log"; then
    cat "$folder/log"
    exit 1
  fi
  cp "$cairn_sources/Tests/XcodeProject/Garden/Garden/Views/Season.swift" Garden/Views/Season.swift
  # Nothing is written into the project but its build folder.
  rm -rf .build
  diff -r . "$cairn_sources/Tests/XcodeProject/Garden"
)

echo "== a package as an iPhone's app"
"$cairn" new Phone --template blank
(
  cd Phone
  cat > Sources/Phone/ContentView.swift << 'END'
import SwiftUI

struct ContentView: View {
  var body: some View {
    Text("Welcome to \(Bundle.main.object(forInfoDictionaryKey: "CFBundleDisplayName") as? String ?? "nothing")")
    #if os(iOS)
      Text("on a phone")
    #else
      Text("on a desktop")
    #endif
  }
}
END
  cat > Info.plist << 'END'
<?xml version="1.0" encoding="UTF-8"?>
<plist version="1.0"><dict><key>CFBundleDisplayName</key><string>My $(PRODUCT_NAME)</string></dict></plist>
END
  run=(); shows 'Welcome to My Phone' 'on a desktop'
  run=(--as ios); shows 'Welcome to My Phone' 'on a phone'
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
expect 64 '`--as` takes "ios", not "watch"' "$cairn" build --as watch
(cd Garden && expect 64 'has no app "Forest". Name one of Garden, GardenMac.' "$cairn" run Forest)
mkdir -p Old/Sources/Old
echo 'import UIKit' > Old/Sources/Old/Old.swift
expect 1 'Sources/Old/Old.swift:1' "$cairn" doctor Old
# A compiler of another version.
(cd MyStack && PATH="$cairn_sources/Tests/OtherCompiler:$PATH" expect 69 'There is no Cairn SDK for Swift 9.8.7.' "$cairn" build)

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

#!/usr/bin/env bash
# Installs the SDK into an empty folder as a user would, and uses it: each template is built, run and tested, one is built statically,
# and the SDK is installed again from an archive.
#
#   Scripts/test-sdk.sh [SCRATCH]          builds Cairn for release, which takes minutes; SCRATCH keeps the build for the next time
#   Scripts/test-sdk.sh --installed SDKS   uses the SDK that the built `cairn` has installed in a folder
set -euo pipefail
cd "$(dirname "$0")/.."
cairn_sources="$PWD"
built="${SWIFTPM_BUILD_DIR:-$PWD/.build}"
# What is built here has other settings than other tests.
unset CAIRN_GTK SWIFTPM_BUILD_DIR
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
export CAIRN_SDKS="$folder/sdks" SWIFT_BACKTRACE=enable=no

edits=50
if [ "${1:-}" = --installed ]; then
  edits=8
  cairn="$built/debug/cairn"
  CAIRN_SDKS="$(realpath "$2")"
else
  scratch="$(realpath -m "${1:-.build/sdk}")"
  swift build -c release --scratch-path "$scratch" --product cairn
  cairn="$(swift build -c release --scratch-path "$scratch" --show-bin-path)/cairn"
  "$cairn" sdk install --from "$cairn_sources" --scratch "$scratch"
fi
"$cairn" sdk list

cd "$folder"
for template in blank stack split tabs web; do
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
  "$cairn" preview --list 2> "$folder/log" | grep 'Preview  (line' > /dev/null || { cat "$folder/log"; exit 1; }
  "$cairn" snapshot --formats text,html 2> "$folder/log" | grep '2 snapshots, 0 unchanged' > /dev/null || { cat "$folder/log"; exit 1; }
  grep -q Shopping Snapshots/MyStack/ContentView.Preview.txt
  "$cairn" snapshot --formats text,html --check 2> "$folder/log" | grep '2 snapshots, 2 unchanged' > /dev/null

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
  "$cairn" preview Crash --list 2> "$folder/log" | grep Crash > /dev/null

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
cp -R "$cairn_sources/Tests/Support/XcodeProject/Garden" "$folder/Garden"
shows() { # words …, in the first screen of what \`cairn run --text "${run[@]}"\` runs
  local screen
  screen="$("$cairn" run --text "${run[@]}" 2> "$folder/log" || { cat "$folder/log" >&2; exit 1; })"
  for words in "$@"; do
    grep -qF "$words" <<< "$screen" || { echo "The first screen of ${run[*]:-the app} is: $screen"; exit 1; }
  done
}
(
  cd "$folder/Garden"
  run=(); shows Mint Sage 'Spring, loam, desktop' '5 petals, Steel spade' 'My Garden 2.5' 'Water mint every day.'
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
  cp "$cairn_sources/Tests/Support/XcodeProject/Garden/Garden/Views/Season.swift" Garden/Views/Season.swift
  # Nothing is written into the project but its build folder.
  rm -rf .build
  diff -r . "$cairn_sources/Tests/Support/XcodeProject/Garden"
)

echo "== the app of the guide"
cp -R "$cairn_sources/Examples/Books" "$folder/"
rm -rf "$folder/Books/.build"
(
  cd "$folder/Books"
  "$cairn" test
  LC_ALL=de_DE.UTF-8 XDG_DATA_HOME="$folder" XDG_STATE_HOME="$folder" "$cairn" run --text | grep Bücher > /dev/null
)

echo "== an asset catalog in a plain package"
"$cairn" new Leafy --template blank
(
  cd Leafy
  cp -R "$cairn_sources/Tests/Support/XcodeProject/Garden/Garden/Assets.xcassets" Sources/Leafy/
  cat > Sources/Leafy/ContentView.swift << 'END'
import SwiftUI

struct ContentView: View {
  var body: some View {
    Text("Green: \(Color.leaf.resolve(in: EnvironmentValues()).green)").foregroundStyle(.leaf)
  }
}
END
  rm -r Tests
  sed -i '/testTarget/d' Package.swift
  "$cairn" run --text 2> "$folder/log" | grep 'Green: 0.5' > /dev/null || { cat "$folder/log" >&2; exit 1; }
  # A message names the file that the user edits.
  echo 'let broken: Int = ""' >> Sources/Leafy/ContentView.swift
  if "$cairn" build > "$folder/log" 2>&1; then echo "Broken code was built."; exit 1; fi
  grep -q "^$(realpath .)/Sources/Leafy/ContentView.swift:8:" "$folder/log" || { cat "$folder/log"; exit 1; }
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
      Text("on a phone, with a \(pocket) and a \(fish)")
    #elseif os(macOS)
      Text("on a Mac")
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
  # Packages that an iPhone's app brings: a local one, and one that is downloaded and imports UIKit without a guard.
  package() { # folder, name, text of its file
    mkdir -p "$1/Sources/$2"
    printf '%s\n' '// swift-tools-version: 5.5' 'import PackageDescription' \
      "let package = Package(name: \"$2\", products: [.library(name: \"$2\", targets: [\"$2\"])], targets: [.target(name: \"$2\")])" \
      > "$1/Package.swift"
    printf '%s\n' "$3" > "$1/Sources/$2/$2.swift"
  }
  package Pocket Pocket $'import UIKit\n#if os(iOS)\npublic let pocket = "pocket"\n#endif'
  package "$folder/Fish" Fish $'#if os(macOS)\nimport AppKit\n#else\nimport UIKit\n#endif\n#if os(iOS)\npublic let fish = "fish"\n#endif'
  git -C "$folder/Fish" init -q
  git -C "$folder/Fish" add -A
  git -C "$folder/Fish" -c user.name=Cairn -c user.email=cairn@example.org commit -q -m "Swim"
  git -C "$folder/Fish" tag 1.0.0
  sed -i "s|^  targets: |  dependencies: [.package(path: \"Pocket\"), .package(url: \"file://$folder/Fish\", from: \"1.0.0\")],\n&|;
    s|executableTarget(name: \"Phone\"|&, dependencies: [\"Pocket\", \"Fish\"]|" Package.swift
  sed -i '1i #if os(iOS)\nimport Fish\nimport Pocket\n#endif' Sources/Phone/ContentView.swift
  run=(--as ios); shows 'Welcome to My Phone' 'on a phone, with a pocket and a fish'
  "$cairn" doctor . | grep 'Fish (import in Sources/Fish/Fish.swift:4)' > /dev/null
)

echo "== a package that brings its own Combine"
mkdir -p Open/Sources/OpenCombine Open/Sources/Schedulers Open/Sources/Opened
(
  cd Open
  cat > Package.swift << 'END'
// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Opened",
  targets: [
    .target(name: "OpenCombine"), .target(name: "Schedulers", dependencies: ["OpenCombine"]),
    .executableTarget(name: "Opened", dependencies: ["Schedulers"]),
  ])
END
  echo 'public protocol Cancellable { func stop() }' > Sources/OpenCombine/Cancellable.swift
  cat > Sources/Schedulers/Schedule.swift << 'END'
@preconcurrency import Foundation
import OpenCombine

public struct Schedule: Cancellable {
  public init() {}
  public func stop() { fputs("stopped\n", stderr) }
}
END
  cat > Sources/Opened/main.swift << 'END'
import Foundation
import Schedulers

final class Model: ObservableObject { @Published var count = 1 }
let model = Model()
let subscription = model.objectWillChange.sink { print("changes") }
model.count += 1
Schedule().stop()
END
  "$cairn" run > "$folder/log" 2>&1 && grep -q changes "$folder/log" && grep -q stopped "$folder/log" || { cat "$folder/log"; exit 1; }
)

echo "== companions"
"$cairn" new Shelf --template blank
(
  cd Shelf
  cat > Sources/Shelf/ContentView.swift << 'END'
import Cairn
import Charts
import MapKit
import SwiftData
import SwiftUI

@Model
final class Volume {
  var title: String
  init(title: String) { self.title = title }
}

@Routes
enum Page: Hashable {
  @Route("/volumes/{id}") case volume(id: Int)
}

struct ContentView: View {
  var body: some View {
    VStack {
      Text(Page(URL(string: "/volumes/7")!).map { "\($0)" } ?? "no page")
      Volumes().modelContainer(for: Volume.self, inMemory: true)
      Chart { BarMark(x: .value("Month", "May"), y: .value("Pages", 300)) }
      Map { Marker("Library", coordinate: CLLocationCoordinate2D(latitude: 52.5, longitude: 13.4)) }
    }
  }
}

struct Volumes: View {
  @Environment(\.modelContext) private var context
  @Query private var volumes: [Volume]
  var body: some View {
    Text("\(volumes.count) volumes").onAppear { context.insert(Volume(title: "Poems")) }
  }
}
END
  run=(); shows 'volume(id: 7)' '1 volumes' 'Library' '52.5000° N'
  # `grep -q` would end before the program that writes to it, which then fails.
  grep -q libCairnCompanions <<< "$(ldd .build/debug/Shelf)" || { echo "The app does not load its companions."; exit 1; }
  if grep libCairnCompanions <<< "$(ldd ../MyStack/.build/debug/MyStack)"; then
    echo "An app loads companions that it does not import."
    exit 1
  fi
)

echo "== edits"
"$cairn_sources/Scripts/test-dev.py" "$cairn" "$edits"
if python3 -c 'import playwright' 2> /dev/null; then
  "$cairn_sources/Scripts/test-dev-web.py" "$cairn"
else
  echo "Not edited in a browser: install playwright for Python."
fi

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
expect 64 '`--as` takes "ios" or "macos", not "watch"' "$cairn" build --as watch
(cd Garden && expect 64 'has no app "Forest". Name one of Garden, GardenMac.' "$cairn" run Forest)
mkdir -p Old/Sources/Old
echo 'import UIKit' > Old/Sources/Old/Old.swift
expect 1 'Sources/Old/Old.swift:1' "$cairn" doctor Old
(
  mkdir -p Framed/Sources/Framed
  cd Framed
  printf '%s\n' '// swift-tools-version: 6.0' 'import PackageDescription' \
    'let package = Package(name: "Framed", targets: [.executableTarget(name: "Framed")])' > Package.swift
  printf '%s\n' '#if canImport(CloudKit)' 'import CloudKit' '#endif' 'import UIKit' > Sources/Framed/main.swift
  expect 1 'Sources/Framed/main.swift:4 imports UIKit, which is not here. `cairn doctor .`' "$cairn" build
  ! grep 'imports CloudKit' "$folder/log"
)
# A compiler of another version.
(cd MyStack && PATH="$cairn_sources/Tests/Support/OtherCompiler:$PATH" expect 69 'There is no Cairn SDK for Swift 9.8.7.' "$cairn" build)

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
  env -i TERM=dumb HOME="$folder" CAIRN_HOST=text "$folder/elsewhere/MyStack" | grep Welcome > /dev/null
)

# apart COMMAND …: runs a command where neither the toolchain nor the SDK is, if the system allows that.
toolchain="$(dirname "$(dirname "$(dirname "$(realpath "$(command -v swift)")")")")"
apart() {
  if unshare -m true 2> /dev/null; then
    # shellcheck disable=SC2016
    unshare -m bash -c 'for place in "$1" "$2" "$3"; do [[ "$place" == / ]] || mount -t tmpfs none "$place"; done; shift 3; exec "$@"' \
      _ "${toolchain%/usr}" "$CAIRN_SDKS" "$cairn_sources" "$@"
  else
    "$@"
  fi
}
# starts FOLDER: runs the installed app in a folder with `bin`.
starts() {
  apart env -i TERM=dumb HOME="$folder" PATH="$1/bin:/usr/bin:/bin" MyStack --text | grep Shopping > /dev/null
  apart env -i TERM=dumb HOME="$folder" PATH="$1/bin:/usr/bin:/bin" bash -c '
    MyStack --web 127.0.0.1:0 > "$HOME/web" 2>&1 & server=$!
    for _ in $(seq 100); do grep -q http "$HOME/web" && break; sleep 0.1; done
    address="$(grep -o "http://[^ ]*" "$HOME/web" | head -n 1)"
    exec 3<> "/dev/tcp/127.0.0.1/${address##*:}"
    printf "GET / HTTP/1.0\r\nHost: localhost\r\n\r\n" >&3
    page="$(cat <&3)"
    kill $server
    grep -q Shopping <<< "$page"' || { cat "$folder/web"; exit 1; }
}

echo "== shipped"
(
  cd MyStack
  echo '{"identifier": "org.example.MyStack", "version": "1.2", "schemes": ["mystack"]}' > Ship.json
  for copy in one two; do
    SOURCE_DATE_EPOCH=1700000000 "$cairn" ship --tarball --out "$folder/$copy" 2> "$folder/log" || { cat "$folder/log"; exit 1; }
  done
  cmp "$folder"/{one,two}/mystack-1.2-*.tar.gz
  mkdir "$folder/unpacked"
  tar -xzf "$folder"/one/*.tar.gz -C "$folder/unpacked" --strip-components=1
  starts "$folder/unpacked"
  if command -v dpkg-deb > /dev/null; then
    "$cairn" ship --deb --out "$folder/deb" 2> "$folder/log" || { cat "$folder/log"; exit 1; }
    dpkg-deb --field "$folder"/deb/*.deb Depends | grep 'libc6 (>= 2\.' > /dev/null
    dpkg-deb --extract "$folder"/deb/*.deb "$folder/root"
    starts "$folder/root/usr"
  fi
  if command -v appstreamcli > /dev/null; then appstreamcli validate --no-net "$folder"/unpacked/share/metainfo/*.xml; fi
  if command -v desktop-file-validate > /dev/null; then desktop-file-validate "$folder"/unpacked/share/applications/*.desktop; fi
  "$cairn" ship --flatpak --json --out "$folder/flatpak" | python3 -c '
import json, sys
written = json.load(sys.stdin)["written"][0]
assert json.load(open(written["path"]))["id"] == "org.example.MyStack", written'
  echo '{"verson": "1.2"}' > Ship.json
  expect 65 'has "verson"' "$cairn" ship
  rm Ship.json
)

echo "== shipped models, where there is only what the package depends on"
"$cairn" new Keeper --template blank
(
  cd Keeper
  cat > Sources/Keeper/ContentView.swift << 'END'
import SwiftData
import SwiftUI

@Model
final class Volume {
  var title: String
  init(title: String) { self.title = title }
}

struct ContentView: View {
  var body: some View { Volumes().modelContainer(for: Volume.self) }
}

struct Volumes: View {
  @Environment(\.modelContext) private var context
  @Query private var volumes: [Volume]
  var body: some View {
    Text("\(volumes.count) volumes").onAppear { context.insert(Volume(title: "Poems")) }
  }
}
END
  if command -v dpkg-deb > /dev/null; then
    "$cairn" ship --deb --out "$folder/keeper" 2> "$folder/log" || { cat "$folder/log"; exit 1; }
    dpkg-deb --field "$folder"/keeper/*.deb Depends | grep -w libsqlite3-0 > /dev/null
    if dpkg-deb --field "$folder"/deb/*.deb Depends | grep libsqlite3 > /dev/null; then
      echo "An app without models depends on SQLite."
      exit 1
    fi
    if unshare -m true 2> /dev/null && "$cairn_sources/Scripts/declared-root.py" "$folder"/keeper/*.deb "$folder/declared"; then
      # The loader asks /proc where the program is.
      # shellcheck disable=SC2016
      keeper() {
        env -i TERM=dumb HOME=/root CAIRN_HOST=text PATH=/usr/sbin:/usr/bin:/bin unshare -m sh -c \
          'mount --bind /proc "$0/proc" && exec chroot "$0" /usr/bin/Keeper' "$folder/declared" 2> "$folder/log"
      }
      shown() { local screen; screen="$(keeper)"; grep -qF "$1" <<< "$screen" || { echo "$screen"; cat "$folder/log"; exit 1; }; }
      shown '1 volumes'
      shown '2 volumes'
      find "$folder/declared" -name 'libsqlite3.so*' -delete
      shown 'Changes will not be saved'
    fi
  fi
)

echo "== from an archive"
"$cairn" sdk archive "$folder/one.tar.gz"
"$cairn" sdk archive "$folder/two.tar.gz"
cmp "$folder/one.tar.gz" "$folder/two.tar.gz"
"$cairn" sdk remove
(cd MyStack && expect 69 'There is no Cairn SDK' "$cairn" test)
sed 's/^./x/' "$folder/two.tar.gz.sha256" > "$folder/two.tar.gz.damaged" && mv "$folder/two.tar.gz.damaged" "$folder/two.tar.gz.sha256"
expect 65 'is not the file that two.tar.gz.sha256 describes' "$cairn" sdk install "$folder/two.tar.gz"
"$cairn" sdk install "$folder/one.tar.gz"
if tar -tf "$folder/one.tar.gz" | grep -x bin/cairn > /dev/null; then
  "$cairn_sources/Scripts/install.sh" --from "$folder/one.tar.gz" "$folder/installed"
  "$folder/installed/cairn" upgrade "$folder/one.tar.gz"
  (cd MyStack && apart "$folder/installed/cairn" --version)
else
  expect 65 'has no command' "$cairn_sources/Scripts/install.sh" --from "$folder/one.tar.gz" "$folder/installed"
  expect 65 'has no command' "$cairn" upgrade "$folder/one.tar.gz"
fi
echo "The SDK works."

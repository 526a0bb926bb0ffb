// Prepares the reference site: swift Scripts/merge-symbols.swift SYMBOLS MERGED CATALOG
//
// Apps import one module, SwiftUI, so everything it re-exports is documented under that name. This merges the symbol graphs of
// those modules into one, and writes a page for it in CATALOG that lists the types by topic, which is the folder they are
// declared in.
import Foundation

/// The modules that `import SwiftUI` re-exports.
let reexported: Set = [
  "CairnCore", "CairnFoundation", "CairnNavigation", "CairnPlatform", "CairnScreen", "CairnValues", "CoreTransferable", "SwiftUI",
]

/// The topics of the page, each with its folders in `Sources`. The longest matching folder wins.
let topics: [(title: String, folders: [String])] = [
  ("Apps, scenes and windows", ["CairnCore/App"]),
  ("Navigation", ["CairnCore/Navigation", "CairnNavigation"]),
  ("Split views", ["CairnCore/Navigation/Split", "CairnNavigation/Split"]),
  ("Toolbars and titles", ["CairnCore/Toolbar", "CairnCore/Navigation/Titles"]),
  ("Tabs", ["CairnCore/Tabs"]),
  ("Search", ["CairnCore/Search"]),
  ("Sheets, alerts and dialogs", ["CairnCore/Presentations"]),
  ("NavigationView", ["CairnCore/Navigation/Legacy"]),
  ("Views and modifiers", ["CairnCore/Views", "CairnCore/Modifiers", "CairnCore/Graph"]),
  ("State and data flow", ["CairnCore/State", "CairnCore/Lifecycle"]),
  ("Stored values", ["CairnCore/Storage", "CairnValues/Storage"]),
  ("Environment", ["CairnCore/Environment", "CairnValues/Environment"]),
  ("Preferences", ["CairnCore/Preferences"]),
  ("Layout", ["CairnCore/Layout", "CairnScreen/Layout", "CairnValues/Layout"]),
  ("Lists and tables", ["CairnCore/Lists"]),
  ("Controls", ["CairnCore/Controls"]),
  ("Text and fonts", ["CairnCore/Text", "CairnValues/Text"]),
  ("Images and symbols", ["CairnCore/Images"]),
  ("Shapes and geometry", ["CairnCore/Shapes", "CairnValues/Geometry"]),
  ("Colors, styles and effects", ["CairnCore/Looks", "CairnValues/Color"]),
  ("Drawing", ["CairnCore/Drawing"]),
  ("Animation", ["CairnCore/Motion", "CairnValues/Animation", "CairnValues/Keyframes"]),
  ("Gestures", ["CairnCore/Gestures"]),
  ("Focus, keys and commands", ["CairnCore/Focus", "CairnValues/Input", "CairnCore/App/Commands"]),
  ("Accessibility", ["CairnCore/Accessibility"]),
  ("Sharing and drag and drop", ["CairnCore/Sharing", "CairnPlatform/Sharing", "CoreTransferable"]),
  ("Files and documents", ["CairnPlatform/Files"]),
  ("Previews", ["CairnPlatform/Previews"]),
  ("Diagnostics", ["CairnCore/Diagnostics"]),
  ("Names of UIKit and AppKit", ["CairnPlatform/UIKit"]),
  ("Accepted without effect", ["CairnPlatform/System"]),
  ("Additions to Foundation", ["CairnFoundation"]),
  ("The semantic tree", ["CairnScreen"]),
]

typealias Object = [String: Any]

func module(of file: URL) -> (module: String, extended: String?) {
  let name = file.lastPathComponent.replacingOccurrences(of: ".symbols.json", with: "").split(separator: "@")
  let merged = name.map { reexported.contains(String($0)) ? "SwiftUI" : String($0) }
  return (merged[0], merged.count > 1 && merged[1] != merged[0] ? merged[1] : nil)
}

let arguments = CommandLine.arguments
let (symbols, merged, catalog) = (arguments[1], arguments[2], arguments[3])
let files = try FileManager.default.contentsOfDirectory(at: URL(filePath: symbols), includingPropertiesForKeys: nil)
  .filter { $0.pathExtension == "json" }.sorted { $0.path < $1.path }
try FileManager.default.createDirectory(atPath: merged, withIntermediateDirectories: true)

var types: [(name: String, file: String)] = []
let kinds: Set = ["swift.class", "swift.enum", "swift.macro", "swift.protocol", "swift.struct", "swift.typealias"]
let groups = Dictionary(grouping: files) { file in
  let (module, extended) = module(of: file)
  return extended.map { "\(module)@\($0)" } ?? module
}
for (name, files) in groups {
  var graph: Object = [:]
  var all: [Object] = []
  var relationships: [Any] = []
  var known: Set<String> = []
  for file in files {
    let part = try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? Object ?? [:]
    if graph.isEmpty { graph = part }
    relationships += part["relationships"] as? [Any] ?? []
    for symbol in part["symbols"] as? [Object] ?? [] {
      guard let id = (symbol["identifier"] as? Object)?["precise"] as? String, known.insert(id).inserted else {
        continue
      }
      let path = symbol["pathComponents"] as? [String] ?? []
      // Only public for the compiler.
      if path.contains(where: { $0.hasPrefix("_") }) { continue }
      all.append(symbol)
      guard name == "SwiftUI", path.count == 1,
        let kind = (symbol["kind"] as? Object)?["identifier"] as? String, kinds.contains(kind),
        let place = (symbol["location"] as? Object)?["uri"] as? String,
        let sources = place.range(of: "/Sources/", options: .backwards)
      else { continue }
      types.append((path[0], String(place[sources.upperBound...]).removingPercentEncoding ?? ""))
    }
  }
  var module = graph["module"] as? Object ?? [:]
  module["name"] = String(name.prefix { $0 != "@" })
  graph["module"] = module
  graph["symbols"] = all
  graph["relationships"] = relationships
  try JSONSerialization.data(withJSONObject: graph).write(to: URL(filePath: "\(merged)/\(name).symbols.json"))
}

/// Returns the topic of a file.
func topic(of file: String) -> String? {
  topics.flatMap { topic in topic.folders.map { (topic.title, $0) } }
    .filter { file.hasPrefix($0.1 + "/") }.max { $0.1.count < $1.1.count }?.0
}

// Names that stand for several symbols cannot be linked unambiguously; the site lists them by kind.
let counts = Dictionary(types.map { ($0.name, 1) }, uniquingKeysWith: +)
let byTopic = Dictionary(grouping: types.filter { counts[$0.name] == 1 }) { topic(of: $0.file) ?? "" }
var page = """
  # ``SwiftUI``

  Everything that `import SwiftUI` brings, by topic.

  ## Topics

  """
for (title, _) in topics {
  guard let names = byTopic[title]?.map(\.name).sorted(), !names.isEmpty else { continue }
  page += "\n### \(title)\n\n" + names.map { "- ``\($0)``\n" }.joined()
}
try page.write(toFile: "\(catalog)/SwiftUI.md", atomically: true, encoding: .utf8)
print("\(types.count) types of SwiftUI in \(byTopic.count) topics")
for (name, file) in byTopic[""] ?? [] { print("No topic covers \(name) in \(file).") }

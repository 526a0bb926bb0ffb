// Compares the public symbols with Scripts/site/support.md: swift Scripts/check-support.swift SYMBOLS SUPPORT.MD
import Foundation

struct Graph: Decodable {
  struct Symbol: Decodable {
    struct Kind: Decodable { let identifier: String }
    struct Names: Decodable { let title: String }
    struct Location: Decodable { let uri: String }
    struct Comment: Decodable {
      struct Line: Decodable { let text: String }
      let lines: [Line]
    }

    let accessLevel: String
    let kind: Kind
    let names: Names
    let pathComponents: [String]
    let location: Location?
    let docComment: Comment?

    /// The name without arguments.
    var name: String { String(names.title.prefix { $0 != "(" }.split(separator: ".").last ?? "") }
    var path: String { pathComponents.joined(separator: ".") }
    /// The declaring file, relative to `Sources/`, or `nil` for synthesized symbols.
    var file: String? {
      guard let uri = location?.uri, let range = uri.range(of: "/Sources/", options: .backwards) else { return nil }
      return String(uri[range.upperBound...]).removingPercentEncoding
    }
  }

  let symbols: [Symbol]
}

let arguments = CommandLine.arguments
let folder = URL(filePath: arguments[1])
let support = try String(contentsOf: URL(filePath: arguments[2]), encoding: .utf8)
var problems: [String] = []

var symbols: [(module: String, symbol: Graph.Symbol)] = []
for file in try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
where file.pathExtension == "json" {
  let module = String(file.lastPathComponent.prefix { $0 != "." && $0 != "@" })
  let graph = try JSONDecoder().decode(Graph.self, from: Data(contentsOf: file))
  symbols += graph.symbols.filter { ["public", "open"].contains($0.accessLevel) }.map { (module, $0) }
}

/// The last column of the table lists the folders and files of an area.
let places = support.split(separator: "\n").filter { $0.hasPrefix("|") }.flatMap { row -> [String] in
  guard let last = row.split(separator: "|").last else { return [] }
  return last.split(separator: "`", omittingEmptySubsequences: false).enumerated().filter { $0.offset % 2 == 1 }.map {
    String($0.element)
  }.filter { $0 != "Sources" }
}
for place in Set(places) where !FileManager.default.fileExists(atPath: "Sources/\(place)") {
  problems.append("Scripts/site/support.md names Sources/\(place), which is not there.")
}
var homeless: [String: [String]] = [:]
for (module, symbol) in symbols where module != "CairnTesting" {
  guard let file = symbol.file, !symbol.name.hasPrefix("_") else { continue }
  if !places.contains(where: { file == $0 || file.hasPrefix($0 + "/") }) {
    homeless[file, default: []].append(symbol.path)
  }
}
for (file, paths) in homeless.sorted(by: { $0.key < $1.key }) {
  let some = paths.prefix(4).joined(separator: ", ")
  problems.append("Sources/\(file) is in no row of Scripts/site/support.md: \(some) …")
}

/// Every public symbol of CairnTesting must be documented, and every type must have an example.
for (module, symbol) in symbols where module == "CairnTesting" && symbol.file?.hasPrefix("CairnTesting") == true {
  let lines = symbol.docComment?.lines.map(\.text) ?? []
  if lines.isEmpty { problems.append("\(symbol.path) of CairnTesting says nothing of itself.") }
  let isType = ["swift.struct", "swift.class", "swift.enum", "swift.protocol"].contains(symbol.kind.identifier)
  if isType, !lines.contains(where: { $0.hasPrefix("```") || $0.hasPrefix("    ") }) {
    problems.append("\(symbol.path) of CairnTesting has no example.")
  }
}

let own = symbols.filter { $0.symbol.file != nil }.count
print("\(own) public symbols, \(Set(places).count) places in Scripts/site/support.md")
for problem in problems { print(problem) }
exit(problems.isEmpty ? 0 : 1)

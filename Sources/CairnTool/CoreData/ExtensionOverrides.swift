import CairnSwiftSources
import Foundation

/// The functions of `NSManagedObject` that extensions of generated classes override, as only the Objective-C runtime allows.
///
/// In `extension Item { override func awakeFromInsert() { … } }`, the function gets another name, and the class that is made from the
/// model calls it.
struct ExtensionOverrides {
  /// Those that Core Data calls, and whether they can throw.
  private static let functions: [String: Bool] = [
    "awakeFromInsert": false, "awakeFromFetch": false, "willSave": false, "didSave": false,
    "prepareForDeletion": false, "willTurnIntoFault": false, "didTurnIntoFault": false, "validateForInsert": true,
    "validateForUpdate": true, "validateForDelete": true,
  ]

  /// The names of the functions, by classes.
  private(set) var names: [String: Set<String>] = [:]
  /// The changes of the file.
  private(set) var edits = SourceEdits()

  init(in source: SourceTokens, of classes: Set<String>) {
    let scopes = TypeScopes(in: source)
    for position in source.tokens.indices where source.holds(position, "override") {
      var function = position + 1
      while ["public", "open", "internal", "nonisolated", "final"].contains(where: { source.holds(function, $0) }) {
        function += 1
      }
      guard source.holds(function, "func"), let name = source.name(function + 1), Self.functions[name] != nil,
        source.holds(function + 2, "("), source.holds(function + 3, ")"),
        let type = scopes.type(declaring: position), classes.contains(type)
      else { continue }
      names[type, default: []].insert(name)
      // An override has the isolation of the function it overrides.
      let isolation = (position + 1..<function).contains { source.holds($0, "nonisolated") } ? "" : "nonisolated"
      edits.replace(source.tokens[position].range, by: isolation)
      edits.replace(source.tokens[function + 1].range, by: Self.ownName(of: name))
    }
  }

  /// The overrides in some files.
  static func names(in files: [URL], of classes: Set<String>) -> [String: Set<String>] {
    var names: [String: Set<String>] = [:]
    guard !classes.isEmpty else { return names }
    for file in files {
      guard let text = try? String(contentsOf: file, encoding: .utf8), text.utf8.contains("override") else { continue }
      names.merge(Self(in: SourceTokens(text), of: classes).names) { $0.union($1) }
    }
    return names
  }

  private static func ownName(of name: String) -> String { "\(name)InExtension" }

  /// The members of a class that call them.
  static func members(calling names: Set<String>) -> [String] {
    names.sorted().map { name in
      let (throwing, call) = functions[name] == true ? ("throws ", "try ") : ("", "")
      return "public override func \(name)() \(throwing){ \(call)\(ownName(of: name))() }"
    }
  }
}

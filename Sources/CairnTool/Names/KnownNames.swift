import Foundation

/// The names that the modules of an SDK and of its toolchain declare: types, macros and whatever else begins with a capital letter.
///
/// An SDK has them in a file, one on each line, after the modules that they are from. A type in another is behind that:
///
///     import Foundation
///     Date
///     Date.FormatStyle
struct KnownNames: Equatable {
  /// The names that any file can use.
  var names: Set<String> = []
  /// The types in structures and enumerations, with those. Only code in extensions of these can name them alone.
  var members: [String: Set<String>] = [:]
  /// The modules all of whose names are among them.
  var modules: Set<String> = []

  static let file = "names.txt"
  private static let module = "import "

  init(names: Set<String> = [], members: [String: Set<String>] = [:], modules: Set<String> = []) {
    (self.names, self.members, self.modules) = (names, members, modules)
  }

  init(text: String) {
    for line in text.split(whereSeparator: \.isNewline) {
      if line.hasPrefix(Self.module) {
        modules.insert(String(line.dropFirst(Self.module.count)))
      } else if let dot = line.firstIndex(of: ".") {
        members[String(line[line.index(after: dot)...]), default: []].insert(String(line[..<dot]))
      } else {
        names.insert(String(line))
      }
    }
  }

  /// The contents of the file. The same SDK has the same.
  var text: String {
    let members = members.flatMap { name, types in types.map { "\($0).\(name)" } }
    return (modules.sorted().map { Self.module + $0 } + names.sorted() + members.sorted()).map { $0 + "\n" }.joined()
  }

  /// Whether a name is one of these where a project mentions some others.
  func contains(_ name: String, mentioning others: Set<String>) -> Bool {
    names.contains(name) || members[name].map { !$0.isDisjoint(with: others) } ?? false
  }
}

extension SDKBundle {
  /// The names that an SDK knows, or `nil` if an older version of `cairn` made it.
  func names(of version: String) -> KnownNames? {
    let file = place(of: version).appending(path: KnownNames.file)
    return (try? String(contentsOf: file, encoding: .utf8)).map { KnownNames(text: $0) }
  }
}

import Foundation

/// The names that the modules of an SDK and of its toolchain declare: types, macros and whatever else begins with a capital letter.
///
/// An SDK has them in a file, one on each line, after the modules that they are from:
///
///     import Foundation
///     Date
struct KnownNames: Equatable {
  var names: Set<String> = []
  /// The modules all of whose names are among them.
  var modules: Set<String> = []

  static let file = "names.txt"

  init(names: Set<String> = [], modules: Set<String> = []) { (self.names, self.modules) = (names, modules) }

  init(text: String) {
    for line in text.split(whereSeparator: \.isNewline) {
      if line.hasPrefix(Self.module) {
        modules.insert(String(line.dropFirst(Self.module.count)))
      } else {
        names.insert(String(line))
      }
    }
  }

  private static let module = "import "

  /// The contents of the file. The same SDK has the same.
  var text: String {
    (modules.sorted().map { Self.module + $0 } + names.sorted()).map { $0 + "\n" }.joined()
  }
}

extension SDKBundle {
  /// The names that an SDK knows, or `nil` if an older version of `cairn` made it.
  func names(of version: String) -> KnownNames? {
    let file = place(of: version).appending(path: KnownNames.file)
    return (try? String(contentsOf: file, encoding: .utf8)).map { KnownNames(text: $0) }
  }
}

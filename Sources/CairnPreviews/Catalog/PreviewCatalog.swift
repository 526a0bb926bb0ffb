import CairnCore
import CairnMessages
import CairnPlatform
import SwiftUI

/// The previews of an app, in the order of their files and lines.
@MainActor
package struct PreviewCatalog {
  package private(set) var previews: [PreviewEntry] = []

  /// Finds previews among types by the mangled names that the symbols of a program have.
  ///
  /// Names that the runtime does not know, such as those of generic or private types, are skipped.
  package init(typeNames: [String]) { self.init(types: typeNames.compactMap { _typeByName($0) }) }

  package init(types: [Any.Type]) {
    let drafts = types.flatMap { type -> [UnnamedPreview] in
      if let registry = type as? any _PreviewRegistry.Type { return UnnamedPreview.drafts(of: registry) }
      if let provider = type as? any PreviewProvider.Type { return UnnamedPreview.drafts(of: provider) }
      return []
    }
    var names = UniqueNames()
    for draft in drafts.sorted(by: { ($0.file, $0.line ?? 0, $0.position) < ($1.file, $1.line ?? 0, $1.position) }) {
      previews.append(draft.entry(named: &names))
    }
  }

  /// The previews that a name means: that of a preview, or of a file.
  package func previews(meantBy wish: String) -> [PreviewEntry] { previews.filter { $0.isMeant(by: wish) } }

  /// The previews of each file.
  package func files(matching text: String = "") -> [(file: String, previews: [PreviewEntry])] {
    let found = previews.filter {
      text.isEmpty || $0.name.localizedCaseInsensitiveContains(text) || $0.file.localizedCaseInsensitiveContains(text)
    }
    var files: [(file: String, previews: [PreviewEntry])] = []
    for preview in found {
      if files.last?.file == preview.file {
        files[files.count - 1].previews.append(preview)
      } else {
        files.append((preview.file, [preview]))
      }
    }
    return files
  }
}

/// Gives names to previews, and numbers to those that have the same in a file.
struct UniqueNames {
  private var taken: Set<String> = []

  /// Returns the name in a file, and the path of its snapshots.
  mutating func name(_ wish: String?, in file: String) -> (name: String, id: String) {
    let wish = wish ?? "Preview"
    var number = 1
    while true {
      let name = number == 1 ? wish : "\(wish) \(number)"
      let id = Self.path(of: name, in: file)
      // Not all file systems tell upper case from lower.
      if taken.insert(id.lowercased()).inserted { return (name, id) }
      number += 1
    }
  }

  /// `Module/File.Name`, with nothing that a file system could not take.
  private static func path(of name: String, in file: String) -> String {
    let folder = file.split(separator: "/").dropLast().map { safe(String($0)) + "/" }.joined()
    return folder + safe(PreviewLine.stem(of: file)) + "." + safe(name)
  }

  private static func safe(_ text: String) -> String {
    let safe = String(
      text.prefix(80).map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "-" }
    ).split(separator: "-").joined(separator: "-")
    return safe.isEmpty ? "Preview" : safe
  }
}

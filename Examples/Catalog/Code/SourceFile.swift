/// A file of the catalog's own source.
struct SourceFile: Hashable, Identifiable {
  let name: String
  let text: String
  var id: String { name }

  /// Finds a file by its name. The plug-in `SourceTexts` has put its text into the app.
  init?(_ name: String) {
    guard let text = SourceTexts.all[name] else { return nil }
    self.name = name + ".swift"
    self.text = text.replacingOccurrences(of: "import SwiftUI\n\n", with: "")
  }
}

extension CatalogPage {
  /// The page's source. Its file is named after the page: `LinksByView` or `FieldsPage`.
  var sources: [SourceFile] {
    let name = rawValue.prefix(1).uppercased() + rawValue.dropFirst()
    return [name, name + "Page"].compactMap { SourceFile($0) }
  }
}

extension CatalogTopic {
  /// The source of a small app.
  var sources: [SourceFile] {
    switch self {
    case .notes: ["NoteList", "NoteDetail", "NoteStore", "Note"].compactMap { SourceFile($0) }
    case .colors: ["ColorList", "ColorDetail", "ColorFacts", "ColorMixer", "MixedColor"].compactMap { SourceFile($0) }
    case .links, .paths, .columns, .lists, .bars, .controls, .presentations, .windows, .older: []
    }
  }
}

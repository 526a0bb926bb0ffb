import Foundation

/// The languages that an app is translated into.
enum Languages {
  private struct Catalog: Decodable {
    struct Entry: Decodable { let localizations: [String: Ignored]? }
    struct Ignored: Decodable {
      init(from decoder: any Decoder) {}
    }
    let sourceLanguage: String?
    let strings: [String: Entry]
  }

  /// The languages of folders such as `de.lproj`, and of string catalogs.
  static func all(in folder: URL) -> [String] {
    var found: Set<String> = []
    // Xcode projects are built by a package that has links to their folders.
    for file in sources(in: folder) {
      if let language = file.deletingLastPathComponent().lastPathComponent.wholeMatch(of: /(.+)\.lproj/)?.1 {
        found.insert(String(language))
      }
      guard file.pathExtension == "xcstrings", let data = try? Data(contentsOf: file),
        let catalog = try? JSONDecoder().decode(Catalog.self, from: data)
      else { continue }
      if let language = catalog.sourceLanguage { found.insert(language) }
      for entry in catalog.strings.values { found.formUnion(entry.localizations?.keys.map(\.self) ?? []) }
    }
    found.remove("Base")
    return found.sorted()
  }

  private static func sources(in folder: URL) -> [URL] {
    Files.names(in: folder).filter { !$0.hasPrefix(".") }
      .flatMap { Files.everything(in: folder.appending(path: $0).resolvingSymlinksInPath()) }
  }
}

import CairnLocks
import Foundation

/// The languages that the program is translated to.
///
/// Finding them reads the folders of the program, so only what serves users of several languages asks for them.
package enum ProgramLanguages {
  /// The names of the languages, such as `de` and `pt-BR`.
  package static let all: Set<String> = languages(in: ProgramFolder.all).union(StringCatalogs.languagesOfProgram)

  /// Returns the languages of the tables in some folders.
  static func languages(in folders: [String]) -> Set<String> {
    let names = folders.flatMap { (try? FileManager.default.contentsOfDirectory(atPath: $0)) ?? [] }
    return Set(
      names.filter { $0.hasSuffix(".lproj") && $0 != "Base.lproj" }
        .map { $0.dropLast(".lproj".count).languageName(joinedBy: "-") })
  }
}

/// Finds what fits a user best among languages.
package struct LanguageChoice {
  private let languages: [String: String]

  /// - Parameter languages: The languages from which to choose.
  package init(among languages: Set<String>) {
    self.languages = Dictionary(languages.map { ($0.lowercased(), $0) }) { first, _ in first }
  }

  /// Returns the language for a wanted one: itself, without its region, or another region's.
  package func language(for wanted: String) -> String? {
    for name in Self.names(of: wanted) {
      if let language = languages[name.lowercased()] { return language }
    }
    let base = wanted.prefix { $0 != "-" && $0 != "_" }.lowercased()
    return languages.keys.filter { $0.hasPrefix(base + "-") }.min().flatMap { languages[$0] }
  }

  /// The names under which texts of a language may be stored, from the exact one to the plain language: zh-Hant-TW, zh-Hant, zh.
  package static func names(of identifier: String) -> [String] {
    var parts = identifier.prefix { $0 != "." && $0 != "@" }.split { $0 == "-" || $0 == "_" }
    // Regions that say which script is meant.
    if parts.count == 2, parts[0].lowercased() == "zh" {
      let isTraditional = ["tw", "hk", "mo"].contains(parts[1].lowercased())
      if parts[1].count == 2 { parts.insert(isTraditional ? "Hant" : "Hans", at: 1) }
    }
    var names: [String] = []
    while !parts.isEmpty {
      names.append(parts.joined(separator: "-"))
      if parts.count == 3 { names.append("\(parts[0])-\(parts[2])") }
      parts.removeLast()
    }
    return names
  }
}

import CairnLocks
import Foundation

/// The bundles with a program's own texts. Most programs have none, and asking `Bundle.main` for each text would
/// cost more than showing it: it reads the program's whole folder, which may be large. So the few possible
/// places of a table are checked first, once per table.
enum ProgramTexts {
  /// Returns the program's bundles that contain a table. `nil` stands for the default table.
  static func bundles(withTable table: String?) -> [Bundle] {
    guard let table else { return bundlesWithUsualTable }
    return otherTables.withLock { known in
      if let bundles = known[table] { return bundles }
      let found = bundles(in: ProgramFolder.all, table: table)
      known[table] = found
      return found
    }
  }

  private static let usualTable = "Localizable"
  private static let otherTables = Mutex<[String: [Bundle]]>([:])
  private static let bundlesWithUsualTable = bundles(in: ProgramFolder.all, table: usualTable)

  private static func bundles(in folders: [String], table: String) -> [Bundle] {
    let languages = languages
    return folders.enumerated().compactMap { place, folder in
      guard ProgramFolder.exists(folder), hasTable(table, in: folder, languages: languages) else { return nil }
      return place == 0 ? .main : Bundle(path: folder)
    }
  }

  static func hasTable(_ table: String, in folder: String, languages: [String]) -> Bool {
    ([folder] + languages.map { "\(folder)/\($0).lproj" }).contains { folder in
      ["strings", "stringsdict", "loctable"].contains { ProgramFolder.exists("\(folder)/\(table).\($0)") }
    }
  }

  /// The user's languages and the usual development languages, in the spellings of their folders.
  private static var languages: [String] {
    var languages = ["Base", "en"]
    for language in Locale.preferredLanguages + [Locale.current.identifier] {
      let plain = String(language.prefix { $0 != "." && $0 != "@" })
      languages.append(plain.languageName(joinedBy: "-"))
      languages.append(plain.languageName(joinedBy: "_"))
      languages.append(String(plain.prefix { $0 != "-" && $0 != "_" }))
    }
    return languages
  }
}

extension Bundle {
  /// Returns the text from a table, or `nil` if it has none. In that case the bundle returns the key or the
  /// given default.
  func text(for key: String, table: String?) -> String? {
    let text = localizedString(forKey: key, value: Self.missing, table: table)
    return text == Self.missing ? nil : text
  }

  private static let missing = "\u{10FFFF}"
}

import CairnLocks
import Foundation

/// Where a program's own texts are. Most programs come with none, and to ask `Bundle.main` for each text would cost more
/// than it does to show it: it reads the whole folder the program lies in, which may be a crowded one. So the few places
/// where a table could be are looked at first, once for each table.
enum ProgramTexts {
  /// The bundles of the program that have a table; nil stands for the usual one.
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

  /// The languages a person wants and those programs are written in, with the ways their folders are called.
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
  /// The text of a table; nil if it has none. The bundle answers with the key then, or with what it was given.
  func text(for key: String, table: String?) -> String? {
    let text = localizedString(forKey: key, value: Self.missing, table: table)
    return text == Self.missing ? nil : text
  }

  private static let missing = "\u{10FFFF}"
}

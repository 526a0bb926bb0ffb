import CairnLocks
import Foundation

/// The tables of languages other than the process's, for users of one process who speak different ones.
///
/// `Bundle` only ever looks into the tables of the process's language.
enum LanguageTables {
  private static let known = Mutex<[String: Bundle?]>([:])

  /// Returns the text of a key in a locale's language, or `nil` if the process's tables are to be asked.
  static func text(for key: String, table: String?, bundle: Bundle?, locale: Locale) -> String? {
    guard Person.own != nil, locale.identifier != Person.ofProcess.identifier else { return nil }
    let folders =
      bundle.flatMap { $0 === Bundle.main ? nil : [$0.resourcePath ?? $0.bundlePath] } ?? ProgramFolder.all
    for language in LanguageChoice.names(of: locale.identifier) {
      for folder in folders {
        for spelling in Set([language, language.languageName(joinedBy: "_")]).sorted() {
          if let text = tables(in: "\(folder)/\(spelling).lproj")?.text(for: key, table: table) { return text }
        }
      }
    }
    return nil
  }

  private static func tables(in folder: String) -> Bundle? {
    known.withLock { known in
      if let bundle = known[folder] { return bundle }
      // Languages come from requests, so there may be any number of them.
      if known.count > 1_000 { known = [:] }
      let bundle = ProgramFolder.exists(folder) ? Bundle(path: folder) : nil
      known[folder] = .some(bundle)
      return bundle
    }
  }
}

import CairnFoundation
import CairnWire
import Foundation

/// A user's language, region and time zone, as their browser says them.
///
/// Browsers send their languages with each request. The script keeps the time zone in a cookie, so that the first page of the next
/// visit is already right.
struct BrowserRegion: Equatable, Sendable {
  let locale: Locale
  let timeZone: TimeZone

  init(of request: HTTPRequest) {
    self.init(languages: request.headers["accept-language"] ?? "", zone: request.headers.cookie("zone"))
  }

  /// - Parameters:
  ///   - languages: The header `Accept-Language`.
  ///   - zone: The name of the time zone.
  ///   - translations: The languages in which the app has texts.
  ///   - usual: The language and region of the process.
  init(
    languages: String, zone: String?, translations: Set<String> = ProgramLanguages.all,
    usual: Locale = Person.ofProcess
  ) {
    let tags = AcceptedLanguages(languages).tags
    locale = Self.identifier(for: tags, translations, usual: usual.identifier).map { Locale(identifier: $0) } ?? usual
    timeZone = zone.flatMap(Self.timeZone) ?? .current
  }

  /// The first language that the app has, or else the process's language with the user's region: as on a phone, dates and numbers follow
  /// the region also where texts cannot follow the language.
  private static func identifier(for tags: [String], _ translations: Set<String>, usual: String) -> String? {
    let choice = LanguageChoice(among: translations)
    for tag in tags {
      guard let language = choice.language(for: tag) else { continue }
      let isSame = LanguageChoice.names(of: tag).contains(language)
      return (isSame ? tag : language).replacing("-", with: "_")
    }
    guard let region = tags.lazy.compactMap({ Self.region(of: $0) }).first else { return nil }
    let parts = usual.prefix { $0 != "@" && $0 != "." }.split { $0 == "_" || $0 == "-" }
    let words = parts.prefix(1) + parts.dropFirst().prefix { $0.count == 4 }
    return (words + [Substring(region)]).joined(separator: "_")
  }

  private static func region(of tag: String) -> String? {
    tag.split(separator: "-").dropFirst().last.flatMap { $0.count == 4 ? nil : String($0) }
  }

  /// Returns a time zone by its name, which must not lead to any other file.
  private static func timeZone(_ name: String) -> TimeZone? {
    let isName =
      name.utf8.count <= 64 && name.first?.isLetter == true
      && name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "_+-/".contains($0)) }
    return isName ? TimeZone(identifier: name) : nil
  }
}

import CairnFoundation
import CairnWire
import Foundation
import SwiftUI
import Testing

@testable import CairnWeb

private struct Almanac: App {
  var body: some Scene { WindowGroup { AlmanacView() } }
}

private struct AlmanacView: View {
  @Environment(\.locale) private var locale
  @Environment(\.timeZone) private var zone
  @Environment(\.calendar) private var calendar
  @State private var later = "none"
  private let day = Date(timeIntervalSince1970: 1_718_200_800)

  var body: some View {
    VStack {
      Text("locale \(locale.identifier) \(Locale.current.identifier) \(Locale.preferredLanguages[0])")
      Text(verbatim: "hour \(calendar.component(.hour, from: day)) in \(zone.identifier)")
      Text(1234.5, format: .number)
      Text(verbatim: day.formatted(.dateTime.weekday(.wide)))
      Text(verbatim: "first \(Calendar.current.firstWeekday) \(Calendar.current.timeZone.identifier)")
      Button("Later") {
        Task {
          await Task.yield()
          later = "later \(Locale.current.identifier)"
        }
      }
      Text(later)
    }
  }
}

/// Languages, regions and time zones of users whom one process serves.
@MainActor @Suite("Languages and regions of browsers")
struct RegionTests {
  @Test(arguments: [
    ("", []), ("de", ["de"]), ("de-AT,de;q=0.9,en;q=0.8", ["de-AT", "de", "en"]),
    ("en;q=0.3, fr-CA ;q=0.7,de", ["de", "fr-CA", "en"]), ("*", []), ("de;q=0,en", ["en"]),
    ("zh-hant-tw", ["zh-Hant-TW"]), ("es-419", ["es-419"]), ("de-DE-1996-u-co-phonebk", ["de-DE"]),
    ("../../etc,de--,x,deutsch,de;q=nan,de;q=7", ["de"]), ("de,de;q=0.4,DE", ["de"]),
  ])
  func aHeaderIsRead(header: String, tags: [String]) { #expect(AcceptedLanguages(header).tags == tags) }

  @Test(arguments: [
    // The app has the language.
    ("de-AT,en;q=0.8", ["de", "en"], "de_AT"), ("fr,de;q=0.5", ["de", "en"], "de"), ("en-GB", ["en"], "en_GB"),
    ("pt-PT", ["pt-BR", "en"], "pt_BR"), ("zh-TW", ["zh-Hans", "zh-Hant"], "zh_TW"),
    // It has not, so the process's language is used in the user's region.
    ("fr-FR,fr;q=0.9", ["de", "en"], "en_FR"), ("de-DE", [], "en_DE"), ("ja,en-AU;q=0.5", [], "en_AU"),
    ("ja", [], "en_US"), ("", ["de"], "en_US"), ("nonsense!", ["de"], "en_US"),
  ])
  func theAppsLanguageIsChosen(header: String, translations: [String], identifier: String) {
    let region = BrowserRegion(
      languages: header, zone: nil, translations: Set(translations), usual: Locale(identifier: "en_US"))
    #expect(region.locale.identifier == identifier)
  }

  @Test(arguments: [
    ("Europe/Berlin", "Europe/Berlin"), ("Etc/GMT+3", "Etc/GMT+3"), ("../../../etc/passwd", nil), ("/etc/passwd", nil),
    ("Nowhere/City", nil), ("", nil), (String(repeating: "A", count: 9_000), nil),
  ])
  func aTimeZoneIsOneOfTheSystems(cookie: String, identifier: String?) {
    let region = BrowserRegion(languages: "", zone: cookie)
    #expect(region.timeZone.identifier == identifier ?? TimeZone.current.identifier)
  }

  @Test func randomHeadersAreReadSafely() {
    var random = SystemRandomNumberGenerator()
    let pieces = ["de", "-", ";", "q=", ",", "AT", "0.5", "*", "é", " ", "\u{0}", "419", "zh", "1e999", "=", "Hant"]
    for _ in 0..<2_000 {
      let header = (0..<Int.random(in: 0...30, using: &random)).map { _ in pieces.randomElement(using: &random)! }
      let tags = AcceptedLanguages(header.joined()).tags
      #expect(tags.count <= 20 && Set(tags).count == tags.count)
      #expect(tags.allSatisfy { $0.wholeMatch(of: /[a-z]{2,3}(-[A-Z][a-z]{3})*(-([A-Z]{2}|[0-9]{3}))?/) != nil })
    }
  }

  @Test func eachUserSeesTheirOwn() async throws {
    let town = Town { .of(Almanac()) }
    town.service.unusedSeconds = 86_400
    let german = try town.get(languages: "de-DE,de;q=0.9", zone: "Europe/Berlin")
    let american = try town.get(languages: "en-US", zone: "America/New_York")
    let egyptian = try town.get(languages: "ar-EG", zone: "Africa/Cairo")
    func texts(_ user: (html: String, cookie: String, tab: WebTab)) -> [String] { user.tab.root?.frontTexts ?? [] }
    // The app has no translations, so its words stay English, and what is formatted follows the region.
    #expect(texts(german).first == "locale en_DE en_DE en-DE")
    #expect(texts(german).contains("hour 16 in Europe/Berlin"))
    #expect(texts(german).contains("first 2 Europe/Berlin"))
    #expect(texts(german).contains("1.234,5"))
    #expect(texts(american).first == "locale en_US en_US en-US")
    #expect(texts(american).contains("hour 10 in America/New_York"))
    #expect(texts(american).contains("first 1 America/New_York"))
    #expect(texts(american).contains("1,234.5"))
    #expect(texts(egyptian).first == "locale en_EG en_EG en-EG")
    #expect(german.html.contains("<html lang=\"en\" dir=\"ltr\""))
    // A task that an action starts goes on in its user's region.
    for user in [german, american] { try town.press("Later", user.tab) }
    for _ in 0..<1_000 where texts(german).last == "none" || texts(american).last == "none" { await Task.yield() }
    #expect(texts(german).last == "later en_DE")
    #expect(texts(american).last == "later en_US")
    #expect(Locale.current.identifier == Person.ofProcess.identifier)
  }

  @Test func aPageFollowsATimeZoneThatTheScriptSays() throws {
    let town = Town { .of(Almanac()) }
    town.service.unusedSeconds = 86_400
    let user = try town.get(languages: "de-DE")
    _ = try town.connect(user.tab, "\(user.cookie); zone=Asia/Tokyo")
    user.tab.app.update()
    #expect(user.tab.root?.frontTexts.contains("hour 23 in Asia/Tokyo") == true)
  }
}

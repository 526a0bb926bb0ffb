import Foundation
import Testing

@testable import CairnFoundation

/// Foundation's answers about the person, which are ours on Linux.
@Suite("The person's language and region")
struct PersonTests {
  private let moment = Date(timeIntervalSince1970: 1_718_200_800)

  @Test(arguments: [
    (["LANG": "de_DE.UTF-8"], "de_DE"),
    (["LANG": "de_DE.UTF-8", "LC_MESSAGES": "fr_FR@euro"], "fr_FR"),
    (["LANG": "de_DE.UTF-8", "LC_MESSAGES": "fr_FR", "LC_ALL": "ja_JP.UTF-8"], "ja_JP"),
    (["LANG": "sv_SE", "LC_ALL": ""], "sv_SE"),
  ])
  func isWhatTheEnvironmentAsksForFirst(environment: [String: String], identifier: String) {
    #expect(Person.locale(in: environment)?.identifier == identifier)
  }

  @Test(arguments: [[:], ["LANG": "C.UTF-8"], ["LANG": "POSIX"], ["LANG": ""], ["LC_ALL": "C", "LANG": "de_DE"]])
  func isNotSaidByEveryEnvironment(environment: [String: String]) {
    #expect(Person.locale(in: environment) == nil)
  }

  @Test func isAmericanUntilAHostHasLooked() {
    #expect(Locale.current.identifier == "en_US")
    #expect(Locale.autoupdatingCurrent.currency?.identifier == "USD")
    #expect(Locale.preferredLanguages == ["en-US"])
    #expect(Calendar.current.firstWeekday == 1)
    #expect(Calendar.current.timeZone == TimeZone.current)
  }

  @Test func isWhatFoundationWritesDatesAndPricesFor() {
    var style = Date.FormatStyle(date: .abbreviated, time: .omitted)
    style.timeZone = .gmt
    #expect(style.format(moment) == "Jun 12, 2024")
    #expect(9.99.formatted(.currency(code: "USD")) == "$9.99")

    let writer = DateFormatter()
    writer.dateStyle = .long
    writer.timeZone = .gmt
    #expect(writer.string(from: moment) == "June 12, 2024")
    let prices = NumberFormatter()
    prices.numberStyle = .currency
    #expect(prices.string(from: 9.99) == "$9.99")
  }
}

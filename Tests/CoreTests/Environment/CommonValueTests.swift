import CairnTesting
import Foundation
import SwiftUI
import TestSupport
import Testing

/// Reads the locale while it is asked to.
private struct Localized: View {
  @Bindable var asks: Switchboard<Bool>
  var body: some View {
    if asks.value { Place() } else { Text(verbatim: "nowhere") }
  }

  struct Place: View {
    @Environment(\.locale) private var locale
    var body: some View { Text(verbatim: "in \(locale.identifier)") }
  }
}

private struct Enabled: View {
  @Environment(\.isEnabled) private var isEnabled
  var body: some View { Text(verbatim: isEnabled ? "enabled" : "disabled") }
}

/// Reads it only in some of its runs.
private struct Sometimes: View {
  @Bindable var asks: Switchboard<Bool>
  @Environment(\.locale) private var locale
  var body: some View { Text(verbatim: asks.value ? "sometimes in \(locale.identifier)" : "never mind") }
}

private struct Screen: View {
  let asks: Switchboard<Bool>
  @Bindable var count: Switchboard<Int>
  var body: some View {
    Localized(asks: asks)
    Sometimes(asks: asks)
    Enabled()
    Text(verbatim: "locked").disabled(true)
    ForEach(0..<count.value, id: \.self) { _ in Localized.Place() }
  }
}

/// Values that almost every view reads share one list of readers. That must not be observable.
@MainActor
@Suite("Values that nearly every view reads")
struct CommonValueTests {
  private let asks = Switchboard(true)
  private let count = Switchboard(0)
  private let host: TestHost

  init() { host = TestHost { [asks, count] in Screen(asks: asks, count: count) } }

  private func live(in locale: String) {
    host.host.surroundings.locale = Locale(identifier: locale)
    host.session.surroundingsChanged()
    host.runPending()
  }

  private func runs<V: View>(of view: V.Type, _ work: () -> Void) -> Int {
    let before = host.bodyRuns(of: view)
    work()
    return host.bodyRuns(of: view) - before
  }

  @Test func aChangeReachesItsReadersAndNobodyElse() {
    live(in: "de_DE")
    #expect(host.texts.contains("in de_DE"))
    #expect(host.texts.contains("sometimes in de_DE"))
    #expect(runs(of: Enabled.self) { live(in: "fr_FR") } == 0)
    #expect(runs(of: Localized.Place.self) { live(in: "fr_CH") } == 1)
    #expect(runs(of: Localized.Place.self) { live(in: "fr_CH") } == 0, "nothing is other than it was")
  }

  @Test func whoReadsNoMoreIsLeftAlone() {
    live(in: "de_DE")
    asks.value = false
    host.runPending()
    #expect(runs(of: Sometimes.self) { live(in: "fr_FR") } == 0)
    asks.value = true
    #expect(host.texts.contains("sometimes in fr_FR"))
    #expect(runs(of: Sometimes.self) { live(in: "it_IT") } == 1)
  }

  @Test(arguments: [3, 10])
  func readersMayComeAndGoInAnyOrder(most: Int) {
    var random = SeededGenerator(seed: UInt64(most))
    for round in 0..<40 {
      count.value = Int.random(in: 0...most, using: &random)
      if round % 3 == 0 { asks.value.toggle() }
      let locale = round % 2 == 0 ? "en_GB" : "nb_NO"
      live(in: locale)
      #expect(host.texts.count { $0 == "in \(locale)" } == count.value + (asks.value ? 1 : 0))
    }
  }
}

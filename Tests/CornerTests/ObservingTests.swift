import CairnTesting
import SwiftUI
import TestSupport
import Testing

@MainActor @Suite("Key-value observing")
struct ObservingTests {
  private final class Download: NSObject {
    var progress = 0.25
  }

  private struct Screen: View {
    let download: Download
    @State private var seen: [Double?] = []
    @State private var observation: NSKeyValueObservation?
    var body: some View {
      Text(verbatim: seen.map { "\($0 ?? -1)" }.joined(separator: " "))
      Button("Observe") {
        observation = download.observe(\.progress, options: [.initial, .new]) { seen.append($1.newValue) }
        download.observe(\.progress, options: [.initial]) { seen.append($1.newValue) }
        download.observe(\.progress, options: [.new]) { seen.append($1.newValue) }
        download.progress = 1
        observation?.invalidate()
      }
    }
  }

  @Test func onlyThePresentValueIsSeen() throws {
    let host = TestHost { Screen(download: Download()) }
    try host.tap("Observe")
    #expect(host.texts.contains("0.25 -1.0"))
    #expect(host.diagnostics.map(\.code) == ["framework.missing-call"])
  }
}

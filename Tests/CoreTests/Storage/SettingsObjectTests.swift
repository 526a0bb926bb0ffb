import CairnTesting
import Combine
import SwiftUI
import Testing

@MainActor
@Suite("Settings an object of the app keeps")
struct SettingsObjectTests {
  private final class Preferences: ObservableObject {
    @AppStorage("wifi") var wifi = false
    @AppStorage("visits") var visits = 0
  }

  private struct Page: View {
    @StateObject private var preferences = Preferences()
    @AppStorage("visits") private var visits = 0
    var body: some View {
      Toggle("Wi-Fi", isOn: $preferences.wifi)
      Text(preferences.wifi ? "on" : "off")
      Button("Visit") { preferences.visits += 1 }
      Text("\(visits) visits")
    }
  }

  @Test func areKeptAndShownWhereverTheyAreRead() throws {
    let host = TestHost { Page() }
    try host.toggle("Wi-Fi")
    #expect(host.isVisible("on"))
    try host.tap("Visit")
    #expect(host.isVisible("1 visits"))
    #expect(host.diagnostics.isEmpty)
    let next = try host.terminateAndRestore()
    #expect(next.isVisible("on"))
    #expect(next.isVisible("1 visits"))
  }
}

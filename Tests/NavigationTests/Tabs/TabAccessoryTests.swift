import CairnTesting
import SwiftUI
import Testing

@MainActor @Suite("The view above a tab bar")
struct TabAccessoryTests {
  private struct Player: View {
    @Environment(\.tabViewBottomAccessoryPlacement) private var placement
    @State private var count = 0
    var body: some View {
      Button("Played \(count), \(placement == .expanded ? "above" : "elsewhere")") { count += 1 }
    }
  }

  private struct Screen: View {
    @State private var isPlaying = true
    @Environment(\.tabViewBottomAccessoryPlacement) private var placement
    var body: some View {
      TabView {
        Tab("Songs", systemImage: "music.note") {
          Toggle("Playing", isOn: $isPlaying)
          Text(placement == nil ? "no accessory" : "accessory")
        }
        Tab("Albums", systemImage: "square.stack") { Text("albums") }
      }
      .tabViewBottomAccessory(isEnabled: isPlaying) { Player() }
    }
  }

  @Test func itIsThereWhileItIsEnabledAndKeepsItsState() throws {
    let host = TestHost { Screen() }
    try host.tap("Played 0, above")
    #expect(host.isVisible("Played 1, above"))
    #expect(host.texts.contains("no accessory"))
    try host.tap("Playing")
    #expect(!host.isVisible("Played 1, above"))
    try host.tap("Playing")
    #expect(host.isVisible("Played 1, above"))
  }
}

import CairnTesting
import SwiftUI
import Testing

@MainActor @Suite("A network that does not answer")
struct StalledImageTests {
  private struct Album: View {
    let url: URL
    @State private var taps = 0
    var body: some View {
      NavigationStack {
        NavigationLink("Photo") {
          VStack {
            // However long the test takes, a canceled request leaves the placeholder.
            AsyncImage(url: url) {
              $0.accessibilityLabel("picture")
            } placeholder: {
              Text("loading")
            }
            Button("Tapped \(taps)") { taps += 1 }
          }
          .navigationTitle("Page")
        }
        .navigationTitle("Album")
      }
    }
  }

  @Test func thePlaceholderStaysAndTheAppGoesOn() async throws {
    let server = try LoopbackServer { _ in nil }
    let host = TestHost { Album(url: server.url) }
    try host.tap("Photo")
    await host.settle()
    #expect(host.isVisible("loading"))
    try host.tap("Tapped 0")
    #expect(host.isVisible("Tapped 1"))
    #expect(!host.isVisible("picture"))
    #expect(host.isVisible("loading"))
    try host.goBack()
    await host.settle()
    #expect(!host.isVisible("loading"))
    #expect(host.diagnostics.isEmpty)
  }

  @Test func othersAreLoadedMeanwhile() async throws {
    let server = try LoopbackServer { _ in nil }
    let file = FileManager.default.temporaryDirectory.appending(path: "cairn-\(UUID().uuidString)")
    try Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let host = TestHost {
      List {
        ForEach(0..<4, id: \.self) { index in
          AsyncImage(url: index == 3 ? file : server.url) { image in
            image.accessibilityLabel("picture")
          } placeholder: {
            Text("loading \(index)")
          }
        }
      }
    }
    await host.settle()
    #expect(host.texts.contains("loading 0"))
    #expect(host.texts.contains("loading 2"))
    #expect(host.isVisible("picture"))
  }
}

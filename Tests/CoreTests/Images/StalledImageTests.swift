import CairnTesting
import Glibc
import SwiftUI
import Testing

@MainActor @Suite("A network that does not answer")
struct StalledImageTests {
  /// Takes connections in, and says nothing on them until it goes away.
  private final class SilentServer {
    private let socket: Int32
    let url: URL

    init() throws {
      socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
      var address = sockaddr_in()
      address.sin_family = sa_family_t(AF_INET)
      address.sin_addr.s_addr = inet_addr("127.0.0.1")
      var length = socklen_t(MemoryLayout<sockaddr_in>.size)
      let isListening = withUnsafeMutablePointer(to: &address) { [socket] pointer in
        pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
          bind(socket, address, length) == 0 && listen(socket, 16) == 0 && getsockname(socket, address, &length) == 0
        }
      }
      try #require(isListening)
      url = try #require(URL(string: "http://127.0.0.1:\(address.sin_port.bigEndian)/picture.png"))
    }

    deinit { close(socket) }
  }

  private struct Album: View {
    let url: URL
    @State private var taps = 0
    var body: some View {
      NavigationStack {
        NavigationLink("Photo") {
          VStack {
            // However long the test takes, a request that is given up leaves the placeholder too.
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
    let server = try SilentServer()
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
    let server = try SilentServer()
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

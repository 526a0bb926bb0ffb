import CairnTesting
import FoundationNetworking
import SwiftUI
import TestSupport
import Testing

/// Requests whose task is canceled as they complete.
@MainActor @Suite("Cancelled requests", .serialized)
struct CancelledRequestTests {
  private struct Page: View {
    let url: URL
    @Binding var loaded: Int
    var body: some View {
      Text("Page").task {
        if (try? await URLSession.shared.data(from: url)) != nil { loaded += 1 }
      }
    }
  }

  private struct Reader: View {
    let url: URL
    @State private var isShown = false
    @State private var loaded = 0
    var body: some View {
      VStack {
        Text("\(loaded) loaded")
        Button("Turn") { isShown.toggle() }
        if isShown { Page(url: url, loaded: $loaded) }
      }
    }
  }

  /// With Foundation's own functions, about one run in twenty hung.
  @Test func aThousandPagesThatLeaveAsTheirRequestCompletes() async throws {
    let server = try LoopbackServer { _ in Data("HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok".utf8) }
    let host = TestHost { Reader(url: server.url) }
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<1_000 {
      try host.tap("Turn")
      // The request is somewhere between its start and its completion.
      for _ in 0..<generator.below(400) { await Task.yield() }
      try host.tap("Turn")
    }
    await host.settle()
    // The session still answers.
    let (data, _) = try await URLSession.shared.data(from: server.url)
    #expect(data == Data("ok".utf8))
  }

  @Test func aRequestThatIsCancelledThrows() async throws {
    let server = try LoopbackServer { _ in nil }
    let task = Task { try await URLSession.shared.data(for: URLRequest(url: server.url)) }
    await Task.yield()
    task.cancel()
    await #expect(throws: URLError.self) { try await task.value }
  }

  @Test func aDownloadIsAFileOfTheCallers() async throws {
    let server = try LoopbackServer { _ in Data("HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nhello".utf8) }
    let (file, _) = try await URLSession.shared.download(from: server.url)
    #expect(try Data(contentsOf: file) == Data("hello".utf8))
    try FileManager.default.removeItem(at: file)
  }
}

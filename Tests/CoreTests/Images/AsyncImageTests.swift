import CairnTesting
import SwiftUI
import Testing

@MainActor @Suite("Images that are loaded")
struct AsyncImageTests {
  private struct Photo: View {
    let urls: [URL?]
    @State private var index = 0
    var body: some View {
      AsyncImage(url: urls[index]) { phase in
        switch phase {
        case .empty: Text("loading")
        case .success(let image): image.resizable().accessibilityLabel("picture")
        case .failure: Text("failed")
        }
      }
      Button("Next") { index += 1 }
    }
  }

  private func file(_ bytes: [UInt8]) throws -> URL {
    let url = FileManager.default.temporaryDirectory.appending(path: "cairn-\(UUID().uuidString)")
    try Data(bytes).write(to: url)
    return url
  }

  private static let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  @Test func aPictureIsShownOnceItIsThere() async throws {
    let url = try file(Self.png)
    defer { try? FileManager.default.removeItem(at: url) }
    let host = TestHost { Photo(urls: [url]) }
    #expect(host.texts.first == "loading")
    await host.settle()
    #expect(host.isVisible("picture"))
  }

  @Test func aFileThatIsNotThereFails() async {
    let host = TestHost { Photo(urls: [URL(filePath: "/nowhere/picture.png")]) }
    await host.settle()
    #expect(host.texts.first == "failed")
  }

  @Test func dataThatIsNoPictureFails() async throws {
    let url = try file(Array("<html>Not found</html>".utf8))
    defer { try? FileManager.default.removeItem(at: url) }
    let host = TestHost { Photo(urls: [url]) }
    await host.settle()
    #expect(host.texts.first == "failed")
  }

  @Test func nothingAtAllFails() async throws {
    let url = try file([])
    defer { try? FileManager.default.removeItem(at: url) }
    let host = TestHost { Photo(urls: [url]) }
    await host.settle()
    #expect(host.texts.first == "failed")
  }

  @Test func aPictureOverTheLimitFails() async throws {
    let url = try file(Self.png)
    defer { try? FileManager.default.removeItem(at: url) }
    let handle = try FileHandle(forWritingTo: url)
    try handle.truncate(atOffset: (64 << 20) + 1)
    try handle.close()
    let host = TestHost { Photo(urls: [url]) }
    await host.settle()
    #expect(host.texts.first == "failed")
  }

  @Test func withoutAURLThereIsNothingToWaitFor() async {
    let host = TestHost { Photo(urls: [nil]) }
    await host.settle()
    #expect(host.texts.first == "loading")
  }

  @Test func aRequestThatCannotBeSentFails() async throws {
    let request = URLRequest(url: try #require(URL(string: "nowhere://pictures/one.png")))
    let host = TestHost {
      AsyncImage(request: request) { phase in Text(phase.error == nil ? "loading" : "failed") }
    }
    for _ in 0..<10_000 where !host.isVisible("failed") {
      await host.settle()
      await Task.yield()
    }
    #expect(host.isVisible("failed"))
  }

  @Test func theAnswerToARequestIsShown() async throws {
    let png = Self.png
    let server = try LoopbackServer { request in
      let body = request.lowercased().contains("authorization: secret") ? png : []
      return Data("HTTP/1.1 200 OK\r\nContent-Length: \(body.count)\r\nConnection: close\r\n\r\n".utf8) + body
    }
    var request = URLRequest(url: server.url)
    request.setValue("secret", forHTTPHeaderField: "Authorization")
    let host = TestHost {
      AsyncImage(request: request) { image in
        image.accessibilityLabel("picture")
      } placeholder: {
        Text("loading")
      }
    }
    #expect(host.texts == ["loading"])
    for _ in 0..<10_000 where !host.isVisible("picture") {
      await host.settle()
      await Task.yield()
    }
    #expect(host.isVisible("picture"))
    withExtendedLifetime(server) {}
  }

  @Test func aSessionOfTheAppsLoadsImages() async throws {
    let png = Self.png
    let server = try LoopbackServer { request in
      let body = request.lowercased().contains("x-gallery: yes") ? png : []
      return Data("HTTP/1.1 200 OK\r\nContent-Length: \(body.count)\r\nConnection: close\r\n\r\n".utf8) + body
    }
    let configuration = URLSessionConfiguration.ephemeral
    configuration.httpAdditionalHeaders = ["X-Gallery": "yes"]
    let host = TestHost {
      AsyncImage(url: server.url) { image in
        image.accessibilityLabel("picture")
      } placeholder: {
        Text("loading")
      }
      .asyncImageURLSession(URLSession(configuration: configuration))
    }
    for _ in 0..<10_000 where !host.isVisible("picture") {
      await host.settle()
      await Task.yield()
    }
    #expect(host.isVisible("picture"))
    withExtendedLifetime(server) {}
  }

  @Test func withoutARequestThereIsNothingToWaitFor() async {
    let host = TestHost {
      AsyncImage(request: nil) {
        $0
      } placeholder: {
        Text("loading")
      }
    }
    await host.settle()
    #expect(host.texts == ["loading"])
  }

  @Test func anotherURLIsLoadedInItsPlace() async throws {
    let url = try file(Self.png)
    defer { try? FileManager.default.removeItem(at: url) }
    let host = TestHost { Photo(urls: [URL(filePath: "/nowhere"), url]) }
    await host.settle()
    #expect(host.texts.first == "failed")
    try host.tap("Next")
    await host.settle()
    #expect(host.isVisible("picture"))
    #expect(!host.isVisible("failed"))
  }
}

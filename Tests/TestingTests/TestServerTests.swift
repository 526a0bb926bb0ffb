import CairnTesting
import Combine
import Foundation
import FoundationNetworking
import SwiftUI
import Testing

private struct Note: Codable, Equatable {
  var title: String
}

@MainActor
@Suite("A server in a test")
struct TestServerTests {
  /// The ways in which an app asks a server.
  enum Way: CaseIterable, Sendable {
    case data, ownSession, upload, download, bytes
  }

  private struct Notes: View {
    let way: Way
    @State private var notes: [Note] = []
    @State private var problem = ""
    @State private var session = URLSession.shared

    private func load() async {
      do {
        var request = URLRequest(url: URL(string: "https://api.example.org/v1/notes?sort=title")!)
        request.setValue("Bearer 7", forHTTPHeaderField: "Authorization")
        let (data, response) = try await answer(to: request)
        let status = (response as? HTTPURLResponse)?.statusCode ?? 0
        guard status == 200 else { return problem = "\(status): \(String(decoding: data, as: UTF8.self))" }
        notes = try JSONDecoder().decode([Note].self, from: data)
        problem = ""
      } catch let error as URLError {
        problem = error.code == .notConnectedToInternet ? "offline" : "failed \(error.code.rawValue)"
      } catch { problem = "\(error)" }
    }

    private func answer(to request: URLRequest) async throws -> (Data, URLResponse) {
      switch way {
      case .data: return try await URLSession.shared.data(for: request)
      case .ownSession: return try await URLSession(configuration: .ephemeral).data(for: request)
      case .upload:
        var request = request
        request.httpMethod = "PUT"
        return try await session.upload(for: request, from: Data("body".utf8))
      case .download:
        let (file, response) = try await session.download(for: request)
        defer { try? FileManager.default.removeItem(at: file) }
        return (try Data(contentsOf: file), response)
      case .bytes:
        let (bytes, response) = try await session.bytes(for: request)
        var data = Data()
        for try await byte in bytes { data.append(byte) }
        return (data, response)
      }
    }

    var body: some View {
      List(notes, id: \.title) { Text($0.title) }
        .overlay { Text(problem) }
        .task { await load() }
      Button("Reload") { Task { await load() } }
    }
  }

  private func server() -> TestServer {
    let server = TestServer("https://api.example.org/v1")
    for method in ["GET", "PUT"] { server.on(method, "/notes") { _ in try .json([Note(title: "Milk")]) } }
    return server
  }

  @Test(arguments: Way.allCases)
  func itAnswersEveryWayOfAsking(way: Way) async throws {
    let server = server()
    let host = TestHost { Notes(way: way) }
    host.connect(to: server)
    await host.settle()
    #expect(host.texts.contains("Milk"))
    let request = try #require(server.requests.first)
    #expect(request.method == (way == .upload ? "PUT" : "GET") && request.path == "/notes")
    #expect(request.query == ["sort": "title"] && request.headers["authorization"] == "Bearer 7")
    #expect(request.text == (way == .upload ? "body" : ""))
  }

  @Test func delaysFollowTheHostsClock() async throws {
    let server = server()
    server.delay = .seconds(60)
    let host = TestHost { Notes(way: .data) }
    host.connect(to: server)
    await host.advance(by: .seconds(59))
    #expect(!host.texts.contains("Milk"))
    await host.advance(by: .seconds(1))
    #expect(host.texts.contains("Milk"))
  }

  @Test func errorsAndNoNetwork() async throws {
    let server = server()
    server.isOffline = true
    let host = TestHost { Notes(way: .data) }
    host.connect(to: server)
    await host.settle()
    #expect(host.texts.contains("offline"))
    server.isOffline = false
    server.on("get", "notes") { _ in .status(503) }
    try host.tap("Reload")
    await host.settle()
    #expect(host.texts.contains("503: "))
    server.on("GET", "/notes") { _ in throw URLError(.networkConnectionLost) }
    try host.tap("Reload")
    await host.settle()
    #expect(host.texts.contains("failed -1005"))
  }

  @Test func aMissingRouteIsNamed() async throws {
    let server = TestServer("https://api.example.org/v1")
    server.on("POST", "/notes") { _ in .status(201) }
    let host = TestHost { Notes(way: .data) }
    host.connect(to: server)
    await host.settle()
    #expect(
      host.texts.contains {
        $0 == "404: https://api.example.org/v1 has no route for GET /notes. Its routes: POST /notes."
      })
  }

  @Test func partsOfAPathAreParameters() async throws {
    let server = TestServer("https://things.example.org")
    server.on("DELETE", "/things/{id}/tags/{tag}") { request in
      .text("\(request.parameters["id"] ?? "") \(request.parameters["tag"] ?? "")")
    }
    let host = TestHost { Fetching(url: server.url.appending(path: "/things/7/tags/a b"), method: "DELETE") }
    host.connect(to: server)
    await host.settle()
    #expect(host.texts == ["7 a b"])
  }

  private struct Fetching: View {
    let url: URL
    var method = "GET"
    @State private var text = ""
    var body: some View {
      Text(text).task {
        var request = URLRequest(url: url)
        request.httpMethod = method
        text =
          (try? await URLSession.shared.data(for: request)).map { String(decoding: $0.0, as: UTF8.self) } ?? "failed"
      }
    }
  }

  @Test func twoHostsWithOneAddressDoNotMeet() async throws {
    let hosts = (1...4).map { number in
      let server = TestServer("https://same.example.org")
      server.on("GET", "/") { _ in .text("server \(number)") }
      let host = TestHost { Fetching(url: server.url) }
      host.connect(to: server)
      return host
    }
    for host in hosts { await host.settle() }
    #expect(hosts.map(\.texts) == (1...4).map { ["server \($0)"] })
  }

  @Test func imagesAreLoadedFromIt() async throws {
    let pixel = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
    let picture = try #require(Data(base64Encoded: pixel))
    let server = TestServer("https://pictures.example.org")
    server.on("GET", "/one.png") { _ in .init(headers: ["Content-Type": "image/png"], body: picture) }
    let host = TestHost {
      AsyncImage(url: server.url.appending(path: "one.png")) { phase in
        Text(phase.image != nil ? "a picture" : phase.error.map { "\($0)" } ?? "nothing yet")
      }
    }
    host.connect(to: server)
    await host.settle()
    #expect(host.texts == ["a picture"])
    #expect(server.requests.count == 1)
  }

  @Test func aRestartedAppReachesIt() async throws {
    let server = TestServer("https://again.example.org")
    server.on("GET", "/") { _ in .text("hello") }
    let host = TestHost { Fetching(url: server.url) }
    host.connect(to: server)
    await host.settle()
    let next = try host.terminateAndRestore()
    await next.settle()
    #expect(next.texts == ["hello"])
    #expect(server.requests.count == 2)
  }

  private struct Calling: View {
    let url: URL
    let session: URLSession
    @State private var text = ""
    var body: some View {
      Text(text)
      Button("Call") {
        session.dataTask(with: url) { data, _, error in
          let new =
            data.map { String(decoding: $0, as: UTF8.self) } ?? (error as? URLError).map { "\($0.code.rawValue)" }
            ?? "?"
          DispatchQueue.main.async { text = new }
        }.resume()
      }
    }
  }

  @Test func itAnswersTasksWithCompletionHandlers() async throws {
    let session = URLSession(configuration: TestServer.sessionConfiguration)
    let server = TestServer("https://called.example.org")
    server.on("GET", "/") { _ in .text("answered") }
    let host = TestHost { Calling(url: server.url, session: session) }
    host.connect(to: server)
    try host.tap("Call")
    try await host.settle(until: { host.texts.first == "answered" })
    server.isOffline = true
    try host.tap("Call")
    try await host.settle(until: { host.texts.first == "\(URLError.notConnectedToInternet.rawValue)" })
  }
}

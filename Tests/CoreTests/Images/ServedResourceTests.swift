import FoundationNetworking
import SwiftUI
import Testing

@testable import CairnFoundation

/// What a served app loads for URLs that its users have written.
@Suite("Resources of a served app")
struct ServedResourceTests {
  /// Hosts that only the server can reach, in every spelling.
  private static let inside = [
    "localhost", "LocalHost.", "api.localhost", "0.0.0.0", "127.1", "2130706433", "0x7f000001", "0177.0.0.1",
    "%31%32%37.0.0.2", "[::1]", "[::]", "[::ffff:127.0.0.1]", "[::127.0.0.1]", "[64:ff9b::7f00:1]", "[2002:7f00:1::]",
    "169.254.169.254", "10.1.2.3", "172.16.0.1", "192.168.0.1", "100.64.0.1", "224.0.0.1", "255.255.255.255",
    "[fe80::1]", "[fd00::1]", "[ff02::1]",
  ]

  @Test(arguments: LoadedResource.allCases) func insideHostsAreRefused(way: LoadedResource) async throws {
    let server = try CrowdServer { $0.answer("200 OK", "", Array("secret".utf8)) }
    #expect(try await way.load(server.url()) == Data("secret".utf8))
    for host in Self.inside {
      let url = try server.url("/", host: host)
      await #expect(throws: ResourceRefusal.self, "\(host)") { try await way.load(url) }
      if host == "localhost" { #expect(try await way.load(url, .everything) == Data("secret".utf8)) }
    }
  }

  @Test(arguments: LoadedResource.allCases) func redirectsDoNotLeadInside(way: LoadedResource) async throws {
    let server = try CrowdServer { connection in
      let target = connection.path.dropFirst().removingPercentEncoding ?? ""
      if target.isEmpty {
        connection.answer("200 OK", "", Array("arrived".utf8))
      } else {
        connection.answer("302 Found", "Location: \(target)\r\n")
      }
    }
    func redirect(to target: String) throws -> URL {
      try server.url("/" + (target.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""))
    }
    #expect(try await way.load(redirect(to: "/")) == Data("arrived".utf8))
    #expect(try await way.load(redirect(to: "http://127.0.0.1:\(server.port)/")) == Data("arrived".utf8))
    for host in Self.inside where !host.contains("%") {
      let url = try redirect(to: "http://\(host):\(server.port)/")
      await #expect(throws: ResourceRefusal.self, "\(host)") { try await way.load(url) }
    }
    for target in ["file:///etc/hostname", "ftp://127.0.0.1/", "gopher://127.0.0.1/"] {
      let url = try redirect(to: target)
      await #expect(throws: URLError.self, "\(target)") { try await way.load(url) }
    }
  }

  @Test(arguments: LoadedResource.allCases) func loadingEndsAtTheLimit(way: LoadedResource) async throws {
    let server = try CrowdServer { connection in
      switch connection.path {
      case "/long": connection.send("HTTP/1.1 200 OK\r\nContent-Length: 100000000\r\n\r\n".utf8)
      case "/loop": connection.answer("302 Found", "Location: /loop\r\n")
      case "/login":
        connection.answer("401 Unauthorized", "WWW-Authenticate: Basic realm=\"a\"\r\n", Array("who?".utf8))
      default:
        connection.send("HTTP/1.1 200 OK\r\n\r\n".utf8)
        let part = [UInt8](repeating: 1, count: 4_000)
        while connection.send(part) {}
      }
    }
    var events = server.events.makeAsyncIterator()
    for path in ["/endless", "/long"] {
      let url = try server.url(path)
      await #expect(throws: ResourceRefusal.self, "\(path)") { try await way.load(url) }
      while let event = await events.next(), event != .left(path) {}
    }
    for path in ["/loop", "/login"] {
      let url = try server.url(path)
      await #expect(throws: URLError.self, "\(path)") { try await way.load(url) }
    }
  }

  @Test func whatLoadsAtTheSameTimeHasALimitTogether() async throws {
    let size = LoadedResource.limit / 2
    // Each sends all but its last byte, and that when asked, so that both are under way at once.
    let rest = DispatchSemaphore(value: 0)
    let server = try CrowdServer { connection in
      connection.send("HTTP/1.1 200 OK\r\nConnection: close\r\nContent-Length: \(size)\r\n\r\n".utf8)
      guard connection.send([UInt8](repeating: 1, count: size - 1)) else { return }
      if connection.path == "/waits" { rest.wait() }
      _ = connection.send([1])
    }
    let budget = LoadBudget(size + size / 2)
    let loader = HTTPLoader(.withoutCache, within: budget)
    let url = try (waits: server.url("/waits"), other: server.url("/other"))
    let first = Task { try await loader.load(URLRequest(url: url.waits), LoadedResource.limit) }
    while budget.take(size) {
      budget.giveBack(size)
      await Task.yield()
    }
    await #expect(throws: ResourceRefusal.self) {
      try await loader.load(URLRequest(url: url.other), LoadedResource.limit)
    }
    // One without a limit takes nothing of it.
    #expect(try await loader.load(URLRequest(url: url.other), .max).body.count == size)
    rest.signal()
    #expect(try await first.value.body.count == size)
    // Everything has been given back.
    #expect(budget.take(budget.limit))
  }

  @Test func aHostIsAskedAtTheAddressThatWasFound() async throws {
    let server = try CrowdServer { connection in
      let host = connection.head.split(separator: "\r\n").first { $0.lowercased().hasPrefix("host:") } ?? ""
      if connection.path == "/here" {
        connection.answer("302 Found", "Location: there?a=b\r\n")
      } else {
        connection.answer("200 OK", "", Array(host.dropFirst(6).utf8))
      }
    }
    let here = NetworkAddress(bytes: [127, 0, 0, 1])
    let request = URLRequest(url: try server.url("/here", host: "pictures.example"))
    let answer = try await HTTPLoader.usual(.everything).answer(to: request, LoadedResource.limit, at: [here])
    #expect(answer.redirect?.url == (try server.url("/there?a=b", host: "pictures.example")))
    let next = try #require(answer.redirect)
    let body = try await HTTPLoader.usual(.everything).answer(to: next, LoadedResource.limit, at: [here]).body
    #expect(String(decoding: body, as: UTF8.self) == "pictures.example:\(server.port)")
  }

  @Test func addressesOfTheInternetAreAllowed() {
    let outside: [[UInt8]] = [
      [8, 8, 8, 8], [100, 63, 255, 255], [172, 32, 0, 1], [192, 167, 0, 1], [223, 255, 255, 255],
      [0x26, 0x06, 0x47, 0, 0x47, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0x11, 0x11],
      [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xFF, 0xFF, 8, 8, 8, 8],
      [0, 0x64, 0xFF, 0x9B, 0, 0, 0, 0, 0, 0, 0, 0, 8, 8, 8, 8],
    ]
    for bytes in outside { #expect(NetworkAddress(bytes: bytes).isPublic, "\(bytes)") }
  }

  // MARK: Files

  @Test func onlyFilesOfTheAppAreRead() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "cairn-own-\(UUID().uuidString)")
    let sent = FileManager.default.temporaryDirectory
      .appending(path: "\(ResourceRules.temporaryPrefix)\(UUID().uuidString)")
    for folder in [folder, sent] {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }
    defer { for folder in [folder, sent] { try? FileManager.default.removeItem(at: folder) } }
    let (secret, picked) = (folder.appending(path: "secret"), sent.appending(path: "1/picked"))
    try FileManager.default.createDirectory(at: picked.deletingLastPathComponent(), withIntermediateDirectories: true)
    for file in [secret, picked] { try Data("text".utf8).write(to: file) }
    let link = sent.appending(path: "link")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: secret)
    let served = ResourceRules.served(adding: .init())
    func read(_ url: URL, _ rules: ResourceRules) throws -> Data {
      try LocalFile.data(at: url, limit: 100_000, rules: rules)
    }
    // A file that the user has sent.
    #expect(try read(picked, served) == Data("text".utf8))
    let program = Bundle.main.bundleURL.appending(path: "cairn-\(UUID().uuidString)")
    try Data("own".utf8).write(to: program)
    defer { try? FileManager.default.removeItem(at: program) }
    #expect(try read(program, served) == Data("own".utf8))
    let refused = [
      secret, link, sent.appending(path: "../\(folder.lastPathComponent)/secret"), sent,
      Bundle.main.bundleURL.appending(path: "../../../../../../../../../../etc/hostname"),
      URL(filePath: "/etc/hostname"),
    ]
    for url in refused { #expect(throws: (any Error).self, "\(url)") { try read(url, served) } }
    // The operator allows more.
    #expect(try read(secret, .served(adding: .init(folder.path))) == Data("text".utf8))
    #expect(try read(secret, .everything) == Data("text".utf8))
    // Neither of these ends.
    for url in [URL(filePath: "/dev/zero"), URL(filePath: "/dev/stdin")] {
      #expect(throws: (any Error).self) { try read(url, .everything) }
    }
    #expect(throws: ResourceRefusal.self) { try LocalFile.data(at: secret, limit: 3, rules: .everything) }
  }

  @Test(arguments: ["http://a", "a b", "a/b", "a,,b@c"]) func invalidSettingsAreReported(list: String) {
    #expect(throws: ResourceRules.Additions.Invalid.self) { try ResourceRules.Additions(list) }
  }
}

#if canImport(CairnTesting)
  import Cairn
  import CairnTesting
  import SwiftUI
  import Synchronization
  import Testing

  @testable import Issues

  @MainActor
  @Suite("Issues from a server")
  struct FetchingTests {
    private let cache = SnapshotCache(
      file: .temporaryDirectory.appending(path: "issues-\(UUID().uuidString)/Answer.json"))

    private nonisolated static let published = """
      {
        "people": ["Ada"],
        "projects": [{"id": "bridge", "name": "Bridge", "summary": "Over the river.", "symbol": "road.lanes"}],
        "issues": [{
          "project": "bridge", "number": 1, "title": "It sways", "body": "In the wind.", "author": "Ada",
          "date": "2026-01-14T14:13:00Z", "isOpen": true, "labels": ["bug"], "comments": []
        }]
      }
      """

    private func feed(of server: LocalServer) throws -> Feed {
      let server = try #require(IssueServer(server.address))
      return Feed(server: server, cache: cache)
    }

    private func host(_ feed: Feed, width: Double = 390) -> TestHost {
      TestHost(width: width, strict: true) { RootView().environment(feed) }
    }

    private func removeCache() { try? FileManager.default.removeItem(at: cache.file.deletingLastPathComponent()) }

    @Test(arguments: [390.0, 1200])
    func issuesOfTheServerAreShown(width: Double) async throws {
      defer { removeCache() }
      let server = try LocalServer { response(Self.published) }
      let feed = try feed(of: server)
      let host = host(feed, width: width)
      #expect(host.isVisible("Loading…"))
      await feed.refresh()
      host.open(url("projects/bridge/issues/1"))
      #expect(host.isVisible("In the wind."))
      #expect(!host.isVisible("Garden Diary"))
    }

    @Test func whatWasLoadedIsThereOffline() async throws {
      defer { removeCache() }
      let server = try LocalServer { response(Self.published) }
      try await feed(of: server).refresh()
      server.stop()

      let later = try feed(of: server)
      let host = host(later)
      await later.refresh()
      await host.settle()
      #expect(host.isVisible("The server cannot be reached."))
      try host.link("Bridge").tap()
      try host.link("Open, It sways, #1").tap()
      #expect(host.isVisible("In the wind."))
    }

    @Test func changesOfTheUserStayAfterARefresh() async throws {
      defer { removeCache() }
      let server = try LocalServer { response(Self.published) }
      let feed = try feed(of: server)
      await feed.refresh()
      let host = host(feed)
      host.open(url("projects/bridge/issues/1/edit"))
      host.field("Title").text = "It sways less"
      try host.button("Save").tap()
      await feed.refresh()
      await host.settle()
      #expect(host.isVisible("It sways less"))
    }

    @Test(arguments: [
      (response("", status: "503 Service Unavailable"), "The server answered with error 503."),
      (response("{\"people\": ["), "The server sent something other than issues."),
      (response("<html>Log in to the network</html>"), "The server sent something other than issues."),
      (
        response(Self.published.replacing("\"number\": 1", with: "\"number\": \"one\"")),
        "The server sent something other than issues."
      ),
      (
        response(Self.published.replacing("\"project\": \"bridge\"", with: "\"project\": \"tower\"")),
        "The server sent something other than issues."
      ),
      (response(String(repeating: " ", count: 4_000_001)), "The server sent more than this app reads."),
      (Data("nonsense\r\n\r\n".utf8), "The server cannot be reached."),
    ])
    func aBadAnswerIsExplainedAndCanBeRetried(bad: Data, message: String) async throws {
      defer { removeCache() }
      let isGood = Mutex(false)
      let server = try LocalServer { isGood.withLock { $0 } ? response(Self.published) : bad }
      let feed = try feed(of: server)
      let host = host(feed)
      await feed.refresh()
      await host.settle()
      #expect(host.isVisible("No Issues Yet") && host.isVisible(message))
      isGood.withLock { $0 = true }
      try host.button("Retry").tap()
      await feed.refresh()
      await host.settle()
      #expect(host.link("Bridge").exists)
    }

    @Test(arguments: [("de_DE", "Der Server ist nicht erreichbar."), ("ar_EG", "تعذر الوصول إلى الخادم.")])
    func problemsAreExplainedInTheUsersLanguage(language: String, message: String) async throws {
      let server = try #require(IssueServer("http://127.0.0.1:1/issues.json"))
      let feed = Feed(server: server, cache: cache)
      let host = TestHost(strict: true) {
        RootView()
          .environment(feed)
          .environment(\.locale, Locale(identifier: language))
      }
      await feed.refresh()
      await host.settle()
      #expect(host.isVisible(message))
    }

    @Test func aBadAnswerDoesNotReplaceAGoodOne() async throws {
      defer { removeCache() }
      let isGood = Mutex(true)
      let server = try LocalServer { response(isGood.withLock { $0 } ? Self.published : "{}") }
      let feed = try feed(of: server)
      await feed.refresh()
      isGood.withLock { $0 = false }
      await feed.refresh()
      for feed in [feed, try self.feed(of: server)] {
        #expect(host(feed).link("Bridge").exists)
      }
    }

    @Test func anAnswerArrivesAfterItsPageWasLeft() async throws {
      defer { removeCache() }
      let gate = DispatchSemaphore(value: 0)
      let server = try LocalServer {
        gate.wait()
        return response(Self.published)
      }
      let feed = try feed(of: server)
      let host = TestHost(width: 390, strict: true) { RootView().environment(feed).task { await feed.refresh() } }
      host.open(url("projects/bridge/issues/1"))
      #expect(host.isVisible("Loading…"))
      try host.goBack(to: "Projects")
      gate.signal()
      await feed.refresh()
      await host.settle()
      #expect(host.pages == ["Projects"])
      #expect(host.link("Bridge").exists)
    }

    @Test func aDamagedCacheIsNoCache() async throws {
      defer { removeCache() }
      let server = try LocalServer { response(Self.published) }
      try await feed(of: server).refresh()
      let kept = try Data(contentsOf: cache.file)
      for data in [kept.prefix(kept.count / 2), Data(), Data("{}".utf8)] {
        try data.write(to: cache.file)
        #expect(try feed(of: server).state == .loading)
      }
    }

    @Test func theCacheOfAnotherServerIsNotShown() async throws {
      defer { removeCache() }
      let server = try LocalServer { response(Self.published) }
      try await feed(of: server).refresh()
      let other = try #require(IssueServer("http://127.0.0.1:1/issues.json"))
      #expect(Feed(server: other, cache: cache).state == .loading)
    }

    @Test(arguments: ["", "issues.json", "file:///etc/passwd", "ftp://localhost/issues.json", "http://"])
    func onlyAddressesOfHTTPNameAServer(_ address: String) { #expect(IssueServer(address) == nil) }
  }
#endif

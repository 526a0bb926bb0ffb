import CairnTesting
import SwiftUI
import TestSupport
import Testing

@testable import CairnCore

@MainActor
@Suite("URLs")
struct URLTests {
  let journal = Journal()
  private let url = URL(string: "https://example.org/Straße?q=1")!

  @Test("N271: onOpenURL runs in the scene that receives the URL")
  func onOpenURL() {
    struct Page: View {
      @State private var last = "none"
      var body: some View { Text(last).onOpenURL { last = $0.absoluteString } }
    }
    let host = TestHost { Page() }
    host.open(URL(string: "app://recipes/1")!)
    #expect(host.texts == ["app://recipes/1"])
  }

  @Test func everyHandlerInTheWindowIsCalledOuterFirst() {
    let host = TestHost {
      VStack {
        Text("a").onOpenURL { _ in journal.write("a") }
        AnyView(VStack { Text("b").onOpenURL { _ in journal.write("b") } })
        Text("c").onOpenURL { _ in journal.write("c") }
      }
      .onOpenURL { _ in journal.write("outer") }
    }
    host.open(url)
    #expect(journal.take() == ["outer", "a", "b", "c"])
  }

  @Test func aHandlerGoesWithItsView() {
    let isShown = Switchboard(true)
    let host = TestHost {
      Deferred { if isShown.value { Text("a").onOpenURL { _ in journal.write("a") } } }
    }
    isShown.value = false
    #expect(host.texts == [])
    host.open(url)
    #expect(journal.take() == [])
    #expect(host.diagnostics.map(\.code) == ["url.no-handler"])
  }

  @Test func aLinkThatComesBeforeTheFirstFrameWaitsForIt() {
    struct Page: View {
      @State private var last = "none"
      var body: some View { Text(last).onOpenURL { last = $0.absoluteString } }
    }
    let headless = HeadlessHost(size: CGSize(width: 100, height: 100))
    let session = Session(content: Page(), on: headless, opening: [url])
    #expect(session.windows[0].screen.root?.textsInside == [url.absoluteString])
  }

  private struct Routed: App {
    var body: some Scene {
      WindowGroup("Main", id: "main") {
        Page(name: "main").handlesExternalEvents(preferring: ["MAIN"], allowing: ["shared"])
      }
      WindowGroup("Recipes", id: "recipes") {
        Page(name: "recipes").handlesExternalEvents(preferring: [], allowing: ["cafe"])
      }
      .handlesExternalEvents(matching: ["recipe", ""])
      .handlesExternalEvents(matching: ["café"])
    }

    struct Page: View {
      let name: String
      @State private var received: [String] = []
      var body: some View {
        Text("\(name): \(received.joined(separator: " "))")
          .onOpenURL { received.append($0.host() ?? "") }
      }
    }
  }

  @Test("N272, N273: an event goes to who prefers it, then to who allows it, then to a new window")
  func routing() {
    let host = TestHost(Routed.self)
    host.open(URL(string: "app://main")!)
    #expect(host.texts == ["main: main"])
    host.open(URL(string: "app://recipes")!)
    #expect(host.windows == ["Main", "Recipes"])
    #expect(host.texts == ["recipes: recipes"])
    // The front window neither prefers nor allows these; the other one does.
    host.open(URL(string: "app://shared")!)
    host.open(URL(string: "app://main")!)
    #expect(host.texts == ["main: main shared main"])
    host.open(URL(string: "app://cafe")!)
    #expect(host.texts == ["recipes: recipes cafe"])
    #expect(host.windows.count == 2)
    host.open(URL(string: "app://nobody")!)
    #expect(host.diagnostics.map(\.code) == ["url.no-handler"])
  }

  @Test(
    "N273: what matches what",
    arguments: [
      ("https://example.org/Recipes", ["recipes"], true), ("https://example.org", ["*"], true),
      ("https://example.org", [""], false), ("https://example.org", [], false), ("app://café", ["CAFE"], true),
      ("app://other", ["recipe", "other"], true), ("app://other", ["recipe"], false),
    ] as [(String, Set<String>, Bool)])
  func matching(event: String, conditions: Set<String>, expected: Bool) {
    #expect(ExternalEventPreferences.matches(event, conditions) == expected)
  }

  @Test("N275: openURL asks the handler in the environment, and then perhaps the system")
  func openURL() throws {
    struct Page: View {
      let url: URL
      let journal: Journal
      @Environment(\.openURL) private var openURL
      var body: some View {
        Button("Open") { openURL(url) { journal.write("accepted \($0)") } }
        Link("Website", destination: url)
        Link(destination: url) { Text("With a label") }
      }
    }
    let result = Switchboard<String>("none")
    let host = TestHost {
      Deferred {
        let kind = result.value
        if kind == "none" {
          Page(url: url, journal: journal)
        } else {
          Page(url: url, journal: journal)
            .environment(
              \.openURL,
              OpenURLAction { url in
                journal.write("asked")
                switch kind {
                case "handled": return .handled
                case "discarded": return .discarded
                case "other": return .systemAction(URL(string: "https://other.org")!)
                default: return .systemAction
                }
              })
        }
      }
    }
    #expect(host.texts == ["Open", "Website", "With a label"])
    try host.tap("Open")
    #expect(journal.take() == ["accepted true"])
    #expect(host.openedURLs == [url])
    try host.tap("Website", role: .link)
    try host.tap("With a label")
    #expect(host.openedURLs == [url, url, url])

    result.value = "handled"
    try host.tap("Open")
    #expect(journal.take() == ["asked", "accepted true"])
    result.value = "discarded"
    try host.tap("Open")
    #expect(journal.take() == ["asked", "accepted false"])
    #expect(host.openedURLs.count == 3)
    result.value = "other"
    try host.tap("Website")
    #expect(host.openedURLs.last == URL(string: "https://other.org")!)
    result.value = "system"
    try host.tap("Website")
    #expect(host.openedURLs.last == url)
    #expect(host.openedURLs.count == 5)
  }
  @Test func whatTheSystemDoesNotOpenIsToldOf() throws {
    struct Page: View {
      @Environment(\.openURL) private var openURL
      let journal: Journal
      let url: URL
      var body: some View { Button("Open") { openURL(url) { journal.write("accepted \($0)") } } }
    }
    let url = try #require(URL(string: "nothing-opens-this:%00%FF?#"))
    let headless = HeadlessHost(size: CGSize(width: 390, height: 844))
    headless.opensURLs = false
    let session = Session(content: Page(journal: journal, url: url), on: headless)
    session.graph.diagnostics.sink = { _ in }
    let button = try #require(session.windows[0].screen.root?.firstInside { $0.role == .button })
    _ = session.send(.activate, to: button)
    session.runTurns()
    #expect(journal.take() == ["accepted false"])
    #expect(session.graph.diagnostics.all.map(\.code) == ["url.not-opened"])
  }

  @Test(
    "URLs of any content go to the app as they are",
    arguments: [
      "x:", "app:////", "app://[::1]:99999/%F0%28%8C%28", "mailto:a@b?c=%00",
      "app://h/\(String(repeating: "a/", count: 5_000))", "app://ünï/çode?q=😀#�", "?only=query", "#", "../..",
    ])
  func anyContent(text: String) throws {
    struct Page: View {
      @State private var last = "none"
      var body: some View { Text(last).onOpenURL { last = $0.absoluteString } }
    }
    guard let url = URL(string: text) else { return }
    let host = TestHost { Page() }
    host.open(url)
    #expect(host.texts == [url.absoluteString])
  }
}

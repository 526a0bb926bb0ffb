import CairnCore
import CairnScreen
import CairnWire
import Foundation
import SwiftUI
import Testing

@testable import CairnWeb

/// A page of a server without sockets: requests and messages go in, patches come out.
@MainActor
struct Served {
  let service: WebService
  let tab: WebTab
  let html: String
  let cookie: String

  init(path: String = "/", status: HTTPStatus = .ok, _ app: @escaping @MainActor () -> _AppSource) throws {
    service = WebService(app, name: "Test")
    let response = service.answer(to: HTTPRequest(.get, path))
    #expect(response.status == status)
    html = String(decoding: response.body, as: UTF8.self)
    cookie = try #require(response.headers["set-cookie"]?.split(separator: ";").first.map(String.init))
    tab = try #require(service.tabs.values.first)
  }

  var root: Element { tab.root! }

  func element(_ label: String, _ role: ElementRole? = nil) throws -> Element {
    try #require(
      root.firstInside { $0.label == label && (role == nil ? $0.role.isActionable : $0.role == role) }, "no \(label)")
  }

  /// The patches that events cause.
  func patches(_ events: ClientEvent...) -> String { patches { tab.perform(events) } }

  /// The patches that something causes.
  func patches(of act: () -> Void) -> String {
    let before = tab.line.outbox.last
    act()
    return tab.line.outbox.waiting.filter { $0.number > before }.map(\.text).joined()
  }

  func texts() -> [String] { root.frontTexts }
}

private struct Sample: App {
  var body: some Scene { WindowGroup { SampleView() } }
}

private struct SampleView: View {
  @State private var count = 0
  @State private var name = ""
  @State private var isShown = false
  @State private var isLoud = false

  var body: some View {
    NavigationStack {
      List {
        Text("Count \(count)")
        Button("Add") { count += 1 }
        Button("Never") { count += 100 }.disabled(true)
        TextField(
          "Name",
          text: Binding {
            name
          } set: {
            name = String($0.prefix(5))
          })
        Text("Hello <\(name)>")
        Toggle("Loud", isOn: $isLoud)
        Button("Open") { isShown = true }
        NavigationLink("Next") { Text("There").navigationTitle("Second") }
        Text("[bad](javascript:alert)")
      }
      .navigationTitle("First <page>")
      .sheet(isPresented: $isShown) { Button("Shut") { isShown = false } }
    }
  }
}

@MainActor
@Suite struct TabTests {
  private func sample(path: String = "/", status: HTTPStatus = .ok) throws -> Served {
    try Served(path: path, status: status) { .of(Sample()) }
  }

  @Test func theFirstPageIsComplete() throws {
    let page = try sample()
    #expect(page.html.contains("<title>First &lt;page&gt;</title>"))
    #expect(page.html.contains(">First &lt;page&gt;</h1>"))
    #expect(page.html.contains("<main "))
    #expect(page.html.contains("href=\"/next\""))
    #expect(page.html.contains("Hello &lt;&gt;"))
    #expect(!page.html.contains("href=\"javascript:"))
    #expect(page.html.contains("role=\"switch\""))
  }

  @Test func aTapSendsOnlyTheChanges() throws {
    let page = try sample()
    let patches = page.patches(.tap(try page.element("Add").id.number))
    #expect(patches.contains("Count 1"))
    #expect(!patches.contains("Hello"))
    #expect(patches.utf8.count < 120, "\(patches)")
  }

  @Test func aDisabledControlDoesNothing() throws {
    let page = try sample()
    #expect(page.patches(.tap(try page.element("Never").id.number)).isEmpty)
    #expect(page.texts().contains("Count 0"))
  }

  @Test func elementsBehindASheetCannotBePressed() throws {
    let page = try sample()
    let add = try page.element("Add").id.number
    _ = page.patches(.tap(try page.element("Open").id.number))
    #expect(page.root.hasPresentations)
    #expect(page.patches(.tap(add)).isEmpty)
    _ = page.patches(.tap(try page.element("Shut").id.number))
    #expect(page.patches(.tap(add)).contains("Count 1"))
  }

  @Test func elementsOnACoveredPageCannotBePressed() throws {
    let page = try sample()
    let add = try page.element("Add").id.number
    _ = page.patches(.tap(try page.element("Next", .link).id.number))
    #expect(page.texts().contains("There"))
    _ = page.patches(.tap(add))
    _ = page.patches(.back)
    #expect(page.texts().contains("Count 0"))
  }

  @Test(arguments: [0, -1, 999_999, Int.max / 2]) func unknownElementsAreIgnored(_ id: Int) throws {
    let page = try sample()
    let all = page.patches(
      .tap(id), .edit(id, "x", version: 1), .submit(id), .choose(id, in: id), .adjust(id, 1), .step(id, 1), .delete(id),
      .dismiss(id), .focus(id, true), .scroll(id, x: 1, y: 1), .move(id, 1), .date(id, "2024-01-01"),
      .color(id, "#fff"),
      .hold(id), .taps(id, 2), .hover(id, true), .menu(id), .go("e\(id)"))
    #expect(!all.contains("Count 1"))
  }

  @Test func unsupportedEventsAreIgnored() throws {
    let page = try sample()
    let add = try page.element("Add").id.number
    let all = page.patches(
      .edit(add, "x", version: 1), .submit(add), .choose(add, in: add), .adjust(add, 1), .step(add, 1), .delete(add),
      .dismiss(add), .date(add, "2024-01-01"))
    #expect(all.isEmpty)
    #expect(page.texts().contains("Count 0"))
  }

  @Test func typedTextIsNotSentBack() throws {
    let page = try sample()
    let field = try page.element("Name", .field)
    let patches = page.patches(.edit(field.id.number, "Ada", version: 1))
    #expect(patches.contains("Hello &lt;Ada&gt;"))
    #expect(!patches.contains("\"value\""), "\(patches)")
  }

  @Test func changedTextIsSentBackWithItsVersion() throws {
    let page = try sample()
    let field = try page.element("Name", .field)
    let patches = page.patches(.edit(field.id.number, "Ada Lovelace", version: 4))
    #expect(patches.contains("\"value\":\"Ada L\""))
    #expect(patches.contains("},4]"))
  }

  @Test func aSwitchIsSentItsStateAfterAPress() throws {
    let page = try sample()
    let toggle = try page.element("Loud", .toggle)
    #expect(page.patches(.tap(toggle.id.number)).contains("\"checked\":\"\""))
  }

  @Test func pagesAreAddedAndRemoved() throws {
    let page = try sample()
    let push = page.patches(.tap(try page.element("Next", .link).id.number))
    #expect(push.contains("[\"h\",\"push\",") && push.contains("\"/next\"") && push.contains("There"))
    #expect(push.contains("[\"T\",\"Second\"]"))
    #expect(push.utf8.count < 1_600, "\(push.utf8.count)")
    let pop = page.patches(.back)
    // The browser has kept the page below, so it is not sent again, and learns that the other is gone.
    #expect(pop.contains("[\"h\",\"pop\",") && !pop.contains("Count 0") && pop.contains("[\"x\","))
    #expect(pop.utf8.count < 300, "\(pop)")
    for _ in 0..<3 {
      #expect(page.patches(.tap(try page.element("Next", .link).id.number)).contains("There"))
      #expect(page.patches(.back).utf8.count < 300)
    }
    #expect(page.patches(.tap(try page.element("Add").id.number)).contains("Count 1"))
  }

  @Test func aURLOpensItsPage() throws {
    let page = try sample(path: "/next")
    #expect(page.html.contains(">Second</h1>"))
    #expect(page.html.contains("data-path=\"/next\""))
    _ = page.patches(.back)
    #expect(page.texts().contains("Count 0"))
  }

  @Test func anUnknownURLOpensTheLastPageThatExists() throws {
    #expect(try sample(path: "/nowhere/at/all", status: .notFound).html.contains("data-path=\"/\""))
    #expect(try sample(path: "/next/nowhere", status: .notFound).html.contains("data-path=\"/next\""))
    // A path follows links, and presses no buttons.
    #expect(try sample(path: "/add", status: .notFound).html.contains("Count 0"))
  }

  @Test func historyNamesPagesByIdentity() throws {
    let page = try sample()
    let start = page.tab.history.key
    _ = page.patches(.tap(try page.element("Next", .link).id.number))
    let second = page.tab.history.key
    _ = page.patches(.go(start))
    #expect(page.tab.history.key == start)
    // Twice is once.
    #expect(page.patches(.go(start)).isEmpty)
    let forward = page.patches(.go(second))
    #expect(forward.contains("[\"h\",\"rep\","))
    #expect(page.texts().contains("There"))
    // An entry that never was brings the browser back.
    #expect(page.patches(.go("e77777")).contains("[\"h\",\"fix\","))
  }

  @Test func thePagesOfAUserAreLimited() throws {
    let page = try sample()
    for _ in 0..<WebService.mostTabsOfUser + 5 {
      for tab in page.tab.user.tabs where !tab.isAttached {
        tab.line.attach(keep(TabSocket(of: page.tab.user, page.service)))
      }
      _ = page.service.answer(to: HTTPRequest(.get, "/", headers: ["cookie": page.cookie]))
    }
    #expect(page.tab.user.tabs.count == WebService.mostTabsOfUser)
    let last = page.service.answer(to: HTTPRequest(.get, "/", headers: ["cookie": page.cookie]))
    // All of them are in use. One that is left makes room.
    #expect(last.status == .serviceUnavailable)
    page.tab.line.detach()
    #expect(page.service.answer(to: HTTPRequest(.get, "/next", headers: ["cookie": page.cookie])).status == .ok)
    #expect(page.tab.user.tabs.count <= WebService.mostTabsOfUser)
  }

  private func keep(_ socket: TabSocket) -> TabSocket {
    Kept.sockets.append(socket)
    return socket
  }

  private enum Kept { @MainActor static var sockets: [TabSocket] = [] }

  // MARK: Forms

  private func post(_ page: Served, _ fields: [(String, String)], cookie: String? = nil, origin: String? = nil)
    -> HTTPResponse
  {
    let body = fields.map { "\(PercentCoding.encode($0.0))=\(PercentCoding.encode($0.1))" }.joined(separator: "&")
    var headers: HTTPHeaders = ["content-type": "application/x-www-form-urlencoded", "cookie": cookie ?? page.cookie]
    headers["origin"] = origin
    return page.service.answer(to: HTTPRequest(.post, "/", headers: headers, body: Array(body.utf8)))
  }

  private func proof(_ page: Served) -> [(String, String)] {
    [("tab", RandomToken.masked(page.tab.token)), ("proof", RandomToken.masked(page.tab.user.formToken))]
  }

  @Test func aFormWritesAndPresses() throws {
    let page = try sample()
    let field = try page.element("Name", .field).nodeID
    let add = try page.element("Add").nodeID
    let response = post(page, proof(page) + [(field, "Ada"), ("tap", add)])
    #expect(response.status == .seeOther && response.headers["location"] == "/")
    #expect(page.texts().contains("Count 1") && page.texts().contains("Hello <Ada>"))
  }

  @Test func formsFromOtherSitesAreRefused() throws {
    let page = try sample()
    let tap = ("tap", try page.element("Add").nodeID)
    #expect(post(page, [("tab", RandomToken.masked(page.tab.token)), tap]).status == .forbidden)
    #expect(
      post(page, [("tab", RandomToken.masked(page.tab.token)), ("proof", RandomToken.masked(RandomToken.make())), tap])
        .status == .forbidden)
    #expect(post(page, proof(page) + [tap], origin: "https://evil.example").status == .forbidden)
    #expect(post(page, proof(page) + [tap], cookie: "cairn=\(RandomToken.make())").status == .forbidden)
    let other = page.service.answer(to: HTTPRequest(.get, "/"))
    let stranger = try #require(other.headers["set-cookie"]?.split(separator: ";").first.map(String.init))
    #expect(post(page, proof(page) + [tap], cookie: stranger).status == .forbidden)
    #expect(page.texts().contains("Count 0"))
  }

  // MARK: Sockets

  @Test func otherSitesCannotConnect() throws {
    let page = try sample()
    func isAccepted(_ headers: HTTPHeaders) -> Bool {
      let request = HTTPRequest(.get, "/cairn/socket", host: "localhost", headers: headers)
      if case .accept = page.service.accept(request) { return true }
      return false
    }
    #expect(isAccepted(["origin": "http://localhost", "cookie": page.cookie]))
    #expect(!isAccepted(["origin": "http://localhost.evil.example", "cookie": page.cookie]))
    #expect(!isAccepted(["origin": "null", "cookie": page.cookie]))
    #expect(!isAccepted(["cookie": page.cookie]))
  }

  @Test func aSocketTakesOverThePageAndGetsMissedMessages() throws {
    let page = try sample()
    let link = Wire()
    let delegate = try #require(link.connect(page))
    delegate.received("hello \(RandomToken.masked(page.tab.token)) 0", on: link.socket)
    #expect(link.sent.count == 1)
    delegate.received("{\"n\":1,\"a\":0,\"e\":[[\"tap\",\(try page.element("Add").id.number)]]}", on: link.socket)
    #expect(link.sent.last?.contains("Count 1") == true)
    // It did not arrive: the connection breaks, and another one asks for it again.
    delegate.closed(link.socket, code: .abnormal, reason: "")
    let next = Wire()
    let second = try #require(next.connect(page))
    second.received("hello \(RandomToken.masked(page.tab.token)) 0", on: next.socket)
    #expect(next.sent.contains { $0.contains("Count 1") })
    // The same message again does nothing.
    second.received("{\"n\":1,\"a\":1,\"e\":[[\"tap\",\(try page.element("Add").id.number)]]}", on: next.socket)
    #expect(page.texts().contains("Count 1"))
    #expect(page.tab.line.outbox.waiting.isEmpty)
  }

  @Test(arguments: ["", "hello", "hello x 0", "{}", "hello 00000000000000000000000000 0"])
  func malformedGreetingsAreRefused(_ text: String) throws {
    let page = try sample()
    let link = Wire()
    let delegate = try #require(link.connect(page))
    delegate.received(text, on: link.socket)
    #expect(!link.isOpen)
  }

  @Test func aMessageOutOfOrderClosesTheSocket() throws {
    let page = try sample()
    let link = Wire()
    let delegate = try #require(link.connect(page))
    delegate.received("hello \(RandomToken.masked(page.tab.token)) 0", on: link.socket)
    delegate.received("{\"n\":5,\"a\":0,\"e\":[]}", on: link.socket)
    #expect(!link.isOpen)
  }

  @Test func anotherUsersTokenIsRefused() throws {
    let page = try sample()
    let other = page.service.answer(to: HTTPRequest(.get, "/"))
    let stranger = try #require(other.headers["set-cookie"]?.split(separator: ";").first.map(String.init))
    let link = Wire()
    let delegate = try #require(link.connect(page, cookie: stranger))
    delegate.received("hello \(RandomToken.masked(page.tab.token)) 0", on: link.socket)
    #expect(link.sent == ["{\"gone\":1}"])
    #expect(!page.tab.isAttached)
  }
}

/// A WebSocket that only remembers.
@MainActor
final class Wire: SocketLink {
  private(set) var sent: [String] = []
  private(set) var isOpen = true
  var bufferedBytes: Int { 0 }
  lazy var socket = WebSocket(HTTPRequest(), link: self)
  var delegate: (any SocketDelegate)?

  func connect(_ page: Served, cookie: String? = nil) -> (any SocketDelegate)? {
    let request = HTTPRequest(
      .get, "/cairn/socket", headers: ["origin": "http://localhost", "cookie": cookie ?? page.cookie])
    guard case .accept(let delegate, _) = page.service.accept(request) else { return nil }
    delegate.opened(socket)
    return delegate
  }

  func send(text: String) { sent.append(text) }
  func send(bytes: [UInt8]) {}
  func close(_ code: CloseCode, reason: String) { isOpen = false }
}

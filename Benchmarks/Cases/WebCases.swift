import CairnScreen
import CairnWeb
import CairnWire
import SwiftUI

/// A page in a browser, from the text of a message to the texts that answer it, without sockets.
extension Case {
  static let webCases = [
    Case(name: "web-click", about: "a button that changes a text, clicked in a browser", count: 2_000, work: click),
    Case(
      name: "web-push", about: "a page with 20 rows pushed in a browser by a click, and Back", count: 200, work: push),
  ]

  private static let click = Work.changes {
    let browser = Browser(.of(CounterApp()))
    let button = browser.element(.button)
    return Changes(subject: browser) { _ in
      browser.send("[\"tap\",\(button.id.number)]")
    } check: { rounds in
      precondition(browser.lastAnswer.contains("Count: \(rounds)"), "The browser was sent \(browser.lastAnswer).")
    }
  }

  private static let push = Work.changes {
    let browser = Browser(.of(LinksApp()))
    let link = browser.element(.link)
    return Changes(subject: browser) { _ in
      browser.send("[\"tap\",\(link.id.number)]")
      browser.send("[\"tap\",\(browser.element(.backButton).id.number)]")
    } check: { _ in
      browser.send("[\"tap\",\(link.id.number)]")
      precondition(browser.lastAnswer.contains("Row 19 of page 19"), "The browser was sent \(browser.lastAnswer).")
    }
  }
}

/// A browser without a network: it shows one page of a service, and sends its events.
@MainActor
private final class Browser: Ending, ExchangeLink, SocketLink {
  private let service: WebService
  private var response: HTTPResponse?
  private var delegate: (any SocketDelegate)?
  private lazy var socket = WebSocket(HTTPRequest(), link: self)
  private var sentCount = 0
  private var arrivedCount = 0
  private(set) var lastAnswer = ""
  private(set) var isOpen = true
  let bufferedBytes = 0

  init(_ app: _AppSource) {
    service = WebService({ app }, name: "Benchmark")
    let request = HTTPRequest(.get, "/")
    service.respond(to: request, on: Exchange(request, link: self))
    guard let response, let cookie = response.headers["set-cookie"]?.split(separator: ";").first,
      let token = String(decoding: response.body, as: UTF8.self).split(separator: "data-tab=\"").last?
        .split(separator: "\"").first
    else { preconditionFailure("There is no page.") }
    let handshake = HTTPRequest(
      .get, "/cairn/socket", headers: ["origin": "http://localhost", "cookie": String(cookie)])
    guard case .accept(let delegate, _) = service.accept(handshake) else {
      preconditionFailure("The service refuses the socket.")
    }
    self.delegate = delegate
    delegate.opened(socket)
    delegate.received("hello \(token) 0", on: socket)
  }

  /// Sends events as one message, which also acknowledges all earlier answers.
  func send(_ events: String) {
    sentCount += 1
    delegate?.received("{\"n\":\(sentCount),\"a\":\(arrivedCount),\"e\":[\(events)]}", on: socket)
  }

  /// Returns the last element with a role, which is on the page in front.
  func element(_ role: Role) -> Element {
    var found: Element?
    var waiting = [service.runningTabs[0].root!]
    while let element = waiting.popLast() {
      if element.role == role { found = found ?? element }
      waiting.append(contentsOf: element.children)
    }
    guard let found else { preconditionFailure("There is no \(role.rawValue) in the browser.") }
    return found
  }

  func end() { for tab in service.runningTabs { tab.end() } }

  func respond(_ response: HTTPResponse) { self.response = response }
  func stream(_ response: HTTPResponse, length: Int?, from source: any BodySource, on exchange: Exchange) {}
  func resume() {}
  func abandon() {}

  func send(text: String) {
    lastAnswer = text
    if text.hasPrefix("{\"n\":") { arrivedCount += 1 }
  }
  func send(bytes: [UInt8]) {}
  func close(_ code: CloseCode, reason: String) { isOpen = false }
}

private struct CounterApp: App {
  var body: some Scene { WindowGroup { Counter() } }
}

private struct Counter: View {
  @State private var count = 0

  var body: some View {
    VStack {
      Text("Count: \(count)")
      Button("Add") { count += 1 }
    }
  }
}

private struct LinksApp: App {
  var body: some Scene { WindowGroup { Links() } }
}

private struct Links: View {
  var body: some View {
    NavigationStack {
      List(0..<20, id: \.self) { NavigationLink("Page \($0)", value: $0) }
        .navigationTitle("Pages")
        .navigationDestination(for: Int.self) { number in
          List(0..<20, id: \.self) { Text("Row \($0) of page \(number)") }.navigationTitle("Page \(number)")
        }
    }
  }
}

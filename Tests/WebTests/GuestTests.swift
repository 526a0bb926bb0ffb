import CairnCore
import CairnScreen
import CairnWire
import Foundation
import SwiftUI
import Testing

@testable import CairnWeb

/// What differs between two renderings, for pages that cannot be the same.
@MainActor private enum Times { static var rendered = 0 }

private struct Shop: App {
  var isDifferent = false

  var body: some Scene { WindowGroup { ShopView(isDifferent: isDifferent) } }
}

private struct ShopView: View {
  let isDifferent: Bool
  @AppStorage("name") private var name = "nobody"
  @State private var count = 0
  @State private var text = ""

  var body: some View {
    NavigationStack {
      List {
        Text("\(name) \(count) \(text)")
        if isDifferent { Text("Rendering \(rendering)") }
        TextField("Text", text: $text)
        Button("Add") { count += 1 }
        Button("Ann") { name = "Ann" }
        NavigationLink("Next") { Text("There").navigationTitle("Next") }
      }
      .navigationTitle("Shop")
    }
  }

  private var rendering: Int {
    Times.rendered += 1
    return Times.rendered
  }
}

/// A server whose processes are services: one for guests, and one for each user.
@MainActor
private final class Street {
  let folder = FileManager.default.temporaryDirectory.appending(path: "cairn-guests-\(UUID().uuidString)")
  let guests: WebService
  private let app: Shop
  var wires: [Wire] = []
  var workers: [WebService] = []

  init(_ app: Shop = Shop()) {
    self.app = app
    guests = WebService({ .of(app) }, name: "Shop", state: StateFolder(root: folder))
    guests.serveGuests()
  }

  isolated deinit {
    for worker in workers { for tab in worker.runningTabs { worker.drop(tab) } }
    try? FileManager.default.removeItem(at: folder)
  }

  /// A page as the browser has it.
  struct Sent {
    var html: String
    var status: HTTPStatus
    var cookie: String
    func attribute(_ name: String) -> String {
      html.split(separator: "\(name)=\"").dropFirst().first.map { String($0.prefix { $0 != "\"" }) } ?? ""
    }
    var token: String? { RandomToken.unmasked(attribute("data-tab")) }
  }

  func get(_ path: String = "/", headers: HTTPHeaders = [:]) throws -> Sent {
    let answers = Answers()
    let request = HTTPRequest(.get, path, headers: headers)
    guests.respond(to: request, on: answers.exchange(request))
    let response = try #require(answers.response)
    let cookie = try #require(response.headers["set-cookie"]?.split(separator: ";").first.map(String.init))
    return Sent(html: String(decoding: response.body, as: UTF8.self), status: response.status, cookie: cookie)
  }

  /// The process that the gate assigns to this cookie.
  func worker(of sent: Sent) throws -> WebService {
    let app = app
    let worker = WebService({ .of(app) }, name: "Shop", state: StateFolder(root: folder))
    let user = worker.naming.user(of: ["cookie": sent.cookie], from: .local).user
    worker.serveOnly(try #require(user))
    workers.append(worker)
    return worker
  }

  func connect(_ sent: Sent, to worker: WebService, mark: String? = nil) throws -> Wire {
    let request = HTTPRequest(.get, "/cairn/socket", headers: ["origin": "http://localhost", "cookie": sent.cookie])
    guard case .accept(let delegate, _) = worker.accept(request) else { throw CancellationError() }
    let wire = Wire()
    wire.delegate = delegate
    wires.append(wire)
    delegate.opened(wire.socket)
    let token = sent.attribute("data-tab")
    let page = " page \(mark ?? sent.attribute("data-mark")) \(sent.attribute("data-path"))"
    delegate.received("hello \(token) 0 \(token)\(page)", on: wire.socket)
    return wire
  }
}

/// Takes the response of an exchange.
@MainActor
private final class Answers: ExchangeLink {
  var response: HTTPResponse?
  private var kept: Exchange?

  func exchange(_ request: HTTPRequest) -> Exchange { Exchange(request, link: self) }
  func respond(_ response: HTTPResponse) { self.response = response }
  func stream(_ response: HTTPResponse, length: Int?, from source: any BodySource, on exchange: Exchange) {}
  func resume() {}
  func abandon() {}
}

@MainActor
@Suite struct GuestTests {
  @Test(arguments: ["/", "/next", "/wp-login.php", "/?q=1"]) func guestsLeaveNoState(path: String) throws {
    let street = Street()
    for _ in 0..<20 { #expect(try street.get(path).status == (path == "/wp-login.php" ? .notFound : .ok)) }
    #expect(street.guests.tabs.isEmpty && street.guests.users.isEmpty)
    #expect(try FileManager.default.contentsOfDirectory(atPath: street.folder.path) == ["key"])
  }

  @Test func guestsCannotSendAnything() throws {
    let street = Street()
    let sent = try street.get()
    for method in [HTTPMethod.post, .put] {
      let request = HTTPRequest(method, "/", headers: ["cookie": sent.cookie])
      guard case .refuse(let response) = street.guests.plan(for: request) else { throw CancellationError() }
      #expect(response.status == .forbidden)
    }
    // Guests have no state, even with a cookie.
    #expect(street.guests.knownUser(of: HTTPRequest(.get, "/", headers: ["cookie": sent.cookie])) == nil)
  }

  @Test(arguments: ["/", "/next", "/?q=1"]) func aGuestsPageContinuesUnchanged(path: String) throws {
    let street = Street()
    let sent = try street.get(path)
    let worker = try street.worker(of: sent)
    let wire = try street.connect(sent, to: worker)
    let tab = try #require(worker.runningTabs.first)
    #expect(tab.token == sent.token && tab.isAttached && worker.tabs.count == 1)
    // Nothing is written again, so what was pressed before the answer is meant as it was.
    #expect(!wire.sent.contains { $0.contains("\"html\"") || $0.contains("gone") }, "\(wire.sent)")
    #expect(tab.root!.frontTexts.contains(path == "/next" ? "There" : "nobody 0 "))
    if path != "/next" {
      let add = try #require(tab.root?.firstInside { $0.label == "Add" && $0.role.isActionable })
      #expect(sent.html.contains("id=\"e\(add.id.number)\""))
      wire.delegate?.received("{\"n\":1,\"a\":0,\"e\":[[\"tap\",\(add.id.number)]]}", on: wire.socket)
      #expect(tab.root!.frontTexts.contains("nobody 1 "))
    }
  }

  @Test func aPageThatRendersDifferentlyIsSentAsAWhole() throws {
    let street = Street(Shop(isDifferent: true))
    let sent = try street.get()
    let worker = try street.worker(of: sent)
    let wire = try street.connect(sent, to: worker)
    #expect(wire.isOpen && wire.sent.first?.contains("\"html\"") == true && !wire.sent.contains("{\"gone\":1}"))
    #expect(worker.tabs.count == 1 && worker.runningTabs[0].isAttached)
  }

  @Test func returningUsersSeeTheirSettingsOnAGuestsPage() throws {
    let street = Street()
    let sent = try street.get()
    let first = try street.worker(of: sent)
    _ = try street.connect(sent, to: first)
    let tab = try #require(first.runningTabs.first)
    let ann = try #require(tab.root?.firstInside { $0.label == "Ann" && $0.role.isActionable })
    tab.perform([.tap(ann.id.number)])
    first.freeze()
    var again = try street.get()
    again.cookie = sent.cookie
    let wire = try street.connect(again, to: try street.worker(of: sent))
    #expect(wire.sent.first?.contains("Ann 0 ") == true)
  }

  @Test func anUnknownAddressIsReportedOnTheLivePage() throws {
    let street = Street()
    let sent = try street.get("/wp-login.php")
    let wire = try street.connect(sent, to: try street.worker(of: sent))
    #expect(wire.sent.contains { $0.contains("Nothing was found at this address") }, "\(wire.sent)")
  }

  @Test(arguments: [
    "", "x", "x.1x1", "x.1280x800.found", "x.1280x800.lost.lost", "x.-1x800", "x.nanx800", "x.1e9x800",
    String(repeating: "x", count: 200) + ".1280x800",
  ])
  func marksThatNobodyWroteBeginNothing(mark: String) throws {
    let street = Street()
    let sent = try street.get()
    let worker = try street.worker(of: sent)
    let wire = try street.connect(sent, to: worker, mark: mark)
    #expect(!wire.isOpen && worker.tabs.isEmpty)
  }

  // MARK: Without the script

  /// The value of a field that is not seen.
  private func hidden(_ name: String, in sent: Street.Sent) -> String {
    let found = sent.html.split(separator: "name=\"\(name)\" value=\"").dropFirst().first
    return found.map { String($0.prefix { $0 != "\"" }) } ?? ""
  }

  private func post(_ sent: Street.Sent, to worker: WebService, _ fields: [String: String]) -> HTTPResponse {
    let sentFields = ["tab", "proof", "mark"].map { ($0, hidden($0, in: sent)) }
    let all = fields.merging(sentFields) { own, _ in own }
    let body = all.map { "\(PercentCoding.encode($0.key))=\(PercentCoding.encode($0.value))" }.joined(separator: "&")
    return worker.answer(
      to: HTTPRequest(
        .post, sent.attribute("data-path"),
        headers: ["content-type": "application/x-www-form-urlencoded", "cookie": sent.cookie], body: Array(body.utf8)))
  }

  private func id(_ label: String, _ tab: WebTab) throws -> String {
    try #require(tab.root?.firstInside { $0.label == label && $0.role.isActionable }).nodeID
  }

  @Test func aGuestsFormIsSubmitted() throws {
    let street = Street()
    let sent = try street.get()
    // The names of elements are those of any other process.
    let other = try street.worker(of: sent)
    _ = try street.connect(sent, to: other)
    let add = try id("Add", other.runningTabs[0])
    let worker = try street.worker(of: sent)
    #expect(post(sent, to: worker, ["tap": add]).status == .seeOther)
    #expect(worker.runningTabs[0].root!.frontTexts.contains("nobody 1 "))
    // Submitting the same form again presses the button on the same page.
    _ = post(sent, to: worker, ["tap": add])
    #expect(worker.tabs.count == 1 && worker.runningTabs[0].root!.frontTexts.contains("nobody 2 "))
  }

  @Test func aFormOfAChangedPageHasNoEffect() throws {
    let street = Street(Shop(isDifferent: true))
    let sent = try street.get()
    let worker = try street.worker(of: sent)
    for number in 1..<60 {
      let response = post(sent, to: worker, ["tap": "e\(number)"])
      #expect(response.status == .seeOther && response.headers["location"] == "/")
    }
    #expect(worker.runningTabs.allSatisfy { $0.root!.frontTexts.contains("nobody 0 ") })
  }

  @Test func aFormNeedsTheUsersToken() throws {
    let street = Street()
    let (sent, other) = (try street.get(), try street.get())
    let worker = try street.worker(of: sent)
    #expect(post(sent, to: worker, ["proof": hidden("proof", in: other)]).status == .forbidden)
    var stolen = sent
    stolen.cookie = other.cookie
    #expect(post(stolen, to: worker, [:]).status == .forbidden)
  }

  @Test func picturesOfAGuestsPageAreServedByBothProcesses() throws {
    let street = Street()
    let sent = try street.get()
    let worker = try street.worker(of: sent)
    let picture = FileShelf.File(type: "image/png", data: Data([1]))
    street.guests.shelf.put(picture, at: "/cairn/picture/a.png")
    let request = HTTPRequest(.get, "/cairn/picture/a.png", headers: ["cookie": sent.cookie])
    #expect(WebService.isForGuests(request))
    let answers = [Answers(), Answers(), Answers()]
    street.guests.respond(to: request, on: answers[0].exchange(request))
    #expect(answers[0].response?.status == .ok)
    // The user's own process is assigned by now, and does not have the page yet.
    let missing = HTTPRequest(.get, "/cairn/picture/b.png", headers: ["cookie": sent.cookie])
    worker.respond(to: request, on: answers[1].exchange(request))
    worker.respond(to: missing, on: answers[2].exchange(missing))
    #expect(answers[1].response == nil && answers[2].response == nil)
    worker.shelf.put(picture, at: "/cairn/picture/a.png")
    _ = try street.connect(sent, to: worker)
    #expect(answers[1].response?.status == .ok && answers[2].response?.status == .notFound)
  }

  // MARK: One process for all

  @Test func unusedPagesAreLimitedAndEndFirst() throws {
    let town = Town { .of(Shop()) }
    let ann = try town.get()
    _ = try town.connect(ann.tab, ann.cookie)
    let ben = try town.get()
    ben.tab.life.noteUse()
    for _ in 0..<WebService.mostUnusedTabs + 50 { _ = try town.get() }
    #expect(town.service.tabs.count == WebService.mostUnusedTabs + 2)
    #expect(!ann.tab.isEnded && !ben.tab.isEnded)
    #expect(town.service.userCount == town.service.tabs.count)
  }

  @Test func aCookieAloneKeepsNoUser() throws {
    let town = Town { .of(Shop()) }
    let naming = town.service.naming
    for _ in 0..<50 {
      let cookie = "\(naming.cookieName)=\(naming.cookie(of: .random()))"
      for path in ["/cairn/window/x", "/cairn/picture/x", "/cairn/x"] {
        _ = town.service.answer(to: HTTPRequest(.get, path, headers: ["cookie": cookie]))
      }
      _ = town.service.answer(to: HTTPRequest(.post, "/", headers: ["cookie": cookie]))
    }
    #expect(town.service.users.isEmpty)
  }
}

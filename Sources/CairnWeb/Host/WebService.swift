import CairnCore
import CairnPrinting
import CairnScreen
import CairnValues
import CairnWire
import Foundation

/// Serves an app to browsers: pages, the style sheet, the script, and a socket for each open page.
@MainActor
package final class WebService: WireService {
  private let makeApp: @MainActor () -> _AppSource
  private let name: String
  let environment: [String: String]
  private(set) var people: [String: WebPerson] = [:]
  private var onlyPerson: WebPerson?
  /// Called when the last page has ended.
  var becameEmpty: () -> Void = {}
  private(set) var tabs: [String: WebTab] = [:]
  /// The pictures that pages have mentioned, by their address.
  var pictures: [String: Pictures.Loaded] = [:]

  /// The most pages that are kept at a time.
  static let mostTabs = 10_000
  static let mostTabsOfPerson = 40

  package init(_ makeApp: @escaping @MainActor () -> _AppSource, name: String, environment: [String: String] = [:]) {
    self.makeApp = makeApp
    self.name = name
    self.environment = environment
  }

  // MARK: Requests

  package func respond(to request: HTTPRequest, on exchange: Exchange) {
    exchange.respond(answer(to: request))
  }

  func answer(to request: HTTPRequest) -> HTTPResponse {
    switch request.method {
    case .get, .head: break
    case .post: return FormPost(request, self).answer()
    case .put, .patch, .delete, .options:
      var response = HTTPResponse(plain: .methodNotAllowed)
      response.headers["allow"] = "GET, HEAD, POST"
      return response
    }
    if request.path.hasPrefix("/cairn/") { return resource(request) }
    switch request.path {
    case "/favicon.ico": return Resources.icon
    case "/robots.txt": return HTTPResponse(type: "text/plain; charset=utf-8", text: "User-agent: *\nAllow: /\n")
    case "/health": return HTTPResponse(type: "text/plain; charset=utf-8", text: "ok\n")
    default: return page(request)
    }
  }

  private func resource(_ request: HTTPRequest) -> HTTPResponse {
    if let found = Resources.all[request.path] { return found }
    if let picture = pictures[request.path] {
      return HTTPResponse(
        headers: [
          "content-type": "image/\(picture.kind)", "cache-control": "private, max-age=86400",
          "x-content-type-options": "nosniff",
        ], body: Array(picture.data))
    }
    return HTTPResponse(plain: .notFound)
  }

  private func page(_ request: HTTPRequest) -> HTTPResponse {
    guard let steps = Place.steps(of: request.path) else { return HTTPResponse(plain: .badRequest) }
    let (person, isNew) = person(of: request)
    guard
      let tab = reloadedTab(of: person, at: steps, request) ?? existingTab(of: person, at: steps)
        ?? makeTab(for: person, request, steps)
    else {
      return HTTPResponse(plain: .serviceUnavailable)
    }
    tab.isPromised = true
    var response = HTTPResponse(type: "text/html; charset=utf-8", text: tab.document())
    response.headers["cache-control"] = "no-store"
    for (name, value) in Self.safety { response.headers[name] = value }
    if isNew {
      response.headers.add("set-cookie", "cairn=\(person.id); Path=/; HttpOnly; SameSite=Lax; Max-Age=31536000")
    }
    return response
  }

  static let safety = [
    (
      "content-security-policy",
      "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data: https:; "
        + "connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
    ), ("x-content-type-options", "nosniff"), ("referrer-policy", "same-origin"),
    ("cross-origin-opener-policy", "same-origin"),
  ]

  // MARK: People and their pages

  /// Belongs to one person from now on, whom the gate knows by this name.
  func serveOnly(_ id: String) {
    let person = WebPerson(app: name, environment: environment, id: id)
    people = [id: person]
    onlyPerson = person
  }

  /// Returns the person that a request comes from, if they have been here before.
  func knownPerson(of request: HTTPRequest) -> WebPerson? {
    onlyPerson ?? request.headers.cookie("cairn").flatMap { people[$0] }
  }

  func person(of request: HTTPRequest) -> (WebPerson, isNew: Bool) {
    if let onlyPerson { return (onlyPerson, request.headers.cookie("cairn") != onlyPerson.id) }
    if let id = request.headers.cookie("cairn"), let known = people[id] { return (known, false) }
    let person = WebPerson(app: name, environment: environment)
    people[person.id] = person
    return (person, true)
  }

  /// Returns the page that is loaded again. It is still connected while its successor is asked for.
  private func reloadedTab(of person: WebPerson, at steps: [String], _ request: HTTPRequest) -> WebTab? {
    guard
      request.headers.contains("max-age=0", in: "cache-control")
        || request.headers.contains("no-cache", in: "cache-control")
    else { return nil }
    return person.tabs.filter { !$0.isEnded && $0.history.current.steps == steps }.max { $0.usedAt < $1.usedAt }
  }

  /// Returns a page that its person has left open here: after a reload, or without the script.
  private func existingTab(of person: WebPerson, at steps: [String]) -> WebTab? {
    for tab in person.tabs.reversed() where !tab.isAttached && !tab.isEnded {
      if tab.go(to: steps) { return tab }
    }
    return nil
  }

  private func makeTab(for person: WebPerson, _ request: HTTPRequest, _ steps: [String]) -> WebTab? {
    if tabs.count >= Self.mostTabs, !dropOldest(of: Array(tabs.values)) { return nil }
    if person.tabs.count >= Self.mostTabsOfPerson, !dropOldest(of: person.tabs) { return nil }
    let tab = WebTab(person: person, service: self, size: WebPerson.size(for: request))
    tab.start(makeApp())
    tab.replay(steps)
    tabs[tab.token] = tab
    person.tabs.append(tab)
    tab.after(.seconds(Self.keptSeconds)) { [weak self, weak tab] in if let tab { self?.dropIfLeft(tab) } }
    return tab
  }

  /// How long a page is kept while nobody is connected to it.
  static let keptSeconds = 300

  func dropIfLeft(_ tab: WebTab) {
    guard !tab.isEnded, !tab.isAttached else { return }
    let rest = tab.leftAt.duration(to: .now)
    if rest < .seconds(Self.keptSeconds) {
      return tab.after(.seconds(Self.keptSeconds) - rest) { [weak self, weak tab] in
        if let tab { self?.dropIfLeft(tab) }
      }
    }
    drop(tab)
  }

  private func dropOldest(of tabs: [WebTab]) -> Bool {
    guard let oldest = tabs.filter({ !$0.isAttached }).min(by: { $0.leftAt < $1.leftAt }) else { return false }
    drop(oldest)
    return true
  }

  private func drop(_ tab: WebTab) {
    tabs[tab.token] = nil
    tab.person.tabs.removeAll { $0 === tab }
    tab.end()
    // Whoever comes without a cookie counts as somebody new, so people cannot be kept forever.
    if tab.person.tabs.isEmpty, tab.person !== onlyPerson { people[tab.person.id] = nil }
    if tabs.isEmpty { becameEmpty() }
  }

  // MARK: Sockets

  package func accept(_ request: HTTPRequest) -> UpgradeDecision {
    guard request.path == "/cairn/socket" else { return .refuse(HTTPResponse(plain: .notFound)) }
    guard let origin = request.headers["origin"], Self.isOwn(origin, request),
      let person = knownPerson(of: request)
    else { return .refuse(HTTPResponse(plain: .forbidden)) }
    return .accept(TabSocket(of: person))
  }

  /// Whether a page of this server asks. Others may not even try.
  static func isOwn(_ origin: String, _ request: HTTPRequest) -> Bool {
    origin == "http://\(request.host)" || origin == "https://\(request.host)"
  }
}

/// One person, as their browser's cookie names them: their settings, and their open pages.
@MainActor
package final class WebPerson {
  let id: String
  /// Proves that a form came from one of their pages.
  let formToken = RandomToken.make()
  var tabs: [WebTab] = []
  let stores: any PersonStores

  init(app: String, environment: [String: String], id: String = RandomToken.make()) {
    self.id = id
    stores = MemoryPersonStores()
  }

  /// Guesses the size of the window, which the first page cannot know. The script corrects it.
  static func size(for request: HTTPRequest) -> CGSize {
    if let told = request.headers.cookie("size") {
      let numbers = told.split(separator: "x").compactMap { Double($0) }
      if numbers.count == 2, (200...8_000).contains(numbers[0]), (200...8_000).contains(numbers[1]) {
        return CGSize(width: numbers[0], height: numbers[1])
      }
    }
    let isPhone =
      request.headers["sec-ch-ua-mobile"] == "?1" || request.headers["user-agent"]?.contains("Mobile") == true
    return isPhone ? CGSize(width: 390, height: 800) : CGSize(width: 1_280, height: 800)
  }
}

/// Random names that cannot be guessed.
enum RandomToken {
  static func make() -> String {
    var generator = SystemRandomNumberGenerator()
    let digits = Array("0123456789abcdefghijklmnopqrstuvwxyz")
    // 26 digits of 36 are more than 128 bits.
    return String((0..<26).map { _ in digits[Int.random(in: 0..<36, using: &generator)] })
  }

  /// Compares without telling by the time how much is the same.
  static func isSame(_ a: String, _ b: String) -> Bool {
    let (a, b) = (Array(a.utf8), Array(b.utf8))
    guard a.count == b.count else { return false }
    var difference: UInt8 = 0
    for index in a.indices { difference |= a[index] ^ b[index] }
    return difference == 0
  }
}

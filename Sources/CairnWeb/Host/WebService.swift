import CairnCore
import CairnFoundation
import CairnHashes
import CairnHosting
import CairnPrinting
import CairnScreen
import CairnValues
import CairnWire
import Foundation

/// Serves an app to browsers: pages, the style sheet, the scripts, and a socket for each open page.
@MainActor
package final class WebService: WireService {
  let makeApp: @MainActor () -> _AppSource
  let name: String
  let environment: [String: String]
  /// The folder for users' settings and pages; `nil` in tests.
  let state: StateFolder?
  /// The connection to `cairn dev`, if that has started this process.
  let development: DevelopmentLink?
  /// How requests identify their user.
  let naming: UserNaming
  var users: [UserID: WebUser] = [:]
  var onlyUser: WebUser?
  /// Whether this process serves guests, which have no cookie, and stores nothing.
  var isForGuests = false
  /// Requests for pictures of a page that does not exist here yet.
  var awaiting: [Exchange] = []
  /// Whether the process is about to end.
  var isEnding = false
  /// Makes a new id for a user. Behind a gate, this also informs the gate.
  var rename: () -> UserID = { .random() }
  /// The current time, replaceable in tests.
  var now: () -> Date = { Date() }
  /// Whether a page is about to replace one that ends, so that its user is not forgotten.
  var isReplacing = false
  /// Called when a user uses the app.
  var used: () -> Void = {}
  /// How long an unused page is kept.
  var unusedSeconds = 30
  /// Called when the last page has ended.
  var becameEmpty: () -> Void = {}
  var tabs: [String: WebTab] = [:]
  /// The pictures that pages have mentioned, by their address.
  var shelf = FileShelf()

  var fileLimits = FileLimits.usual
  /// Which resources are loaded for URLs, which may be a user's.
  var resourceRules = ResourceRules.served(adding: .init())
  let seals: PathSeals
  /// The number of requests for unknown addresses.
  var unknownCount = 0

  /// The maximum number of pages.
  static let mostTabs = 10_000
  static let mostTabsOfUser = 40

  init(
    _ makeApp: @escaping @MainActor () -> _AppSource, name: String, environment: [String: String] = [:],
    state: StateFolder? = nil, naming: UserNaming = UserNaming(), development: DevelopmentLink? = .current
  ) {
    self.development = development
    self.state = state
    seals = PathSeals(state)
    var naming = naming
    // Without a stored key, this process makes one for its cookies, as no other process needs to read them.
    if naming.seal == nil { naming.seal = .init(key: state?.key() ?? RandomBytes.make(32)) }
    self.naming = naming
    self.makeApp = makeApp
    self.name = name
    self.environment = environment
  }

  /// A server that stores nothing in files.
  package convenience init(_ makeApp: @escaping @MainActor () -> _AppSource, name: String) {
    self.init(makeApp, name: name, environment: [:], state: nil)
  }

  /// The running pages, sorted by name.
  package var runningTabs: [WebTab] { tabs.sorted { $0.key < $1.key }.map(\.value) }

  // MARK: Requests

  package func respond(to request: HTTPRequest, on exchange: Exchange) {
    if isForGuests { return respondToGuest(request, on: exchange) }
    if awaitsPage(request) { return wait(exchange) }
    if respondToFiles(request, on: exchange) || respondToMedia(request, on: exchange) { return }
    exchange.respond(answer(to: request))
  }

  package func plan(for request: HTTPRequest) -> BodyPlan {
    // Guests have no pages that could receive anything.
    if isForGuests { return .refuse(HTTPResponse(plain: .forbidden)) }
    return planForFiles(request)
  }

  func answer(to request: HTTPRequest) -> HTTPResponse {
    let response = response(to: request)
    if let user = naming.user(of: request).user.flatMap({ users[$0] }) { forgetIfAbsent(user) }
    return response
  }

  private func response(to request: HTTPRequest) -> HTTPResponse {
    if let file = Resources.answer(request) ?? Brand.answer(request, appName: name) ?? FramePage.answer(request) {
      return file
    }
    if isServedElsewhere(request) {
      // The user's state here is outdated. On the redirected request, the other machine's state is loaded.
      return HTTPResponse(.temporaryRedirect, headers: ["location": request.ownAddress, "cache-control": "no-store"])
    }
    switch request.method {
    case .get, .head: break
    case .post: return FormPost(request, self).answer()
    case .put, .patch, .delete, .options:
      var response = HTTPResponse(plain: .methodNotAllowed)
      response.headers["allow"] = "GET, HEAD, POST"
      return response
    }
    return request.path.hasPrefix("/cairn/") ? resource(request) : page(request)
  }

  private func resource(_ request: HTTPRequest) -> HTTPResponse {
    if let file = shelf.file(at: request.path) {
      return HTTPResponse(
        headers: ["content-type": file.type, "cache-control": "private, max-age=86400"], body: Array(file.data))
    }
    if request.path.hasPrefix(Self.windowPath) {
      let token = RandomToken.unmasked(String(request.path.dropFirst(Self.windowPath.count))) ?? ""
      let page = knownUser(of: request)?.tabs.first { ConstantTime.isSame($0.token, token) && !$0.isEnded }
      if let page { return document(of: page, for: request) }
      return HTTPResponse(.seeOther, headers: ["location": "/", "cache-control": "no-store"])
    }
    return HTTPResponse(plain: .notFound)
  }

  /// The path of pictures.
  static let picturePath = "/cairn/picture/"
  /// The path of the scripts and style sheets of the app's own markup.
  static let partPath = "/cairn/part/"
  /// The path of windows that the app has opened itself.
  static let windowPath = "/cairn/window/"

  private func page(_ request: HTTPRequest) -> HTTPResponse {
    guard let location = Location(path: request.path, query: request.query) else {
      return HTTPResponse(plain: .badRequest)
    }
    if case .refused(let status) = naming.user(of: request) { return HTTPResponse(plain: status) }
    let (user, cookie) = user(of: request)
    let size = WebUser.size(for: request)
    user.app.follow(request)
    let hint = request.headers.cookie("tab")
    guard
      let tab = awaitedTab(of: user, at: location, hint: hint)
        ?? reloadedTab(of: user, at: location, hint: hint, request) ?? existingTab(of: user, at: location, hint: hint)
        ?? thawedTab(of: user, at: location, size: size, hint: hint) ?? makeTab(for: user, size: size, location)
    else { return HTTPResponse(plain: .serviceUnavailable) }
    var response = document(of: tab, for: request)
    if let cookie { response.headers.add("set-cookie", naming.setCookie(cookie)) }
    return response
  }

  private func document(of tab: WebTab, for request: HTTPRequest) -> HTTPResponse {
    tab.life.promise()
    // For an unknown address, this is the last page on the way that exists. A browser without the size cookie probably
    // has no cached style sheet either, and should not wait for it.
    let nonce = request.headers.cookie("size") == nil ? RandomToken.make() : nil
    var response = HTTPResponse(
      type: "text/html; charset=utf-8",
      text: tab.document(styles: nonce.map { .written(nonce: $0) } ?? .linked))
    tab.notices.isLost = tab.addresses.leadsNowhere
    if tab.notices.isLost || tab.addresses.showsUnknown { response.status = .notFound }
    tab.addresses.forgetUnknown()
    response.headers["cache-control"] = "no-store"
    for (name, value) in Self.safety(nonce: nonce) { response.headers[name] = value }
    return response
  }

  /// Security headers. Inline styles are permitted only with the nonce. Scripts, requests, fonts and frames come from the server alone,
  /// by the first part.
  private static func safety(nonce: String?) -> [(String, String)] {
    [
      (
        "content-security-policy",
        "default-src 'self';script-src 'self';style-src 'self'\(nonce.map { " 'nonce-\($0)'" } ?? "");"
          + "style-src-attr 'unsafe-inline';img-src 'self' data:;object-src 'none';form-action 'self';base-uri 'none';"
          + "frame-ancestors 'none'"
      ), ("referrer-policy", "same-origin"), ("cross-origin-opener-policy", "same-origin"),
      // The page uses the clipboard, sharing and, for apps that ask, the location: nothing else that browsers ask their users for.
      (
        "permissions-policy",
        "accelerometer=(),camera=(),display-capture=(),geolocation=(self),gyroscope=(),hid=(),magnetometer=(),microphone=(),"
          + "midi=(),payment=(),serial=(),usb=(),xr-spatial-tracking=()"
      ),
    ]
  }

  /// Whether another machine has served the user since their last request here. Their outdated state is then dropped.
  private func isServedElsewhere(_ request: HTTPRequest) -> Bool {
    guard state?.shared != nil, !isForGuests, let user = knownUser(of: request), user.files.isLost() else {
      return false
    }
    drop(user)
    return true
  }

  // MARK: Sockets

  package func accept(_ request: HTTPRequest) -> UpgradeDecision {
    guard request.path == "/cairn/socket" else { return .refuse(HTTPResponse(plain: .notFound)) }
    guard let origin = request.headers["origin"], isOwn(origin, request) else {
      return .refuse(HTTPResponse(plain: .forbidden))
    }
    if case .refused(let status) = naming.user(of: request) { return .refuse(HTTPResponse(plain: status)) }
    // An unknown user's page is reported as gone, so that it reloads.
    let user = isServedElsewhere(request) ? nil : knownUser(of: request)
    // A page of a guest was rendered for the same.
    user?.app.follow(request)
    return .accept(TabSocket(of: user, self))
  }

  /// Whether the request's origin is this server. Requests from other sites are refused.
  func isOwn(_ origin: String, _ request: HTTPRequest) -> Bool {
    let host = request.host.asciiLowercased
    return origin.isWord("https://\(host)") || !naming.isSecure && origin.isWord("http://\(host)")
  }
}

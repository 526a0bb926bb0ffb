import CairnCore
import CairnHosting
import CairnWire
import Foundation
import Testing

@testable import CairnWeb

/// A server with requests of several users, and the folder that outlives it.
@MainActor
final class Town {
  let folder = FileManager.default.temporaryDirectory.appending(path: "cairn-users-\(UUID().uuidString)")
  private let app: @MainActor () -> _AppSource
  /// What it shares with other machines.
  private let shared: (any SharedStates)?
  private(set) var service: WebService
  /// Whether `cairn dev` runs the server.
  private let isDeveloped: Bool
  /// Those before it. Their processes would have ended with all they hold.
  private var past: [WebService] = []
  /// The sockets that are open.
  var wires: [Wire] = []

  init(
    _ app: @escaping @MainActor () -> _AppSource, sharing shared: (any SharedStates)? = nil, isDeveloped: Bool = false
  ) {
    self.app = app
    self.shared = shared
    self.isDeveloped = isDeveloped
    service = Self.serve(app, in: folder, shared, isDeveloped ? DevelopmentLink() : nil)
    if isDeveloped { service.serveDevelopment() }
  }

  isolated deinit {
    for service in past + [service] {
      for tab in service.runningTabs { service.drop(tab) }
    }
    try? FileManager.default.removeItem(at: folder)
  }

  private static func serve(
    _ app: @escaping @MainActor () -> _AppSource, in folder: URL, _ shared: (any SharedStates)?,
    _ development: DevelopmentLink?
  ) -> WebService {
    WebService(app, name: "Town", state: StateFolder(root: folder, shared: shared), development: development)
  }

  /// Replaces the process. Unwritten state is lost, as after a kill.
  func restart(inOrder: Bool) {
    if inOrder { service.freeze() }
    past.append(service)
    let handover = isDeveloped ? service.development?.handover(of: service.sessions) : nil
    service = Self.serve(app, in: folder, shared, handover.map { DevelopmentLink($0) })
    if isDeveloped { service.serveDevelopment() }
  }

  /// - Parameters:
  ///   - languages: The header `Accept-Language`.
  ///   - zone: The time zone in the cookie of the page's script.
  func get(
    _ path: String = "/", _ cookie: String? = nil, languages: String? = nil, zone: String? = nil
  ) throws -> (html: String, cookie: String, tab: WebTab) {
    var headers: HTTPHeaders = [:]
    let cookies = [cookie, zone.map { "zone=\($0)" }].compactMap { $0 }
    if !cookies.isEmpty { headers["cookie"] = cookies.joined(separator: "; ") }
    headers["accept-language"] = languages
    var response = service.answer(to: HTTPRequest(.get, path, headers: headers))
    if response.status == .temporaryRedirect {
      response = service.answer(to: HTTPRequest(.get, path, headers: headers))
    }
    let new = response.headers["set-cookie"]?.split(separator: ";").first.map(String.init)
    let html = String(decoding: response.body, as: UTF8.self)
    let masked = html.split(separator: "data-tab=\"").last?.prefix(52)
    let token = try #require(masked.flatMap { RandomToken.unmasked(String($0)) })
    let tab = try #require(service.tabs[token])
    return (html, try #require(new ?? cookie), tab)
  }

  /// Connects a tab of a browser that shows a page.
  func connect(_ tab: WebTab, _ cookie: String, named name: String? = nil, isCopy: Bool = false) throws -> Wire {
    let request = HTTPRequest(.get, "/cairn/socket", headers: ["origin": "http://localhost", "cookie": cookie])
    guard case .accept(let delegate, _) = service.accept(request) else { throw CancellationError() }
    let wire = Wire()
    wire.delegate = delegate
    wires.append(wire)
    delegate.opened(wire.socket)
    delegate.received(
      "hello \(RandomToken.masked(tab.token)) 0 \(name ?? RandomToken.make())\(isCopy ? " copy" : "")", on: wire.socket)
    return wire
  }

  func press(_ label: String, _ tab: WebTab) throws {
    tab.user.keep()
    tab.files.keep()
    let element = try #require(tab.root?.firstInside { $0.label == label && $0.role.isActionable })
    tab.perform([.tap(element.id.number)])
  }
}

extension WebTab {
  /// Handles the events of one message.
  func perform(_ events: [ClientEvent]) { app.handle(events, at: self) }
}

import CairnCore
import CairnHosting
import CairnWire
import Foundation
import SwiftUI
import Testing

@testable import CairnWeb

private struct Diary: App {
  var body: some Scene { WindowGroup { DiaryView() } }
}

private struct DiaryView: View {
  @AppStorage("name") private var name = "nobody"
  @SceneStorage("draft") private var draft = "none"
  @State private var count = 0

  var body: some View {
    NavigationStack {
      List {
        Text("\(name) \(draft) \(count)")
        Button("Ann") { (name, draft, count) = ("Ann", "poem", 1) }
        Button("Open") {
          Task {
            await Task.yield()
            UIApplication.shared.open(URL(string: "https://example.org")!)
          }
        }
        NavigationLink("Next") { Text("There").navigationTitle("Next") }
      }
      .navigationTitle("Diary")
    }
  }
}

@MainActor
@Suite struct UserTests {
  @Test func settingsBelongToAUserAndScenesToAPage() throws {
    let town = Town { .of(Diary()) }
    let ann = try town.get()
    let ben = try town.get()
    #expect(ann.cookie != ben.cookie)
    try town.press("Ann", ann.tab)
    #expect(ann.tab.root!.frontTexts.contains("Ann poem 1"))
    #expect(ben.tab.root!.frontTexts.contains("nobody none 0"))
    #expect(try town.get("/", ann.cookie).tab.user === ann.tab.user)
    #expect(ann.tab.user !== ben.tab.user)
  }

  @Test func tasksRunInTheAppOfTheirPage() async throws {
    let town = Town { .of(Diary()) }
    // Other tests may take the main actor for longer than a page waits for its browser.
    town.service.unusedSeconds = 86_400
    let (first, second) = (try town.get().tab, try town.get().tab)
    try town.press("Open", first)
    try town.press("Ann", second)
    for _ in 0..<1_000 where !first.line.outbox.waiting.contains(where: { $0.text.contains("example.org") }) {
      await Task.yield()
    }
    #expect(first.line.outbox.waiting.contains { $0.text.contains("example.org") })
    #expect(!second.line.outbox.waiting.contains { $0.text.contains("example.org") })
  }

  @Test(arguments: [false, true])
  func suspendedPagesAreRestored(isFetched: Bool) throws {
    let town = Town { .of(Diary()) }
    let ann = try town.get()
    try town.press("Ann", ann.tab)
    try town.press("Next", ann.tab)
    let (token, start) = (ann.tab.token, ann.tab.history.pages.entries[0].page.number)
    if isFetched { ann.tab.files.note(leftAt: Date(timeIntervalSinceNow: -1_000)) }
    town.restart(inOrder: true)
    if isFetched {
      let again = try town.get("/next", ann.cookie)
      #expect(again.html.contains("There") && !again.tab.notices.isThawed)
    } else {
      let user = try #require(town.service.knownUser(of: HTTPRequest(.get, "/", headers: ["cookie": ann.cookie])))
      town.service.thaw(tabNamed: token, of: user)
      #expect(user.tabs.map(\.history.current.url) == ["/next"])
      #expect(user.tabs.allSatisfy { $0.notices.isThawed && $0.token != token })
      town.service.thaw(tabNamed: token, of: user)
      #expect(user.tabs.count == 1)
      let again = try town.get("/next", ann.cookie)
      #expect(again.tab === user.tabs[0])
      // The browser still has its entries. Plain state is not kept.
      again.tab.perform([.go("e\(start)")])
      #expect(again.tab.root!.frontTexts.contains("Ann poem 0"))
      again.tab.notices.notifyIfThawed(withDrafts: again.tab.place.draftsAreRestored)
      #expect(again.tab.line.outbox.waiting.last?.text.contains("restored") == true)
    }
  }

  @Test func aPageIsRestoredAfterALongAbsence() throws {
    let town = Town { .of(Diary()) }
    let ann = try town.get()
    try town.press("Ann", ann.tab)
    ann.tab.files.note(leftAt: Date(timeIntervalSinceNow: -301))
    town.service.drop(ann.tab)
    #expect(town.service.tabs.isEmpty)
    let again = try town.get("/", ann.cookie)
    #expect(again.cookie == ann.cookie && again.tab !== ann.tab && !again.tab.notices.isThawed)
    #expect(again.tab.root!.frontTexts.contains("Ann poem 0"))
  }

  @Test func visitorsWhoOnlyLookLeaveNoFiles() throws {
    let town = Town { .of(Diary()) }
    let tab = try town.get().tab
    town.service.freeze()
    town.service.drop(tab)
    #expect(try FileManager.default.contentsOfDirectory(atPath: town.folder.path) == ["key"])
    #expect(town.service.users.isEmpty)
  }

  @Test(arguments: ["", "cairn=x", "cairn=\(String(repeating: "0", count: 32))"])
  func aSocketOfAnUnknownUserOnlyLearnsThatItsPageIsGone(_ cookie: String) throws {
    let town = Town { .of(Diary()) }
    let token = try town.get().tab.token
    let request = HTTPRequest(.get, "/cairn/socket", headers: ["origin": "http://localhost", "cookie": cookie])
    guard case .accept(let delegate, _) = town.service.accept(request) else { throw CancellationError() }
    let link = Wire()
    delegate.opened(link.socket)
    delegate.received("hello \(RandomToken.masked(token)) 0", on: link.socket)
    #expect(link.sent == ["{\"gone\":1}"] && !link.isOpen)
    #expect(town.service.users.count == 1)
  }

  @Test(arguments: ["", "..", "../../x", "UPPER", "a/b", String(repeating: "a", count: 26)])
  func unknownPageNamesRestoreNothing(_ name: String) throws {
    let town = Town { .of(Diary()) }
    let ann = try town.get()
    try town.press("Ann", ann.tab)
    town.service.thaw(tabNamed: name, of: ann.tab.user)
    #expect(town.service.tabs.count == 1)
  }

  @Test func inventedCookiesAreReplaced() throws {
    let town = Town { .of(Diary()) }
    let chosen = "\(town.service.naming.cookieName)=\(String(repeating: "0", count: 32))"
    #expect(try town.get("/", chosen).cookie != chosen)
  }

  private func name(_ letter: String) -> String { String(repeating: letter, count: 26) }

  @Test func aBrowserTabReturnsToThePageItLeft() throws {
    let town = Town { .of(Diary()) }
    let first = try town.get()
    _ = try town.connect(first.tab, first.cookie, named: name("a"))
    try town.press("Ann", first.tab)
    let second = try town.get("/", first.cookie)
    _ = try town.connect(second.tab, first.cookie, named: name("b"))
    #expect(first.tab !== second.tab)
    town.restart(inOrder: true)
    // The second tab's page was used last, so requests without a name get it.
    let page = try town.get("/", first.cookie)
    let wire = try town.connect(page.tab, first.cookie, named: name("a"))
    let own = try #require(page.tab.user.tabs.first { $0.browserTab == name("a") })
    #expect(own.root!.frontTexts.contains("Ann poem 0") && own.isAttached)
    if page.tab !== own {
      #expect(wire.sent.first?.hasPrefix("{\"tab\":") == true)
      #expect(wire.sent.first?.contains("Ann poem 0") == true)
    }
    let other = try town.get("/", first.cookie)
    _ = try town.connect(other.tab, first.cookie, named: name("b"))
    let others = try #require(page.tab.user.tabs.first { $0.browserTab == name("b") })
    #expect(others.root!.frontTexts.contains("Ann none 0") && others.isAttached && own.isAttached)
  }

  @Test func aDuplicatedBrowserTabGetsItsOwnPageAndName() throws {
    let town = Town { .of(Diary()) }
    let first = try town.get()
    let original = try town.connect(first.tab, first.cookie, named: name("a"))
    let second = try town.get("/", first.cookie)
    let copy = try town.connect(second.tab, first.cookie, named: name("a"), isCopy: true)
    let new = try #require(second.tab.browserTab)
    #expect(copy.sent.contains("{\"name\":\"\(new)\"}"))
    #expect(new != name("a") && first.tab.browserTab == name("a"))
    #expect(first.tab.isAttached && second.tab.isAttached && original.isOpen)
    // A copy that was sent the page of its original.
    let third = try town.connect(first.tab, first.cookie, named: name("a"), isCopy: true)
    #expect(third.sent.first?.contains("\"tab\":") == true && original.sent.contains("{\"gone\":1}"))
    // The original has closed, and returns as if it were a copy: its browser has crashed.
    original.delegate?.closed(original.socket, code: .goingAway, reason: "")
    _ = try town.connect(first.tab, first.cookie, named: name("a"), isCopy: true)
    #expect(first.tab.isAttached && first.tab.browserTab == name("a"))
  }

  @Test func aPageThatIsShownIsNotTakenFromItsTab() throws {
    let town = Town { .of(Diary()) }
    let first = try town.get()
    let wire = try town.connect(first.tab, first.cookie, named: name("a"))
    try town.press("Ann", first.tab)
    let stranger = try town.connect(first.tab, first.cookie, named: name("b"))
    #expect(stranger.sent.first?.contains("Ann none 0") == true)
    #expect(wire.sent.contains("{\"gone\":1}"))
    #expect(first.tab.browserTab == name("a"))
  }

  @Test func theNoticeIsRepeatedWhenARestoredPageIsReloaded() throws {
    let town = Town { .of(Diary()) }
    let first = try town.get()
    _ = try town.connect(first.tab, first.cookie, named: name("a"))
    try town.press("Ann", first.tab)
    first.tab.files.flush()
    town.restart(inOrder: false)
    let user = try #require(town.service.knownUser(of: HTTPRequest(.get, "/", headers: ["cookie": first.cookie])))
    town.service.thaw(tabNamed: first.tab.token, of: user)
    let again = try town.get("/", first.cookie)
    let wire = try town.connect(again.tab, first.cookie, named: name("a"))
    #expect(wire.sent.contains { $0.contains("This page was restored") })
    // Another tab was sent the page, so the browser that shows it has to load it again.
    _ = try town.connect(again.tab, first.cookie, named: name("b"))
    #expect(wire.sent.contains("{\"gone\":1}"))
    wire.delegate?.closed(wire.socket, code: .goingAway, reason: "")
    let reloaded = try town.get("/", "\(first.cookie); tab=\(name("a"))")
    #expect(reloaded.tab === again.tab)
    let next = try town.connect(reloaded.tab, first.cookie, named: name("a"))
    #expect(next.sent.contains { $0.contains("This page was restored") })
  }

  @Test func onlyTheLatestPagesAreKept() throws {
    let town = Town { .of(Diary()) }
    let ann = try town.get()
    try town.press("Ann", ann.tab)
    for _ in 0..<StateFolder.mostTabs + 5 {
      let tab = WebTab(user: ann.tab.user, service: town.service, size: CGSize(width: 800, height: 600))
      town.service.begin(tab, at: Location())
      _ = tab.document()
      try town.press("Ann", tab)
      tab.freeze()
    }
    ann.tab.user.files.noteVisit()
    #expect(ann.tab.user.files.leftTabs(except: []).count == StateFolder.mostTabs)
  }

  // MARK: Names

  @Test func aCookieIsRenewedAfterADayAndTheOneBeforeStaysValid() throws {
    let town = Town { .of(Diary()) }
    let ann = try town.get()
    try town.press("Ann", ann.tab)
    #expect(try town.get("/", ann.cookie).cookie == ann.cookie)
    town.service.now = { Date(timeIntervalSinceNow: 90_000) }
    let second = try town.get("/", ann.cookie)
    #expect(second.cookie != ann.cookie && second.tab.user === ann.tab.user)
    // Another page was asked for at the same time.
    let same = try town.get("/", ann.cookie)
    #expect(same.cookie == ann.cookie && same.tab.user === ann.tab.user)
    #expect(town.service.userCount == 1)
    // After another day, the first one is worth nothing.
    town.service.now = { Date(timeIntervalSinceNow: 180_000) }
    let third = try town.get("/", second.cookie)
    #expect(third.cookie != second.cookie && third.tab.user === ann.tab.user)
    let thief = try town.get("/", ann.cookie)
    #expect(thief.tab.user !== ann.tab.user && thief.cookie != ann.cookie)
  }

  @Test(arguments: [true, false]) func otherProcessesAcceptBothNames(inOrder: Bool) throws {
    let town = Town { .of(Diary()) }
    let ann = try town.get()
    try town.press("Ann", ann.tab)
    town.service.freeze()
    town.service.now = { Date(timeIntervalSinceNow: 90_000) }
    let renewed = try town.get("/", ann.cookie)
    for cookie in [renewed.cookie, ann.cookie] {
      town.restart(inOrder: inOrder)
      let again = try town.get("/", cookie)
      #expect(again.cookie == cookie && again.tab.root!.frontTexts.contains("Ann poem 0"))
    }
  }

  @Test func cookiesAreNeverStored() throws {
    let town = Town { .of(Diary()) }
    let ann = try town.get()
    try town.press("Ann", ann.tab)
    town.service.now = { Date(timeIntervalSinceNow: 90_000) }
    let renewed = try town.get("/", ann.cookie)
    town.service.freeze()
    let all = FileManager.default.enumerator(at: town.folder, includingPropertiesForKeys: nil)?.allObjects as? [URL]
    for file in try #require(all) {
      for cookie in [ann.cookie, renewed.cookie].compactMap({ $0.split(separator: "=").last?.prefix(32) }) {
        #expect(!file.path.contains(cookie))
        let text = (try? Data(contentsOf: file)).map { String(decoding: $0, as: UTF8.self) }
        #expect(text?.contains(cookie) != true)
      }
    }
  }

  @Test func usersAreForgottenAfterALongAbsence() throws {
    let town = Town { .of(Diary()) }
    let ann = try town.get()
    try town.press("Ann", ann.tab)
    town.service.freeze()
    let state = StateFolder(root: town.folder)
    let id = ann.tab.user.names[0]
    state.forgetOldUsers()
    #expect(state.knows(id))
    state.forgetOldUsers(now: Date(timeIntervalSinceNow: 91 * 86_400))
    #expect(!state.knows(id))
    #expect(try FileManager.default.contentsOfDirectory(atPath: town.folder.appending(path: "names").path).isEmpty)
  }

  @Test func anIdentityIsTheSameUserOnEveryDevice() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "cairn-names-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let plan = try ServingPlan(
      ServingOptions(), ["CAIRN_WEB_IDENTITY": "X-User", "CAIRN_WEB_PROXIES": "10.0.0.1, ::0001"])
    let state = StateFolder(root: folder)
    let service = WebService({ .of(Diary()) }, name: "Diary", state: state, naming: plan.naming(state))
    func ask(_ user: String?, _ address: String = "10.0.0.1", cookie: String? = nil) -> HTTPResponse {
      var headers: HTTPHeaders = ["origin": "http://localhost"]
      headers["x-user"] = user
      headers["cookie"] = cookie
      let peer = Peer(address: address, port: 1)
      return service.answer(to: HTTPRequest(.get, "/", headers: headers, peer: peer))
    }
    #expect(ask("ann").status == .ok && ask("ann", "::1").status == .ok && ask("ann").headers["set-cookie"] == nil)
    #expect(ask("ben", cookie: "\(service.naming.cookieName)=\(UserID.random().text)").status == .ok)
    #expect(service.userCount == 2)
    #expect(ask("ann", "10.0.0.2").status == .forbidden && ask(nil).status == .forbidden)
    // The same after a restart, and for every process of the server.
    let naming = plan.naming(StateFolder(root: folder))
    let ann = naming.user(of: ["x-user": "ann"], from: .local).user
    #expect(ann != nil && ann == plan.naming(state).user(of: ["x-user": "ann"], from: .local).user)
    #expect(service.users.keys.contains { $0 == ann })
  }

  @Test func theCookieIsSecureWhereTLSIsDeclared() throws {
    let service = WebService({ .of(Diary()) }, name: "Diary", naming: UserNaming(isSecure: true))
    let cookie = try #require(service.answer(to: HTTPRequest(.get, "/")).headers["set-cookie"])
    #expect(cookie.hasPrefix("__Host-cairn-") && cookie.hasSuffix("; Secure") && cookie.contains("HttpOnly"))
    let request = HTTPRequest(.get, "/", host: "a")
    #expect(service.isOwn("https://a", request))
    #expect(!service.isOwn("http://a", request) && !service.isOwn("https://b", request))
  }

  @Test(arguments: [
    (["CAIRN_WEB_SHARED": "2"], "CAIRN_WEB_SHARED"), (["CAIRN_WEB_PEOPLE": "0"], "CAIRN_WEB_PEOPLE"),
    (["CAIRN_WEB_MEMORY": "x"], "CAIRN_WEB_MEMORY"),
    (["CAIRN_WEB_IDENTITY": "X User"], "CAIRN_WEB_IDENTITY"), (["CAIRN_WEB_IDENTITY": "Cookie"], "CAIRN_WEB_IDENTITY"),
    (["CAIRN_WEB_PROXIES": "10.0.0.1"], "CAIRN_WEB_IDENTITY"),
    (["CAIRN_WEB_IDENTITY": "X-User", "CAIRN_WEB_PROXIES": "proxy.example"], "proxy.example"),
    (["CAIRN_WEB_ADMIN": "nowhere"], "nowhere"),
  ])
  func wrongSettingsAreExplained(_ environment: [String: String], _ name: String) {
    #expect { try ServingPlan(ServingOptions(), environment) } throws: { "\($0)".contains(name) }
  }

  @Test func settingsComeFromTheEnvironment() throws {
    let plan = try ServingPlan(
      ServingOptions(),
      ["CAIRN_WEB": "81", "CAIRN_WEB_TLS": "1", "CAIRN_WEB_SHARED": "1", "CAIRN_WEB_ADMIN": "unix:/a"])
    #expect(plan.listens == [.tcp(host: "127.0.0.1", port: 81)] && plan.admin == .unix(path: "/a"))
    #expect(plan.isSecure && plan.isShared && plan.users == 500)
  }
}

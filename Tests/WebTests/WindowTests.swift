import CairnCore
import CairnScreen
import CairnWire
import Foundation
import SwiftUI
import Testing

@testable import CairnWeb

private struct Office: App {
  @State private var total = 0

  var body: some Scene {
    WindowGroup { Desk(total: $total) }
    WindowGroup(for: Int.self) { $number in Drawer(number: $number, total: $total) }
  }
}

private struct Desk: View {
  @Binding var total: Int
  @State private var count = 0
  @SceneStorage("note") private var note = "none"
  @Environment(\.openWindow) private var openWindow
  @Environment(\.scenePhase) private var phase

  var body: some View {
    NavigationStack {
      List {
        Text("total \(total)")
        Text("count \(count)")
        Text("note \(note)")
        Text("phase \(phase)")
        Button("Total") { total += 1 }
        Button("Count") { count += 1 }
        Button("Note") { note = "kept \(total)" }
        Button("Drawer") { openWindow(value: 7) }
      }
      .navigationTitle("Desk")
    }
  }
}

private struct Drawer: View {
  @Binding var number: Int?
  @Binding var total: Int
  @SceneStorage("mark") private var mark = "none"
  @Environment(\.dismissWindow) private var dismissWindow

  var body: some View {
    NavigationStack {
      List {
        Text("drawer \(number ?? 0), total \(total), \(mark)")
        Button("Next") { number = (number ?? 0) + 1 }
        Button("Mark") { mark = "marked" }
        Button("Close") { dismissWindow() }
      }
      .navigationTitle("Drawer")
    }
  }
}

private struct Booth: App {
  var body: some Scene { Window("Booth", id: "booth") { BoothView() } }
}

private struct BoothView: View {
  @State private var count = 0

  var body: some View {
    Text("count \(count)")
    Button("Count") { count += 1 }
  }
}

/// A user's tabs are windows of one app.
@MainActor
@Suite struct WindowTests {
  private func town() -> Town { Town { .of(Office()) } }

  /// A tab of a browser that shows a page.
  private struct Shown {
    let tab: WebTab
    let wire: Wire
    let cookie: String
  }

  private func open(_ path: String = "/", _ cookie: String? = nil, in town: Town) throws -> Shown {
    let page = try town.get(path, cookie)
    return Shown(tab: page.tab, wire: try town.connect(page.tab, page.cookie), cookie: page.cookie)
  }

  private func texts(_ shown: Shown) -> [String] { (shown.tab.root?.frontTexts ?? []).filter { $0 != "Desk" } }

  /// Waits for work that is done after the turn.
  private func settle(until holds: () -> Bool) async {
    for _ in 0..<100_000 where !holds() { await Task.yield() }
  }

  @Test func tabsShareTheAppsState() throws {
    let town = town()
    let first = try open(in: town)
    let second = try open("/", first.cookie, in: town)
    #expect(first.tab !== second.tab && first.tab.session === second.tab.session)
    try town.press("Total", first.tab)
    try town.press("Count", first.tab)
    try town.press("Note", first.tab)
    #expect(texts(first).prefix(3) == ["total 1", "count 1", "note kept 1"])
    #expect(texts(second).prefix(3) == ["total 1", "count 0", "note none"])
    // The other tab shows it without being asked.
    #expect(second.wire.sent.contains { $0.contains("total 1") })
    #expect(!second.wire.sent.contains { $0.contains("count 1") })
    let stranger = try open(in: town)
    #expect(texts(stranger).first == "total 0" && stranger.tab.session !== first.tab.session)
  }

  @Test func everyWindowHasItsOwnScenePhase() throws {
    let town = town()
    let first = try open(in: town)
    let second = try open("/", first.cookie, in: town)
    second.tab.perform([.seen(false)])
    #expect(texts(first).contains("phase active") && texts(second).contains("phase inactive"))
    #expect(first.tab.window?.scenePhase == .active)
    town.service.freeze()
    #expect(texts(first).contains("phase background") && texts(second).contains("phase background"))
  }

  @Test func everyTabHasItsOwnSize() throws {
    let town = town()
    let first = try open(in: town)
    let second = try open("/", first.cookie, in: town)
    first.tab.perform([.size(390, 800)])
    second.tab.perform([.size(1_000, 700)])
    #expect(first.tab.window?.screen.size == CGSize(width: 390, height: 800))
    #expect(second.tab.window?.screen.size == CGSize(width: 1_000, height: 700))
  }

  @Test func theAppEndsWithItsLastPageAndStartsWithTheNext() throws {
    let town = town()
    let first = try open(in: town)
    let second = try open("/", first.cookie, in: town)
    try town.press("Total", first.tab)
    try town.press("Note", first.tab)
    town.service.drop(first.tab)
    #expect(texts(second).first == "total 1")
    let again = try open("/", first.cookie, in: town)
    #expect(texts(again).prefix(3) == ["total 1", "count 0", "note kept 1"])
    town.service.drop(second.tab)
    town.service.drop(again.tab)
    let later = try open("/", first.cookie, in: town)
    #expect(texts(later).prefix(2) == ["total 0", "count 0"])
  }

  private func drawer(of desk: Shown, in town: Town) throws -> WebTab {
    try town.press("Drawer", desk.tab)
    return try #require(desk.tab.user.tabs.first { $0.windows.opener === desk.tab })
  }

  @Test func aWindowOpensInABrowserTab() async throws {
    let town = town()
    let desk = try open(in: town)
    let drawer = try drawer(of: desk, in: town)
    #expect(desk.wire.sent.last?.contains("[\"W\",\"\(drawer.windows.label)\",\"\(WebService.windowPath)") == true)
    #expect(desk.tab.root!.frontTexts.contains("total 0"))
    let path = drawer.windowPath
    let page = try town.get(path, desk.cookie)
    #expect(page.tab === drawer && page.html.contains("drawer 7, total 0, none"))
    let shown = Shown(tab: drawer, wire: try town.connect(drawer, desk.cookie), cookie: desk.cookie)
    try town.press("Total", desk.tab)
    #expect(shown.wire.sent.contains { $0.contains("drawer 7, total 1, none") })
    // A window for a value is opened once.
    try town.press("Drawer", desk.tab)
    #expect(
      desk.wire.sent.last?.contains("\",1]") == true && desk.wire.sent.last?.contains(drawer.windows.label) == true)
    #expect(desk.tab.user.tabs.count == 2)
    // Other users cannot open it.
    let request = HTTPRequest(.get, path, headers: ["cookie": try open(in: town).cookie])
    #expect(town.service.answer(to: request).status == .seeOther)
    try town.press("Close", drawer)
    await settle { !shown.wire.isOpen }
    #expect(shown.wire.sent.last?.hasPrefix("{\"closed\":") == true && !shown.wire.isOpen)
    #expect(desk.tab.user.tabs.count == 1)
    #expect(town.service.answer(to: HTTPRequest(.get, path, headers: ["cookie": desk.cookie])).status == .seeOther)
  }

  @Test func aWindowReplacesAnotherIfTheBrowserBlocksTabs() async throws {
    let town = town()
    let desk = try open(in: town)
    let drawer = try drawer(of: desk, in: town)
    desk.tab.perform([.blocked(String(repeating: "x", count: 26))])
    #expect(desk.tab.isAttached)
    desk.tab.perform([.blocked(drawer.windows.label)])
    #expect(drawer.isAttached && !desk.tab.isAttached)
    #expect(desk.wire.sent.contains { $0.hasPrefix("{\"tab\":") && $0.contains("drawer 7") })
    try town.press("Close", drawer)
    await settle { desk.tab.isAttached }
    #expect(desk.tab.isAttached && desk.wire.isOpen)
    #expect(desk.wire.sent.contains { $0.hasPrefix("{\"tab\":") && $0.contains("count 0") })
    try town.press("Count", desk.tab)
    #expect(desk.wire.sent.last?.contains("count 1") == true)
  }

  @Test func withoutTheScriptAWindowOpensInTheSameTab() throws {
    let town = town()
    let desk = try town.get()
    let form = [
      "proof": RandomToken.masked(desk.tab.user.formToken), "tab": RandomToken.masked(desk.tab.token),
      "tap": "e\(try #require(desk.tab.root?.firstInside { $0.label == "Drawer" && $0.role == .button }).id.number)",
    ]
    let body = form.map { "\($0.key)=\($0.value)" }.joined(separator: "&")
    var request = HTTPRequest(
      .post, "/", headers: ["cookie": desk.cookie, "content-type": "application/x-www-form-urlencoded"])
    request.body = Array(body.utf8)
    let response = town.service.answer(to: request)
    let path = try #require(response.headers["location"])
    #expect(path.hasPrefix(WebService.windowPath))
    #expect(try town.get(path, desk.cookie).html.contains("drawer 7"))
  }

  @Test(arguments: [false, true])
  func aWindowIsRestoredWithItsValue(isFirst: Bool) throws {
    let town = town()
    let desk = try open(in: town)
    let drawer = try drawer(of: desk, in: town)
    _ = try town.get(drawer.windowPath, desk.cookie)
    _ = try town.connect(drawer, desk.cookie)
    try town.press("Mark", drawer)
    try town.press("Next", drawer)
    let tokens = isFirst ? [drawer.token, desk.tab.token] : [desk.tab.token, drawer.token]
    town.restart(inOrder: true)
    let user = try #require(town.service.knownUser(of: HTTPRequest(.get, "/", headers: ["cookie": desk.cookie])))
    for token in tokens { town.service.thaw(tabNamed: token, of: user) }
    #expect(user.tabs.count == 2)
    let texts = user.tabs.map { $0.root!.frontTexts }
    #expect(texts.count { $0.contains("drawer 8, total 0, marked") } == 1, "\(texts)")
    #expect(texts.count { $0.contains("count 0") } == 1)
  }

  @Test func theOnlyWindowOfAnAppStaysInOneTab() throws {
    let town = Town { .of(Booth()) }
    let first = try open(in: town)
    let second = try open("/", first.cookie, in: town)
    #expect(first.tab === second.tab)
    #expect(first.wire.sent.last == "{\"moved\":1}" && !first.wire.isOpen)
    try town.press("Count", second.tab)
    #expect(second.wire.sent.last?.contains("count 1") == true)
  }
}

import CairnCore
import CairnLocks
import CairnWire
import Foundation
import SwiftUI
import Testing

@testable import CairnRedis
@testable import CairnWeb

/// What a Redis would keep for several machines.
private final class Shelf: SharedStates {
  struct Problem: Error {}

  struct Contents {
    var key: [UInt8]?
    var names: [String: NameOwner] = [:]
    var users: [String: (claim: Int, files: [String: [UInt8]])] = [:]
    var isAway = false
    /// The least number of the next claim.
    var time = 1
  }

  private let contents = Mutex(Contents())

  private func access<T: Sendable>(_ body: (inout sending Contents) -> T) throws -> T {
    try contents.withLock { contents in
      if contents.isAway { throw Problem() }
      return body(&contents)
    }
  }

  func setAway(_ isAway: Bool) { contents.withLock { $0.isAway = isAway } }

  var files: [String: [UInt8]] { contents.withLock { $0.users.values.first?.files ?? [:] } }
  func put(_ content: String, at path: String) {
    contents.withLock { contents in
      for user in contents.users.keys { contents.users[user]!.files[path] = Array(content.utf8) }
    }
  }

  func key(orKeep new: [UInt8]) throws -> [UInt8] {
    try access {
      $0.key = $0.key ?? new
      return $0.key!
    }
  }

  func owner(ofName name: String) throws -> NameOwner { try access { $0.names[name] ?? .unknown } }
  func link(_ name: String, to user: String, since: Int) throws {
    try access { $0.names[name] = .user(user, since: since) }
  }
  func end(name: String) throws { try access { $0.names[name] = .ended } }

  func claim(_ user: String) throws -> (number: Int, files: [String: [UInt8]]) {
    try access {
      let last = $0.users[user] ?? (0, [:])
      let number = max(last.claim + 1, $0.time)
      $0.users[user] = (number, last.files)
      return (number, last.files)
    }
  }

  func lastClaim(of user: String) throws -> Int? { try access { $0.users[user]?.claim } }

  func write(_ changes: [String: [UInt8]?], of user: String, claim: Int, isWhole: Bool) throws -> SharedWrite {
    try access {
      let last = $0.users[user]?.claim ?? 0
      if last > claim { return .overtaken }
      if isWhole { $0.users[user] = (claim, [:]) } else if last < claim { return .forgotten }
      for (path, content) in changes { $0.users[user]!.files[path] = content }
      return .done
    }
  }

  /// Loses everything, like a Redis that was emptied or restarted without its files. The clock continues.
  func empty() {
    contents.withLock {
      $0.key = nil
      $0.names = [:]
      $0.time += 1_000
      $0.users = [:]
    }
  }

  /// Loses the users' state, but not their names, like a Redis that runs out of memory.
  func evictUsers() { contents.withLock { $0.users = [:] } }

  var isEmpty: Bool { contents.withLock { $0.users.isEmpty && $0.names.isEmpty } }
}

private struct Journey: App {
  var body: some Scene { WindowGroup { JourneyView() } }
}

private struct JourneyView: View {
  @AppStorage("name") private var name = "nobody"
  @SceneStorage("draft") private var draft = "none"
  @State private var text = ""

  var body: some View {
    NavigationStack {
      List {
        Text("\(name) \(draft)")
        Button("Ann") { (name, draft) = ("Ann", "poem") }
        Button("Ben") { (name, draft) = ("Ben", "song") }
        NavigationLink("Next") {
          TextField("Letter", text: $text).navigationTitle("Next")
        }
      }
      .navigationTitle("Journey")
    }
  }
}

@MainActor
@Suite struct SharedStateTests {
  private let shelf = Shelf()

  private func machine() -> Town { Town({ .of(Journey()) }, sharing: shelf) }

  @Test func anotherMachineContinuesASuspendedPage() throws {
    let (first, second) = (machine(), machine())
    let ann = try first.get()
    try first.press("Ann", ann.tab)
    try first.press("Next", ann.tab)
    let field = try #require(ann.tab.root?.firstInside { $0.role == .field })
    ann.tab.perform([.edit(field.id.number, "Dear", version: 1)])
    first.service.freeze()

    let again = try second.get("/next", ann.cookie)
    #expect(again.cookie == ann.cookie && again.html.contains("value=\"Dear\""))
    again.tab.perform([.back])
    #expect(again.tab.root!.frontTexts.contains("Ann poem"))
  }

  @Test func aMachineBelievedDeadCannotWrite() async throws {
    let (first, second) = (machine(), machine())
    let ann = try first.get()
    try first.press("Ann", ann.tab)
    first.service.freeze()
    let again = try second.get("/", ann.cookie)
    #expect(again.tab.root!.frontTexts.contains("Ann poem"))

    try first.press("Ben", ann.tab)
    ann.tab.freeze()
    ann.tab.user.files.finishSharing()
    for _ in 0..<1_000 where !first.service.tabs.isEmpty { await Task.yield() }
    #expect(first.service.tabs.isEmpty)
    second.restart(inOrder: false)
    #expect(try second.get("/", ann.cookie).tab.root!.frontTexts.contains("Ann poem"))
    // The user returns to the first machine, whose files are outdated.
    #expect(try first.get("/", ann.cookie).tab.root!.frontTexts.contains("Ann poem"))
  }

  @Test func aMachineDropsOutdatedStateWhenAUserReturns() throws {
    let (first, second) = (machine(), machine())
    let ann = try first.get()
    try first.press("Ann", ann.tab)
    ann.tab.freeze()
    ann.tab.user.files.finishSharing()
    let there = try second.get("/", ann.cookie)
    try second.press("Ben", there.tab)
    there.tab.freeze()
    there.tab.user.files.finishSharing()

    let request = HTTPRequest(.get, "/", headers: ["cookie": ann.cookie, "origin": "http://localhost"])
    let answer = first.service.answer(to: request)
    #expect(answer.status == .temporaryRedirect && answer.headers["location"] == "/")
    #expect(first.service.tabs.isEmpty)
    let again = try first.get("/", ann.cookie)
    #expect(again.tab !== ann.tab && again.tab.root!.frontTexts.contains("Ben song"))

    let socket = HTTPRequest(.get, "/cairn/socket", headers: ["cookie": ann.cookie, "origin": "http://localhost"])
    guard case .accept(let delegate, _) = second.service.accept(socket) else { throw CancellationError() }
    let wire = Wire()
    delegate.opened(wire.socket)
    delegate.received("hello \(RandomToken.masked(there.tab.token)) 0", on: wire.socket)
    #expect(wire.sent == ["{\"gone\":1}"])
  }

  @Test func usersWithoutPagesAreClaimedAgain() throws {
    let (first, second) = (machine(), machine())
    let ann = try first.get()
    try first.press("Ann", ann.tab)
    let request = HTTPRequest(.get, "/", headers: ["cookie": ann.cookie])
    let known = try #require(second.service.knownUser(of: request))
    #expect(known.tabs.isEmpty)
    // Their page is loaded at the first machine, which takes them over again.
    _ = try first.get("/", ann.cookie)
    #expect(known.files.isLost())
    _ = try second.get("/", ann.cookie)
    #expect(!known.tabs.contains { !$0.isEnded } && second.service.tabs.count == 1)
  }

  @Test func closedPagesAreGoneOnAllMachines() throws {
    let (first, second) = (machine(), machine())
    let ann = try first.get()
    try first.press("Ann", ann.tab)
    try first.press("Next", ann.tab)
    first.service.freeze()
    let again = try second.get("/next", ann.cookie)
    again.tab.perform([.back])
    second.service.freeze()
    let third = try first.get("/", ann.cookie)
    #expect(third.tab.root!.frontTexts.contains("Ann poem"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: tabs(of: first)).count == 1)
  }

  private func tabs(of town: Town) throws -> String {
    let users = town.folder.appending(path: "people")
    let user = try #require(try FileManager.default.contentsOfDirectory(atPath: users.path).first)
    return users.appending(path: "\(user)/tabs").path
  }

  @Test func renamedUsersAreKnownOnAllMachinesByTheirLastTwoNames() throws {
    let (first, second) = (machine(), machine())
    var cookies = [try first.get()].map { ann in
      ann.tab.user.keep()
      ann.tab.files.keep()
      return ann.cookie
    }
    for _ in 0..<2 {
      first.service.now = { [days = cookies.count] in Date(timeIntervalSinceNow: Double(days) * 90_000) }
      cookies.append(try first.get("/", cookies.last).cookie)
    }
    #expect(Set(cookies).count == 3)
    func isKnown(_ cookie: String, by town: Town) -> Bool {
      town.service.knownUser(of: HTTPRequest(.get, "/", headers: ["cookie": cookie])) != nil
    }
    for town in [first, second] { #expect(cookies.map { isKnown($0, by: town) } == [false, true, true]) }
  }

  @Test func aMachineWorksAloneWhileTheStoreIsUnreachable() throws {
    let (first, second) = (machine(), machine())
    shelf.setAway(true)
    let ann = try first.get()
    try first.press("Ann", ann.tab)
    first.restart(inOrder: true)
    #expect(try first.get("/", ann.cookie).tab.root!.frontTexts.contains("Ann poem"))
    #expect(try !second.get("/", ann.cookie).tab.root!.frontTexts.contains("Ann poem"))

    // The store is reachable again. The machine shares its state at the next change.
    shelf.setAway(false)
    let again = try first.get("/", ann.cookie)
    try first.press("Ben", again.tab)
    first.service.freeze()
    #expect(try second.get("/", ann.cookie).tab.root!.frontTexts.contains("Ben song"))
  }

  // MARK: What is shared is lost

  enum Loss: String, CaseIterable { case everything, users }

  private func lose(_ loss: Loss) {
    switch loss {
    case .everything: shelf.empty()
    case .users: shelf.evictUsers()
    }
  }

  /// No other machine has claimed the user, so their pages stay, and are shared again with the next change.
  @Test(arguments: Loss.allCases) func losingTheSharedStateSuspendsNoPage(_ loss: Loss) throws {
    let (first, second) = (machine(), machine())
    let ann = try first.get()
    try first.press("Ann", ann.tab)
    ann.tab.freeze()
    ann.tab.user.files.finishSharing()
    lose(loss)
    let request = HTTPRequest(.get, "/", headers: ["cookie": ann.cookie])
    #expect(first.service.answer(to: request).status == .ok && !ann.tab.user.files.isLost())
    try first.press("Ben", ann.tab)
    ann.tab.freeze()
    ann.tab.user.files.finishSharing()
    #expect(!ann.tab.isEnded && first.service.runningTabs.count == 1)
    #expect(try second.get("/", ann.cookie).tab.root!.frontTexts.contains("Ben song"))
  }

  /// Nothing changes after the loss, and the machine shuts down.
  @Test(arguments: Loss.allCases) func lostStateIsSharedAgainAtTheEnd(_ loss: Loss) throws {
    let (first, second) = (machine(), machine())
    let ann = try first.get()
    try first.press("Ann", ann.tab)
    ann.tab.freeze()
    ann.tab.user.files.finishSharing()
    lose(loss)
    first.service.freeze()
    #expect(try second.get("/", ann.cookie).tab.root!.frontTexts.contains("Ann poem"))
  }

  /// If two machines believe they have the user, the later claim wins.
  @Test(arguments: Loss.allCases, [true, false])
  func theLaterClaimWinsAfterALoss(_ loss: Loss, oldOneIsFirst: Bool) throws {
    let (first, second) = (machine(), machine())
    let ann = try first.get()
    try first.press("Ann", ann.tab)
    ann.tab.freeze()
    ann.tab.user.files.finishSharing()
    let there = try second.get("/", ann.cookie)
    try second.press("Ben", there.tab)
    there.tab.freeze()
    there.tab.user.files.finishSharing()
    lose(loss)
    let both = [ann.tab.user.files, there.tab.user.files]
    for files in oldOneIsFirst ? both : both.reversed() { files.finishSharing() }
    for files in both { files.finishSharing() }
    #expect(ann.tab.user.files.isLost() && !there.tab.user.files.isLost())
    #expect(shelf.files.values.contains { String(decoding: $0, as: UTF8.self).contains("Ben") })
  }

  /// After the loss, the user has moved to another machine without their state. That machine has the user now.
  @Test func aClaimAfterALossIsNewerThanEarlierOnes() throws {
    let (first, second) = (machine(), machine())
    let ann = try first.get()
    try first.press("Ann", ann.tab)
    ann.tab.freeze()
    ann.tab.user.files.finishSharing()
    _ = try second.get("/", ann.cookie)
    shelf.empty()
    _ = try shelf.claim(
      try #require(
        try FileManager.default.contentsOfDirectory(
          atPath: first.folder.appending(path: "people").path
        ).first))
    ann.tab.user.files.finishSharing()
    #expect(ann.tab.user.files.isLost())
  }

  @Test func aMachineStoresTheSharedKey() throws {
    let folders = (0..<2).map { _ in
      FileManager.default.temporaryDirectory.appending(path: "cairn-key-\(UUID().uuidString)")
    }
    defer { for folder in folders { try? FileManager.default.removeItem(at: folder) } }
    let key = StateFolder(root: folders[0], shared: shelf).key()
    let state = StateFolder(root: folders[1], shared: shelf)
    #expect(!state.hasSeal)
    try state.shareKey()
    // Its workers start while the store is unreachable.
    shelf.setAway(true)
    let worker = StateFolder(root: folders[1], shared: shelf)
    #expect(worker.hasSeal && worker.key() == key)
    #expect(throws: Shelf.Problem.self) { try worker.shareKey() }
    let mode = try FileManager.default.attributesOfItem(atPath: folders[1].appending(path: "key").path)[
      .posixPermissions]
    #expect(mode as? Int == 0o600)
    // After a loss, the machines still have it, and share it again.
    shelf.setAway(false)
    shelf.empty()
    try worker.shareKey()
    #expect(try shelf.key(orKeep: []) == key)
  }

  @Test func allMachinesShareOneKey() {
    let (first, second) = (machine(), machine())
    defer { withExtendedLifetime((first, second)) {} }
    let keys = [first, second, first].map { StateFolder(root: $0.folder, shared: shelf).key() }
    #expect(Set(keys).count == 1)
    // Without the others, it is still known.
    shelf.setAway(true)
    #expect(StateFolder(root: second.folder, shared: shelf).key() == keys[0])
  }

  @Test(arguments: ["../evil", "/etc/evil", "a//b", ".hidden", "tabs/../../evil", "tabs/.x/y", "", "a\0b", "a/./b"])
  func pathsCannotLeaveTheUsersFolder(_ path: String) throws {
    let (first, second) = (machine(), machine())
    let ann = try first.get()
    try first.press("Ann", ann.tab)
    first.service.freeze()
    shelf.put("evil", at: path)
    #expect(try second.get("/", ann.cookie).tab.root!.frontTexts.contains("Ann poem"))
    let all = try #require(FileManager.default.enumerator(atPath: second.folder.path)).compactMap { $0 as? String }
    for file in all {
      #expect(FileManager.default.contents(atPath: second.folder.path + "/" + file) != Data("evil".utf8))
    }
    #expect(!FileManager.default.fileExists(atPath: second.folder.deletingLastPathComponent().path + "/evil"))
  }

  @Test(
    arguments: [
      ("redis://localhost", .host("localhost", port: 6_379), nil, nil, 0),
      ("redis://10.0.0.1:7000/3", .host("10.0.0.1", port: 7_000), nil, nil, 3),
      ("redis://:pass:word@[::1]:7000/", .host("::1", port: 7_000), nil, "pass:word", 0),
      ("redis://me:secret@host", .host("host", port: 6_379), "me", "secret", 0),
      ("unix:/run/redis.sock", .socket("/run/redis.sock"), nil, nil, 0),
    ] as [(String, RedisAddress.Place, String?, String?, Int)])
  func addressesAreRead(_ text: String, place: RedisAddress.Place, user: String?, password: String?, database: Int)
    throws
  {
    let address = try #require(RedisAddress(text))
    #expect(address.place == place && address.user == user && address.password == password)
    #expect(address.database == database)
  }

  @Test(arguments: [
    "", "localhost", "redis://", "redis://host:0", "redis://host:x", "redis://host/x", "redis://host/-1",
    "rediss://host",
    "redis://user@host", "redis://a b", "unix:redis.sock",
  ])
  func otherTextsAreNoAddresses(_ text: String) { #expect(RedisAddress(text) == nil) }
}

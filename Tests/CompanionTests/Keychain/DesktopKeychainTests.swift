import CairnValues
import Foundation
import TestSupport
import Testing

@testable import CairnSecurity

@Suite("The keychain in the secret service", .withoutReports) struct DesktopKeychainTests {
  private let folder = KeychainFolder()
  private let service = FakeSecretService()
  private var file: KeychainFile { KeychainFile(in: folder.url) }

  /// The keychain as another process sees it.
  private func process(
    _ service: (any SecretService)? = nil, keepsFile: Bool = false, refusals: DesktopKeychain.Refusals = .init()
  ) -> Keychain {
    Keychain(
      desktop: DesktopKeychain(
        file: file, service: service ?? self.service, keepsFile: keepsFile, refusals: refusals))
  }

  private var headless: Keychain {
    let none = FakeSecretService()
    none.isRunning = false
    return process(none)
  }

  private static func query(_ account: String, _ more: [CFString: Any] = [:]) -> Query {
    let base: [CFString: Any] = [kSecClass: kSecClassGenericPassword, kSecAttrAccount: account]
    return Query(base.merging(more) { $1 } as CFDictionary)
  }

  private func add(_ account: String, _ secret: String, to keychain: Keychain) throws {
    _ = try keychain.add(Self.query(account, [kSecValueData: Data(secret.utf8)]))
  }

  private func secret(_ account: String, in keychain: Keychain) throws -> String? {
    let found = try keychain.find(Self.query(account, [kSecReturnData: true])) as? Data
    return found.map { String(decoding: $0, as: UTF8.self) }
  }

  private func status(_ work: () throws -> Void) -> OSStatus {
    do { try work() } catch { return (error as? KeychainError)?.status ?? 1 }
    return errSecSuccess
  }

  private var names: Set<String> {
    Set((try? FileManager.default.contentsOfDirectory(atPath: folder.url.path)) ?? [])
  }

  @Test func itemsAreInTheServiceAndNotInAFile() throws {
    try add("ann", "one", to: process())
    try add("bob", "two", to: process())
    #expect(try secret("ann", in: process()) == "one")
    #expect(try service.items()?.all.count == 2)
    #expect(names == [".keychain.lock", "keychain.place"])
  }

  @Test func readingNothingMakesNoFolder() {
    #expect(status { _ = try secret("ann", in: process()) } == errSecItemNotFound)
    #expect(names.isEmpty && service.text == nil)
  }

  @Test func itemsOfTheFileMove() throws {
    try add("ann", "one", to: headless)
    #expect(service.text == nil)
    #expect(names.contains("keychain.plist"))
    #expect(try secret("ann", in: process()) == "one")
    #expect(!names.contains("keychain.plist"))
    #expect(try service.items()?.all.count == 1)
  }

  @Test(arguments: [
    (SecretServiceError.absent("gone"), errSecNotAvailable), (.failed("broken"), errSecNotAvailable),
    (.locked, errSecInteractionNotAllowed), (.canceled, errSecUserCanceled), (.damaged, errSecDecode),
  ])
  func movedItemsAreNowhereElse(error: SecretServiceError, wanted: OSStatus) throws {
    try add("ann", "one", to: process())
    let keychain = process()
    service.fault = .init(error: error)
    #expect(status { _ = try secret("ann", in: keychain) } == wanted)
    #expect(status { try add("bob", "two", to: keychain) } == wanted)
    #expect(status { try keychain.delete(Self.query("ann")) } == wanted)
    #expect(names == [".keychain.lock", "keychain.place"])
    service.fault = nil
    #expect(try secret("ann", in: keychain) == "one")
    #expect(status { _ = try secret("bob", in: keychain) } == errSecItemNotFound)
    #expect(status { _ = try secret("ann", in: headless) } == errSecNotAvailable)
  }

  @Test(arguments: [SecretServiceError.failed("broken"), .locked, .canceled], [0, 1, 2])
  func aMoveThatFailsIsNotTriedAgainInTheProcess(error: SecretServiceError, calls: Int) throws {
    try add("ann", "one", to: headless)
    let keychain = process()
    service.fault = .init(error: error, calls: calls, once: true)
    #expect(try secret("ann", in: keychain) == "one")
    service.watch(nil)
    try add("bob", "two", to: keychain)
    #expect(try secret("bob", in: keychain) == "two")
    #expect(service.calls == 0)
    #expect(names.contains("keychain.plist"))
    #expect(try secret("bob", in: process()) == "two")
    #expect(!names.contains("keychain.plist"))
  }

  @Test func aServiceThatKeepsNothingIsNotTrusted() throws {
    struct Forgetful: SecretService {
      var isRunning: Bool { true }
      func load(expected: Bool) throws(SecretServiceError) -> Data? { nil }
      func store(_ text: Data) throws(SecretServiceError) {}
      func clear() throws(SecretServiceError) {}
    }
    try add("ann", "one", to: headless)
    #expect(try secret("ann", in: process(Forgetful())) == "one")
    #expect(names.contains("keychain.plist"))
    #expect(try secret("ann", in: headless) == "one")
  }

  @Test func theFileCanBeChosen() throws {
    try add("ann", "one", to: process())
    #expect(try secret("ann", in: process(keepsFile: true)) == "one")
    #expect(names.contains("keychain.plist") && service.text == nil)
    try process(keepsFile: true).delete(Self.query("ann"))
    try add("bob", "two", to: headless)
    #expect(status { _ = try secret("ann", in: process()) } == errSecItemNotFound)
    #expect(try secret("bob", in: process()) == "two")
  }

  @Test func itemsOutliveTheFolder() throws {
    try add("ann", "one", to: process())
    try FileManager.default.removeItem(at: folder.url)
    #expect(try secret("ann", in: process()) == "one")
    try FileManager.default.removeItem(at: folder.url)
    try add("bob", "two", to: process())
    #expect(try (secret("ann", in: process()), secret("bob", in: process())) == ("one", "two"))
  }

  /// A version of the app that does not know the service writes a new file.
  @Test func theLastChangeOfTwoPlacesWins() throws {
    try add("ann", "old", to: process())
    try add("bob", "two", to: process())
    let former = Keychain(file: file)
    _ = try former.add(
      Self.query("ann", [kSecValueData: Data("new".utf8), kSecAttrModificationDate: Date.distantFuture]))
    _ = try former.add(
      Self.query("bob", [kSecValueData: Data("older".utf8), kSecAttrModificationDate: Date.distantPast]))
    try add("cem", "three", to: former)
    let secrets = try ["ann", "bob", "cem"].map { try secret($0, in: process()) }
    #expect(secrets == ["new", "two", "three"])
    #expect(!names.contains("keychain.plist"))
    #expect(try service.items()?.all.count == 3)
  }

  @Test func whatCannotBeReadStays() throws {
    try add("ann", "one", to: process())
    service.text = Data("no keychain".utf8)
    #expect(status { try add("bob", "two", to: process()) } == errSecDecode)
    #expect(service.text == Data("no keychain".utf8))
    let note = folder.url.appending(path: "keychain.place")
    try Data("elsewhere".utf8).write(to: note)
    #expect(status { try add("bob", "two", to: process()) } == errSecDecode)
    #expect(try Data(contentsOf: note) == Data("elsewhere".utf8))
  }

  @Test func aServiceThatWasEmptiedStartsAgain() throws {
    try add("ann", "one", to: process())
    service.text = nil
    #expect(status { _ = try secret("ann", in: process()) } == errSecItemNotFound)
    try add("bob", "two", to: process())
    #expect(try secret("bob", in: process()) == "two")
  }

  /// Some have the service and some do not, while the items move.
  @Test func processesLoseNothingOfEachOther() async throws {
    try add("first", "one", to: headless)
    let added = await withTaskGroup(of: String?.self) { group in
      for index in 0..<24 {
        group.addTask {
          let keychain = index.isMultiple(of: 2) ? process() : headless
          return (try? add("user \(index)", "\(index)", to: keychain)) == nil ? nil : "user \(index)"
        }
      }
      return await group.reduce(into: [String]()) { added, name in if let name { added.append(name) } }
    }
    // Those without come too late once the items have moved.
    #expect(added.count >= 12)
    for name in added { #expect(try secret(name, in: process()) != nil) }
    #expect(try service.items()?.all.count == added.count + 1)
  }

  @Test func itemsThatMoveWhileTheyAreReadAreNotMissed() throws {
    /// A process without the service, beside another that moves the items at a bad moment.
    struct Meddling: SecretService {
      let move: @Sendable () -> Void
      var isRunning: Bool {
        move()
        return false
      }
      func load(expected: Bool) throws(SecretServiceError) -> Data? { throw .absent("it does not run") }
      func store(_ text: Data) throws(SecretServiceError) { throw .absent("it does not run") }
      func clear() throws(SecretServiceError) { throw .absent("it does not run") }
    }
    try add("ann", "one", to: headless)
    let reader = process(Meddling { _ = try? secret("ann", in: process()) })
    #expect(status { _ = try secret("ann", in: reader) } == errSecNotAvailable)
    #expect(try secret("ann", in: process()) == "one")
  }

  @Test(arguments: [
    [:], ["DBUS_SESSION_BUS_ADDRESS": ""], ["DBUS_SESSION_BUS_ADDRESS": "autolaunch:"],
    ["DBUS_SESSION_BUS_ADDRESS": "disabled:"], ["XDG_RUNTIME_DIR": "/nowhere"], ["XDG_RUNTIME_DIR": "nowhere"],
  ])
  func withoutABusNothingIsAsked(environment: [String: String]) {
    let desktop = DesktopSecretService(app: "App", folder: "/data/App", environment: environment)
    #expect(!desktop.isRunning)
    #expect(throws: SecretServiceError.absent("there is no session bus")) { try desktop.load(expected: true) }
  }

  @Test func theHomeMayGetAnotherName() {
    func folder(_ path: String, home: String?) -> String {
      DesktopSecretService(app: "App", folder: path, environment: home.map { ["HOME": $0] } ?? [:]).folder
    }
    #expect(folder("/home/ann/.local/share/App", home: "/home/ann") == "~/.local/share/App")
    #expect(folder("/home/anna/.local/share/App", home: "/home/ann") == "/home/anna/.local/share/App")
    #expect(folder("/data/App", home: nil) == "/data/App")
    #expect(folder("/data/App", home: "/") == "/data/App")
  }
}

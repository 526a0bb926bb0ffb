import CairnLocks
import CairnTesting
import CairnValues
import Foundation
import TestSupport
import Testing

@testable import CairnSecurity

/// Random calls of processes with and without the secret service, which fails or kills them at any step, compared with a dictionary.
@Suite(.withoutReports) struct KeychainCommandTests {
  enum Change: Equatable {
    case set(String, String)
    case delete(String)
    case find(String)
  }

  /// The process that calls.
  enum Caller: CaseIterable {
    /// It has the service, runs on, and remembers what failed.
    case old
    case new
    /// It has no bus.
    case headless
    /// It runs with `CAIRN_KEYCHAIN=file`.
    case file
  }

  enum Command {
    case call(Caller, Change)
    case failing(Caller, Change, SecretServiceError, after: Int, afterwards: Bool)
    /// The process is killed before or after one of its calls of the service; `named` says that the note says "service" already, though
    /// the file is still there.
    case killed(Caller, Change, at: Int, named: Bool)
    /// The file or the note cannot be replaced.
    case blocked(Caller, Change, file: String)
  }

  private final class Kept: Sendable {
    let value = Mutex<Data??>(nil)
  }

  struct Subject: CommandSubject {
    private let folder = KeychainFolder()
    private let service = FakeSecretService()
    private let refusals = DesktopKeychain.Refusals()
    private var expected: [String: String] = [:]

    static func randomCommand(_ generator: inout SeededGenerator) -> Command {
      let name = ["ann", "bob", "cem"][generator.below(3)]
      let change: Change =
        switch generator.below(5) {
        case 0: .find(name)
        case 1: .delete(name)
        default: .set(name, "\(generator.below(100))")
        }
      let caller = Caller.allCases[generator.below(4)]
      switch generator.below(5) {
      case 0:
        let errors: [SecretServiceError] = [.absent("gone"), .failed("broken"), .locked, .canceled]
        return .failing(
          caller, change, errors[generator.below(4)], after: generator.below(4), afterwards: generator.chance(50))
      case 1: return .killed(caller, change, at: 1 + generator.below(8), named: generator.chance(50))
      case 2:
        return .blocked(caller, change, file: generator.chance(70) ? "keychain.place" : "keychain.plist")
      default: return .call(caller, change)
      }
    }

    static func simplerCommands(than command: Command) -> [Command] {
      switch command {
      case .call: []
      case .failing(let caller, let change, _, _, _), .killed(let caller, let change, _, _),
        .blocked(let caller, let change, _):
        [.call(caller, change)]
      }
    }

    mutating func run(_ command: Command) -> String? {
      switch command {
      case .call(let caller, let change): return call(caller, change)
      case .failing(.headless, let change, _, _, _): return call(.headless, change)
      case .failing(let caller, let change, let error, let calls, let afterwards):
        service.fault = .init(error: error, calls: calls, afterwards: afterwards, once: false)
        let status = perform(change, as: caller)
        let failed = service.fault?.calls == 0
        service.fault = nil
        guard status == error.status else { return check(change, status) }
        // They may have moved in this very call.
        if !isInService || !failed { return "\(status), though it could be done without the service" }
        return settle(change)
      case .killed(let caller, let change, let number, let named):
        return kill(caller, change, at: number, named: named)
      case .blocked(let caller, let change, let file): return block(caller, change, file)
      }
    }

    private var isInService: Bool { (try? KeychainFile(in: folder.url).place()) == .service }

    private mutating func call(_ caller: Caller, _ change: Change) -> String? {
      let isOutOfReach = caller == .headless && isInService
      let status = perform(change, as: caller)
      if isOutOfReach {
        return status == errSecNotAvailable ? nil : "\(status), though the items are in the service"
      }
      return check(change, status)
    }

    private mutating func check(_ change: Change, _ status: OSStatus) -> String? {
      let wanted: OSStatus
      switch change {
      case .set: wanted = errSecSuccess
      case .delete(let name), .find(let name): wanted = expected[name] == nil ? errSecItemNotFound : errSecSuccess
      }
      guard status == wanted else { return "\(status) in place of \(wanted)" }
      expected = Self.changed(expected, change)
      return compare()
    }

    private static func changed(_ items: [String: String], _ change: Change) -> [String: String] {
      var items = items
      switch change {
      case .set(let name, let secret): items[name] = secret
      case .delete(let name): items[name] = nil
      case .find: break
      }
      return items
    }

    /// What counts, without a call that would move it.
    private func items() -> [String: String]? {
      let file = KeychainFile(in: folder.url)
      do {
        let (place, own) = (try file.place(), try file.readIfThere())
        let stored = try place == .file ? Items() : service.items() ?? Items()
        let all = stored.merging(own ?? Items())
        return all.all.reduce(into: [:]) { found, item in
          guard case .text(let name) = item.attributes[kSecAttrAccount as String] else { return }
          found[name] = item.secret.map { String(decoding: $0, as: UTF8.self) }
        }
      } catch { return nil }
    }

    private func compare() -> String? {
      let found = items()
      return found == expected ? nil : "\(found ?? [:]) in place of \(expected)"
    }

    /// After a call that failed or was killed, its change has happened or not.
    private mutating func settle(_ change: Change) -> String? {
      let after = Self.changed(expected, change)
      let found = items()
      if found == after { expected = after }
      return compare()
    }

    private mutating func kill(_ caller: Caller, _ change: Change, at number: Int, named: Bool) -> String? {
      let before = isInService
      let copy = folder.url.appendingPathExtension("copy")
      let url = folder.url
      let text = Kept()
      service.watch { call, found in
        guard call == number else { return }
        try? FileManager.default.copyItem(at: url, to: copy)
        text.value.withLock { $0 = .some(found) }
      }
      let status = perform(change, as: caller)
      service.watch(nil)
      guard let found = text.value.withLock({ $0 }) else {
        return caller == .headless && before ? nil : check(change, status)
      }
      try? FileManager.default.removeItem(at: url)
      try? FileManager.default.moveItem(at: copy, to: url)
      service.text = found
      let file = KeychainFile(in: url)
      if named, (try? file.place()) == .file, let own = try? file.readIfThere(), own == (try? service.items()) {
        try? file.setPlace(.service)
      }
      return settle(change)
    }

    private mutating func block(_ caller: Caller, _ change: Change, _ name: String) -> String? {
      let isOutOfReach = caller == .headless && isInService
      // A folder in the way, which is not empty.
      let obstacle = folder.url.appending(path: "\(name).new")
      try? FileManager.default.createDirectory(at: obstacle.appending(path: "more"), withIntermediateDirectories: true)
      let status = perform(change, as: caller)
      try? FileManager.default.removeItem(at: obstacle)
      if status == errSecIO { return settle(change) }
      return isOutOfReach ? compare() : check(change, status)
    }

    private func perform(_ change: Change, as caller: Caller) -> OSStatus {
      let none = FakeSecretService()
      none.isRunning = false
      let keychain = Keychain(
        desktop: DesktopKeychain(
          file: KeychainFile(in: folder.url), service: caller == .headless ? none : service,
          keepsFile: caller == .file, refusals: caller == .old ? refusals : .init()))
      func query(_ name: String, _ more: [CFString: Any] = [:]) -> Query {
        let query: [CFString: Any] = [kSecClass: kSecClassGenericPassword, kSecAttrAccount: name]
        return Query(query.merging(more) { $1 } as CFDictionary)
      }
      do throws(KeychainError) {
        switch change {
        case .find(let name):
          let secret = try keychain.find(query(name, [kSecReturnData: true])) as? Data
          return secret.map { String(decoding: $0, as: UTF8.self) } == expected[name] ? errSecSuccess : -1
        case .delete(let name): try keychain.delete(query(name))
        case .set(let name, let secret):
          let value = [kSecValueData: Data(secret.utf8)]
          do throws(KeychainError) { _ = try keychain.add(query(name, value)) } catch {
            guard error.status == errSecDuplicateItem else { throw error }
            try keychain.update(query(name), with: Query(value as [CFString: Any] as CFDictionary))
          }
        }
      } catch { return error.status }
      return errSecSuccess
    }
  }

  @Test func itAgreesWithADictionary() async {
    var test = CommandTest<Subject>()
    // Each command waits for the disk.
    test.commands /= 32
    if let failure = await test.firstFailure() { Issue.record("\(failure)") }
  }
}

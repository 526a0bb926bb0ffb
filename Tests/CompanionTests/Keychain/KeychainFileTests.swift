import CairnValues
import Foundation
import Testing

@testable import CairnSecurity

@Suite("The keychain's file") final class KeychainFileTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "cairn-keychain-\(UUID().uuidString)/app")
  private var path: String { folder.appending(path: "keychain.plist").path }
  private var keychain: Keychain { Keychain(file: KeychainFile(in: folder)) }

  deinit { try? FileManager.default.removeItem(at: folder.deletingLastPathComponent()) }

  private func query(_ account: String, _ more: [CFString: Any] = [:]) -> Query {
    let base: [CFString: Any] = [kSecClass: kSecClassGenericPassword, kSecAttrAccount: account]
    return Query(base.merging(more) { $1 } as CFDictionary)
  }

  private func add(_ account: String, _ secret: String) throws {
    _ = try keychain.add(query(account, [kSecValueData: Data(secret.utf8), kSecAttrGeneric: Data([0, 255])]))
  }

  private func secret(_ account: String) throws -> String? {
    (try keychain.find(query(account, [kSecReturnData: true])) as? Data).map { String(decoding: $0, as: UTF8.self) }
  }

  private func status(_ work: () throws -> Void) -> OSStatus {
    do { try work() } catch { return (error as? KeychainError)?.status ?? 1 }
    return errSecSuccess
  }

  private func mode(_ path: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
  }

  @Test func onlyItsUserReadsIt() throws {
    #expect(status { _ = try secret("ann") } == errSecItemNotFound)
    #expect(!FileManager.default.fileExists(atPath: folder.path))
    try add("ann", "one")
    #expect(try secret("ann") == "one")
    #expect(try mode(path) == 0o600)
    #expect(try mode(folder.path) == 0o700)
    try add("bob", "two")
    #expect(try mode(path) == 0o600)
    #expect(try (secret("ann"), secret("bob")) == ("one", "two"))
  }

  @Test func aDamagedFileStaysAsItIs() throws {
    try add("ann", "one")
    let whole = try Data(contentsOf: URL(filePath: path))
    for damaged in [whole.prefix(whole.count / 2), Data(), Data("no list".utf8), whole.dropFirst()] {
      try Data(damaged).write(to: URL(filePath: path))
      #expect(status { _ = try secret("ann") } == errSecDecode)
      #expect(status { try add("bob", "two") } == errSecDecode)
      #expect(status { try keychain.delete(query("ann")) } == errSecDecode)
      #expect(try Data(contentsOf: URL(filePath: path)) == Data(damaged))
    }
    try whole.write(to: URL(filePath: path))
    #expect(try secret("ann") == "one")
  }

  @Test func everyByteThatChangesIsNoticedOrHarmless() throws {
    try add("ann", "one")
    let whole = [UInt8](try Data(contentsOf: URL(filePath: path)))
    for place in whole.indices {
      var bytes = whole
      bytes[place] ^= 0xFF
      // Whatever comes of it, it does not end the program.
      _ = Items(file: Data(bytes))
      _ = Items(file: Data(whole.prefix(place)))
    }
  }

  @Test func aFileThatOthersCanReadIsNotUsed() throws {
    try add("ann", "one")
    try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: path)
    #expect(status { _ = try secret("ann") } == errSecInvalidKeychain)
    try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: path)
    #expect(try secret("ann") == "one")
  }

  @Test func linksAndFoldersAreNotFollowed() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let other = folder.appending(path: "other")
    try Data("mine".utf8).write(to: other)
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: other.path)
    #expect(status { try add("ann", "one") } == errSecIO)
    #expect(try Data(contentsOf: other) == Data("mine".utf8))
    try FileManager.default.removeItem(atPath: path)
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
    #expect(status { try add("ann", "one") } == errSecIO)
  }

  @Test func whatAKilledProcessLeavesIsReplaced() throws {
    try add("ann", "one")
    // It was killed between writing the new file and giving it its name.
    try Data("half".utf8).write(to: URL(filePath: path + ".new"))
    #expect(try secret("ann") == "one")
    try add("bob", "two")
    #expect(try (secret("ann"), secret("bob")) == ("one", "two"))
    #expect(!FileManager.default.fileExists(atPath: path + ".new"))
  }

  @Test func anUnchangedKeychainIsNotWritten() throws {
    try add("ann", "one")
    let number = try FileManager.default.attributesOfItem(atPath: path)[.systemFileNumber] as? Int
    #expect(status { try add("ann", "two") } == errSecDuplicateItem)
    #expect(try FileManager.default.attributesOfItem(atPath: path)[.systemFileNumber] as? Int == number)
  }

  @Test func twoFoldersAreTwoKeychains() throws {
    try add("ann", "one")
    let other = Keychain(file: KeychainFile(in: folder.deletingLastPathComponent().appending(path: "other")))
    #expect(status { _ = try other.find(query("ann")) } == errSecItemNotFound)
    #expect(try secret("ann") == "one")
  }

  @Test func concurrentWritersLoseNothing() async throws {
    let (folder, memory) = (folder, KeychainMemory())
    await withTaskGroup(of: Void.self) { group in
      for index in 0..<20 {
        group.addTask {
          let item: [CFString: Any] = [kSecClass: kSecClassGenericPassword, kSecAttrAccount: "user \(index)"]
          _ = try? Keychain(file: KeychainFile(in: folder)).add(Query(item as CFDictionary))
          _ = try? Keychain(memory: memory).add(Query(item as CFDictionary))
        }
      }
    }
    #expect(try KeychainFile(in: folder).read().all.count == 20)
    #expect(memory.items.withLock { $0.all.count } == 20)
  }
}

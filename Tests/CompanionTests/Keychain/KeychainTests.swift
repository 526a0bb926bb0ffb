import CairnTesting
import CairnValues
import Foundation
import SwiftUI
import Testing

@testable import CairnSecurity

@Suite("The keychain") struct KeychainTests {
  private let keychain = Keychain(memory: KeychainMemory())

  private func query(_ account: String, _ more: [CFString: Any] = [:]) -> Query {
    let base: [CFString: Any] = [
      kSecClass: kSecClassGenericPassword, kSecAttrService: "shop", kSecAttrAccount: account,
    ]
    return Query(base.merging(more) { $1 } as CFDictionary)
  }

  private func password(_ account: String) throws -> Data? {
    try keychain.find(query(account, [kSecReturnData: true])) as? Data
  }

  private func status(_ work: () throws -> Void) -> OSStatus {
    do { try work() } catch { return (error as? KeychainError)?.status ?? 1 }
    return errSecSuccess
  }

  @Test func itemsAreAddedFoundChangedAndDeleted() throws {
    #expect(status { _ = try password("ann") } == errSecItemNotFound)
    _ = try keychain.add(query("ann", [kSecValueData: Data("one".utf8)]))
    #expect(try password("ann") == Data("one".utf8))
    #expect(status { _ = try keychain.add(query("ann", [kSecValueData: Data("two".utf8)])) } == errSecDuplicateItem)
    #expect(try password("ann") == Data("one".utf8))
    try keychain.update(query("ann"), with: Query([kSecValueData: Data("two".utf8)] as [CFString: Any] as CFDictionary))
    #expect(try password("ann") == Data("two".utf8))
    #expect(status { try keychain.update(query("bob"), with: Query(NSDictionary())) } == errSecItemNotFound)
    try keychain.delete(query("ann"))
    #expect(status { _ = try password("ann") } == errSecItemNotFound)
    #expect(status { try keychain.delete(query("ann")) } == errSecItemNotFound)
  }

  @Test func allItemsAreReturnedWithTheirAttributes() throws {
    for name in ["ann", "bob", "cem"] {
      _ = try keychain.add(query(name, [kSecValueData: Data(name.utf8), kSecAttrLabel: "Password of \(name)"]))
    }
    let everything: [CFString: Any] = [
      kSecClass: kSecClassGenericPassword, kSecMatchLimit: kSecMatchLimitAll, kSecReturnAttributes: true,
      kSecReturnData: true,
    ]
    let found = try #require(try keychain.find(Query(everything as CFDictionary)) as? [[String: Any]])
    #expect(found.map { $0[kSecAttrAccount as String] as? String } == ["ann", "bob", "cem"])
    #expect(found.map { $0[kSecValueData as String] as? Data } == ["ann", "bob", "cem"].map { Data($0.utf8) })
    #expect(found[1][kSecAttrLabel as String] as? String == "Password of bob")
    #expect(found[1][kSecAttrCreationDate as String] is Date)
    #expect(found[1][kSecClass as String] as? String == kSecClassGenericPassword as String)
    // Without a limit there is one item, and not a list.
    let one = try #require(
      try keychain.find(
        Query([kSecClass: kSecClassGenericPassword, kSecReturnAttributes: true] as [CFString: Any] as CFDictionary))
        as? [String: Any])
    #expect(one[kSecAttrAccount as String] as? String == "ann")
    #expect(one[kSecValueData as String] == nil)
    try keychain.delete(Query([kSecClass: kSecClassGenericPassword] as [CFString: Any] as CFDictionary))
    #expect(status { _ = try keychain.find(Query(everything as CFDictionary)) } == errSecItemNotFound)
  }

  @Test func internetPasswordsAreToldApartByServerAndPort() throws {
    func query(_ server: String, _ port: Int, _ more: [CFString: Any] = [:]) -> Query {
      let base: [CFString: Any] = [
        kSecClass: kSecClassInternetPassword, kSecAttrServer: server, kSecAttrPort: port, kSecAttrAccount: "ann",
      ]
      return Query(base.merging(more) { $1 } as CFDictionary)
    }
    _ = try keychain.add(query("a.example", 80, [kSecValueData: Data([1])]))
    _ = try keychain.add(query("a.example", 81, [kSecValueData: Data([2])]))
    #expect(status { _ = try keychain.add(query("a.example", 80)) } == errSecDuplicateItem)
    #expect(try keychain.find(query("a.example", 81, [kSecReturnData: true])) as? Data == Data([2]))
    #expect(status { _ = try keychain.find(self.query("ann")) } == errSecItemNotFound)
    let change = Query([kSecAttrPort: 80] as [CFString: Any] as CFDictionary)
    #expect(status { try keychain.update(query("a.example", 81), with: change) } == errSecDuplicateItem)
  }

  @Test func synchronizedItemsAreFoundOnlyWhenAskedFor() throws {
    _ = try keychain.add(query("ann", [kSecAttrSynchronizable: true, kSecValueData: Data([1])]))
    _ = try keychain.add(query("ann", [kSecValueData: Data([2])]))
    #expect(try password("ann") == Data([2]))
    #expect(
      try keychain.find(query("ann", [kSecAttrSynchronizable: kCFBooleanTrue!, kSecReturnData: true])) as? Data
        == Data([1]))
    let any = try keychain.find(
      query(
        "ann",
        [
          kSecAttrSynchronizable: kSecAttrSynchronizableAny, kSecReturnData: true, kSecMatchLimit: kSecMatchLimitAll,
        ]))
    #expect((any as? [Data])?.count == 2)
  }

  @Test func aReferenceStandsForAnItem() throws {
    let reference = try #require(
      try keychain.add(query("ann", [kSecValueData: Data([7]), kSecReturnPersistentRef: true])) as? Data)
    let found = try keychain.find(
      Query([kSecValuePersistentRef: reference, kSecReturnData: true] as [CFString: Any] as CFDictionary))
    #expect(found as? Data == Data([7]))
  }

  @Test func whatCannotBeKeptIsRefused() throws {
    #expect(status { _ = try keychain.add(Query(NSDictionary())) } == errSecParam)
    #expect(status { _ = try keychain.find(Query(NSDictionary())) } == errSecParam)
    let key = Query([kSecClass: kSecClassKey] as [CFString: Any] as CFDictionary)
    #expect(status { _ = try keychain.add(key) } == errSecUnimplemented)
    #expect(status { _ = try keychain.find(key) } == errSecItemNotFound)
    #expect(status { try keychain.delete(key) } == errSecItemNotFound)
    let control = try #require(SecAccessControlCreateWithFlags(nil, kSecAttrAccessibleWhenUnlocked, .userPresence, nil))
    #expect(status { _ = try keychain.add(query("ann", [kSecAttrAccessControl: control])) } == errSecAuthFailed)
    #expect(SecCopyErrorMessageString(errSecDuplicateItem, nil) == "The specified item already exists in the keychain.")
    #expect(SecCopyErrorMessageString(12_345, nil) == nil)
  }

  @Test func randomBytesFillTheirPlace() {
    var bytes = [UInt8](repeating: 0, count: 64)
    #expect(SecRandomCopyBytes(kSecRandomDefault, bytes.count, &bytes) == errSecSuccess)
    #expect(Set(bytes).count > 8)
    #expect(SecRandomCopyBytes(kSecRandomDefault, -1, &bytes) == errSecParam)
  }
}

import CairnValues
import Foundation
import Testing

@testable import CairnSecurity

/// A condition that the keychain ignored would find more items than the caller meant, and `SecItemDelete` would delete them.
@Suite("Queries of the keychain") struct QueryTests {
  private static let accounts = ["ann", "bob", "cem"]

  private static func keychain() throws -> Keychain {
    let keychain = Keychain(memory: KeychainMemory())
    for name in accounts {
      _ = try keychain.add(
        query([kSecAttrAccount: name, kSecAttrService: "shop", kSecValueData: Data(name.utf8), kSecAttrLabel: "One"]))
    }
    return keychain
  }

  private static func query(_ more: [AnyHashable: Any]) -> Query {
    let base: [AnyHashable: Any] = [kSecClass: kSecClassGenericPassword]
    return Query(NSDictionary(dictionary: base.merging(more) { $1 }))
  }

  private static func left(in keychain: Keychain) throws -> [String] {
    let all = query([
      kSecMatchLimit: kSecMatchLimitAll, kSecReturnAttributes: true, kSecAttrSynchronizable: kSecAttrSynchronizableAny,
    ])
    do { return try names(keychain.find(all)) } catch let error as KeychainError
      where error.status == errSecItemNotFound
    {
      return []
    }
  }

  private static func names(_ found: AnyObject?) throws -> [String] {
    try #require(found as? [[String: Any]]).compactMap { $0[kSecAttrAccount as String] as? String }
  }

  private static func status(_ work: () throws -> Void) -> OSStatus {
    do { try work() } catch { return (error as? KeychainError)?.status ?? 1 }
    return errSecSuccess
  }

  /// Each key that this module declares, and some that it does not know.
  private static let keys: [String] =
    ItemValue.attributes.sorted()
    + [
      kSecClass, kSecAttrAccessControl, kSecMatchLimit, kSecMatchCaseInsensitive, kSecReturnData, kSecReturnAttributes,
      kSecReturnRef, kSecReturnPersistentRef, kSecValueData, kSecValueRef, kSecValuePersistentRef, kSecUseItemList,
      kSecUseOperationPrompt, kSecUseNoAuthenticationUI, kSecUseAuthenticationUI, kSecUseAuthenticationContext,
      kSecUseDataProtectionKeychain, "atag", "m_ItemList", "",
    ].map { $0 as String }

  private static var values: [Any] {
    [
      "text", "", Data([1]), 0, 1, 2.5, true, Date(timeIntervalSince1970: 0), NSNull(), NSObject(), ["text"],
      ["text": 1], Optional<String>.none as Any, UUID(),
    ]
  }

  @Test(arguments: keys) func noConditionIsIgnored(_ key: String) throws {
    let isAboutUse = key != kSecUseItemList as String && key.hasPrefix("u_") || key == "nleg"
    // They say what to return or how to ask, or come from a caller who deletes an item before adding it with another secret.
    let mayFindAll =
      isAboutUse || key.hasPrefix("r_")
      || [kSecValueData, kSecAttrAccessGroup, kSecMatchCaseInsensitive, kSecAttrSynchronizable].contains {
        $0 as String == key
      }
    for value in Self.values {
      let keychain = try Self.keychain()
      let status = Self.status { try keychain.delete(Self.query([key as CFString: value])) }
      let left = try Self.left(in: keychain)
      switch status {
      case errSecParam, errSecItemNotFound: #expect(left == Self.accounts, "\(key): \(value)")
      default: #expect(status == errSecSuccess && (mayFindAll || !left.isEmpty), "\(key): \(value) deleted everything")
      }
      if isAboutUse { #expect(status == errSecSuccess, "\(key): \(value)") }
    }
  }

  @Test func valuesOfAnotherTypeAreNotStored() throws {
    let keychain = try Self.keychain()
    for wrong in [[kSecValueData: "text"], [kSecAttrLabel: NSNull()], ["atag": Data([1])], [5: 5]]
      as [[AnyHashable: Any]]
    {
      #expect(
        Self.status { try keychain.update(Self.query([kSecAttrAccount: "ann"]), with: Query(wrong as NSDictionary)) }
          == errSecParam)
      #expect(Self.status { _ = try keychain.add(Self.query(wrong)) } == errSecParam)
      #expect(Self.status { _ = try keychain.find(Self.query(wrong)) } == errSecParam)
    }
    #expect(try Self.left(in: keychain) == Self.accounts)
    #expect(
      try keychain.find(Self.query([kSecAttrAccount: "ann", kSecReturnData: true])) as? Data == Data("ann".utf8))
  }

  @Test func aQueryForItemsThatNeedTheUserFindsNone() throws {
    let keychain = try Self.keychain()
    let user = try #require(SecAccessControlCreateWithFlags(nil, kSecAttrAccessibleWhenUnlocked, .userPresence, nil))
    let free = try #require(SecAccessControlCreateWithFlags(nil, kSecAttrAccessibleAlways, [], nil))
    // A dictionary has no order: whichever is read last, the user is needed.
    for conditions in [
      [kSecAttrAccessControl: user],
      [kSecAttrAccessible: kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly, kSecAttrAccessControl: free],
    ] as [[AnyHashable: Any]] {
      #expect(Query(conditions as NSDictionary).needsUser)
      #expect(Self.status { try keychain.delete(Self.query(conditions)) } == errSecItemNotFound)
      #expect(Self.status { _ = try keychain.add(Self.query(conditions)) } == errSecAuthFailed)
      let change = Query(conditions as NSDictionary)
      #expect(
        Self.status { try keychain.update(Self.query([kSecAttrAccount: "ann"]), with: change) } == errSecAuthFailed)
    }
    #expect(try Self.left(in: keychain) == Self.accounts)
    // An access control that asks nobody is the protection it names.
    #expect(Self.status { try keychain.delete(Self.query([kSecAttrAccessControl: free])) } == errSecItemNotFound)
    _ = try keychain.add(Self.query([kSecAttrAccessControl: free, kSecAttrAccount: "dan"]))
    try keychain.delete(Self.query([kSecAttrAccessControl: free]))
    #expect(try Self.left(in: keychain) == Self.accounts)
    #expect(SecAccessControlCreateWithFlags(nil, NSNumber(value: 1), [], nil) == nil)
  }

  @Test func aLimitHoldsForChangesToo() throws {
    let keychain = try Self.keychain()
    try keychain.delete(Self.query([kSecMatchLimit: kSecMatchLimitOne]))
    #expect(try Self.left(in: keychain) == ["bob", "cem"])
    try keychain.update(Self.query([kSecMatchLimit: 1]), with: Query([kSecAttrComment: "first"] as NSDictionary))
    #expect(
      try Self.names(
        keychain.find(
          Self.query([
            kSecAttrComment: "first", kSecMatchLimit: 9, kSecReturnAttributes: true,
          ]))) == ["bob"])
  }

  @Test func textsAreFoundInAnyCaseOnlyWhenAskedFor() throws {
    let keychain = try Self.keychain()
    #expect(Self.status { try keychain.delete(Self.query([kSecAttrAccount: "ANN"])) } == errSecItemNotFound)
    try keychain.delete(Self.query([kSecAttrAccount: "ANN", kSecMatchCaseInsensitive: true]))
    #expect(try Self.left(in: keychain) == ["bob", "cem"])
  }

  @Test func aReferenceAndAClassMustAgree() throws {
    let keychain = try Self.keychain()
    let reference = try #require(
      try keychain.find(Self.query([kSecAttrAccount: "ann", kSecReturnRef: true])) as? Data)
    for other in ["none", kSecClassInternetPassword as String, kSecClassKey as String] {
      let status = Self.status { try keychain.delete(Self.query([kSecClass: other, kSecValueRef: reference])) }
      #expect(status == errSecParam || status == errSecItemNotFound)
    }
    #expect(try Self.left(in: keychain) == Self.accounts)
    try keychain.delete(Query([kSecValueRef: reference] as NSDictionary))
    #expect(try Self.left(in: keychain) == ["bob", "cem"])
  }
}

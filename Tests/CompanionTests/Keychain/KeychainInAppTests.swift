import CairnSecurity
import CairnTesting
import Foundation
import SwiftUI
import Testing

/// Each host is a user: apps under test do not share their keychains, as users of a served app do not.
@MainActor @Suite("Keychains of users") struct KeychainInAppTests {
  private struct Login: View {
    @State private var shown = "nothing"

    private static func query(_ more: [String: Any] = [:]) -> CFDictionary {
      let query: [String: Any] = [kSecClass as String: kSecClassGenericPassword, kSecAttrAccount as String: "token"]
      return query.merging(more) { $1 } as CFDictionary
    }

    nonisolated static func read() -> String {
      var item: CFTypeRef?
      let status = SecItemCopyMatching(
        [kSecClass: kSecClassGenericPassword, kSecAttrAccount: "token", kSecReturnData: kCFBooleanTrue!]
          as [CFString: Any] as CFDictionary, &item)
      guard status == errSecSuccess, let data = item as? Data else { return "error \(status)" }
      return String(decoding: data, as: UTF8.self)
    }

    var body: some View {
      VStack {
        Text(shown)
        Button("Save") {
          let status = SecItemAdd(Self.query([kSecValueData as String: Data("secret".utf8)]), nil)
          shown = "saved \(status)"
        }
        Button("Read") { shown = Self.read() }
      }
    }
  }

  @Test func twoUsersDoNotSeeEachOther() throws {
    let (ann, bob) = (TestHost { Login() }, TestHost { Login() })
    try ann.tap("Save")
    #expect(ann.texts.contains("saved 0"))
    try ann.tap("Read")
    #expect(ann.texts.contains("secret"))
    try bob.tap("Read")
    #expect(bob.texts.contains("error -25300"))
    try bob.tap("Save")
    #expect(bob.texts.contains("saved 0"))
    try ann.tap("Save")
    #expect(ann.texts.contains("saved -25299"))
  }
}

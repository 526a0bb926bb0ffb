/// Who uses the shop. `@AppStorage` keeps it.
struct Account: Equatable {
  /// The user who is logged in.
  var email: String?
  var addresses: [Address] = []

  var isLoggedIn: Bool { email != nil }
}

extension Account: RawRepresentable {
  private struct Stored: Codable {
    var email: String?
    var addresses: [Address]
  }

  init?(rawValue: String) {
    guard let stored = JSONText.decode(Stored.self, from: rawValue) else { return nil }
    self.init(email: stored.email, addresses: stored.addresses)
  }

  var rawValue: String { JSONText.encode(Stored(email: email, addresses: addresses)) }
}

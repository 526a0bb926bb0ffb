struct Address: Hashable, Codable {
  var name = ""
  var street = ""
  var postalCode = ""
  var city = ""

  private var fields: [String] { [name, street, postalCode, city] }

  var isStarted: Bool { fields.contains { !$0.isEmpty } }
  var isComplete: Bool { fields.allSatisfy { $0.contains { !$0.isWhitespace } } }

  var place: String { "\(street), \(postalCode) \(city)" }
}

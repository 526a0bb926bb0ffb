enum Coupon: String, CaseIterable, Codable {
  case welcome = "WELCOME"
  case secondCup = "SECONDCUP"

  /// Reads a code as users type it.
  init?(code: String) { self.init(rawValue: code.uppercased().filter { !$0.isWhitespace }) }

  var percent: Int {
    switch self {
    case .welcome: 10
    case .secondCup: 15
    }
  }
}

import Foundation

struct Plant: Identifiable, Hashable {
  let name: String
  var id: String { name }

  static let all = [Plant(name: String(localized: "plant.mint")), Plant(name: "Sage")]
}

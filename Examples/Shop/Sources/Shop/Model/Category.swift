import SwiftUI

enum Category: String, CaseIterable, Identifiable, Codable {
  case green, white, oolong, black, herbal

  var id: Self { self }

  var title: LocalizedStringKey {
    switch self {
    case .green: "Green Tea"
    case .white: "White Tea"
    case .oolong: "Oolong"
    case .black: "Black Tea"
    case .herbal: "Herbal Tea"
    }
  }

  var symbol: String {
    switch self {
    case .green: "leaf"
    case .white: "snowflake"
    case .oolong: "mountain.2"
    case .black: "mug"
    case .herbal: "sun.max"
    }
  }
}

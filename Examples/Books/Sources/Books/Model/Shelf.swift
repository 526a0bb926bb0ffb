import SwiftUI

enum Shelf: String, CaseIterable, Identifiable, Codable {
  case wanted, reading, finished

  var id: Self { self }

  var title: LocalizedStringKey {
    switch self {
    case .wanted: "To Read"
    case .reading: "Reading"
    case .finished: "Finished"
    }
  }

  var symbol: String {
    switch self {
    case .wanted: "bookmark"
    case .reading: "book"
    case .finished: "checkmark.circle"
    }
  }
}

import SwiftUI

/// Which issues a list shows, and in which order.
struct IssueFilter: Hashable, Codable {
  enum Status: String, CaseIterable, Identifiable, Codable {
    case open, closed, all

    var id: Self { self }

    var title: LocalizedStringKey {
      switch self {
      case .open: "Open"
      case .closed: "Closed"
      case .all: "All"
      }
    }
  }

  enum Order: String, CaseIterable, Identifiable, Codable {
    case newest, oldest, comments

    var id: Self { self }

    var title: LocalizedStringKey {
      switch self {
      case .newest: "Newest First"
      case .oldest: "Oldest First"
      case .comments: "Most Comments"
      }
    }
  }

  var status = Status.open
  var order = Order.newest

  func callAsFunction(_ issues: [Issue], matching text: String) -> [Issue] {
    issues
      .filter { status == .all || $0.isOpen == (status == .open) }
      .filter { text.isEmpty || $0.contains(text) }
      .sorted { a, b in
        switch order {
        case .newest: a.number > b.number
        case .oldest: a.number < b.number
        case .comments: (a.comments.count, a.number) > (b.comments.count, b.number)
        }
      }
  }
}

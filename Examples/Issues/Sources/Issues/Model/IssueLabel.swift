import SwiftUI

enum IssueLabel: String, CaseIterable, Identifiable, Codable {
  case bug, feature, documentation, accessibility, performance, question

  var id: Self { self }

  var title: LocalizedStringKey {
    switch self {
    case .bug: "Bug"
    case .feature: "Feature"
    case .documentation: "Documentation"
    case .accessibility: "Accessibility"
    case .performance: "Performance"
    case .question: "Question"
    }
  }
}

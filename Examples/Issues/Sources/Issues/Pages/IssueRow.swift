import SwiftUI

struct IssueRow: View {
  let issue: Issue
  /// The name of the project, in lists of several.
  var project: String?

  var body: some View {
    HStack(alignment: .firstTextBaseline) {
      StatusSymbol(isOpen: issue.isOpen)
      VStack(alignment: .leading) {
        Text(verbatim: issue.title)
        HStack {
          if let project { Text(verbatim: project) }
          Text(verbatim: "#\(issue.number)")
          if let assignee = issue.assignee { Text(verbatim: assignee) }
          if !issue.comments.isEmpty { Text("\(issue.comments.count) comments") }
        }
        .lineLimit(1)
        .font(.caption)
        .foregroundStyle(.secondary)
      }
    }
    .accessibilityElement(children: .combine)
  }
}

struct StatusSymbol: View {
  let isOpen: Bool

  var body: some View {
    Image(systemName: isOpen ? "circle" : "checkmark.circle")
      .foregroundStyle(isOpen ? .green : .purple)
      .accessibilityLabel(isOpen ? "Open" : "Closed")
  }
}

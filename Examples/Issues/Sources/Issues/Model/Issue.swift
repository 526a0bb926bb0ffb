import Foundation

struct Issue: Identifiable, Hashable, Codable {
  /// An issue's number is unique in its project only.
  struct ID: Hashable, Codable {
    let project: Project.ID
    let number: Int
  }

  let project: Project.ID
  let number: Int
  var title: String
  var body: String
  let author: String
  let date: Date
  var isOpen = true
  var assignee: String?
  var labels: [IssueLabel] = []
  var comments: [Comment] = []

  var id: ID { ID(project: project, number: number) }

  func contains(_ text: String) -> Bool {
    title.localizedCaseInsensitiveContains(text) || body.localizedCaseInsensitiveContains(text)
      || "#\(number)" == text || comments.contains { $0.text.localizedCaseInsensitiveContains(text) }
  }
}

struct Comment: Hashable, Codable {
  let author: String
  let date: Date
  let text: String
}

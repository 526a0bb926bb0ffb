import Foundation

/// All issues, as they were published and then changed by the user.
struct Tracker: Equatable {
  let published: Snapshot
  private(set) var changes: Changes

  var projects: [Project] { published.projects }
  var people: [String] { published.people }
  /// The name under which the user writes.
  var user: String { people.first ?? "" }

  init(published: Snapshot, changes: Changes) {
    self.published = published
    self.changes = changes
  }

  func project(_ id: Project.ID) -> Project? { projects.first { $0.id == id } }

  func issue(_ id: Issue.ID) -> Issue? { changes[id] ?? published.issues.first { $0.id == id } }

  func issues(in project: Project.ID? = nil) -> [Issue] {
    published.issues.filter { project == nil || $0.project == project }.map { changes[$0.id] ?? $0 }
  }

  mutating func update(_ id: Issue.ID, _ change: (inout Issue) -> Void) {
    guard var issue = issue(id) else { return }
    change(&issue)
    changes[id] = issue
  }

  mutating func comment(on id: Issue.ID, _ text: String) {
    let comment = Comment(author: user, date: .now, text: text)
    update(id) { $0.comments.append(comment) }
  }
}

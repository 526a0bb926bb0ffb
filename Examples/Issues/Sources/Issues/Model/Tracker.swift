import Foundation

/// All issues. Its raw value has only those that the user has changed, so `@AppStorage` can keep it.
struct Tracker: RawRepresentable, Equatable {
  private var changed: [Issue.ID: Issue] = [:]
  /// A stored text that cannot be read. It stays what is stored until the user starts anew.
  private(set) var damaged: String?

  init() {}

  init?(rawValue: String) {
    do {
      let stored = try JSONDecoder().decode(Stored.self, from: Data(rawValue.utf8))
      changed = Dictionary(stored.issues.map { ($0.id, $0) }) { $1 }
    } catch {
      damaged = rawValue
    }
  }

  var rawValue: String {
    if let damaged { return damaged }
    let stored = Stored(issues: changed.values.sorted { ($0.project, $0.number) < ($1.project, $1.number) })
    guard let data = try? JSONEncoder().encode(stored) else { return "{}" }
    return String(decoding: data, as: UTF8.self)
  }

  private struct Stored: Codable {
    var version = 1
    var issues: [Issue]
  }
}

extension Tracker {
  var projects: [Project] { Sample.shared.projects }
  var people: [String] { Sample.shared.people }
  /// The name under which the user writes.
  var user: String { people.first ?? "" }

  func project(_ id: Project.ID) -> Project? { projects.first { $0.id == id } }

  func issue(_ id: Issue.ID) -> Issue? {
    changed[id] ?? Sample.shared.issues.first { $0.id == id }
  }

  func issues(in project: Project.ID? = nil) -> [Issue] {
    Sample.shared.issues.filter { project == nil || $0.project == project }.map { changed[$0.id] ?? $0 }
  }

  mutating func update(_ id: Issue.ID, _ change: (inout Issue) -> Void) {
    guard var issue = issue(id) else { return }
    change(&issue)
    changed[id] = issue
  }

  mutating func comment(on id: Issue.ID, _ text: String) {
    let comment = Comment(author: user, date: .now, text: text)
    update(id) { $0.comments.append(comment) }
  }
}

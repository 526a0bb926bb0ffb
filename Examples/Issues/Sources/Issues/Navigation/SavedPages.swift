import Cairn

/// How the pages of earlier versions are read.
enum SavedPages {
  static let version = 2

  /// Version 1 had one page for each kind, and called an issue a ticket, such as `garden-12`.
  static let rules: [RestorationRule] = [
    .name("page", for: Page.self),
    .name("pick-assignee", for: PickAssignee.self),
    .name("pick-labels", for: PickLabels.self),
    .alias("Issues.Screen", for: Page.self),
    .migrate(from: 1) { element in
      switch element.name {
      case "Issues.Ticket":
        guard let issue = element["id", as: String.self].flatMap(issue(ofTicket:)) else { throw UnknownTicket() }
        return [try .init(Page.project(id: issue.project), name: "page"), try .init(Page.issue(issue), name: "page")]
      case "Issues.WelcomePage": return []
      default: return [element]
      }
    },
    .limits(age: 180 * 24 * 3600),
  ]

  private static func issue(ofTicket id: String) -> Issue.ID? {
    let parts = id.split(separator: "-")
    guard parts.count == 2, let number = Int(parts[1]) else { return nil }
    return Issue.ID(project: String(parts[0]), number: number)
  }

  private struct UnknownTicket: Error {}
}

import Cairn

@Routes
enum Page: Hashable, Codable {
  @Route("/projects/{id}") case project(id: String)
  @Route("/projects/{project}/issues/{number}") case issue(project: String, number: Int)
  @Route("/projects/{project}/issues/{number}/edit") case edit(project: String, number: Int)
  @Route("/search?q={text}") case search(text: String?)

  static func issue(_ id: Issue.ID) -> Page { .issue(project: id.project, number: id.number) }
  static func edit(_ id: Issue.ID) -> Page { .edit(project: id.project, number: id.number) }

  /// The project that the page belongs to.
  var project: Project.ID? {
    switch self {
    case .project(let id), .issue(let id, _), .edit(let id, _): id
    case .search: nil
    }
  }

  /// The issue that the page belongs to.
  var issue: Issue.ID? {
    switch self {
    case .issue(let project, let number), .edit(let project, let number): Issue.ID(project: project, number: number)
    case .project, .search: nil
    }
  }
}

/// Asks who shall do an issue. `nil` means nobody.
struct PickAssignee: Hashable, Codable, ResultPage {
  typealias PageResult = String?
  let issue: Issue.ID
}

/// Asks for the labels of an issue.
struct PickLabels: Hashable, Codable, ResultPage {
  typealias PageResult = [IssueLabel]
  let issue: Issue.ID
}

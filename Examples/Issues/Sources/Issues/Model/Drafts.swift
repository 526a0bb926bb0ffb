/// What the user has written but not saved. It survives a restart, and pages that are made again.
struct Drafts: Hashable, Codable {
  struct Text: Hashable, Codable {
    var title: String
    var body: String
  }

  private var texts: [Issue.ID: Text] = [:]
  private var comments: [Issue.ID: String] = [:]

  /// The text of an issue in its editor. Setting the saved text ends the draft.
  subscript(text issue: Issue) -> Text {
    get { texts[issue.id] ?? Text(title: issue.title, body: issue.body) }
    set { texts[issue.id] = newValue == Text(title: issue.title, body: issue.body) ? nil : newValue }
  }

  subscript(comment id: Issue.ID) -> String {
    get { comments[id] ?? "" }
    set { comments[id] = newValue.isEmpty ? nil : newValue }
  }

  func hasText(_ id: Issue.ID) -> Bool { texts[id] != nil }

  mutating func discardText(_ id: Issue.ID) { texts[id] = nil }
}

/// What `cairn` asks a program to do with its previews.
package struct PreviewRequest: Codable, Sendable {
  package enum Task: String, Codable, Sendable {
    case list, show, snapshot
  }

  package enum Format: String, Codable, CaseIterable, Sendable {
    case text, html, png

    /// How the names of files end.
    package var ending: String { self == .text ? "txt" : rawValue }
  }

  package var task: Task
  /// The mangled names of the program's types. Some are previews.
  package var types: [String]
  /// Where to write what was found or done, a line of JSON each.
  package var report: String
  /// The preview to open, or the previews to record.
  package var previews: [String] = []
  /// The previews that have ended the program before.
  package var failed: [String] = []
  /// The languages of the app.
  package var languages: [String] = []

  /// The folder of snapshots.
  package var folder = ""
  package var formats: [Format] = []
  /// Whether to compare with the snapshots in the folder, and leave them as they are.
  package var checks = false
  package var isDark = false
  package var width: Double?
  package var height: Double?
  /// The link to a page of the app that is to be recorded, too.
  package var page: String?

  package init(task: Task, types: [String] = [], report: String = "") {
    self.task = task
    self.types = types
    self.report = report
  }
}

import Foundation

/// Tells `cairn` what was found or done, a line of JSON at a time, so that nothing is lost if a preview ends the program.
@MainActor
struct PreviewReport {
  enum Outcome: String, Encodable {
    /// The preview exists.
    case listed
    /// The preview is about to run.
    case started
    /// A snapshot is new, is other than before, or is the same.
    case added, changed, same
    /// There is no snapshot, for a reason.
    case failed
  }

  struct Line: Encodable {
    var id: String
    var outcome: Outcome
    var name: String
    var file: String
    var line: Int?
    /// The file of the snapshot in its folder.
    var path: String?
    /// What differs, or why there is no snapshot.
    var details: String?

    init(_ preview: PreviewEntry, _ outcome: Outcome, path: String? = nil, details: String? = nil) {
      (id, name, file, line) = (preview.id, preview.name, preview.file, preview.line)
      (self.outcome, self.path, self.details) = (outcome, path, details)
    }
  }

  private let file: String

  init(_ request: PreviewRequest) { file = request.report }

  func add(_ line: Line) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(line), let output = FileHandle(forWritingAtPath: file) else { return }
    _ = try? output.seekToEnd()
    try? output.write(contentsOf: data + Data("\n".utf8))
    try? output.close()
  }
}

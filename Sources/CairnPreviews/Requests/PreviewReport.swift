import CairnMessages
import Foundation

/// Tells `cairn` what was found or done, a line of JSON at a time, so that nothing is lost if a preview ends the program.
@MainActor
struct PreviewReport {
  private let file: String

  init(_ request: PreviewRequest) { file = request.report }

  func add(_ line: PreviewLine) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(line), let output = FileHandle(forWritingAtPath: file) else { return }
    _ = try? output.seekToEnd()
    try? output.write(contentsOf: data + Data("\n".utf8))
    try? output.close()
  }
}

extension PreviewLine {
  @MainActor
  init(_ preview: PreviewEntry, _ outcome: Outcome, path: String? = nil, details: String? = nil) {
    self.init(
      id: preview.id, outcome: outcome, name: preview.name, file: preview.file, line: preview.line, path: path,
      details: details)
  }
}

import CairnMessages
import Foundation

extension PreviewLine {
  /// Where the preview is, for a user.
  var place: String { line.map { "\(file):\($0)" } ?? file }

  /// Reads a report. The last line may be incomplete.
  static func lines(in report: Data) -> [PreviewLine] {
    report.split(separator: UInt8(ascii: "\n")).compactMap { try? JSONDecoder().decode(PreviewLine.self, from: $0) }
  }
}

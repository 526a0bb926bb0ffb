import Foundation

/// A request to a program about its previews. `CairnPreviews` reads it, with the same names.
struct PreviewRequest: Encodable {
  var task: String
  var types: [String]
  var report = ""
  var previews: [String] = []
  var failed: [String] = []
  var languages: [String] = []
  var folder = ""
  var formats: [String] = []
  var checks = false
  var isDark = false
  var width: Double?
  var height: Double?
  var page: String?
}

/// A line of a program's report on its previews.
struct PreviewLine: Codable, Equatable {
  enum Outcome: String, Codable {
    case listed, started, added, changed, same, failed
  }

  var id: String
  var outcome: Outcome
  var name: String
  /// The module and the name of the file, or of the provider.
  var file: String
  var line: Int?
  var path: String?
  var details: String?

  /// Where the preview is, for a user.
  var place: String { line.map { "\(file):\($0)" } ?? file }

  /// Whether a name that a user has typed means this preview.
  func isMeant(by wish: String) -> Bool {
    let last = String(file.split(separator: "/").last ?? "")
    let stem = last.hasSuffix(".swift") ? String(last.dropLast(6)) : last
    return [id, name, file, last, stem, "\(stem)/\(name)"].contains { $0.lowercased() == wish.lowercased() }
  }

  /// Reads a report. The last line may be incomplete.
  static func lines(in report: Data) -> [PreviewLine] {
    report.split(separator: UInt8(ascii: "\n")).compactMap { try? JSONDecoder().decode(PreviewLine.self, from: $0) }
  }
}

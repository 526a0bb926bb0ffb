/// A line of a program's report on its previews.
package struct PreviewLine: Codable, Equatable, Sendable {
  package enum Outcome: String, Codable, Sendable {
    /// The preview exists.
    case listed
    /// The preview is about to run.
    case started
    /// A snapshot is new, is other than before, or is the same.
    case added, changed, same
    /// There is no snapshot, for a reason.
    case failed
  }

  package var id: String
  package var outcome: Outcome
  package var name: String
  /// The module and the name of the file, or of the provider.
  package var file: String
  package var line: Int?
  /// The file of the snapshot in its folder.
  package var path: String?
  /// What differs, or why there is no snapshot.
  package var details: String?

  package init(
    id: String, outcome: Outcome, name: String, file: String, line: Int? = nil, path: String? = nil,
    details: String? = nil
  ) {
    (self.id, self.outcome, self.name, self.file, self.line) = (id, outcome, name, file, line)
    (self.path, self.details) = (path, details)
  }

  /// Whether a name that a user has typed means this preview.
  package func isMeant(by wish: String) -> Bool {
    let stem = Self.stem(of: file)
    return [id, name, file, String(file.split(separator: "/").last ?? ""), stem, "\(stem)/\(name)"]
      .contains { $0.lowercased() == wish.lowercased() }
  }

  /// The name of a file without its folder and its ending.
  package static func stem(of file: String) -> String {
    let name = String(file.split(separator: "/").last ?? "")
    return name.hasSuffix(".swift") ? String(name.dropLast(6)) : name
  }
}

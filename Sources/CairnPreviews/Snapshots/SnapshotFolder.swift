import CairnHosting
import CairnMessages
import CairnTesting
import Foundation

/// The folder that snapshots are kept in.
@MainActor
struct SnapshotFolder {
  private let folder: URL
  private let checks: Bool

  /// - Parameter checks: Whether to leave the files as they are.
  init(_ folder: URL, checks: Bool) {
    self.folder = folder
    self.checks = checks
  }

  /// Compares a snapshot with the file at a path, and writes it unless the folder is only checked.
  ///
  /// - Returns: The outcome, and a diff of a changed text.
  func keep(
    _ data: Data, at path: String, isText: Bool
  ) throws(NoPicture) -> (PreviewLine.Outcome, String?) {
    let file = folder.appending(path: path)
    let old = FileManager.default.contents(atPath: file.path)
    if old == data { return (.same, nil) }
    if !checks { try write(data, to: file) }
    guard let old else { return (.added, nil) }
    guard isText else { return (.changed, nil) }
    return (.changed, UnifiedDiff.of(String(decoding: old, as: UTF8.self), String(decoding: data, as: UTF8.self)))
  }

  private func write(_ data: Data, to file: URL) throws(NoPicture) {
    do {
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: file, options: .atomic)
    } catch {
      throw NoPicture(reason: "\(file.path) cannot be written: \(error.localizedDescription)")
    }
  }
}

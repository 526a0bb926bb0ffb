import CairnFoundation
import Foundation

/// The files that were uploaded to a page or made for download. They are deleted with the page.
@MainActor
final class TabFolder {
  private var root: URL?
  private var count = 0

  /// Makes an empty folder that only this user can read.
  func makeSubfolder() throws -> URL {
    let root = try madeRoot()
    count += 1
    let subfolder = root.appending(path: "\(count)", directoryHint: .isDirectory)
    try Self.make(subfolder)
    return subfolder
  }

  private func madeRoot() throws -> URL {
    if let root { return root }
    let new = FileManager.default.temporaryDirectory
      .appending(path: ResourceRules.temporaryPrefix + RandomToken.make(), directoryHint: .isDirectory)
    try Self.make(new)
    root = new
    return new
  }

  private static func make(_ folder: URL) throws {
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
  }

  /// Whether a file is in this folder.
  func contains(_ file: URL) -> Bool {
    root.map { file.standardizedFileURL.path.hasPrefix($0.standardizedFileURL.path + "/") } ?? false
  }

  func remove() {
    if let root { try? FileManager.default.removeItem(at: root) }
    root = nil
  }

  isolated deinit { remove() }
}

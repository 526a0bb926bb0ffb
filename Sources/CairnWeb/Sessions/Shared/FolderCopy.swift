import Foundation

/// The files of a folder by relative path. A subfolder whose date counts has a path with a slash at its end, and its
/// date as content.
struct FolderCopy {
  /// Size and date, to detect changes without reading a file.
  struct Stamp: Equatable {
    var size: Int64
    var seconds: Int
    var nanoseconds: Int
    var number: UInt64
    var isFolder: Bool
  }

  let folder: URL

  /// Larger folders are not shared.
  static let mostBytes: Int64 = 32 << 20
  static let mostFiles = 2_000
  private static let mostDepth = 6

  /// The current files.
  func stamps() -> [String: Stamp] {
    var stamps: [String: Stamp] = [:]
    add(&stamps, in: "", depth: 0)
    return stamps
  }

  private func add(_ stamps: inout [String: Stamp], in path: String, depth: Int) {
    let here = folder.appending(path: path).path
    for name in (try? FileManager.default.contentsOfDirectory(atPath: here)) ?? [] where !name.hasPrefix(".") {
      guard stamps.count < Self.mostFiles else { return }
      let inner = path + name
      guard let stamp = stamp(of: inner) else { continue }
      if stamp.isFolder {
        // Pages are ordered by the dates of their folders.
        if path == "tabs/" { stamps[inner + "/"] = stamp }
        if depth < Self.mostDepth { add(&stamps, in: inner + "/", depth: depth + 1) }
      } else {
        stamps[inner] = stamp
      }
    }
  }

  /// Returns `nil` for links and other special files.
  private func stamp(of path: String) -> Stamp? {
    var status = stat()
    guard lstat(folder.appending(path: path).path, &status) == 0 else { return nil }
    let kind = status.st_mode & S_IFMT
    guard kind == S_IFREG || kind == S_IFDIR else { return nil }
    let isFolder = kind == S_IFDIR
    return Stamp(
      size: isFolder ? 0 : Int64(status.st_size), seconds: status.st_mtim.tv_sec,
      nanoseconds: isFolder ? 0 : status.st_mtim.tv_nsec, number: isFolder ? 0 : UInt64(status.st_ino),
      isFolder: isFolder)
  }

  /// The content for a path, or `nil` if the file was removed.
  func content(of path: String, _ stamp: Stamp) -> [UInt8]? {
    stamp.isFolder
      ? Array("\(stamp.seconds)".utf8)
      : FileManager.default.contents(atPath: folder.appending(path: path).path).map { Array($0) }
  }

  // MARK: Writing

  /// Replaces the contents of the folder by these files. Paths that lead out of the folder are ignored.
  func replace(with files: [String: [UInt8]]) {
    let files = files.filter { Self.isPermitted($0.key) }
    StateFolder.touch(folder)
    for (path, stamp) in stamps() where files[path] == nil && !stamp.isFolder {
      try? FileManager.default.removeItem(at: folder.appending(path: path))
    }
    for path in stamps().keys where path.hasSuffix("/") && !files.keys.contains(where: { $0.hasPrefix(path) }) {
      try? FileManager.default.removeItem(at: folder.appending(path: path))
    }
    for (path, content) in files where !path.hasSuffix("/") {
      let url = folder.appending(path: path, directoryHint: .notDirectory)
      if FileManager.default.contents(atPath: url.path).map({ Array($0) }) == content { continue }
      try? FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      try? Data(content).write(to: url, options: .atomic)
      chmod(url.path, 0o600)
    }
    for (path, content) in files where path.hasSuffix("/") {
      guard let seconds = String(validating: content, as: UTF8.self).flatMap({ Int($0) }) else { continue }
      var times = [timespec(tv_sec: seconds, tv_nsec: 0), timespec(tv_sec: seconds, tv_nsec: 0)]
      utimensat(AT_FDCWD, folder.appending(path: path).path, &times, 0)
    }
  }

  static func isPermitted(_ path: String) -> Bool {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    let names = path.hasSuffix("/") ? parts.dropLast() : parts[...]
    return !names.isEmpty && names.count <= mostDepth + 1
      && names.allSatisfy { name in
        !name.isEmpty && !name.hasPrefix(".") && name.utf8.count <= 255 && !name.utf8.contains(0)
      }
  }
}

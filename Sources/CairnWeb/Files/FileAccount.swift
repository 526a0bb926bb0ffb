/// What files take on the server: their bytes, and their entries in folders, which also cost something if a file is empty.
struct FileShare: Equatable {
  var bytes = 0
  var entries = 0

  static func + (a: FileShare, b: FileShare) -> FileShare {
    FileShare(bytes: a.bytes + b.bytes, entries: a.entries + b.entries)
  }

  static func - (a: FileShare, b: FileShare) -> FileShare {
    FileShare(bytes: a.bytes - b.bytes, entries: a.entries - b.entries)
  }
}

extension FileShare {
  /// The most that these files can take, with a folder for each and one for all.
  init(of files: [OfferedFile]) {
    self = files.reduce(FileShare(entries: 1)) { share, file in
      share + FileShare(bytes: file.size, entries: 2 + file.name.utf8.count { $0 == UInt8(ascii: "/") })
    }
  }
}

/// The files that a user has sent to pages that are open, and those that may still arrive.
@MainActor
final class FileAccount {
  private(set) var held = FileShare()
  var limits: FileLimits
  /// The uploads that are not complete, by the tokens of their files.
  private var awaited: [String: Upload] = [:]

  init(limits: FileLimits) { self.limits = limits }

  var awaitedCount: Int { awaited.count }

  /// Why files cannot be sent, in words for the user; `nil` if they can.
  func refusal(of files: [OfferedFile]) -> String? {
    if files.count > limits.files { return "Too many files. The limit is \(limits.files)." }
    let total = held + FileShare(of: files)
    if total.entries > limits.entries { return "Too many files were sent to open pages." }
    if total.bytes > limits.bytes { return "These files are too large. The limit is \(limits.bytes >> 20) MB." }
    return nil
  }

  func take(_ share: FileShare) { held = held + share }

  func release(_ share: FileShare) { held = held - share }

  func expect(_ upload: Upload) { for file in upload.files { awaited[file.token] = upload } }

  func forget(_ upload: Upload) { for file in upload.files { awaited[file.token] = nil } }

  func awaited(_ token: String) -> (upload: Upload, file: UploadedFile)? {
    guard let upload = awaited[token], let file = upload.files.first(where: { $0.token == token }) else { return nil }
    return (upload, file)
  }
}

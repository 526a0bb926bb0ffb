import Foundation

/// The files of a package that may change what is built, and when each was written.
struct SourceTree {
  private struct Stamp: Equatable {
    let modified: Date?
    let size: Int?
  }

  private let folder: URL
  private var stamps: [String: Stamp]
  /// The folders of the files.
  private(set) var folders: [URL]

  init(_ folder: URL) {
    // The compiler's paths have no links in them.
    self.folder = folder.resolvingSymlinksInPath()
    (stamps, folders) = Self.look(self.folder)
  }

  var files: [String] { stamps.keys.sorted() }

  /// Looks again. Returns the paths of files that are other ones now, and whether any has come or gone.
  mutating func update() -> (changed: [String], isOtherList: Bool) {
    let (new, folders) = Self.look(folder)
    defer { (stamps, self.folders) = (new, folders) }
    let changed = new.filter { stamps[$0.key] != $0.value }.map(\.key).sorted()
    return (changed, Set(new.keys) != Set(stamps.keys))
  }

  private static func look(_ root: URL) -> ([String: Stamp], [URL]) {
    var stamps: [String: Stamp] = [:]
    var folders: [URL] = []
    var left = [root]
    let keys: Set<URLResourceKey> = [.isDirectoryKey, .contentModificationDateKey, .fileSizeKey]
    while let folder = left.popLast() {
      folders.append(folder)
      let found = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: Array(keys))
      // The hidden file names the current version of a data model.
      for file in found ?? []
      where !file.lastPathComponent.hasPrefix(".") || file.lastPathComponent == ".xccurrentversion" {
        let values = try? file.resourceValues(forKeys: keys)
        if values?.isDirectory == true {
          left.append(file)
        } else {
          stamps[file.path] = Stamp(modified: values?.contentModificationDate, size: values?.fileSize)
        }
      }
    }
    return (stamps, folders)
  }
}

import Foundation

/// The app's pictures, scripts and style sheets that pages mention, by their addresses. Beyond the limit, the least recently
/// mentioned or requested are dropped; browsers have most of them in their cache by then.
@MainActor
struct FileShelf {
  struct File {
    var type: String
    var data: Data
  }

  private var entries: [String: (file: File, used: Int)] = [:]
  private(set) var bytes = 0
  private var clock = 0

  /// A single file larger than this is kept until the next one is added.
  static let room = 64 << 20

  mutating func put(_ file: File, at address: String) {
    clock += 1
    if entries[address] == nil { bytes += file.data.count }
    entries[address] = (file, clock)
    guard bytes > Self.room else { return }
    for (old, entry) in entries.sorted(by: { $0.value.used < $1.value.used }) where bytes > Self.room && old != address
    {
      entries[old] = nil
      bytes -= entry.file.data.count
    }
  }

  mutating func file(at address: String) -> File? {
    guard let entry = entries[address] else { return nil }
    clock += 1
    entries[address]?.used = clock
    return entry.file
  }
}

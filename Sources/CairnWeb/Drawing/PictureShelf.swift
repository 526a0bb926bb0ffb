/// The pictures that pages mention, by their addresses. Beyond the limit, the least recently mentioned or requested are
/// dropped; browsers have most of them in their cache by then.
@MainActor
struct PictureShelf {
  private var entries: [String: (picture: Pictures.Loaded, used: Int)] = [:]
  private(set) var bytes = 0
  private var clock = 0

  /// A single picture larger than this is kept until the next one is added.
  static let room = 64 << 20

  mutating func put(_ picture: Pictures.Loaded, at address: String) {
    clock += 1
    if entries[address] == nil { bytes += picture.data.count }
    entries[address] = (picture, clock)
    guard bytes > Self.room else { return }
    for (old, entry) in entries.sorted(by: { $0.value.used < $1.value.used }) where bytes > Self.room && old != address
    {
      entries[old] = nil
      bytes -= entry.picture.data.count
    }
  }

  mutating func picture(at address: String) -> Pictures.Loaded? {
    guard let entry = entries[address] else { return nil }
    clock += 1
    entries[address]?.used = clock
    return entry.picture
  }
}

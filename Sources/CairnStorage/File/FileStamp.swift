import Foundation

/// A file's metadata, enough to detect writes.
struct FileStamp: Equatable {
  private let device: UInt
  private let number: UInt
  private let size: Int
  private let written: Moment
  private let changed: Moment
  /// Whether the stamp proves that nothing changed. File system clocks are coarse: a second write within one
  /// tick would leave no trace.
  let isConclusive: Bool

  private struct Moment: Equatable {
    let seconds: Int
    let nanoseconds: Int

    init(_ time: timespec) {
      seconds = time.tv_sec
      nanoseconds = time.tv_nsec
    }

    func isBefore(_ other: Moment, by gap: Int) -> Bool {
      (other.seconds - seconds) * 1_000_000_000 + (other.nanoseconds - nanoseconds) >= gap
    }
  }

  private static var longestTick: Int { 2_000_000_000 }

  /// Returns `nil` if the file does not exist.
  init?(of path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    device = UInt(status.st_dev)
    number = UInt(status.st_ino)
    size = Int(status.st_size)
    written = Moment(status.st_mtim)
    changed = Moment(status.st_ctim)
    let now = Moment(time)
    isConclusive = written.isBefore(now, by: Self.longestTick) && changed.isBefore(now, by: Self.longestTick)
  }

  static func == (a: FileStamp, b: FileStamp) -> Bool {
    a.device == b.device && a.number == b.number && a.size == b.size && a.written == b.written
      && a.changed == b.changed
  }
}

/// A page coming in from the side while the one before it leaves: quick, and over the moment a person does anything.
@MainActor
struct Slide {
  /// The new page comes from the right, as the next one does; else from the left, as the one below does.
  let isForward: Bool
  /// The page that moves; what lies around it stays.
  let region: CellRect
  private let old: CellBuffer
  private let new: CellBuffer
  private let start: UInt64
  private(set) var frame: CellBuffer

  static let duration: UInt64 = 150_000_000
  static let interval: UInt64 = 16_000_000

  init(from old: CellBuffer, to new: CellBuffer, region: CellRect, isForward: Bool, start: UInt64) {
    self.isForward = isForward
    self.region = region
    self.old = old
    self.new = new.copied()
    self.start = start
    frame = new.copied()
    compose(0)
  }

  /// Goes on to a time; false when it is over.
  mutating func advance(to time: UInt64) -> Bool {
    guard time < start + Self.duration else { return false }
    let share = Double(time &- start) / Double(Self.duration)
    // Fast at first, gentle at the end.
    compose(1 - (1 - share) * (1 - share) * (1 - share))
    return true
  }

  /// - Parameter share: how much of the way has been gone.
  private func compose(_ share: Double) {
    frame.copy(new)
    let way = Int((Double(region.width) * share).rounded())
    // The page below moves more slowly than the one on top, which covers it.
    let (under, over) = isForward ? (old, new) : (new, old)
    let underShift = isForward ? -way / 3 : (way - region.width) / 3
    let overShift = isForward ? region.width - way : way
    for y in region.minY..<region.maxY {
      frame.copyRow(y, of: under, columns: region.minX..<region.maxX, shiftedBy: underShift)
      frame.copyRow(y, of: over, columns: region.minX..<region.maxX, shiftedBy: overShift)
    }
  }
}

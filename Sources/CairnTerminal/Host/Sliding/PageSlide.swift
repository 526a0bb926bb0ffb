import CairnScreen

/// A page sliding in while the previous one leaves. It is quick, and ends at the user's next input.
@MainActor
struct PageSlide {
  /// Whether the new page comes from the right, as for a push, instead of from the left.
  let isForward: Bool
  /// The moving page. Its surroundings stay.
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

  /// Advances to a time. Returns `false` when the slide is over.
  mutating func advance(to time: UInt64) -> Bool {
    guard time < start + Self.duration else { return false }
    let share = Double(time &- start) / Double(Self.duration)
    // Fast at first, slowing down at the end.
    compose(1 - (1 - share) * (1 - share) * (1 - share))
    return true
  }

  /// - Parameter share: The fraction of the distance that has been covered.
  private func compose(_ share: Double) {
    frame.copy(new)
    let way = Int((Double(region.width) * share).rounded())
    // The lower page moves more slowly than the one on top, which covers it.
    let (under, over) = isForward ? (old, new) : (new, old)
    let underShift = isForward ? -way / 3 : (way - region.width) / 3
    let overShift = isForward ? region.width - way : way
    for y in region.minY..<region.maxY {
      frame.copyRow(y, of: under, columns: region.minX..<region.maxX, shiftedBy: underShift)
      frame.copyRow(y, of: over, columns: region.minX..<region.maxX, shiftedBy: overShift)
    }
  }
}

extension PageTransition {
  /// The transition, unless the app asks for one that cells cannot show.
  var kindOfSlide: Kind? { motion == .automatic || motion == .slide ? kind : nil }
}

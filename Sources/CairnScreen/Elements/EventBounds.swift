import Foundation

// Numbers in events come from sockets, forms, terminals and hosts outside this package. They are bounded here, once, so that
// no handler has to fear `Int.min`, infinity or NaN in its arithmetic.
extension ElementEvent {
  /// The most steps, taps or places of one event.
  package static let mostSteps = 1_000
  /// The farthest place, in points. A list of a billion rows ends before it.
  package static let farthest: CGFloat = 1e12
  /// The fastest and largest motion of two fingers.
  package static let mostTurning = 1e9

  /// The event with its numbers within bounds, or `nil` if one of them is no number.
  package var bounded: ElementEvent? {
    switch self {
    case .step(let steps): .step(steps.clamped(to: Self.mostSteps))
    case .taps(let count): count > 0 ? .taps(min(count, Self.mostSteps)) : nil
    case .selectText(let range):
      .selectText(min(max(range.lowerBound, 0), 1 << 40)..<min(max(range.upperBound, 0), 1 << 40))
    case .adjust(let value):
      // A control knows its own bounds; the lowest one is a safe answer to NaN.
      .adjust(
        value.isNaN
          ? -Double.greatestFiniteMagnitude
          : min(max(value, -.greatestFiniteMagnitude), .greatestFiniteMagnitude))
    case .scroll(let offset): offset.bounded.map { .scroll($0) }
    case .drag(let motion): motion.bounded.map { .drag($0) }
    case .magnify(let motion): motion.bounded.map { .magnify($0) }
    case .rotate(let motion): motion.bounded.map { .rotate($0) }
    case .activate, .hold, .edit, .submit, .select, .deselect, .expand, .delete, .move, .focus, .dismiss, .refresh,
      .hover, .press, .key, .extendSelection, .message:
      self
    }
  }
}

extension CGPoint {
  /// The point within what an event may name, or `nil` if it is no point.
  package var bounded: CGPoint? {
    guard x.isFinite, y.isFinite else { return nil }
    return CGPoint(x: x.clamped(to: ElementEvent.farthest), y: y.clamped(to: ElementEvent.farthest))
  }
}

extension DragMotion {
  fileprivate var bounded: DragMotion? {
    guard let start = start.bounded, let location = location.bounded,
      let speed = CGPoint(x: velocity.width, y: velocity.height).bounded
    else { return nil }
    return DragMotion(
      phase, from: start, to: location, velocity: CGSize(width: speed.x, height: speed.y), time: time)
  }
}

extension TwoFingerMotion {
  fileprivate var bounded: TwoFingerMotion? {
    guard let anchor = anchor.bounded, amount.isFinite, velocity.isFinite else { return nil }
    return TwoFingerMotion(
      phase, at: anchor, amount: amount.clamped(to: ElementEvent.mostTurning),
      velocity: velocity.clamped(to: ElementEvent.mostTurning), time: time)
  }
}

extension Comparable where Self: SignedNumeric {
  /// The number, brought into a range around zero.
  fileprivate func clamped(to most: Self) -> Self { min(max(self, -most), most) }
}

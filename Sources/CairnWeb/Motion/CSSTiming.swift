import CairnMessages
import CairnValues
import Foundation

/// An animation for the browser to play: its curve, duration and repeat count.
struct CSSTiming: Equatable {
  /// The curve as a value of CSS.
  let easing: String
  /// In milliseconds.
  let duration: Int
  let delay: Int
  /// The repeat count; 0 repeats forever.
  let count: Int
  let autoreverses: Bool

  var isEndless: Bool { count == 0 }

  /// Describes an animation, or returns `nil` for one without duration.
  init?(_ animation: Animation) {
    let rhythm = animation.rhythm
    let length = rhythm.base.playingTime ?? Self.length(of: rhythm.base)
    guard length.isFinite, length > 0, rhythm.speed > 0, rhythm.count != 0 else { return nil }
    let seconds = min(length, Self.longest)
    duration = max(Int((seconds / rhythm.speed * 1_000).rounded()), 1)
    delay = Int((min(max(rhythm.delay, 0), Self.longest) * 1_000).rounded())
    count = rhythm.count ?? 0
    autoreverses = rhythm.autoreverses
    easing = Self.easing(of: rhythm.base, seconds: seconds)
  }

  /// The longest duration that is sent.
  private static let longest: TimeInterval = 600

  /// Finds the duration of a custom animation by sampling it.
  private static func length(of animation: Animation) -> TimeInterval {
    var time: TimeInterval = 0
    while time < 20, !animation.progress(at: time).isFinished { time += 1 / 60 }
    return time
  }

  /// Samples the curve, densely enough that the segments are not visible.
  private static func easing(of animation: Animation, seconds: TimeInterval) -> String {
    let count = min(max(Int(seconds * 40), 10), 60)
    let points = (0...count).map { index in
      let (value, isFinished) = animation.progress(at: seconds * Double(index) / Double(count))
      return index == count || isFinished ? 1 : value
    }
    let isStraight = points.indices.allSatisfy { abs(points[$0] - Double($0) / Double(count)) < 0.002 }
    if isStraight { return "linear" }
    return "linear(" + points.map { CSSLength.number(CGFloat($0)) }.joined(separator: ",") + ")"
  }

  var json: String { "[\(JSON.quoted(easing)),\(duration),\(delay),\(count),\(autoreverses ? 1 : 0)]" }
}

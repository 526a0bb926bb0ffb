import Foundation

/// The path of one value through its keyframes.
struct KeyframeCurve<Value: Animatable> {
  typealias Data = Value.AnimatableData

  private struct Segment {
    let start: TimeInterval
    let duration: TimeInterval
    let from: Data
    let to: Data
    let motion: Motion

    var end: TimeInterval { start + duration }

    func data(at time: TimeInterval) -> Data {
      guard duration > 0 else { return to }
      switch motion {
      case .linear(let curve): return from + (to - from).scaled(by: curve.value(at: time / duration))
      case .spring(let spring, let velocity):
        return from + spring.value(target: to - from, initialVelocity: velocity, time: time)
      case .cubic(let first, let last): return Self.hermite(from, to, first, last, duration, time / duration)
      }
    }

    /// Returns the cubic curve between two values with given velocities.
    private static func hermite(
      _ from: Data, _ to: Data, _ first: Data, _ last: Data, _ duration: Double, _ t: Double
    ) -> Data {
      let (t2, t3) = (t * t, t * t * t)
      var result = from.scaled(by: 2 * t3 - 3 * t2 + 1)
      result += to.scaled(by: 3 * t2 - 2 * t3)
      result += first.scaled(by: (t3 - 2 * t2 + t) * duration)
      result += last.scaled(by: (t3 - t2) * duration)
      return result
    }
  }

  private enum Motion {
    case linear(UnitCurve)
    case spring(Spring, velocity: Data)
    case cubic(first: Data, last: Data)
  }

  private let initial: Value
  private let final: Value
  private var segments: [Segment] = []

  init(from initial: Value, _ frames: [Keyframe<Value>]) {
    self.initial = initial
    final = frames.last?.value ?? initial
    var (time, from, velocity) = (0.0, initial.animatableData, Data.zero)
    for index in frames.indices {
      let frame = frames[index]
      let to = frame.value.animatableData
      let duration = Self.duration(of: frame, from: from, velocity: velocity)
      let motion: Motion
      switch frame.kind {
      case .move: motion = .linear(.linear)
      case .linear(let curve): motion = .linear(curve)
      case .spring(let spring, let start): motion = .spring(spring, velocity: start ?? velocity)
      case .cubic(let start, let end):
        motion = .cubic(
          first: start ?? velocity, last: end ?? Self.passing(index, of: frames, from: from, duration: duration))
      }
      let segment = Segment(start: time, duration: duration, from: from, to: to, motion: motion)
      segments.append(segment)
      time += duration
      velocity = Self.velocity(after: segment, frame)
      // A spring that is cut short continues from its current value.
      if case .spring = frame.kind, index + 1 < frames.count { from = segment.data(at: duration) } else { from = to }
    }
  }

  var duration: TimeInterval { segments.last?.end ?? 0 }

  func value(at time: TimeInterval) -> Value {
    if time >= duration { return final }
    guard time > 0, let segment = segments.first(where: { time < $0.end }) else {
      // Keyframes without duration apply from the start.
      var value = initial
      if let data = segments.last(where: { $0.end <= 0 })?.to { value.animatableData = data }
      return value
    }
    var value = initial
    value.animatableData = segment.data(at: time - segment.start)
    return value
  }

  private static func duration(of frame: Keyframe<Value>, from: Data, velocity: Data) -> TimeInterval {
    if let duration = frame.duration { return duration.isFinite ? max(duration, 0) : 0 }
    guard case .spring(let spring, let start) = frame.kind else { return 0 }
    return spring.settlingDuration(
      target: frame.value.animatableData - from, initialVelocity: start ?? velocity, epsilon: 0.001)
  }

  /// Returns the velocity at a keyframe of a smooth curve: derived from the adjacent keyframes, or the initial
  /// velocity of the next segment. The value comes to rest at the last keyframe.
  private static func passing(
    _ index: Int, of frames: [Keyframe<Value>], from: Data, duration: TimeInterval
  ) -> Data {
    guard index + 1 < frames.count else { return .zero }
    let (frame, next) = (frames[index], frames[index + 1])
    let to = frame.value.animatableData
    let beyond = next.value.animatableData
    switch next.kind {
    case .cubic(let start, _):
      if let start { return start }
      let time = duration + (next.duration ?? 0)
      return time > 0 ? (beyond - from).scaled(by: 1 / time) : .zero
    case .linear(let curve):
      guard let time = next.duration, time > 0 else { return .zero }
      return (beyond - to).scaled(by: curve.velocity(at: 0) / time)
    case .spring(_, let start): return start ?? .zero
    case .move: return .zero
    }
  }

  /// Returns the velocity at the end of a segment.
  private static func velocity(after segment: Segment, _ frame: Keyframe<Value>) -> Data {
    guard segment.duration > 0 else { return .zero }
    switch segment.motion {
    case .linear(let curve):
      return (segment.to - segment.from).scaled(by: curve.velocity(at: 1) / segment.duration)
    case .spring(let spring, let velocity):
      return spring.velocity(
        target: segment.to - segment.from, initialVelocity: velocity, time: segment.duration)
    case .cubic(_, let last): return last
    }
  }
}

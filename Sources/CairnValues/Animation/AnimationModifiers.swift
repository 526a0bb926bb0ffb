import Foundation

/// An animation with a known duration.
protocol TimedAnimation: CustomAnimation {
  var playingTime: TimeInterval { get }
}

extension Animation {
  /// The animation's duration, or `nil` if only running it tells.
  package var playingTime: TimeInterval? {
    if let timed = base as? any TimedAnimation { return timed.playingTime }
    switch base {
    case let delayed as DelayAnimation: return delayed.base.playingTime.map { max(0, $0 + delayed.delay) }
    case let paced as SpeedAnimation:
      return paced.speed > 0 ? paced.base.playingTime.map { $0 / paced.speed } : .infinity
    case let repeated as RepeatAnimation:
      guard let count = repeated.count else { return .infinity }
      return repeated.base.playingTime.map { $0 * Double(count) }
    case let completed as LogicallyCompleteAnimation: return completed.base.playingTime
    default: return nil
    }
  }
}

/// An animation split into its curve, repetition, and start.
package struct AnimationRhythm: Sendable {
  /// The curve, which ends.
  package var base: Animation
  package var delay: TimeInterval = 0
  package var speed = 1.0
  /// How often it is played, or `nil` if it repeats forever.
  package var count: Int? = 1
  package var autoreverses = false
}

extension Animation {
  /// The parts of an endless animation. An animation that ends is not split.
  package var rhythm: AnimationRhythm {
    if let time = playingTime, time < .infinity { return AnimationRhythm(base: self) }
    switch base {
    case let delayed as DelayAnimation:
      var rhythm = delayed.base.rhythm
      rhythm.delay += delayed.delay
      return rhythm
    case let paced as SpeedAnimation where paced.speed > 0:
      var rhythm = paced.base.rhythm
      rhythm.delay /= paced.speed
      rhythm.speed *= paced.speed
      return rhythm
    case let repeated as RepeatAnimation:
      return AnimationRhythm(base: repeated.base, count: repeated.count, autoreverses: repeated.autoreverses)
    case let completed as LogicallyCompleteAnimation: return completed.base.rhythm
    default: return AnimationRhythm(base: self)
    }
  }
}

struct DelayAnimation: CustomAnimation {
  let base: Animation
  let delay: TimeInterval

  func animate<V>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? where V: VectorArithmetic {
    time < delay ? .zero : base.animate(value: value, time: time - delay, context: &context)
  }

  func velocity<V>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? where V: VectorArithmetic {
    time < delay ? .zero : base.velocity(value: value, time: time - delay, context: context)
  }

  func shouldMerge<V>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool where V: VectorArithmetic { false }
}

struct SpeedAnimation: CustomAnimation {
  let base: Animation
  let speed: Double

  func animate<V>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? where V: VectorArithmetic {
    base.animate(value: value, time: time * speed, context: &context)
  }

  func velocity<V>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? where V: VectorArithmetic {
    base.velocity(value: value, time: time * speed, context: context)?.scaled(by: speed)
  }

  func shouldMerge<V>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool where V: VectorArithmetic {
    base.shouldMerge(previous: previous, value: value, time: time * speed, context: &context)
  }
}

struct LogicallyCompleteAnimation: CustomAnimation {
  let base: Animation
  let after: TimeInterval

  func animate<V>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? where V: VectorArithmetic {
    let result = base.animate(value: value, time: time, context: &context)
    context.isLogicallyComplete = time >= after
    return result
  }

  func velocity<V>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? where V: VectorArithmetic {
    base.velocity(value: value, time: time, context: context)
  }
}

struct RepeatAnimation: CustomAnimation {
  let base: Animation
  /// The number of repetitions, or `nil` for an endless animation.
  let count: Int?
  let autoreverses: Bool

  /// The current repetition of a base animation with an unknown duration.
  private struct Round<V: VectorArithmetic>: AnimationStateKey {
    static var defaultValue: Round<V> { Round() }
    typealias Value = Round<V>
    var number = 0
    var start: TimeInterval = 0
    var state = AnimationState<V>()
  }

  func animate<V>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? where V: VectorArithmetic {
    if let length = base.playingTime {
      return animate(value: value, time: time, length: length, context: &context)
    }
    var round = context.state[Round<V>.self]
    defer { context.state[Round<V>.self] = round }
    guard isWithin(round.number) else { return end(&context) }
    var inner = context.withState(round.state)
    if let way = base.animate(value: value, time: time - round.start, context: &inner) {
      round.state = inner.state
      return directed(way, of: value, round: round.number)
    }
    round = Round(number: round.number + 1, start: time)
    guard isWithin(round.number) else { return end(&context) }
    return directed(.zero, of: value, round: round.number)
  }

  private func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, length: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    guard length > 0, count != 0 else { return end(&context) }
    let rounds = time / length
    guard rounds < count.map(Double.init) ?? .infinity else { return end(&context) }
    let number = rounds.rounded(.down)
    var inner = context.withState(AnimationState<V>())
    let way = base.animate(value: value, time: time - number * length, context: &inner) ?? value
    let isOdd = number.truncatingRemainder(dividingBy: 2) == 1
    return autoreverses && isOdd ? value - way : way
  }

  private func isWithin(_ round: Int) -> Bool { count.map { round < $0 } ?? true }

  private func directed<V: VectorArithmetic>(_ way: V, of value: V, round: Int) -> V {
    autoreverses && round % 2 == 1 ? value - way : way
  }

  private func end<V: VectorArithmetic>(_ context: inout AnimationContext<V>) -> V? {
    context.isLogicallyComplete = true
    return nil
  }
}

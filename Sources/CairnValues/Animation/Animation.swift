import Foundation

/// How a change goes from the old value to the new in the course of time.
///
///     withAnimation(.easeInOut(duration: 0.3)) { isOpen = true }
public struct Animation: Hashable, Sendable {
  /// A class, so that an animation is one pointer wide wherever it is passed.
  private final class Storage: Sendable {
    let base: any CustomAnimation
    init(_ base: any CustomAnimation) { self.base = base }
  }

  private let storage: Storage

  /// The way to animate beneath.
  public var base: any CustomAnimation { storage.base }

  /// Makes an animation of a way to animate.
  public init<A>(_ base: A) where A: CustomAnimation { storage = Storage(base) }

  /// Two animations are equal if they are of the same kind with the same values.
  public static func == (a: Animation, b: Animation) -> Bool {
    if a.storage === b.storage { return true }
    func isEqual<A: CustomAnimation>(_ base: A) -> Bool { (b.base as? A) == base }
    return isEqual(a.base)
  }

  /// Hashes the way to animate beneath.
  public func hash(into hasher: inout Hasher) { base.hash(into: &hasher) }

  /// How far the value has come on its way from zero to `value`, or nil when the animation is over.
  public func animate<V>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V?
  where V: VectorArithmetic {
    base.animate(value: value, time: time, context: &context)
  }

  /// How fast the value moves, or nil if that is unknown.
  public func velocity<V>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? where V: VectorArithmetic {
    base.velocity(value: value, time: time, context: context)
  }

  /// Whether this animation takes over from one that is still running.
  public func shouldMerge<V>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool where V: VectorArithmetic {
    base.shouldMerge(previous: previous, value: value, time: time, context: &context)
  }
}

extension Animation: CustomStringConvertible, CustomDebugStringConvertible {
  /// The kind of animation with its values.
  public var description: String { String(describing: base) }

  /// The kind of animation with its values.
  public var debugDescription: String { "Animation(\(String(reflecting: base)))" }
}

extension Animation {
  /// The animation used where none is named: a spring without bounce.
  public static let `default` = Animation(SpringAnimation(Spring(response: 0.55, dampingRatio: 1)))

  /// The same animation, begun later.
  public func delay(_ delay: TimeInterval) -> Animation {
    Animation(DelayAnimation(base: self, delay: delay))
  }

  /// The same animation, played faster or slower.
  public func speed(_ speed: Double) -> Animation {
    Animation(SpeedAnimation(base: self, speed: speed))
  }

  /// The same animation several times, to and fro if it `autoreverses`.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    Animation(RepeatAnimation(base: self, count: max(repeatCount, 0), autoreverses: autoreverses))
  }

  /// The same animation without end, to and fro if it `autoreverses`.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    Animation(RepeatAnimation(base: self, count: nil, autoreverses: autoreverses))
  }

  /// The same animation, complete for whoever waits for it after a time, though it may go on.
  public func logicallyComplete(after duration: TimeInterval) -> Animation {
    Animation(LogicallyCompleteAnimation(base: self, after: duration))
  }
}

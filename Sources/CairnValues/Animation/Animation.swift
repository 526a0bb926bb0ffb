import Foundation

/// A way to change from an old value to a new one over time.
///
///     withAnimation(.easeInOut(duration: 0.3)) { isOpen = true }
public struct Animation: Hashable, Sendable {
  /// A class, so that an animation is one pointer wide wherever it is passed.
  private final class Storage: Sendable {
    let base: any CustomAnimation
    init(_ base: any CustomAnimation) { self.base = base }
  }

  private let storage: Storage

  /// The underlying custom animation.
  public var base: any CustomAnimation { storage.base }

  /// Creates an animation from a custom one.
  public init<A>(_ base: A) where A: CustomAnimation { storage = Storage(base) }

  /// Returns whether two animations have the same kind and the same values.
  public static func == (a: Animation, b: Animation) -> Bool {
    if a.storage === b.storage { return true }
    func isEqual<A: CustomAnimation>(_ base: A) -> Bool { (b.base as? A) == base }
    return isEqual(a.base)
  }

  /// Hashes the underlying custom animation.
  public func hash(into hasher: inout Hasher) { base.hash(into: &hasher) }

  /// Returns how far the value has moved from zero towards `value`, or `nil` when the animation is over.
  public func animate<V>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V?
  where V: VectorArithmetic {
    base.animate(value: value, time: time, context: &context)
  }

  /// Returns the velocity of the value, or `nil` if it is unknown.
  public func velocity<V>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? where V: VectorArithmetic {
    base.velocity(value: value, time: time, context: context)
  }

  /// Returns whether this animation takes over from one that is still running.
  public func shouldMerge<V>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool where V: VectorArithmetic {
    base.shouldMerge(previous: previous, value: value, time: time, context: &context)
  }
}

extension Animation: CustomStringConvertible, CustomDebugStringConvertible {
  /// The kind of animation and its values.
  public var description: String { String(describing: base) }

  /// The kind of animation and its values.
  public var debugDescription: String { "Animation(\(String(reflecting: base)))" }
}

extension Animation {
  /// The default animation: a spring without bounce.
  public static let `default` = Animation(SpringAnimation(Spring(response: 0.55, dampingRatio: 1)))

  /// Returns the animation with a delay.
  public func delay(_ delay: TimeInterval) -> Animation {
    Animation(DelayAnimation(base: self, delay: delay))
  }

  /// Returns the animation played faster or slower.
  public func speed(_ speed: Double) -> Animation {
    Animation(SpeedAnimation(base: self, speed: speed))
  }

  /// Returns the animation repeated a number of times, alternating direction if it `autoreverses`.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    Animation(RepeatAnimation(base: self, count: max(repeatCount, 0), autoreverses: autoreverses))
  }

  /// Returns the animation repeated forever, alternating direction if it `autoreverses`.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    Animation(RepeatAnimation(base: self, count: nil, autoreverses: autoreverses))
  }

  /// Returns an animation whose completion is reported after a time, even if it is still running.
  public func logicallyComplete(after duration: TimeInterval) -> Animation {
    Animation(LogicallyCompleteAnimation(base: self, after: duration))
  }
}

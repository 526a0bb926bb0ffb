import Foundation

/// A custom animation.
///
///     struct Steps: CustomAnimation {
///       func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
///         guard time < 1 else { return nil }
///         var moved = value
///         moved.scale(by: (time * 4).rounded(.down) / 4)
///         return moved
///       }
///     }
public protocol CustomAnimation: Hashable, Sendable {
  /// Returns how far the value has moved from zero towards `value`, or `nil` when the animation is over.
  func animate<V>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? where V: VectorArithmetic

  /// Returns the velocity of the value, or `nil` if it is unknown.
  func velocity<V>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? where V: VectorArithmetic

  /// Returns whether this animation takes over from one that is still running, instead of running alongside it.
  func shouldMerge<V>(previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>) -> Bool
  where V: VectorArithmetic
}

extension CustomAnimation {
  /// Returns `nil`: the velocity is unknown.
  public func velocity<V>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? where V: VectorArithmetic {
    nil
  }

  /// Returns `false`: the animations run alongside each other.
  public func shouldMerge<V>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool where V: VectorArithmetic { false }
}

/// A key for the state of a running animation.
///
///     struct Count: AnimationStateKey { static let defaultValue = 0 }
public protocol AnimationStateKey {
  /// The type of the value.
  associatedtype Value

  /// The default value.
  static var defaultValue: Self.Value { get }
}

/// The state of a running animation.
///
///     context.state[Count.self] += 1
public struct AnimationState<Value> where Value: VectorArithmetic {
  private var values: [ObjectIdentifier: Any] = [:]

  /// Creates an empty state.
  public init() {}

  /// The value for a key.
  public subscript<K>(key: K.Type) -> K.Value where K: AnimationStateKey {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// The environment and state of a running animation.
///
///     func animate<V>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? { … }
public struct AnimationContext<Value> where Value: VectorArithmetic {
  /// The animation's state.
  public var state: AnimationState<Value>

  /// Whether the animation appears to be complete.
  public var isLogicallyComplete: Bool

  /// The view's environment, whose type this module does not know.
  package var surroundings: (any Sendable)?

  package init(
    state: AnimationState<Value> = AnimationState(), isLogicallyComplete: Bool = false,
    surroundings: (any Sendable)? = nil
  ) {
    self.state = state
    self.isLogicallyComplete = isLogicallyComplete
    self.surroundings = surroundings
  }

  /// Returns the same context for another type of value.
  public func withState<T>(_ state: AnimationState<T>) -> AnimationContext<T> where T: VectorArithmetic {
    AnimationContext<T>(state: state, isLogicallyComplete: isLogicallyComplete, surroundings: surroundings)
  }
}

import Foundation

/// A way to animate of your own.
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
  /// How far the value has come on its way from zero to `value`, or nil when the animation is over.
  func animate<V>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? where V: VectorArithmetic

  /// How fast the value moves, or nil if that is unknown.
  func velocity<V>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? where V: VectorArithmetic

  /// Whether this animation takes over from one that is still running, rather than running beside it.
  func shouldMerge<V>(previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>) -> Bool
  where V: VectorArithmetic
}

extension CustomAnimation {
  /// Unknown.
  public func velocity<V>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? where V: VectorArithmetic {
    nil
  }

  /// False: the animations run beside each other.
  public func shouldMerge<V>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool where V: VectorArithmetic { false }
}

/// A key for values an animation keeps while it runs.
///
///     struct Count: AnimationStateKey { static let defaultValue = 0 }
public protocol AnimationStateKey {
  /// The type of the value.
  associatedtype Value

  /// The value before any was set.
  static var defaultValue: Self.Value { get }
}

/// The values an animation keeps while it runs.
///
///     context.state[Count.self] += 1
public struct AnimationState<Value> where Value: VectorArithmetic {
  private var values: [ObjectIdentifier: Any] = [:]

  /// Makes an empty state.
  public init() {}

  /// The value for a key.
  public subscript<K>(key: K.Type) -> K.Value where K: AnimationStateKey {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// What an animation may know and keep while it runs.
///
///     func animate<V>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? { … }
public struct AnimationContext<Value> where Value: VectorArithmetic {
  /// What the animation keeps.
  public var state: AnimationState<Value>

  /// Whether the animation has, as far as a person can see, arrived.
  public var isLogicallyComplete: Bool

  /// The environment of the view, in a form this module does not know.
  package var surroundings: (any Sendable)?

  package init(
    state: AnimationState<Value> = AnimationState(), isLogicallyComplete: Bool = false,
    surroundings: (any Sendable)? = nil
  ) {
    self.state = state
    self.isLogicallyComplete = isLogicallyComplete
    self.surroundings = surroundings
  }

  /// The same context for another kind of value.
  public func withState<T>(_ state: AnimationState<T>) -> AnimationContext<T> where T: VectorArithmetic {
    AnimationContext<T>(state: state, isLogicallyComplete: isLogicallyComplete, surroundings: surroundings)
  }
}

import Foundation

/// A sequence of keyframes for one value.
///
///     struct Hop: KeyframeTrackContent {
///       var body: some KeyframeTrackContent<Double> {
///         LinearKeyframe(1.0, duration: 0.2)
///         SpringKeyframe(0.0)
///       }
///     }
public protocol KeyframeTrackContent<Value> {
  /// The animated value.
  associatedtype Value: Animatable = Body.Value
  /// The keyframes that it consists of.
  associatedtype Body: KeyframeTrackContent
  /// The keyframes that it consists of.
  @KeyframeTrackContentBuilder<Self.Value> var body: Self.Body { get }

  /// Adds the keyframes to a plan.
  func _add(to plan: inout _KeyframePlan<Value>)
}

/// The keyframes that a curve is built from.
///
///     func _add(to plan: inout _KeyframePlan<Double>) {}
public struct _KeyframePlan<Value: Animatable> {
  var frames: [Keyframe<Value>] = []
}

extension KeyframeTrackContent where Body.Value == Value {
  /// Adds the keyframes of the body.
  public func _add(to plan: inout _KeyframePlan<Value>) { body._add(to: &plan) }
}

/// A keyframe as specified.
struct Keyframe<Value: Animatable> {
  typealias Data = Value.AnimatableData

  enum Kind {
    case move
    case linear(UnitCurve)
    case cubic(start: Data?, end: Data?)
    case spring(Spring, start: Data?)
  }

  let value: Value
  /// The duration, or `nil` for the spring's own.
  let duration: TimeInterval?
  let kind: Kind
}

/// A keyframe reached by linear interpolation.
///
///     LinearKeyframe(40.0, duration: 0.5, timingCurve: .easeIn)
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// A primitive without a further body.
  public typealias Body = LinearKeyframe<Value>
  private let frame: Keyframe<Value>

  /// Creates a keyframe.
  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
    frame = Keyframe(value: to, duration: duration, kind: .linear(timingCurve))
  }

  /// Adds the keyframe.
  public func _add(to plan: inout _KeyframePlan<Value>) { plan.frames.append(frame) }
}

/// A keyframe on a smooth curve through the adjacent ones.
///
///     CubicKeyframe(40.0, duration: 0.5)
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// A primitive without a further body.
  public typealias Body = CubicKeyframe<Value>
  private let frame: Keyframe<Value>

  /// Creates a keyframe.
  public init(_ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil) {
    frame = Keyframe(
      value: to, duration: duration,
      kind: .cubic(start: startVelocity?.animatableData, end: endVelocity?.animatableData))
  }

  /// Adds the keyframe.
  public func _add(to plan: inout _KeyframePlan<Value>) { plan.frames.append(frame) }
}

/// A keyframe reached with a spring.
///
///     SpringKeyframe(1.0, duration: 0.4, spring: .bouncy)
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// A primitive without a further body.
  public typealias Body = SpringKeyframe<Value>
  private let frame: Keyframe<Value>

  /// Creates a keyframe. Without a duration it takes as long as its spring.
  public init(
    _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil
  ) {
    frame = Keyframe(value: to, duration: duration, kind: .spring(spring, start: startVelocity?.animatableData))
  }

  /// Adds the keyframe.
  public func _add(to plan: inout _KeyframePlan<Value>) { plan.frames.append(frame) }
}

/// A keyframe that jumps to its value.
///
///     MoveKeyframe(0.0)
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// A primitive without a further body.
  public typealias Body = MoveKeyframe<Value>
  private let frame: Keyframe<Value>

  /// Creates a keyframe.
  public init(_ to: Value) { frame = Keyframe(value: to, duration: 0, kind: .move) }

  /// Adds the keyframe.
  public func _add(to plan: inout _KeyframePlan<Value>) { plan.frames.append(frame) }
}

extension KeyframeTrackContent where Body == Self {
  /// A keyframe is its own body.
  public var body: Self { self }
}

/// No keyframes.
///
///     KeyframeTrackContentBuilder<Double>.buildBlock()
public struct EmptyKeyframes<Value: Animatable>: KeyframeTrackContent {
  /// A primitive without a further body.
  public typealias Body = EmptyKeyframes<Value>
  /// Adds nothing.
  public func _add(to plan: inout _KeyframePlan<Value>) {}
}

/// Two sequences of keyframes, one after the other.
///
///     KeyframeTrackContentBuilder<Double>.buildPartialBlock(accumulated: rise, next: fall)
public struct KeyframePair<First: KeyframeTrackContent, Second: KeyframeTrackContent>: KeyframeTrackContent
where First.Value == Second.Value {
  /// The animated value.
  public typealias Value = First.Value
  /// A primitive without a further body.
  public typealias Body = KeyframePair<First, Second>
  let first: First
  let second: Second

  /// Adds both.
  public func _add(to plan: inout _KeyframePlan<First.Value>) {
    first._add(to: &plan)
    second._add(to: &plan)
  }
}

/// One of two sequences of keyframes.
///
///     KeyframeTrackContentBuilder<Double>.buildEither(first: rise)
public enum KeyframeChoice<First: KeyframeTrackContent, Second: KeyframeTrackContent>: KeyframeTrackContent
where First.Value == Second.Value {
  /// The animated value.
  public typealias Value = First.Value
  /// A primitive without a further body.
  public typealias Body = KeyframeChoice<First, Second>
  /// The first.
  case first(First)
  /// The second.
  case second(Second)

  /// Adds the chosen one.
  public func _add(to plan: inout _KeyframePlan<First.Value>) {
    switch self {
    case .first(let content): content._add(to: &plan)
    case .second(let content): content._add(to: &plan)
    }
  }
}

/// Any number of keyframe sequences, one after the other.
///
///     KeyframeTrackContentBuilder<Double>.buildArray(hops)
public struct KeyframeList<Element: KeyframeTrackContent>: KeyframeTrackContent {
  /// The animated value.
  public typealias Value = Element.Value
  /// A primitive without a further body.
  public typealias Body = KeyframeList<Element>
  let elements: [Element]

  /// Adds all of them.
  public func _add(to plan: inout _KeyframePlan<Element.Value>) {
    for element in elements { element._add(to: &plan) }
  }
}

/// Builds a sequence of keyframes for one value.
///
///     @KeyframeTrackContentBuilder<Double> var hop: some KeyframeTrackContent<Double> { LinearKeyframe(1, duration: 1) }
@resultBuilder
public struct KeyframeTrackContentBuilder<Value: Animatable> {
  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K where Value == K.Value {
    expression
  }

  public static func buildBlock() -> EmptyKeyframes<Value> { EmptyKeyframes() }

  public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K where Value == K.Value { first }

  public static func buildPartialBlock<A: KeyframeTrackContent, B: KeyframeTrackContent>(
    accumulated: A, next: B
  ) -> KeyframePair<A, B> where Value == A.Value, Value == B.Value { KeyframePair(first: accumulated, second: next) }

  public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
    first component: First
  ) -> KeyframeChoice<First, Second> where Value == First.Value, Value == Second.Value { .first(component) }

  public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
    second component: Second
  ) -> KeyframeChoice<First, Second> where Value == First.Value, Value == Second.Value { .second(component) }

  public static func buildArray<K: KeyframeTrackContent>(_ components: [K]) -> KeyframeList<K> where Value == K.Value {
    KeyframeList(elements: components)
  }
}

import Foundation

/// Keyframes of one value, one after the other.
///
///     struct Hop: KeyframeTrackContent {
///       var body: some KeyframeTrackContent<Double> {
///         LinearKeyframe(1.0, duration: 0.2)
///         SpringKeyframe(0.0)
///       }
///     }
public protocol KeyframeTrackContent<Value> {
  /// What is animated.
  associatedtype Value: Animatable = Body.Value
  /// The keyframes it stands for.
  associatedtype Body: KeyframeTrackContent
  /// The keyframes it stands for.
  @KeyframeTrackContentBuilder<Self.Value> var body: Self.Body { get }

  /// Adds the keyframes to a plan.
  func _add(to plan: inout _KeyframePlan<Value>)
}

/// Keyframes on their way to becoming a curve.
///
///     func _add(to plan: inout _KeyframePlan<Double>) {}
public struct _KeyframePlan<Value: Animatable> {
  var frames: [Keyframe<Value>] = []
}

extension KeyframeTrackContent where Body.Value == Value {
  /// Adds the keyframes of the body.
  public func _add(to plan: inout _KeyframePlan<Value>) { body._add(to: &plan) }
}

/// One keyframe, as it was given.
struct Keyframe<Value: Animatable> {
  typealias Data = Value.AnimatableData

  enum Kind {
    case move
    case linear(UnitCurve)
    case cubic(start: Data?, end: Data?)
    case spring(Spring, start: Data?)
  }

  let value: Value
  /// Nil for as long as its spring takes.
  let duration: TimeInterval?
  let kind: Kind
}

/// A keyframe that goes straight from one value to the next.
///
///     LinearKeyframe(40.0, duration: 0.5, timingCurve: .easeIn)
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// There is nothing further in it.
  public typealias Body = LinearKeyframe<Value>
  private let frame: Keyframe<Value>

  /// Makes a keyframe.
  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
    frame = Keyframe(value: to, duration: duration, kind: .linear(timingCurve))
  }

  /// Adds the keyframe.
  public func _add(to plan: inout _KeyframePlan<Value>) { plan.frames.append(frame) }
}

/// A keyframe on a curve that goes smoothly through those beside it.
///
///     CubicKeyframe(40.0, duration: 0.5)
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// There is nothing further in it.
  public typealias Body = CubicKeyframe<Value>
  private let frame: Keyframe<Value>

  /// Makes a keyframe.
  public init(_ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil) {
    frame = Keyframe(
      value: to, duration: duration,
      kind: .cubic(start: startVelocity?.animatableData, end: endVelocity?.animatableData))
  }

  /// Adds the keyframe.
  public func _add(to plan: inout _KeyframePlan<Value>) { plan.frames.append(frame) }
}

/// A keyframe that a spring pulls the value to.
///
///     SpringKeyframe(1.0, duration: 0.4, spring: .bouncy)
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// There is nothing further in it.
  public typealias Body = SpringKeyframe<Value>
  private let frame: Keyframe<Value>

  /// Makes a keyframe, which takes as long as its spring where nothing is said.
  public init(
    _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil
  ) {
    frame = Keyframe(value: to, duration: duration, kind: .spring(spring, start: startVelocity?.animatableData))
  }

  /// Adds the keyframe.
  public func _add(to plan: inout _KeyframePlan<Value>) { plan.frames.append(frame) }
}

/// A keyframe that is there at once.
///
///     MoveKeyframe(0.0)
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// There is nothing further in it.
  public typealias Body = MoveKeyframe<Value>
  private let frame: Keyframe<Value>

  /// Makes a keyframe.
  public init(_ to: Value) { frame = Keyframe(value: to, duration: 0, kind: .move) }

  /// Adds the keyframe.
  public func _add(to plan: inout _KeyframePlan<Value>) { plan.frames.append(frame) }
}

extension KeyframeTrackContent where Body == Self {
  /// A keyframe stands for itself.
  public var body: Self { self }
}

/// No keyframes.
///
///     KeyframeTrackContentBuilder<Double>.buildBlock()
public struct EmptyKeyframes<Value: Animatable>: KeyframeTrackContent {
  /// There is nothing in it.
  public typealias Body = EmptyKeyframes<Value>
  /// Adds nothing.
  public func _add(to plan: inout _KeyframePlan<Value>) {}
}

/// Two stretches of keyframes, one after the other.
///
///     KeyframeTrackContentBuilder<Double>.buildPartialBlock(accumulated: rise, next: fall)
public struct KeyframePair<First: KeyframeTrackContent, Second: KeyframeTrackContent>: KeyframeTrackContent
where First.Value == Second.Value {
  /// What is animated.
  public typealias Value = First.Value
  /// There is nothing further in it.
  public typealias Body = KeyframePair<First, Second>
  let first: First
  let second: Second

  /// Adds both.
  public func _add(to plan: inout _KeyframePlan<First.Value>) {
    first._add(to: &plan)
    second._add(to: &plan)
  }
}

/// One of two stretches of keyframes.
///
///     KeyframeTrackContentBuilder<Double>.buildEither(first: rise)
public enum KeyframeChoice<First: KeyframeTrackContent, Second: KeyframeTrackContent>: KeyframeTrackContent
where First.Value == Second.Value {
  /// What is animated.
  public typealias Value = First.Value
  /// There is nothing further in it.
  public typealias Body = KeyframeChoice<First, Second>
  /// The first.
  case first(First)
  /// The second.
  case second(Second)

  /// Adds the one that was chosen.
  public func _add(to plan: inout _KeyframePlan<First.Value>) {
    switch self {
    case .first(let content): content._add(to: &plan)
    case .second(let content): content._add(to: &plan)
    }
  }
}

/// Any number of stretches of keyframes, one after the other.
///
///     KeyframeTrackContentBuilder<Double>.buildArray(hops)
public struct KeyframeList<Element: KeyframeTrackContent>: KeyframeTrackContent {
  /// What is animated.
  public typealias Value = Element.Value
  /// There is nothing further in it.
  public typealias Body = KeyframeList<Element>
  let elements: [Element]

  /// Adds all of them.
  public func _add(to plan: inout _KeyframePlan<Element.Value>) {
    for element in elements { element._add(to: &plan) }
  }
}

/// Puts keyframes of one value together.
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

import Foundation

/// How the parts of a value move, each along a track of its own.
///
///     struct Wave: Keyframes {
///       var body: some Keyframes<Pose> {
///         KeyframeTrack(\.angle) { CubicKeyframe(.degrees(20), duration: 0.3) }
///         KeyframeTrack(\.height) { SpringKeyframe(40, duration: 0.3) }
///       }
///     }
public protocol Keyframes<Value> {
  /// What is animated.
  associatedtype Value = Body.Value
  /// The tracks it stands for.
  associatedtype Body: Keyframes
  /// The tracks it stands for.
  @KeyframesBuilder<Self.Value> var body: Self.Body { get }

  /// Adds the tracks, which begin at a value, to a score.
  func _add(to score: inout _KeyframeScore<Value>)
}

/// The tracks of a value, each as a curve.
///
///     func _add(to score: inout _KeyframeScore<Pose>) {}
public struct _KeyframeScore<Value> {
  let start: Value
  private(set) var duration: TimeInterval = 0
  private(set) var tracks: [(inout Value, TimeInterval) -> Void] = []

  init(start: Value) { self.start = start }

  mutating func add(_ length: TimeInterval, _ track: @escaping (inout Value, TimeInterval) -> Void) {
    duration = max(duration, length)
    tracks.append(track)
  }
}

extension Keyframes where Body.Value == Value {
  /// Adds the tracks of the body.
  public func _add(to score: inout _KeyframeScore<Value>) { body._add(to: &score) }
}

extension Keyframes where Body == Self {
  /// A track stands for itself.
  public var body: Self { self }
}

/// How one part of a value moves.
///
///     KeyframeTrack(\.scale) {
///       LinearKeyframe(1.0, duration: 0.36)
///       SpringKeyframe(1.5, duration: 0.8, spring: .bouncy)
///     }
public struct KeyframeTrack<Root, Value, Content>: Keyframes
where Value: Animatable, Value == Content.Value, Content: KeyframeTrackContent {
  /// There are no tracks in it.
  public typealias Body = KeyframeTrack<Root, Value, Content>
  private let read: (Root) -> Value
  private let write: (inout Root, Value) -> Void
  private let content: Content

  /// Moves all of a value.
  public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Value {
    self.init(whole: content())
  }

  init(whole content: Content) where Root == Value {
    read = { $0 }
    write = { $0 = $1 }
    self.content = content
  }

  /// Moves a part of a value.
  public init(
    _ keyPath: WritableKeyPath<Root, Value>, @KeyframeTrackContentBuilder<Value> content: () -> Content
  ) {
    read = { $0[keyPath: keyPath] }
    write = { $0[keyPath: keyPath] = $1 }
    self.content = content()
  }

  /// Adds the track.
  public func _add(to score: inout _KeyframeScore<Root>) {
    var plan = _KeyframePlan<Value>()
    content._add(to: &plan)
    let curve = KeyframeCurve(from: read(score.start), plan.frames)
    let write = write
    score.add(curve.duration) { root, time in write(&root, curve.value(at: time)) }
  }
}

/// Several tracks at the same time.
///
///     KeyframesBuilder<Pose>.buildPartialBlock(accumulated: turn, next: rise)
public struct KeyframeTracks<First: Keyframes, Second: Keyframes>: Keyframes where First.Value == Second.Value {
  /// What is animated.
  public typealias Value = First.Value
  /// There are no tracks in it but its two.
  public typealias Body = KeyframeTracks<First, Second>
  let first: First
  let second: Second

  /// Adds both.
  public func _add(to score: inout _KeyframeScore<First.Value>) {
    first._add(to: &score)
    second._add(to: &score)
  }
}

/// No track at all.
///
///     KeyframesBuilder<Pose>.buildBlock()
public struct EmptyKeyframeTracks<Value>: Keyframes {
  /// There is nothing in it.
  public typealias Body = EmptyKeyframeTracks<Value>
  /// Adds nothing.
  public func _add(to score: inout _KeyframeScore<Value>) {}
}

/// Puts tracks together, or the keyframes of the only one.
///
///     @KeyframesBuilder<Pose> var tracks: some Keyframes<Pose> { KeyframeTrack(\.scale) { MoveKeyframe(1) } }
@resultBuilder
public struct KeyframesBuilder<Value> {
  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K where Value == K.Value {
    expression
  }

  public static func buildExpression<K: Keyframes>(_ expression: K) -> K where Value == K.Value { expression }

  public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K where Value == K.Value { first }

  public static func buildPartialBlock<A: KeyframeTrackContent, B: KeyframeTrackContent>(
    accumulated: A, next: B
  ) -> KeyframePair<A, B> where Value == A.Value, Value == B.Value { KeyframePair(first: accumulated, second: next) }

  public static func buildPartialBlock<K: Keyframes>(first: K) -> K where Value == K.Value { first }

  public static func buildPartialBlock<A: Keyframes, B: Keyframes>(
    accumulated: A, next: B
  ) -> KeyframeTracks<A, B> where Value == A.Value, Value == B.Value {
    KeyframeTracks(first: accumulated, second: next)
  }

  public static func buildBlock() -> EmptyKeyframeTracks<Value> { EmptyKeyframeTracks() }

  public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
    first component: First
  ) -> KeyframeChoice<First, Second> where Value == First.Value, Value == Second.Value { .first(component) }

  public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
    second component: Second
  ) -> KeyframeChoice<First, Second> where Value == First.Value, Value == Second.Value { .second(component) }

  public static func buildArray<K: KeyframeTrackContent>(_ components: [K]) -> KeyframeList<K> where Value == K.Value {
    KeyframeList(elements: components)
  }

  public static func buildFinalResult<Content: KeyframeTrackContent>(
    _ component: Content
  ) -> KeyframeTrack<Value, Value, Content> where Value == Content.Value { KeyframeTrack(whole: component) }

  public static func buildFinalResult<Content: Keyframes>(_ component: Content) -> Content
  where Value == Content.Value { component }
}

/// A value over time, as keyframes say.
///
///     let timeline = KeyframeTimeline(initialValue: 0.0) { LinearKeyframe(10, duration: 2) }
///     timeline.value(time: 1)  // 5
public struct KeyframeTimeline<Value> {
  private let score: _KeyframeScore<Value>

  /// Makes a timeline of tracks that begin at a value.
  public init(initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>) {
    self.init(initialValue: initialValue, content())
  }

  package init(initialValue: Value, _ keyframes: some Keyframes<Value>) {
    var score = _KeyframeScore(start: initialValue)
    keyframes._add(to: &score)
    self.score = score
  }

  /// How long the longest track takes.
  public var duration: TimeInterval { score.duration }

  /// The value at a time in seconds: the first before the start, the last after the end.
  public func value(time: Double) -> Value {
    var value = score.start
    for track in score.tracks { track(&value, time) }
    return value
  }

  /// The value at a share of the whole time.
  public func value(progress: Double) -> Value { value(time: progress * duration) }
}

import Foundation

/// Animations of a value's parts, each on its own track.
///
///     struct Wave: Keyframes {
///       var body: some Keyframes<Pose> {
///         KeyframeTrack(\.angle) { CubicKeyframe(.degrees(20), duration: 0.3) }
///         KeyframeTrack(\.height) { SpringKeyframe(40, duration: 0.3) }
///       }
///     }
public protocol Keyframes<Value> {
  /// The animated value.
  associatedtype Value = Body.Value
  /// The tracks that it consists of.
  associatedtype Body: Keyframes
  /// The tracks that it consists of.
  @KeyframesBuilder<Self.Value> var body: Self.Body { get }

  /// Adds the tracks, which begin at a value, to a score.
  func _add(to score: inout _KeyframeScore<Value>)
}

/// The tracks of a value as curves.
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
  /// A track is its own body.
  public var body: Self { self }
}

/// The keyframes of one part of a value.
///
///     KeyframeTrack(\.scale) {
///       LinearKeyframe(1.0, duration: 0.36)
///       SpringKeyframe(1.5, duration: 0.8, spring: .bouncy)
///     }
public struct KeyframeTrack<Root, Value, Content>: Keyframes
where Value: Animatable, Value == Content.Value, Content: KeyframeTrackContent {
  /// A primitive without a further body.
  public typealias Body = KeyframeTrack<Root, Value, Content>
  private let read: (Root) -> Value
  private let write: (inout Root, Value) -> Void
  private let content: Content

  /// Animates a whole value.
  public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Value {
    self.init(whole: content())
  }

  init(whole content: Content) where Root == Value {
    read = { $0 }
    write = { $0 = $1 }
    self.content = content
  }

  /// Animates a part of a value.
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
  /// The animated value.
  public typealias Value = First.Value
  /// A primitive without a further body.
  public typealias Body = KeyframeTracks<First, Second>
  let first: First
  let second: Second

  /// Adds both.
  public func _add(to score: inout _KeyframeScore<First.Value>) {
    first._add(to: &score)
    second._add(to: &score)
  }
}

/// No tracks.
///
///     KeyframesBuilder<Pose>.buildBlock()
public struct EmptyKeyframeTracks<Value>: Keyframes {
  /// A primitive without a further body.
  public typealias Body = EmptyKeyframeTracks<Value>
  /// Adds nothing.
  public func _add(to score: inout _KeyframeScore<Value>) {}
}

/// Builds a set of tracks, or the keyframes of a single one.
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

/// A value over time, defined by keyframes.
///
///     let timeline = KeyframeTimeline(initialValue: 0.0) { LinearKeyframe(10, duration: 2) }
///     timeline.value(time: 1)  // 5
public struct KeyframeTimeline<Value> {
  private let score: _KeyframeScore<Value>

  /// Creates a timeline of tracks that begin at a value.
  public init(initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>) {
    self.init(initialValue: initialValue, content())
  }

  package init(initialValue: Value, _ keyframes: some Keyframes<Value>) {
    var score = _KeyframeScore(start: initialValue)
    keyframes._add(to: &score)
    self.score = score
  }

  /// The duration of the longest track.
  public var duration: TimeInterval { score.duration }

  /// Returns the value at a time in seconds: the first before the start, the last after the end.
  public func value(time: Double) -> Value {
    var value = score.start
    for track in score.tracks { track(&value, time) }
    return value
  }

  /// Returns the value at a fraction of the duration.
  public func value(progress: Double) -> Value { value(time: progress * duration) }
}

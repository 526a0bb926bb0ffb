import CairnScreen
import CairnUnsafe

/// A gesture that begins when another has ended.
///
/// ```swift
/// LongPressGesture().sequenced(before: DragGesture())
/// ```
nonisolated public struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {
  public typealias Body = Never

  /// The gesture in progress and its value.
  public enum Value {
    case first(First.Value)
    case second(First.Value, Second.Value?)
  }

  /// The first gesture.
  public var first: First
  /// The second gesture.
  public var second: Second

  /// Creates a gesture of two, one after the other.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  @MainActor public static func _makeRecognizer(_ gesture: Self) -> _Recognizer<Value> {
    SequenceRecognizer(gesture.first, gesture.second)
  }

  @MainActor public static func _updateRecognizer(_ recognizer: _Recognizer<Value>, to gesture: Self) {
    (recognizer as? SequenceRecognizer<First, Second>)?.update(gesture.first, gesture.second)
  }
}

extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SequenceGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

/// The common parts of recognizers for two gestures.
@MainActor
class PairRecognizer<First: Gesture, Second: Gesture, Value>: _Recognizer<Value> {
  final let first: _Recognizer<First.Value>
  final let second: _Recognizer<Second.Value>

  init(_ first: First, _ second: Second) {
    self.first = First._makeRecognizer(first)
    self.second = Second._makeRecognizer(second)
  }

  final func update(_ first: First, _ second: Second) {
    First._updateRecognizer(self.first, to: first)
    Second._updateRecognizer(self.second, to: second)
  }

  override final var events: EventSet { first.events.union(second.events) }

  override func reset() {
    first.reset()
    second.reset()
  }
}

final class SequenceRecognizer<First: Gesture, Second: Gesture>: PairRecognizer<
  First, Second, SequenceGesture<First, Second>.Value
>
{
  /// The value of the first gesture, once it has ended.
  private var done: First.Value?

  override func receive(
    _ event: ElementEvent, on element: Element
  ) -> GestureStep<SequenceGesture<First, Second>.Value> {
    guard let done else { return receiveFirst(event, on: element) }
    let step = second.receive(event, on: element)
    switch step {
    case .ended, .failed: self.done = nil
    // The finger was lifted before the second gesture began.
    case .ignored where event == .press(false):
      self.done = nil
      return .failed
    case .ignored, .changed: break
    }
    return step.map { .second(done, $0) }
  }

  private func receiveFirst(
    _ event: ElementEvent, on element: Element
  ) -> GestureStep<SequenceGesture<First, Second>.Value> {
    switch first.receive(event, on: element) {
    case .ignored: return .ignored
    case .changed(let value): return .changed(.first(value))
    case .ended(let value):
      done = value
      return .changed(.second(value, nil))
    case .failed: return .failed
    }
  }

  override func reset() {
    done = nil
    super.reset()
  }
}

/// Two gestures at the same time.
///
/// ```swift
/// RotateGesture().simultaneously(with: MagnifyGesture())
/// ```
nonisolated public struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
  public typealias Body = Never

  /// The values of both gestures.
  public struct Value {
    /// The value of the first gesture, while it has one.
    public var first: First.Value?
    /// The value of the second gesture, while it has one.
    public var second: Second.Value?
  }

  /// The first gesture.
  public var first: First
  /// The second gesture.
  public var second: Second

  /// Creates a gesture of two at the same time.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  @MainActor public static func _makeRecognizer(_ gesture: Self) -> _Recognizer<Value> {
    SimultaneousRecognizer(gesture.first, gesture.second)
  }

  @MainActor public static func _updateRecognizer(_ recognizer: _Recognizer<Value>, to gesture: Self) {
    (recognizer as? SimultaneousRecognizer<First, Second>)?.update(gesture.first, gesture.second)
  }
}

extension SimultaneousGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SimultaneousGesture.Value: Hashable where First.Value: Hashable, Second.Value: Hashable {}
extension SimultaneousGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

final class SimultaneousRecognizer<First: Gesture, Second: Gesture>: PairRecognizer<
  First, Second, SimultaneousGesture<First, Second>.Value
>
{
  private var value = SimultaneousGesture<First, Second>.Value()
  private var underWay: Set<Int> = []

  override func receive(
    _ event: ElementEvent, on element: Element
  ) -> GestureStep<SimultaneousGesture<First, Second>.Value> {
    let one = note(first.receive(event, on: element), 1) { value.first = $0 }
    let other = note(second.receive(event, on: element), 2) { value.second = $0 }
    guard one || other else { return .ignored }
    if !underWay.isEmpty { return .changed(value) }
    let result = value
    value = .init()
    return result.first == nil && result.second == nil ? .failed : .ended(result)
  }

  /// Records a step of one gesture. Returns false if the gesture ignored the event.
  private func note<V>(_ step: GestureStep<V>, _ index: Int, _ take: (V?) -> Void) -> Bool {
    switch step {
    case .ignored: return false
    case .changed(let value):
      underWay.insert(index)
      take(value)
    case .ended(let value):
      underWay.remove(index)
      take(value)
    case .failed:
      underWay.remove(index)
      take(nil)
    }
    return true
  }

  override func reset() {
    value = .init()
    underWay = []
    super.reset()
  }
}

/// Two gestures of which only one can succeed, preferably the first.
///
/// ```swift
/// TapGesture(count: 2).exclusively(before: TapGesture())
/// ```
nonisolated public struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
  public typealias Body = Never

  /// The value of the gesture that succeeded.
  public enum Value {
    case first(First.Value)
    case second(Second.Value)
  }

  /// The first gesture.
  public var first: First
  /// The second gesture.
  public var second: Second

  /// Creates a gesture of two, of which the first wins.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  @MainActor public static func _makeRecognizer(_ gesture: Self) -> _Recognizer<Value> {
    ExclusiveRecognizer(gesture.first, gesture.second)
  }

  @MainActor public static func _updateRecognizer(_ recognizer: _Recognizer<Value>, to gesture: Self) {
    (recognizer as? ExclusiveRecognizer<First, Second>)?.update(gesture.first, gesture.second)
  }
}

extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension ExclusiveGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

final class ExclusiveRecognizer<First: Gesture, Second: Gesture>: PairRecognizer<
  First, Second, ExclusiveGesture<First, Second>.Value
>
{
  override func receive(
    _ event: ElementEvent, on element: Element
  ) -> GestureStep<ExclusiveGesture<First, Second>.Value> {
    switch first.receive(event, on: element) {
    case .ignored, .failed: break
    case .changed(let value):
      second.reset()
      return .changed(.first(value))
    case .ended(let value):
      second.reset()
      return .ended(.first(value))
    }
    return second.receive(event, on: element).map { .second($0) }
  }
}

/// A type-erased gesture.
///
/// ```swift
/// let gesture = AnyGesture(TapGesture().map { 1 })
/// ```
nonisolated public struct AnyGesture<Value>: Gesture {
  public typealias Body = Never
  private let type: Any.Type
  private let make: @MainActor () -> _Recognizer<Value>
  private let update: @MainActor (_Recognizer<Value>) -> Void

  /// Hides the type of a gesture.
  public init<T: Gesture>(_ gesture: T) where Value == T.Value {
    type = T.self
    let gesture = Handed(gesture)
    make = { T._makeRecognizer(gesture.value) }
    update = { T._updateRecognizer($0, to: gesture.value) }
  }

  @MainActor public static func _makeRecognizer(_ gesture: Self) -> _Recognizer<Value> { AnyRecognizer(gesture) }

  @MainActor public static func _updateRecognizer(_ recognizer: _Recognizer<Value>, to gesture: Self) {
    (recognizer as? AnyRecognizer)?.take(gesture)
  }

  /// A recognizer that starts over when the gesture's type changes.
  final class AnyRecognizer: _Recognizer<Value> {
    private var type: Any.Type
    private var content: _Recognizer<Value>

    init(_ gesture: AnyGesture) {
      type = gesture.type
      content = gesture.make()
    }

    func take(_ gesture: AnyGesture) {
      if gesture.type == type { return gesture.update(content) }
      content.reset()
      type = gesture.type
      content = gesture.make()
    }

    override var events: EventSet { content.events }

    override func receive(_ event: ElementEvent, on element: Element) -> GestureStep<Value> {
      content.receive(event, on: element)
    }

    override func reset() { content.reset() }
  }
}

nonisolated extension Gesture {
  /// Begins another gesture after this one has ended.
  public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }

  /// Recognizes another gesture at the same time.
  public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
    SimultaneousGesture(self, other)
  }

  /// Recognizes another gesture only if this one fails.
  public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }
}

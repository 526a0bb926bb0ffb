import CairnScreen
import CairnValues

/// An interaction with a finger or a pointer, and its value.
///
/// ```swift
/// struct Flick: Gesture {
///   let action: () -> Void
///   var body: some Gesture { DragGesture(minimumDistance: 40).onEnded { _ in action() } }
/// }
/// ```
@MainActor @preconcurrency
public protocol Gesture<Value> {
  associatedtype Value
  associatedtype Body: Gesture
  @MainActor @preconcurrency var body: Body { get }

  @MainActor static func _makeRecognizer(_ gesture: Self) -> _Recognizer<Value>
  @MainActor static func _updateRecognizer(_ recognizer: _Recognizer<Value>, to gesture: Self)
}

extension Gesture {
  @MainActor public static func _makeRecognizer(_ gesture: Self) -> _Recognizer<Body.Value> {
    Body._makeRecognizer(gesture.body)
  }

  @MainActor public static func _updateRecognizer(_ recognizer: _Recognizer<Body.Value>, to gesture: Self) {
    Body._updateRecognizer(recognizer, to: gesture.body)
  }
}

extension Gesture where Body == Never {
  public var body: Never { preconditionFailure("\(Self.self) is a primitive gesture; it has no body to call.") }
}

extension Never: Gesture {
  public typealias Value = Never

  @MainActor public static func _makeRecognizer(_ gesture: Never) -> _Recognizer<Never> {}

  @MainActor public static func _updateRecognizer(_ recognizer: _Recognizer<Never>, to gesture: Never) {}
}

/// Follows the events on one element and decides whether they form a gesture. It outlives the gesture's value,
/// which is new on each run of a body: a gesture in progress continues with the new closures.
@MainActor
public class _Recognizer<Value> {
  /// The events the gesture is made of.
  var events: EventSet { [] }

  func receive(_ event: ElementEvent, on element: Element) -> GestureStep<Value> { .ignored }

  /// Called when the gesture is over or has failed; returns to the initial state.
  func reset() {}
}

/// The effect of an event on a gesture.
enum GestureStep<Value> {
  /// The event is not part of the gesture, or does not decide anything yet.
  case ignored
  case changed(Value)
  case ended(Value)
  case failed

  func map<New>(_ change: (Value) -> New) -> GestureStep<New> {
    switch self {
    case .ignored: .ignored
    case .changed(let value): .changed(change(value))
    case .ended(let value): .ended(change(value))
    case .failed: .failed
    }
  }
}

/// A gesture whose recognizer stores its value.
@MainActor
protocol RecognizedGesture: Gesture where Body == Never {
  associatedtype Recognizer: GestureRecognizer where Recognizer.Gesture == Self, Recognizer: _Recognizer<Value>
}

@MainActor
protocol GestureRecognizer: AnyObject {
  associatedtype Gesture
  var gesture: Gesture { get set }
  init(_ gesture: Gesture)
}

extension RecognizedGesture {
  @MainActor public static func _makeRecognizer(_ gesture: Self) -> _Recognizer<Value> { Recognizer(gesture) }

  @MainActor public static func _updateRecognizer(_ recognizer: _Recognizer<Value>, to gesture: Self) {
    (recognizer as? Recognizer)?.gesture = gesture
  }
}

/// The recognizer of a gesture that wraps another, which holds the inner recognizer.
@MainActor
class OuterRecognizer<Content: Gesture, Value>: _Recognizer<Value> {
  let content: _Recognizer<Content.Value>

  init(_ content: Content) { self.content = Content._makeRecognizer(content) }

  final func update(_ content: Content) { Content._updateRecognizer(self.content, to: content) }

  override var events: EventSet { content.events }

  override func reset() { content.reset() }
}

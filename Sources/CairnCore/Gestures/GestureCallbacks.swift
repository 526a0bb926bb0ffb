import CairnScreen
import CairnUnsafe
import CairnValues

/// A gesture that reports each change.
///
/// ```swift
/// DragGesture().onChanged { offset = $0.translation }
/// ```
nonisolated public struct _ChangedGesture<Content: Gesture>: Gesture where Content.Value: Equatable {
  public typealias Value = Content.Value
  public typealias Body = Never
  let content: Content
  let action: (Content.Value) -> Void

  @MainActor public static func _makeRecognizer(_ gesture: Self) -> _Recognizer<Value> { ChangedRecognizer(gesture) }

  @MainActor public static func _updateRecognizer(_ recognizer: _Recognizer<Value>, to gesture: Self) {
    (recognizer as? ChangedRecognizer<Content>)?.update(gesture)
  }
}

final class ChangedRecognizer<Content: Gesture>: OuterRecognizer<Content, Content.Value>
where Content.Value: Equatable {
  private var action: (Content.Value) -> Void
  private var last: Content.Value?

  init(_ gesture: _ChangedGesture<Content>) {
    action = gesture.action
    super.init(gesture.content)
  }

  func update(_ gesture: _ChangedGesture<Content>) {
    action = gesture.action
    update(gesture.content)
  }

  override func receive(_ event: ElementEvent, on element: Element) -> GestureStep<Content.Value> {
    let step = content.receive(event, on: element)
    switch step {
    case .changed(let value):
      if value != last {
        last = value
        action(value)
      }
    case .ended(let value):
      // A gesture that ends immediately still reports its change.
      if value != last { action(value) }
      last = nil
    case .failed: last = nil
    case .ignored: break
    }
    return step
  }

  override func reset() {
    last = nil
    super.reset()
  }
}

/// A gesture that reports its end.
///
/// ```swift
/// TapGesture().onEnded { count += 1 }
/// ```
nonisolated public struct _EndedGesture<Content: Gesture>: Gesture {
  public typealias Value = Content.Value
  public typealias Body = Never
  let content: Content
  let action: (Content.Value) -> Void

  @MainActor public static func _makeRecognizer(_ gesture: Self) -> _Recognizer<Value> { EndedRecognizer(gesture) }

  @MainActor public static func _updateRecognizer(_ recognizer: _Recognizer<Value>, to gesture: Self) {
    (recognizer as? EndedRecognizer<Content>)?.update(gesture)
  }
}

final class EndedRecognizer<Content: Gesture>: OuterRecognizer<Content, Content.Value> {
  private var action: (Content.Value) -> Void

  init(_ gesture: _EndedGesture<Content>) {
    action = gesture.action
    super.init(gesture.content)
  }

  func update(_ gesture: _EndedGesture<Content>) {
    action = gesture.action
    update(gesture.content)
  }

  override func receive(_ event: ElementEvent, on element: Element) -> GestureStep<Content.Value> {
    let step = content.receive(event, on: element)
    if case .ended(let value) = step { action(value) }
    return step
  }
}

/// A gesture that updates a gesture state.
///
/// ```swift
/// DragGesture().updating($offset) { value, offset, _ in offset = value.translation }
/// ```
nonisolated public struct GestureStateGesture<Base: Gesture, State>: Gesture {
  public typealias Value = Base.Value
  public typealias Body = Never
  /// The wrapped gesture.
  public var base: Base
  /// The state that the gesture updates.
  public var state: GestureState<State>
  public var body: Never { preconditionFailure("A gesture with a state has no body to call.") }
  let change: (Value, inout State, inout Transaction) -> Void

  /// Creates a gesture that updates a state.
  public init(
    base: Base, state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
  ) {
    self.base = base
    self.state = state
    change = body
  }

  @MainActor public static func _makeRecognizer(_ gesture: Self) -> _Recognizer<Value> { StateRecognizer(gesture) }

  @MainActor public static func _updateRecognizer(_ recognizer: _Recognizer<Value>, to gesture: Self) {
    (recognizer as? StateRecognizer<Base, State>)?.update(gesture)
  }
}

final class StateRecognizer<Base: Gesture, State>: OuterRecognizer<Base, Base.Value> {
  private var gesture: GestureStateGesture<Base, State>
  private var isUnderWay = false

  init(_ gesture: GestureStateGesture<Base, State>) {
    self.gesture = gesture
    super.init(gesture.base)
  }

  func update(_ gesture: GestureStateGesture<Base, State>) {
    self.gesture = gesture
    update(gesture.base)
  }

  override func receive(_ event: ElementEvent, on element: Element) -> GestureStep<Base.Value> {
    let step = content.receive(event, on: element)
    switch step {
    case .changed(let value):
      isUnderWay = true
      gesture.state.follow { gesture.change(value, &$0, &$1) }
    case .ended, .failed: end()
    case .ignored: break
    }
    return step
  }

  override func reset() {
    end()
    super.reset()
  }

  private func end() {
    if isUnderWay { gesture.state.end() }
    isUnderWay = false
  }
}

/// A gesture with transformed values.
///
/// ```swift
/// MagnifyGesture().map(\.magnification)
/// ```
nonisolated public struct _MapGesture<Content: Gesture, Value>: Gesture {
  public typealias Body = Never
  let content: Content
  let change: (Content.Value) -> Value

  @MainActor public static func _makeRecognizer(_ gesture: Self) -> _Recognizer<Value> { MapRecognizer(gesture) }

  @MainActor public static func _updateRecognizer(_ recognizer: _Recognizer<Value>, to gesture: Self) {
    (recognizer as? MapRecognizer<Content, Value>)?.update(gesture)
  }
}

final class MapRecognizer<Content: Gesture, Value>: OuterRecognizer<Content, Value> {
  private var change: (Content.Value) -> Value

  init(_ gesture: _MapGesture<Content, Value>) {
    change = gesture.change
    super.init(gesture.content)
  }

  func update(_ gesture: _MapGesture<Content, Value>) {
    change = gesture.change
    update(gesture.content)
  }

  override func receive(_ event: ElementEvent, on element: Element) -> GestureStep<Value> {
    content.receive(event, on: element).map(change)
  }
}

nonisolated extension Gesture {
  /// Calls an action whenever the gesture's value changes.
  public func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self> where Value: Equatable {
    _ChangedGesture(content: self, action: action)
  }

  /// Calls an action when the gesture ends.
  public func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
    _EndedGesture(content: self, action: action)
  }

  /// Updates a gesture state until the gesture ends.
  public func updating<State>(
    _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> { GestureStateGesture(base: self, state: state, body: body) }

  /// Transforms the gesture's values.
  public func map<T>(_ body: @escaping (Value) -> T) -> _MapGesture<Self, T> {
    _MapGesture(content: self, change: body)
  }
}

import CairnScreen

/// A gesture that may be `nil`: `.gesture(isMovable ? drag : nil)`.
extension Optional: Gesture where Wrapped: Gesture {
  public typealias Value = Wrapped.Value
  public typealias Body = Never

  @MainActor public static func _makeRecognizer(_ gesture: Self) -> _Recognizer<Wrapped.Value> {
    OptionalRecognizer(gesture)
  }

  @MainActor public static func _updateRecognizer(_ recognizer: _Recognizer<Wrapped.Value>, to gesture: Self) {
    (recognizer as? OptionalRecognizer<Wrapped>)?.take(gesture)
  }
}

/// Ignores events while there is no gesture, and starts over when there is one again.
@MainActor
private final class OptionalRecognizer<Content: Gesture>: _Recognizer<Content.Value> {
  private var content: _Recognizer<Content.Value>?

  init(_ gesture: Content?) {
    if let gesture { content = Content._makeRecognizer(gesture) }
  }

  func take(_ gesture: Content?) {
    guard let gesture else {
      content?.reset()
      content = nil
      return
    }
    if let content {
      Content._updateRecognizer(content, to: gesture)
    } else {
      content = Content._makeRecognizer(gesture)
    }
  }

  override var events: EventSet { content?.events ?? [] }

  override func receive(_ event: ElementEvent, on element: Element) -> GestureStep<Content.Value> {
    content?.receive(event, on: element) ?? .ignored
  }

  override func reset() { content?.reset() }
}

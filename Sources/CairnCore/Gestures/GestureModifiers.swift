import CairnScreen
import CairnValues

/// Attaches a gesture to each element of the content.
nonisolated struct GestureModifier<G: Gesture>: WrappingModifier {
  typealias Body = Never
  let gesture: G
  let precedence: EventPrecedence
  let isEnabled: Bool

  @MainActor func fill(_ element: Element, environment: EnvironmentValues) {
    let handler: GestureHandler<G>
    if let known = element.handler as? GestureHandler<G> {
      handler = known
      G._updateRecognizer(known.recognizer, to: gesture)
    } else {
      handler = GestureHandler(gesture)
      element.handler = handler
      element.keep(handler)
    }
    handler.precedence = precedence
    let events = isEnabled && environment.isEnabled ? handler.recognizer.events : []
    if events.isEmpty { handler.recognizer.reset() }
    element.setEvents(events)
  }
}

/// Passes an element's events to the recognizer of a gesture.
final class GestureHandler<G: Gesture>: EventHandler {
  let recognizer: _Recognizer<G.Value>
  var precedence = EventPrecedence.inner

  init(_ gesture: G) { recognizer = G._makeRecognizer(gesture) }

  func handle(_ event: ElementEvent, on element: Element) -> Bool {
    if case .ignored = recognizer.receive(event, on: element) { return false }
    return true
  }
}

/// Which gestures of a view and its subviews are recognized.
///
/// ```swift
/// card.gesture(drag, including: isLocked ? .none : .all)
/// ```
public struct GestureMask: OptionSet, Sendable {
  public let rawValue: UInt32

  /// Creates the set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// No gesture.
  public static let none: GestureMask = []
  /// The added gesture.
  public static let gesture = GestureMask(rawValue: 1 << 0)
  /// The gestures of subviews.
  public static let subviews = GestureMask(rawValue: 1 << 1)
  /// All gestures.
  public static let all: GestureMask = [.gesture, .subviews]
}

nonisolated extension View {
  private func gesture<T: Gesture>(
    _ gesture: T, _ precedence: EventPrecedence, _ mask: GestureMask, _ isEnabled: Bool = true
  ) -> some View {
    // With the gestures of subviews excluded, this one has none to defer to.
    modifier(
      GestureModifier(
        gesture: gesture, precedence: mask == .gesture ? .first : precedence,
        isEnabled: isEnabled && mask.contains(.gesture)))
  }

  /// Attaches a gesture to the view; gestures inside it come first.
  public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    self.gesture(gesture, .inner, mask)
  }

  /// Attaches a gesture to the view while it is enabled.
  public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    self.gesture(gesture, .inner, .all, isEnabled)
  }

  /// Attaches a gesture to the view. The name identifies it among UIKit gestures, which do not exist here.
  public func gesture<T: Gesture>(_ gesture: T, name: String, isEnabled: Bool = true) -> some View {
    self.gesture(gesture, .inner, .all, isEnabled)
  }

  /// Attaches a gesture to the view that comes before those inside it.
  public func highPriorityGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    self.gesture(gesture, .first, mask)
  }

  /// Attaches a gesture to the view that comes before those inside it, while it is enabled.
  public func highPriorityGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    self.gesture(gesture, .first, .all, isEnabled)
  }

  /// Attaches a gesture to the view that is recognized together with others.
  public func simultaneousGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    self.gesture(gesture, .beside, mask)
  }

  /// Attaches a gesture to the view that is recognized together with others, while it is enabled.
  public func simultaneousGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    self.gesture(gesture, .beside, .all, isEnabled)
  }
}

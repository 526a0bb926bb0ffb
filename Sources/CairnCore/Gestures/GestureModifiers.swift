import CairnScreen
import CairnValues

/// Lets each element of the content be the place of a gesture.
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

/// Hands an element's events to the recognizer of a gesture.
final class GestureHandler<G: Gesture>: EventHandler {
  let recognizer: _Recognizer<G.Value>
  var precedence = EventPrecedence.inner

  init(_ gesture: G) { recognizer = G._makeRecognizer(gesture) }

  func handle(_ event: ElementEvent, on element: Element) -> Bool {
    if case .ignored = recognizer.receive(event, on: element) { return false }
    return true
  }
}

/// Which gestures of a view and of what is in it count.
///
/// ```swift
/// card.gesture(drag, including: isLocked ? .none : .all)
/// ```
public struct GestureMask: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let none: GestureMask = []
  /// The one that is added.
  public static let gesture = GestureMask(rawValue: 1 << 0)
  /// Those of what is inside.
  public static let subviews = GestureMask(rawValue: 1 << 1)
  public static let all: GestureMask = [.gesture, .subviews]
}

nonisolated extension View {
  private func gesture<T: Gesture>(
    _ gesture: T, _ precedence: EventPrecedence, _ mask: GestureMask, _ isEnabled: Bool = true
  ) -> some View {
    // Without those inside, the gesture has no one to give way to.
    modifier(
      GestureModifier(
        gesture: gesture, precedence: mask == .gesture ? .first : precedence,
        isEnabled: isEnabled && mask.contains(.gesture)))
  }

  /// Lets a gesture begin on the view, where nothing inside it answers first.
  public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    self.gesture(gesture, .inner, mask)
  }

  /// Lets a gesture begin on the view while it is enabled.
  public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    self.gesture(gesture, .inner, .all, isEnabled)
  }

  /// Lets a gesture begin on the view; the name is for those who look for it in UIKit's gestures, of which there are none.
  public func gesture<T: Gesture>(_ gesture: T, name: String, isEnabled: Bool = true) -> some View {
    self.gesture(gesture, .inner, .all, isEnabled)
  }

  /// Lets a gesture begin on the view before anything inside it answers.
  public func highPriorityGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    self.gesture(gesture, .first, mask)
  }

  /// Lets a gesture begin on the view before anything inside it answers, while it is enabled.
  public func highPriorityGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    self.gesture(gesture, .first, .all, isEnabled)
  }

  /// Lets a gesture begin on the view, whatever else answers.
  public func simultaneousGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    self.gesture(gesture, .beside, mask)
  }

  /// Lets a gesture begin on the view, whatever else answers, while it is enabled.
  public func simultaneousGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    self.gesture(gesture, .beside, .all, isEnabled)
  }
}

/// Handles events with a closure, for elements that are not made by a single object, such as the wrappers of
/// modifiers.
@MainActor
final class ClosureHandler: EventHandler {
  typealias Answer = @MainActor (Element, ElementEvent) -> Bool
  var answer: Answer

  init(_ answer: @escaping Answer) { self.answer = answer }

  func handle(_ event: ElementEvent, on element: Element) -> Bool { answer(element, event) }
}

extension Element {
  /// Handles events with a closure. While `isEnabled` is `false`, the element handles none.
  package func answer(
    to events: EventSet, isEnabled: Bool, with answer: @escaping @MainActor (Element, ElementEvent) -> Bool
  ) {
    self.events = isEnabled ? events : []
    if let known = handler as? ClosureHandler {
      known.answer = answer
      return
    }
    let new = ClosureHandler(answer)
    handler = new
    keep(new)
  }
}

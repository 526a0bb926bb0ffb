import CairnScreen

// The footer's hints for long presses and double taps, and presses on page marks.
extension TerminalHost {
  /// Whether the key for a long press, or for a double tap that differs from a tap, has an effect.
  var canHold: Bool { canAnswer(.hold) }
  var canDoubleTap: Bool {
    guard canAnswer(.taps(2)), let focused = focusedElement else { return false }
    return controller?.answers(.activate, at: focused) == true
  }

  private func canAnswer(_ event: ElementEvent) -> Bool {
    guard let controller, let focused = focusedElement else { return false }
    return controller.answers(event, at: controller.meant(by: focused))
  }

  /// Turns to the page whose mark is at a position. Returns `false` if there is none.
  func pressPageMark(_ event: Mouse) -> Bool {
    guard let pages = scene.pageMarks.last(where: { $0.rect.contains(x: event.x, y: event.y) })?.pages,
      let turned = pages.turnedPages
    else { return false }
    let marks = scene.pageMarks.filter { $0.pages === pages }
    guard let index = marks.firstIndex(where: { $0.rect.contains(x: event.x, y: event.y) }) else { return false }
    if index != turned.shown { controller?.turnPage(index - turned.shown, of: pages) }
    return true
  }
}

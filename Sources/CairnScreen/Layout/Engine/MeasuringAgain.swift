extension Screen {
  /// Texts and controls are of other sizes now, as a person wants larger ones: all that was measured is measured again, and
  /// what is elsewhere when it comes back.
  package func measureAgain() {
    hasMeasuredAgain = true
    if let root { measureAgain(from: root) }
  }

  func measureAgain(from top: Element) {
    var waiting = [top]
    while let element = waiting.popLast() {
      needsLayout(element)
      waiting += element.children
    }
  }
}

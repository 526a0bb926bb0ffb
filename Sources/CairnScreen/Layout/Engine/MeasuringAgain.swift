extension Screen {
  /// Measures everything again because text and controls have a new size, for example when a person enlarges the
  /// text. Detached elements are measured when they come back.
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

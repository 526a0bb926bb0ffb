extension Screen {
  /// Measures everything again because text and controls have a new size, for example when the user enlarges the text.
  /// Detached elements are measured when they return.
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

import CairnScreen

extension _ElementHandle {
  /// Sets the element's layout, in the layout direction of this place.
  func setLayout(_ layout: ElementLayout) {
    element.setLayout(layout)
    element.setDirection(scope.direction)
  }
}

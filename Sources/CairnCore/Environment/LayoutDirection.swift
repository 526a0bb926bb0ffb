import CairnScreen
import CairnValues

struct LayoutDirectionKey: EnvironmentKey {
  static var defaultValue: LayoutDirection { .leftToRight }
}

extension EnvironmentValues {
  /// The direction in which lines of text and rows of views run.
  public var layoutDirection: LayoutDirection {
    get { self[LayoutDirectionKey.self] }
    set { self[LayoutDirectionKey.self] = newValue }
  }
}

extension _ElementHandle {
  /// Sets the element's layout, in the layout direction of this place.
  func setLayout(_ layout: ElementLayout) {
    element.setLayout(layout)
    element.setDirection(scope.direction)
  }
}

import CairnScreen
import CairnValues

extension EnvironmentValues {
  /// The direction in which lines of text and rows of views run.
  public var layoutDirection: LayoutDirection {
    get { self[LayoutDirectionKey.self] }
    set { self[LayoutDirectionKey.self] = newValue }
  }
}

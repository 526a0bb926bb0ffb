import Cairn

extension Navigator {
  /// Whether the page on top shows a value of a type. A page asks before it pushes, because two taps may come in the same
  /// instant.
  func isOnTop<Page: Hashable>(_ page: Page.Type) -> Bool { values.last.flatMap { $0 } is Page }
}

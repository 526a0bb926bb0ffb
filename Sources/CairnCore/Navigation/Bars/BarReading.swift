import CairnScreen

extension PageBar {
  /// The labels of the top bar's items, leading to trailing.
  var labels: [String] { items.flatMap { Self.labels(of: $0) } }

  private static func labels(of element: Element) -> [String] {
    if element.hasTrait(.hidden) { return [] }
    if let label = element.label { return [label] }
    return element.children.flatMap { labels(of: $0) }
  }
}

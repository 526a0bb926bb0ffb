import CairnScreen

extension PageBar {
  /// What the items of the top bar are called, from leading to trailing.
  var labels: [String] { items.flatMap { Self.labels(of: $0) } }

  private static func labels(of element: Element) -> [String] {
    if element.hasTrait(.hidden) { return [] }
    if let label = element.label { return [label] }
    return element.children.flatMap { labels(of: $0) }
  }
}

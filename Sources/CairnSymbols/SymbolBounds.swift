/// The smallest rectangle around the middle of the lines of paths.
package struct SymbolBounds: Equatable, Sendable {
  package private(set) var left = Double.infinity
  package private(set) var right = -Double.infinity
  package private(set) var top = Double.infinity
  package private(set) var bottom = -Double.infinity

  package var width: Double { max(right - left, 0) }
  package var height: Double { max(bottom - top, 0) }
  package var midX: Double { (left + right) / 2 }
  package var midY: Double { (top + bottom) / 2 }

  package init(of paths: [SymbolPath]) {
    for point in paths.flatMap({ SymbolOutline($0).polygons.joined() }) {
      left = min(left, point.x)
      right = max(right, point.x)
      top = min(top, point.y)
      bottom = max(bottom, point.y)
    }
  }
}

import Foundation

extension Path: LosslessStringConvertible {
  /// The elements as numbers and letters: `m` to move, `l` for lines, `q` and `c` for curves, `h` to close.
  public var description: String {
    func text(_ points: CGPoint...) -> String {
      points.map { String(format: "%g %g", Double($0.x), Double($0.y)) }.joined(separator: " ")
    }
    return elements.map { element in
      switch element {
      case .move(let point): text(point) + " m"
      case .line(let point): text(point) + " l"
      case .quadCurve(let point, let control): text(control, point) + " q"
      case .curve(let point, let control1, let control2): text(control1, control2, point) + " c"
      case .closeSubpath: "h"
      }
    }.joined(separator: " ")
  }

  /// Creates a path from such a description, or `nil` if it is invalid.
  public init?(_ string: String) {
    var numbers: [CGFloat] = []
    var list: [Element] = []
    func points(_ count: Int) -> [CGPoint]? {
      guard numbers.count == 2 * count else { return nil }
      defer { numbers = [] }
      return (0..<count).map { CGPoint(x: numbers[2 * $0], y: numbers[2 * $0 + 1]) }
    }
    for word in string.split(whereSeparator: \.isWhitespace) {
      if let number = Double(word) {
        numbers.append(CGFloat(number))
        continue
      }
      switch word {
      case "m":
        guard let p = points(1) else { return nil }
        list.append(.move(to: p[0]))
      case "l":
        guard let p = points(1) else { return nil }
        list.append(.line(to: p[0]))
      case "q":
        guard let p = points(2) else { return nil }
        list.append(.quadCurve(to: p[1], control: p[0]))
      case "c":
        guard let p = points(3) else { return nil }
        list.append(.curve(to: p[2], control1: p[0], control2: p[1]))
      case "h":
        guard numbers.isEmpty else { return nil }
        list.append(.closeSubpath)
      default: return nil
      }
    }
    guard numbers.isEmpty else { return nil }
    if case .move? = list.first {} else if !list.isEmpty { return nil }
    self.init(elements: list)
  }
}

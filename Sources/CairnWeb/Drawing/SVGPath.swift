import CairnFoundation
import CairnValues
import Foundation

/// Writes paths in SVG's syntax.
enum SVGPath {
  static func text(_ path: Path) -> String {
    var result = ""
    func point(_ point: CGPoint) -> String { "\(CSSLength.number(point.x)) \(CSSLength.number(point.y))" }
    for element in path.elements {
      switch element {
      case .move(let to): result += "M\(point(to))"
      case .line(let to): result += "L\(point(to))"
      case .quadCurve(let to, let control): result += "Q\(point(control)) \(point(to))"
      case .curve(let to, let first, let second): result += "C\(point(first)) \(point(second)) \(point(to))"
      case .closeSubpath: result += "Z"
      }
    }
    return result
  }

  static func matrix(_ matrix: CGAffineTransform) -> String {
    let numbers = [matrix.a, matrix.b, matrix.c, matrix.d, matrix.tx, matrix.ty].map { CSSLength.number($0) }
    return "matrix(\(numbers.joined(separator: ",")))"
  }
}

import SwiftUI

/// A shape that marks a point.
public protocol ChartSymbolShape: Shape {
  /// The rectangle in which the shape looks as large as a circle in the unit square.
  var perceptualUnitRect: CGRect { get }
}

extension ChartSymbolShape {
  /// The unit square.
  public var perceptualUnitRect: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }
}

/// One of the symbols that charts have.
public struct BasicChartSymbolShape: ChartSymbolShape, Hashable {
  enum Kind: Hashable, CaseIterable {
    case circle, square, triangle, diamond, pentagon, plus, cross, asterisk
  }

  let kind: Kind
  var border: CGFloat?

  /// The order in which groups get their symbols.
  static let inOrder = Kind.allCases.map { BasicChartSymbolShape(kind: $0) }

  /// The rectangle in which the shape looks as large as a circle in the unit square.
  public var perceptualUnitRect: CGRect {
    switch kind {
    case .circle: CGRect(x: 0, y: 0, width: 1, height: 1)
    case .square: CGRect(x: 0.06, y: 0.06, width: 0.88, height: 0.88)
    default: CGRect(x: -0.08, y: -0.08, width: 1.16, height: 1.16)
    }
  }

  /// Draws only the edge of the shape.
  public func strokeBorder(lineWidth: CGFloat = 1) -> BasicChartSymbolShape {
    BasicChartSymbolShape(kind: kind, border: lineWidth)
  }

  public func path(in rect: CGRect) -> Path {
    guard let border else { return outline(in: rect) }
    return outline(in: rect.insetBy(dx: border / 2, dy: border / 2)).strokedPath(StrokeStyle(lineWidth: border))
  }

  private func outline(in rect: CGRect) -> Path {
    switch kind {
    case .circle: Path(ellipseIn: rect)
    case .square: Path(rect)
    case .triangle: polygon(3, in: rect)
    case .diamond: polygon(4, in: rect)
    case .pentagon: polygon(5, in: rect)
    case .plus: bars(2, turned: 0, in: rect)
    case .cross: bars(2, turned: .pi / 4, in: rect)
    case .asterisk: bars(3, turned: .pi / 2, in: rect)
    }
  }

  private func polygon(_ corners: Int, in rect: CGRect) -> Path {
    Path { path in
      path.addLines((0..<corners).map { point(at: 2 * .pi * Double($0) / Double(corners) - .pi / 2, in: rect) })
      path.closeSubpath()
    }
  }

  private func bars(_ count: Int, turned angle: Double, in rect: CGRect) -> Path {
    let lines = Path { path in
      for bar in 0..<count {
        let turn = angle + .pi * Double(bar) / Double(count)
        path.move(to: point(at: turn, in: rect))
        path.addLine(to: point(at: turn + .pi, in: rect))
      }
    }
    return lines.strokedPath(StrokeStyle(lineWidth: rect.width * 0.28))
  }

  private func point(at angle: Double, in rect: CGRect) -> CGPoint {
    CGPoint(x: rect.midX + cos(angle) * rect.width / 2, y: rect.midY + sin(angle) * rect.height / 2)
  }
}

extension ChartSymbolShape where Self == BasicChartSymbolShape {
  /// A circle.
  public static var circle: BasicChartSymbolShape { BasicChartSymbolShape(kind: .circle) }
  /// A square.
  public static var square: BasicChartSymbolShape { BasicChartSymbolShape(kind: .square) }
  /// A triangle.
  public static var triangle: BasicChartSymbolShape { BasicChartSymbolShape(kind: .triangle) }
  /// A diamond.
  public static var diamond: BasicChartSymbolShape { BasicChartSymbolShape(kind: .diamond) }
  /// A pentagon.
  public static var pentagon: BasicChartSymbolShape { BasicChartSymbolShape(kind: .pentagon) }
  /// An upright cross.
  public static var plus: BasicChartSymbolShape { BasicChartSymbolShape(kind: .plus) }
  /// A diagonal cross.
  public static var cross: BasicChartSymbolShape { BasicChartSymbolShape(kind: .cross) }
  /// A star of three lines.
  public static var asterisk: BasicChartSymbolShape { BasicChartSymbolShape(kind: .asterisk) }
}

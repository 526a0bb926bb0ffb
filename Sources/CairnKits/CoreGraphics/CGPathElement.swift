import CairnFoundation
import CairnValues
import Foundation

/// The kind of a path's element.
///
/// ```swift
/// if element.pointee.type == .moveToPoint { subpaths += 1 }
/// ```
public enum CGPathElementType: Int32, Sendable {
  case moveToPoint, addLineToPoint, addQuadCurveToPoint, addCurveToPoint, closeSubpath
}

/// An element of a path, with its points: control points first, then the end.
///
/// ```swift
/// path.applyWithBlock { element in ends.append(element.pointee.points[0]) }
/// ```
public struct CGPathElement {
  /// The kind of the element.
  public var type: CGPathElementType
  /// One point for lines, two and three for curves, none for the end of a subpath. They last as long as the call.
  public var points: UnsafeMutablePointer<CGPoint>
}

extension CGPath {
  /// Calls a closure with each element.
  public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    for element in path.elements {
      let (type, given): (CGPathElementType, [CGPoint]) =
        switch element {
        case .move(let to): (.moveToPoint, [to])
        case .line(let to): (.addLineToPoint, [to])
        case .quadCurve(let to, let control): (.addQuadCurveToPoint, [control, to])
        case .curve(let to, let control1, let control2): (.addCurveToPoint, [control1, control2, to])
        case .closeSubpath: (.closeSubpath, [])
        }
      // A place to point to, even if there is no point.
      var points = given + [CGPoint](repeating: .zero, count: 3 - given.count)
      points.withUnsafeMutableBufferPointer { buffer in
        guard let start = buffer.baseAddress else { return }
        var element = CGPathElement(type: type, points: start)
        block(&element)
      }
    }
  }

  /// Calls a function with each element.
  ///
  /// - Parameter info: Passed to the function.
  public func apply(
    info: UnsafeMutableRawPointer?,
    function: (UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>) -> Void
  ) { applyWithBlock { function(info, $0) } }
}

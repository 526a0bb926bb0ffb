import CairnFoundation
import Foundation

/// The outline of a shape: lines and curves.
///
///     Path { path in
///       path.move(to: CGPoint(x: 0, y: 20))
///       path.addLine(to: CGPoint(x: 20, y: 20))
///       path.addLine(to: CGPoint(x: 10, y: 0))
///       path.closeSubpath()
///     }
public struct Path: Equatable, Sendable {
  /// An element of a path.
  ///
  ///     path.forEach { element in if case .closeSubpath = element { loops += 1 } }
  public enum Element: Equatable, Sendable {
    /// Begins a new subpath at a point.
    case move(to: CGPoint)
    /// A straight line to a point.
    case line(to: CGPoint)
    /// A curve to a point with one control point.
    case quadCurve(to: CGPoint, control: CGPoint)
    /// A curve to a point with two control points.
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    /// A straight line to the start of the subpath.
    case closeSubpath
  }

  /// The storage of a path. Common shapes have their own cases: they are small and quick to compare, and hosts
  /// may draw them by other means.
  package enum Kind: Equatable, Sendable {
    case empty
    case rect(CGRect)
    case ellipse(CGRect)
    case roundedRect(CGRect, cornerSize: CGSize, style: RoundedCornerStyle)
    case elements([Element])
  }

  package private(set) var kind: Kind

  private init(_ kind: Kind) { self.kind = kind }

  package init(elements: [Element]) { kind = elements.isEmpty ? .empty : .elements(elements) }

  /// Creates an empty path.
  public init() { kind = .empty }

  /// Creates a rectangle.
  public init(_ rect: CGRect) { kind = rect.isNull ? .empty : .rect(rect) }

  /// Creates a rectangle with rounded corners.
  public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    if rect.isNull {
      kind = .empty
    } else if cornerSize.width > 0, cornerSize.height > 0 {
      kind = .roundedRect(rect, cornerSize: cornerSize, style: style)
    } else {
      kind = .rect(rect)
    }
  }

  /// Creates a rectangle with rounded corners.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(roundedRect: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// Creates a rectangle with a radius for each corner.
  public init(roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    self.init()
    addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style)
  }

  /// Creates an ellipse within a rectangle.
  public init(ellipseIn rect: CGRect) { kind = rect.isNull ? .empty : .ellipse(rect) }

  /// Creates a path element by element.
  public init(_ callback: (inout Path) -> Void) {
    self.init()
    callback(&self)
  }

  /// Whether the path is empty.
  public var isEmpty: Bool { kind == .empty }

  /// Returns whether two paths have the same elements.
  public static func == (a: Path, b: Path) -> Bool { a.kind == b.kind || a.elements == b.elements }

  /// The elements of the path.
  package var elements: [Element] {
    switch kind {
    case .empty: []
    case .rect(let rect): Path.elements(of: rect)
    case .ellipse(let rect): Path.elements(ofEllipseIn: rect)
    case .roundedRect(let rect, let size, let style):
      CornerPath(rect: rect, corners: .init(all: size), style: style).elements
    case .elements(let elements): elements
    }
  }

  /// Calls a closure with each element.
  public func forEach(_ body: (Path.Element) -> Void) { elements.forEach(body) }

  mutating func append(_ element: Element) {
    var list: [Element] = []
    if case .elements(let own) = kind {
      list = own
      // Releases the other reference, so that the array grows in place.
      kind = .empty
    } else {
      list = elements
    }
    list.append(element)
    kind = .elements(list)
  }

  mutating func append(_ more: [Element], transform: CGAffineTransform = .identity) {
    guard !more.isEmpty else { return }
    var list = elements
    kind = .empty
    list.reserveCapacity(list.count + more.count)
    if transform.isIdentity {
      list += more
    } else {
      for element in more { list.append(element.applying(transform)) }
    }
    kind = .elements(list)
  }

  /// The end point of the last element, or `nil` in an empty path.
  public var currentPoint: CGPoint? {
    let elements = elements
    guard let last = elements.last else { return nil }
    if let point = last.end { return point }
    for element in elements.reversed() {
      if case .move(let start) = element { return start }
    }
    return nil
  }

  /// Returns the transformed path.
  public func applying(_ transform: CGAffineTransform) -> Path {
    if transform.isIdentity { return self }
    // A path that is only scaled and translated keeps its kind.
    if transform.b == 0, transform.c == 0, transform.a > 0, transform.d > 0 {
      switch kind {
      case .empty: return self
      case .rect(let rect): return Path(rect.applying(transform))
      case .ellipse(let rect): return Path(ellipseIn: rect.applying(transform))
      case .roundedRect, .elements: break
      }
    }
    return Path(elements: elements.map { $0.applying(transform) })
  }

  /// Returns the translated path.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path { applying(CGAffineTransform(translationX: dx, y: dy)) }

  private static func elements(of rect: CGRect) -> [Element] {
    [
      .move(to: CGPoint(x: rect.minX, y: rect.minY)), .line(to: CGPoint(x: rect.maxX, y: rect.minY)),
      .line(to: CGPoint(x: rect.maxX, y: rect.maxY)), .line(to: CGPoint(x: rect.minX, y: rect.maxY)), .closeSubpath,
    ]
  }

  /// Returns four quarters, clockwise on the screen from the middle of the right side.
  private static func elements(ofEllipseIn rect: CGRect) -> [Element] {
    let handle = CGFloat(4.0 / 3 * tan(Double.pi / 8))
    let (dx, dy) = (rect.width / 2 * handle, rect.height / 2 * handle)
    let (right, bottom) = (CGPoint(x: rect.maxX, y: rect.midY), CGPoint(x: rect.midX, y: rect.maxY))
    let (left, top) = (CGPoint(x: rect.minX, y: rect.midY), CGPoint(x: rect.midX, y: rect.minY))
    func quarter(_ end: CGPoint, _ control1: (CGFloat, CGFloat), _ control2: (CGFloat, CGFloat)) -> Element {
      .curve(
        to: end, control1: CGPoint(x: control1.0, y: control1.1), control2: CGPoint(x: control2.0, y: control2.1))
    }
    return [
      .move(to: right),
      quarter(bottom, (rect.maxX, rect.midY + dy), (rect.midX + dx, rect.maxY)),
      quarter(left, (rect.midX - dx, rect.maxY), (rect.minX, rect.midY + dy)),
      quarter(top, (rect.minX, rect.midY - dy), (rect.midX - dx, rect.minY)),
      quarter(right, (rect.midX + dx, rect.minY), (rect.maxX, rect.midY - dy)),
      .closeSubpath,
    ]
  }
}

extension Path.Element {
  /// The end point of the element, or `nil` for one that returns to the start.
  var end: CGPoint? {
    switch self {
    case .move(let point), .line(let point), .quadCurve(let point, _), .curve(let point, _, _): point
    case .closeSubpath: nil
    }
  }

  func applying(_ t: CGAffineTransform) -> Path.Element {
    switch self {
    case .move(let point): .move(to: point.applying(t))
    case .line(let point): .line(to: point.applying(t))
    case .quadCurve(let point, let control): .quadCurve(to: point.applying(t), control: control.applying(t))
    case .curve(let point, let control1, let control2):
      .curve(to: point.applying(t), control1: control1.applying(t), control2: control2.applying(t))
    case .closeSubpath: .closeSubpath
    }
  }
}

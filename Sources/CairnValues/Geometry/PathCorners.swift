import Foundation

/// The outline of a rectangle with rounded corners, clockwise on the screen from the middle of the right side.
struct CornerPath {
  struct Corners {
    var topLeft, topRight, bottomRight, bottomLeft: CGSize

    init(all size: CGSize) { (topLeft, topRight, bottomRight, bottomLeft) = (size, size, size, size) }

    init(_ radii: RectangleCornerRadii) {
      func size(_ radius: CGFloat) -> CGSize {
        let radius = radius.isFinite ? max(0, radius) : 0
        return CGSize(width: radius, height: radius)
      }
      topLeft = size(radii.topLeading)
      topRight = size(radii.topTrailing)
      bottomRight = size(radii.bottomTrailing)
      bottomLeft = size(radii.bottomLeading)
    }

    /// Returns the corners scaled down where two would overlap.
    func fitted(_ rect: CGRect) -> Corners {
      func factor(_ a: CGFloat, _ b: CGFloat, _ side: CGFloat) -> CGFloat { a + b > side ? side / (a + b) : 1 }
      let factors = [
        factor(topLeft.width, topRight.width, rect.width), factor(bottomLeft.width, bottomRight.width, rect.width),
        factor(topLeft.height, bottomLeft.height, rect.height),
        factor(topRight.height, bottomRight.height, rect.height),
      ]
      let scale = factors.min() ?? 1
      guard scale < 1 else { return self }
      // Equal ellipses are fitted per axis, so that a large radius produces the two half circles of a capsule.
      if topLeft == topRight, topRight == bottomRight, bottomRight == bottomLeft {
        return Corners(
          all: CGSize(width: min(topLeft.width, rect.width / 2), height: min(topLeft.height, rect.height / 2)))
      }
      func scaled(_ size: CGSize) -> CGSize { CGSize(width: size.width * scale, height: size.height * scale) }
      var result = self
      result.topLeft = scaled(topLeft)
      result.topRight = scaled(topRight)
      result.bottomRight = scaled(bottomRight)
      result.bottomLeft = scaled(bottomLeft)
      return result
    }
  }

  let rect: CGRect
  let corners: Corners
  let style: RoundedCornerStyle

  init(rect: CGRect, corners: Corners, style: RoundedCornerStyle) {
    self.rect = rect.standardized
    var corners = corners
    if case let size = corners.topLeft, size == corners.topRight, size == corners.bottomRight,
      size == corners.bottomLeft, size.width == size.height
    {
      // A single radius stays uniform; otherwise wide rectangles would have flat corners.
      let radius = min(size.width, min(self.rect.width, self.rect.height) / 2)
      corners = Corners(all: CGSize(width: radius, height: radius))
    }
    self.corners = corners.fitted(self.rect)
    self.style = style
  }

  var elements: [Path.Element] {
    let (right, bottom) = (CGPoint(x: 1, y: 0), CGPoint(x: 0, y: 1))
    let (left, top) = (CGPoint(x: -1, y: 0), CGPoint(x: 0, y: -1))
    let start = CGPoint(x: rect.maxX, y: rect.midY)
    var list: [Path.Element] = [.move(to: start)]
    let c = corners
    add(&list, CGPoint(x: rect.maxX, y: rect.maxY), bottom, left, c.bottomRight, c.topRight.height, c.bottomLeft.width)
    add(&list, CGPoint(x: rect.minX, y: rect.maxY), left, top, c.bottomLeft, c.bottomRight.width, c.topLeft.height)
    add(&list, CGPoint(x: rect.minX, y: rect.minY), top, right, c.topLeft, c.bottomLeft.height, c.topRight.width)
    add(&list, CGPoint(x: rect.maxX, y: rect.minY), right, bottom, c.topRight, c.topLeft.width, c.bottomRight.height)
    if list.last?.end != start { list.append(.line(to: start)) }
    return list + [.closeSubpath]
  }

  /// Adds a corner with its incoming and outgoing directions. The last two arguments are the radii of the
  /// neighbors along the two sides.
  private func add(
    _ list: inout [Path.Element], _ corner: CGPoint, _ inwards: CGPoint, _ outwards: CGPoint, _ size: CGSize,
    _ before: CGFloat, _ after: CGFloat
  ) {
    let isVertical = inwards.x == 0
    let (a, b) = isVertical ? (size.height, size.width) : (size.width, size.height)
    func line(to point: CGPoint) {
      if list.last?.end != point { list.append(.line(to: point)) }
    }
    guard a > 0, b > 0 else { return line(to: corner) }
    let (sideA, sideB) = isVertical ? (rect.height, rect.width) : (rect.width, rect.height)
    let curve =
      style == .circular
      ? CornerCurve.circular
      : CornerCurve.continuous(
        smoothness: CornerCurve.smoothness(radius: a, neighbour: before, side: sideA),
        CornerCurve.smoothness(radius: b, neighbour: after, side: sideB))
    func place(_ p: SIMD2<Double>) -> CGPoint {
      corner - inwards * (a * CGFloat(p.x)) + outwards * (b * CGFloat(p.y))
    }
    line(to: place(curve.start))
    for piece in curve.pieces {
      list.append(.curve(to: place(piece.2), control1: place(piece.0), control2: place(piece.1)))
    }
  }
}

/// A corner in units of its radius: x is the distance left to the corner, y the distance gone from it.
struct CornerCurve {
  typealias Piece = (SIMD2<Double>, SIMD2<Double>, SIMD2<Double>)
  var start: SIMD2<Double>
  var pieces: [Piece]

  private static let kappa = 4.0 / 3 * tan(Double.pi / 8)

  static let circular = CornerCurve(
    start: [1, 0], pieces: [([1 - kappa, 0], [0, 1 - kappa], [0, 1])])

  /// How far a continuous corner extends, in units of its radius.
  private static let reach = 1.528_665

  /// A continuous corner with enough room, as measured on Apple's.
  private static let smooth: [SIMD2<Double>] = [
    [reach, 0], [1.088_492_96, 0], [0.868_406_94, 0], [0.631_493_79, 0.074_911_39], [0.372_823_83, 0.169_059_56],
    [0.169_059_56, 0.372_823_83], [0.074_911_39, 0.631_493_79], [0, 0.868_406_94], [0, 1.088_492_96], [0, reach],
  ]

  /// A quarter circle in the same number of pieces, cut where the continuous corner is.
  private static let round: [SIMD2<Double>] = {
    let cut = asin(1 - 0.631_493_79)
    let angles: [Double] = [0, cut, Double.pi / 2 - cut, Double.pi / 2]
    func point(_ angle: Double) -> SIMD2<Double> { [1 - sin(angle), 1 - cos(angle)] }
    func tangent(_ angle: Double) -> SIMD2<Double> { [-cos(angle), sin(angle)] }
    var points = [point(0)]
    for (from, to) in zip(angles, angles.dropFirst()) {
      let handle = 4.0 / 3 * tan((to - from) / 4)
      points += [point(from) + handle * tangent(from), point(to) - handle * tangent(to), point(to)]
    }
    return points
  }()

  /// Returns a corner that moves towards the quarter circle on a side too short for all of it.
  static func continuous(smoothness x: Double, _ y: Double) -> CornerCurve {
    let share = SIMD2(x, y)
    let points = zip(round, smooth).map { $0 + ($1 - $0) * share }
    return CornerCurve(
      start: points[0],
      pieces: [
        (points[1], points[2], points[3]), (points[4], points[5], points[6]), (points[7], points[8], points[9]),
      ])
  }

  static func smoothness(radius: CGFloat, neighbour: CGFloat, side: CGFloat) -> Double {
    let room = Double(side / (radius + neighbour))
    return min(max((room - 1) / (reach - 1), 0), 1)
  }
}

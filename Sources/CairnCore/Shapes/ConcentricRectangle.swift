import CairnScreen
import CairnValues
import Foundation

/// A rectangle whose corners are concentric with those of its container's shape.
///
/// ```swift
/// VStack { photo.clipShape(ConcentricRectangle()).padding(8) }
///   .containerShape(RoundedRectangle(cornerRadius: 24))
/// ```
nonisolated public struct ConcentricRectangle: RoundedRectangularShape, Equatable {
  public typealias AnimatableData = EmptyAnimatableData

  let corners: RoundedRectangularShapeCorners
  /// Groups of corners that all get the largest radius in the group.
  private let groups: [[Edge.Corner]]
  private var amount: CGFloat = 0

  private init(_ corners: RoundedRectangularShapeCorners, _ groups: [[Edge.Corner]] = []) {
    self.corners = corners
    self.groups = groups
  }

  /// Creates a rectangle with independent concentric corners.
  public init() { self.init(.concentric) }

  /// Creates a rectangle with one corner style, and optionally a uniform radius.
  public init(corners: Edge.Corner.Style, isUniform: Bool = false) {
    self.init(.init(all: corners), isUniform ? [Edge.Corner.allCases] : [])
  }

  /// Creates a rectangle with a style for each corner.
  public init(
    topLeadingCorner: Edge.Corner.Style = .concentric, topTrailingCorner: Edge.Corner.Style = .concentric,
    bottomLeadingCorner: Edge.Corner.Style = .concentric, bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) {
    self.init(
      .init(
        topLeading: topLeadingCorner, topTrailing: topTrailingCorner, bottomLeading: bottomLeadingCorner,
        bottomTrailing: bottomTrailingCorner))
  }

  /// Creates a rectangle with a style for the corners at the top and one for those at the bottom.
  public init(
    uniformTopCorners: Edge.Corner.Style = .concentric, uniformBottomCorners: Edge.Corner.Style = .concentric
  ) {
    self.init(top: uniformTopCorners, bottom: uniformBottomCorners, [Self.top, Self.bottom])
  }

  /// Creates a rectangle with a style for the corners at the leading edge and one for those at the trailing edge.
  public init(
    uniformLeadingCorners: Edge.Corner.Style = .concentric, uniformTrailingCorners: Edge.Corner.Style = .concentric
  ) {
    self.init(leading: uniformLeadingCorners, trailing: uniformTrailingCorners, [Self.leading, Self.trailing])
  }

  /// Creates a rectangle with a style for both corners at the top.
  public init(
    uniformTopCorners: Edge.Corner.Style = .concentric, bottomLeadingCorner: Edge.Corner.Style = .concentric,
    bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) {
    self.init(
      .init(
        topLeading: uniformTopCorners, topTrailing: uniformTopCorners, bottomLeading: bottomLeadingCorner,
        bottomTrailing: bottomTrailingCorner), [Self.top])
  }

  /// Creates a rectangle with a style for both corners at the bottom.
  public init(
    uniformBottomCorners: Edge.Corner.Style = .concentric, topLeadingCorner: Edge.Corner.Style = .concentric,
    topTrailingCorner: Edge.Corner.Style = .concentric
  ) {
    self.init(
      .init(
        topLeading: topLeadingCorner, topTrailing: topTrailingCorner, bottomLeading: uniformBottomCorners,
        bottomTrailing: uniformBottomCorners), [Self.bottom])
  }

  /// Creates a rectangle with a style for both corners at the leading edge.
  public init(
    uniformLeadingCorners: Edge.Corner.Style = .concentric, topTrailingCorner: Edge.Corner.Style = .concentric,
    bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) {
    self.init(
      .init(
        topLeading: uniformLeadingCorners, topTrailing: topTrailingCorner, bottomLeading: uniformLeadingCorners,
        bottomTrailing: bottomTrailingCorner), [Self.leading])
  }

  /// Creates a rectangle with a style for both corners at the trailing edge.
  public init(
    uniformTrailingCorners: Edge.Corner.Style = .concentric, topLeadingCorner: Edge.Corner.Style = .concentric,
    bottomLeadingCorner: Edge.Corner.Style = .concentric
  ) {
    self.init(
      .init(
        topLeading: topLeadingCorner, topTrailing: uniformTrailingCorners, bottomLeading: bottomLeadingCorner,
        bottomTrailing: uniformTrailingCorners), [Self.trailing])
  }

  private init(top: Edge.Corner.Style, bottom: Edge.Corner.Style, _ groups: [[Edge.Corner]]) {
    self.init(.init(topLeading: top, topTrailing: top, bottomLeading: bottom, bottomTrailing: bottom), groups)
  }

  private init(leading: Edge.Corner.Style, trailing: Edge.Corner.Style, _ groups: [[Edge.Corner]]) {
    self.init(
      .init(topLeading: leading, topTrailing: trailing, bottomLeading: leading, bottomTrailing: trailing), groups)
  }

  private static var top: [Edge.Corner] { [.topLeading, .topTrailing] }
  private static var bottom: [Edge.Corner] { [.bottomLeading, .bottomTrailing] }
  private static var leading: [Edge.Corner] { [.topLeading, .bottomLeading] }
  private static var trailing: [Edge.Corner] { [.topTrailing, .bottomTrailing] }

  /// Returns the corners for a size.
  public func corners(in size: CGSize?) -> Corners? { corners }

  /// Returns the path without a container, where concentric corners have their minimum radius.
  public func path(in rect: CGRect) -> Path { rectangle(in: nil).path(in: rect) }

  /// Returns the shape inset on all sides.
  public func inset(by amount: CGFloat) -> ConcentricRectangle {
    var inner = self
    inner.amount += amount
    return inner
  }

  /// How the shape adapts to right-to-left text.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  public var _outline: _ShapeOutline { _ShapeOutline(value: .other(ContainerOutline(shape: self))) }

  /// Returns the rectangle with the radii it has in a container.
  func rectangle(in container: RoomInContainer?) -> some InsettableShape {
    var radii = corners.radii(concentric: container?.concentricRadii ?? RectangleCornerRadii())
    for group in groups {
      let largest = group.map { radii[$0] }.max() ?? 0
      for corner in group { radii[corner] = largest }
    }
    return UnevenRoundedRectangle(cornerRadii: radii).inset(by: amount)
  }
}

/// A rectangle's frame in a container with rounded corners, in left-to-right coordinates.
struct RoomInContainer: Equatable {
  let size: CGSize
  let frame: CGRect
  let radii: RectangleCornerRadii

  /// The radii of corners concentric with the container's.
  var concentricRadii: RectangleCornerRadii {
    let trailing = size.width - frame.maxX
    let bottom = size.height - frame.maxY
    func radius(_ outer: CGFloat, _ x: CGFloat, _ y: CGFloat) -> CGFloat { max(outer - max(x, y, 0), 0) }
    return RectangleCornerRadii(
      topLeading: radius(radii.topLeading, frame.minX, frame.minY),
      bottomLeading: radius(radii.bottomLeading, frame.minX, bottom),
      bottomTrailing: radius(radii.bottomTrailing, trailing, bottom),
      topTrailing: radius(radii.topTrailing, trailing, frame.minY))
  }
}

extension RectangleCornerRadii {
  fileprivate subscript(corner: Edge.Corner) -> CGFloat {
    get {
      switch corner {
      case .topLeading: topLeading
      case .topTrailing: topTrailing
      case .bottomLeading: bottomLeading
      case .bottomTrailing: bottomTrailing
      }
    }
    set {
      switch corner {
      case .topLeading: topLeading = newValue
      case .topTrailing: topTrailing = newValue
      case .bottomLeading: bottomLeading = newValue
      case .bottomTrailing: bottomTrailing = newValue
      }
    }
  }
}

import CairnScreen
import CairnValues
import Foundation

nonisolated extension View {
  /// Sets the container shape for container-relative shapes inside this view.
  public func containerShape<T: InsettableShape>(_ shape: T) -> some View {
    modifier(ContainerShapeModifier(shape: shape))
  }
}

private struct ContainerShapeModifier<S: InsettableShape>: ViewModifier {
  private let shape: S
  @State private var place = ContainerPlace()

  nonisolated init(shape: S) { self.shape = shape }

  func body(content: Content) -> some View {
    content
      .modifier(ContainerPlaceModifier(place: place))
      .environment(key: ContainerShapeKey.self, ContainerShape(outline: shape.outline, place: place))
  }
}

/// The shape of the container, and its place.
struct ContainerShape {
  var outline = ShapeOutline.rectangle
  var place: ContainerPlace?
}

struct ContainerShapeKey: EnvironmentKey {
  static var defaultValue: ContainerShape { ContainerShape() }
}

/// The frames of a container's elements, and the elements inside that follow its corners.
@MainActor
final class ContainerPlace {
  /// An element inside the container, and the node that fills it.
  private struct Follower {
    weak var element: Element?
    weak var node: Node?
    var place: Place?
  }

  struct Place: Equatable {
    let size: CGSize
    let frame: CGRect

    var mirroredFrame: CGRect { frame.offsetBy(dx: size.width - frame.maxX - frame.minX, dy: 0) }
  }

  fileprivate var elements: [Element] = []
  private var followers: [Follower] = []

  nonisolated init() {}

  /// Returns an element's frame in the last layout. The node runs again when that changes.
  func place(of element: Element, for node: Node) -> Place? {
    if let known = followers.first(where: { $0.element === element && $0.node === node }) { return known.place }
    followers.append(Follower(element: element, node: node, place: measured(element)))
    return followers.last?.place
  }

  fileprivate func followLayout() -> Bool {
    followers.removeAll { $0.element?.isGone != false || $0.node == nil }
    var hasMoved = false
    for index in followers.indices {
      guard let element = followers[index].element, let node = followers[index].node else { continue }
      let place = measured(element)
      if place == followers[index].place { continue }
      followers[index].place = place
      node.invalidate()
      hasMoved = true
    }
    return hasMoved
  }

  private func measured(_ element: Element) -> Place? {
    guard element.isPlaced else { return nil }
    var frame = CGRect(origin: .zero, size: element.frame.size)
    var current = element
    while !elements.contains(where: { $0 === current }) {
      guard let parent = current.parent else { return nil }
      frame = frame.offsetBy(dx: current.frame.minX, dy: current.frame.minY)
      current = parent
    }
    return Place(size: current.frame.size, frame: frame)
  }
}

nonisolated private struct ContainerPlaceModifier: UnaryModifier {
  typealias Body = Never
  let place: ContainerPlace

  final class ModifierNode: WatchingNode, UnaryModifierNode {
    var modifier: ContainerPlaceModifier

    init(_ modifier: ContainerPlaceModifier, under parent: Node) {
      self.modifier = modifier
      super.init(under: parent)
      startFollowingLayout()
    }

    func modifierChanged(from old: ContainerPlaceModifier) { watchedElementsChanged() }

    override func watchedElementsChanged() { modifier.place.elements = elements }

    override func followLayout() -> Bool { isInView && modifier.place.followLayout() }
  }
}

/// The outline of a shape that follows its container, so it differs from container to container.
nonisolated struct ContainerOutline: OutlineMaker, Equatable {
  let shape: ConcentricRectangle
  /// Whether the shape adopts the container's own shape if that is not a rectangle.
  var takesAnyForm = false

  func path(in rect: CGRect) -> Path { shape.path(in: rect) }

  func size(for proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  func isSame(as other: any OutlineMaker) -> Bool { other as? ContainerOutline == self }

  @MainActor fileprivate func outline(in handle: _ElementHandle) -> ShapeOutline {
    let container = handle.reading(ContainerShapeKey.self)
    guard let place = container.place?.place(of: handle.element, for: handle.node),
      let radii = container.outline.radii(in: place.size)
    else { return takesAnyForm ? container.outline : .other(self) }
    let isMirrored = handle.environment.layoutDirection == .rightToLeft
    let room = RoomInContainer(size: place.size, frame: isMirrored ? place.mirroredFrame : place.frame, radii: radii)
    let rectangle = shape.rectangle(in: room)
    return isMirrored
      ? .other(OutlineOf(shape: MirroredShape(shape: rectangle))) : .other(OutlineOf(shape: rectangle))
  }
}

/// An outline that may have rounded corners to follow.
private protocol CorneredOutline {
  func radii(in size: CGSize) -> RectangleCornerRadii?
}

extension OutlineOf: CorneredOutline {
  func radii(in size: CGSize) -> RectangleCornerRadii? {
    (shape as? any RoundedRectangularShape)?.corners(in: size)?.radii()
  }
}

extension ShapeOutline {
  /// Returns the corner radii, or `nil` if the outline is not a rectangle.
  fileprivate func radii(in size: CGSize) -> RectangleCornerRadii? {
    switch self {
    case .rectangle: RectangleCornerRadii()
    case .other(let maker): (maker as? any CorneredOutline)?.radii(in: size)
    }
  }

  /// Returns the outline, resolved in the container of an element.
  @MainActor func followingContainer(in handle: _ElementHandle) -> ShapeOutline {
    if case .other(let maker) = self, let maker = maker as? ContainerOutline { maker.outline(in: handle) } else { self }
  }
}

extension ElementEffect {
  /// Returns the effect with its outline resolved in the container of an element.
  @MainActor func followingContainer(in handle: _ElementHandle) -> ElementEffect {
    switch self {
    case .background(let paint, let outline, let fill):
      .background(paint, outline.followingContainer(in: handle), fill)
    case .overlay(let paint, let outline, let fill): .overlay(paint, outline.followingContainer(in: handle), fill)
    case .clip(let outline, let fill): .clip(outline.followingContainer(in: handle), fill)
    case .touchArea(let outline, let isEvenOdd):
      .touchArea(outline.followingContainer(in: handle), isEvenOdd: isEvenOdd)
    default: self
    }
  }
}

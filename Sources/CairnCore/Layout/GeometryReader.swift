import CairnScreen
import CairnUnsafe
import CairnValues
import Foundation

/// A view whose content depends on its own size and position.
///
/// ```swift
/// GeometryReader { proxy in
///   Text("\(Int(proxy.size.width)) wide")
/// }
/// ```
nonisolated public struct GeometryReader<Content: View>: View {
  public typealias Body = Never
  /// The content.
  public var content: (GeometryProxy) -> Content

  /// Creates a geometry reader around its content.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }

  @MainActor public static func _makeNode(_ view: Self, under parent: _Node) -> _Node {
    GeometryNode(view, under: parent)
  }

  @MainActor public static func _updateNode(_ node: _Node, to view: Self) {
    downcast(node, to: GeometryNode<Content>.self).update(view)
  }
}

/// Runs its content once layout has given it a size, and again when the size changes. A reader takes all the
/// space it is offered, whatever its content, so the second layout round puts it in the same place as the first.
final class GeometryNode<Content: View>: Node {
  private var view: GeometryReader<Content>
  private let element: Element
  private var reads = RecordedReads()
  private var child: Node?
  private let reading = GeometryReading()

  init(_ view: GeometryReader<Content>, under parent: Node) {
    self.view = view
    element = Element(on: parent.childScope.screen, role: .group, layout: .geometry)
    super.init(under: parent)
    reading.element = element
    startFollowingLayout()
  }

  func update(_ new: GeometryReader<Content>) {
    view = new
    if child != nil { invalidate() }
  }

  override func run() {
    flags.remove(.dirty)
    reading.begin()
    let content = reads.record(for: self, graph.type(Self.self)) { view.content(GeometryProxy(reading: reading)) }
    if let child {
      Content._updateNode(child, to: content)
    } else {
      child = Content._makeNode(content, under: self)
      graph.enqueueStructure(self)
    }
  }

  override func followLayout() -> Bool {
    guard isInView, element.isPlaced, child == nil || reading.isOutdated else { return false }
    invalidate()
    return true
  }

  override var gathersElements: Bool { true }

  override func gatherElements() {
    var elements: [Element] = []
    child?.collectElements(into: &elements)
    element.setChildren(elements)
  }

  override func forEachChild(_ visit: (Node) -> Void) {
    if let child { visit(child) }
  }

  override func collectElements(into elements: inout [Element]) { elements.append(element) }

  override func willUnmount() {
    reads.end()
    element.leave()
  }
}

/// The geometry a reader was given, to check whether it still holds.
@MainActor
final class GeometryReading {
  weak var element: Element?
  private var size: CGSize?
  private var frames: [(space: CoordinateSpace, frame: CGRect)] = []
  /// The views whose anchors were read, with their frames.
  private var anchors: [(place: AnchorPlace, frame: CGRect)] = []

  func begin() {
    size = nil
    frames = []
    anchors = []
  }

  func readSize() -> CGSize {
    let now = element?.frame.size ?? .zero
    size = now
    return now
  }

  func readFrame(in space: CoordinateSpace) -> CGRect {
    let now = frame(in: space)
    if !frames.contains(where: { $0.space == space }) { frames.append((space, now)) }
    return now
  }

  func readAnchor<T>(_ anchor: Anchor<T>) -> T {
    let now = anchor.place.frame(in: element)
    if !anchors.contains(where: { $0.place === anchor.place }) { anchors.append((anchor.place, now.frame)) }
    return anchor.source.value(now)
  }

  private func frame(in space: CoordinateSpace) -> CGRect {
    guard let element else { return .zero }
    switch space {
    case .local: return CGRect(origin: .zero, size: element.frame.size)
    case .global: return element.frame(in: nil)
    case .named(let name): return element.frame(in: element.ancestor(named: name))
    }
  }

  func bounds(of space: CoordinateSpace) -> CGRect? {
    guard case .named(let name) = space, let element, let ancestor = element.ancestor(named: name) else { return nil }
    let own = element.frame(in: ancestor)
    return CGRect(origin: CGPoint(x: -own.origin.x, y: -own.origin.y), size: ancestor.frame.size)
  }

  var isOutdated: Bool {
    guard let element else { return false }
    if let size, size != element.frame.size { return true }
    return frames.contains { frame(in: $0.space) != $0.frame }
      || anchors.contains { $0.place.frame(in: element).frame != $0.frame }
  }
}

/// The size and position of a view.
///
/// ```swift
/// GeometryReader { proxy in Color.red.frame(width: proxy.size.width / 2) }
/// ```
public struct GeometryProxy: Sendable {
  let reading: GeometryReading

  /// The size of the view.
  public var size: CGSize { MainActor.assumeIsolated { reading.readSize() } }

  /// The insets of system bars. Always zero, because the layout of pages avoids the bars.
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }

  /// An anchor of another view, in this view's coordinates.
  public subscript<T>(anchor: Anchor<T>) -> T {
    onMainActor(anchor) { [reading] in reading.readAnchor($0) }
  }

  /// Returns the view's frame in another coordinate space.
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    let space = coordinateSpace.coordinateSpace
    return MainActor.assumeIsolated { reading.readFrame(in: space) }
  }

  /// Returns the view's frame in another coordinate space.
  @_disfavoredOverload
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    MainActor.assumeIsolated { reading.readFrame(in: coordinateSpace) }
  }

  /// Returns the bounds of a named ancestor in this view's coordinates.
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    let space = coordinateSpace.coordinateSpace
    return MainActor.assumeIsolated { reading.bounds(of: space) }
  }
}

extension Element {
  /// Returns the nearest ancestor with this name for its coordinates.
  func ancestor(named name: AnyHashable) -> Element? {
    var current = parent
    while let element = current {
      if name == AnyHashable(ScrollViewName()) {
        if element.isScrollArea(along: .vertical) || element.isScrollArea(along: .horizontal) { return element }
      } else if element.effects.contains(.coordinateSpace(SpaceName(name))) {
        return element
      }
      current = element.parent
    }
    return nil
  }
}

nonisolated extension View {
  /// Names the view's coordinate space.
  public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    effect(.coordinateSpace(SpaceName(name.name)))
  }

  /// Gives the view's coordinate space a name.
  public func coordinateSpace<T: Hashable>(name: T) -> some View {
    effect(.coordinateSpace(SpaceName(AnyHashable(name))))
  }

  /// Calls an action when a value derived from the view's geometry changes.
  public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T, action: @escaping (T) -> Void
  ) -> some View {
    modifier(GeometryChangeModifier(transform: transform, action: { _, new in action(new) }))
  }

  /// Calls an action with the old and new value when a value derived from the view's geometry changes.
  public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T, action: @escaping (_ old: T, _ new: T) -> Void
  ) -> some View {
    modifier(GeometryChangeModifier(transform: transform, action: action))
  }
}

nonisolated struct GeometryChangeModifier<T: Equatable>: UnaryModifier {
  typealias Body = Never
  let transform: (GeometryProxy) -> T
  let action: (T, T) -> Void

  final class ModifierNode: WatchingNode, UnaryModifierNode {
    var modifier: GeometryChangeModifier
    private let reading = GeometryReading()
    private var last: T?

    init(_ modifier: GeometryChangeModifier, under parent: Node) {
      self.modifier = modifier
      super.init(under: parent)
      startFollowingLayout()
    }

    func modifierChanged(from old: GeometryChangeModifier) {}

    override var nameOfChange: String { "onGeometryChange" }

    override func watchedElementsChanged() { reading.element = elements.first }

    override func followLayout() -> Bool {
      guard isInView, reading.element?.isPlaced == true else { return false }
      let value = modifier.transform(GeometryProxy(reading: reading))
      guard value != last else { return false }
      let old = last ?? value
      last = value
      graph.effects.add(.change, of: self) { [weak self] in self?.modifier.action(old, value) }
      return false
    }
  }
}

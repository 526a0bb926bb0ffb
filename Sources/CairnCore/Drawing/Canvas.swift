import CairnScreen
import CairnUnsafe
import CairnValues
import Foundation

/// A view drawn by the app.
///
/// ```swift
/// Canvas { context, size in
///   context.stroke(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(.green), lineWidth: 4)
/// }
/// .frame(width: 300, height: 200)
/// ```
nonisolated public struct Canvas<Symbols: View>: View {
  public typealias Body = Never

  /// The views available for drawing, by tag.
  public var symbols: Symbols
  /// The drawing closure.
  public var renderer: (inout GraphicsContext, CGSize) -> Void
  /// Whether the drawing is opaque.
  public var isOpaque: Bool
  /// The blending of colors.
  public var colorMode: ColorRenderingMode
  /// Whether the drawing may appear slightly later than the rest.
  public var rendersAsynchronously: Bool

  /// Creates a canvas that draws views as symbols.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
  ) {
    self.symbols = symbols()
    self.renderer = renderer
    isOpaque = opaque
    self.colorMode = colorMode
    self.rendersAsynchronously = rendersAsynchronously
  }

  @MainActor public static func _makeNode(_ view: Self, under parent: _Node) -> _Node {
    CanvasNode(view, under: parent)
  }

  @MainActor public static func _updateNode(_ node: _Node, to view: Self) {
    downcast(node, to: CanvasNode<Symbols>.self).update(view)
  }
}

nonisolated extension Canvas where Symbols == EmptyView {
  /// Creates a canvas.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.init(
      opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously, renderer: renderer
    ) {
      EmptyView()
    }
  }
}

/// Draws once layout has given it a size. Draws again when the size, something read while drawing, or a symbol changes.
final class CanvasNode<Symbols: View>: Node {
  private var view: Canvas<Symbols>
  private let element: Element
  /// Holds the symbols, which are visible only in the drawing.
  private let shelf: Element
  private var symbols: Node!
  private var reads = RecordedReads()
  /// The inputs of the last drawing, or `nil` if it must be repeated.
  private var drawn: (size: CGSize, symbolSizes: [CGSize])?

  init(_ view: Canvas<Symbols>, under parent: Node) {
    self.view = view
    element = Element(on: parent.childScope.screen, role: .shape, layout: .canvas)
    shelf = Element(on: parent.childScope.screen, role: .group, layout: .canvas)
    super.init(under: parent)
    shelf.describe(traits: .hidden)
    symbols = Symbols._makeNode(view.symbols, under: self)
    startFollowingLayout()
    graph.enqueueStructure(self)
  }

  func update(_ new: Canvas<Symbols>) {
    view = new
    Symbols._updateNode(symbols, to: new.symbols)
    invalidate()
  }

  /// Runs when an input has changed; drawing waits until the size is known.
  override func run() {
    flags.remove(.dirty)
    drawn = nil
  }

  override func followLayout() -> Bool {
    guard isInView, element.isPlaced else { return false }
    let size = element.frame.size
    let symbolSizes = shelf.children.map(\.frame.size)
    if let drawn, drawn.size == size, drawn.symbolSizes == symbolSizes { return false }
    drawn = (size, symbolSizes)
    let content = DrawingContent(marks: draw(in: size), isOpaque: view.isOpaque)
    if case .drawing(let old) = element.content, old == content { return false }
    element.content = .drawing(content)
    return true
  }

  private func draw(in size: CGSize) -> [DrawingMark] {
    let recording = DrawingRecording()
    let desk = DrawingDesk(
      environment: EnvironmentValues(in: scope), metrics: element.screen.metrics,
      symbols: shelf.children.compactMap { symbol in
        symbol.traits?[TagTrait.self].map { .init(tag: $0.value, element: symbol.id, size: symbol.frame.size) }
      })
    var context = GraphicsContext(at: desk, on: recording)
    reads.record(for: self, graph.type(Self.self)) { view.renderer(&context, size) }
    return recording.marks
  }

  override var gathersElements: Bool { true }

  override func gatherElements() {
    var elements: [Element] = []
    symbols.collectElements(into: &elements)
    shelf.setChildren(elements)
    element.setChildren(elements.isEmpty ? [] : [shelf])
    drawn = nil
  }

  override func forEachChild(_ visit: (Node) -> Void) {
    if let symbols { visit(symbols) }
  }

  override func collectElements(into elements: inout [Element]) { elements.append(element) }

  override func willUnmount() {
    reads.end()
    shelf.leave()
    element.leave()
  }
}

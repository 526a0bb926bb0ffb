import CairnScreen
import CairnUnsafe
import CairnValues
import Foundation

/// Shows an inspector beside its content, or in a sheet where there is little room.
nonisolated struct InspectorModifier<Details: View>: ViewModifier {
  typealias Body = Never
  let isPresented: Binding<Bool>
  let details: Details

  @MainActor static func _makeNode<C: View>(_ content: C, _ modifier: Self, under parent: _Node) -> _Node {
    let node = InspectorNode(modifier, under: parent)
    node.content = C._makeNode(content, under: node)
    return node
  }

  @MainActor static func _updateNode<C: View>(_ node: _Node, to content: C, _ modifier: Self) {
    let node = downcast(node, to: InspectorNode<Details>.self)
    C._updateNode(node.content, to: content)
    node.update(modifier)
  }
}

/// Keeps the binding and the inspector in sync, and moves the inspector between its two places.
final class InspectorNode<Details: View>: Node, PresentationOwner {
  var content: Node!
  private var modifier: InspectorModifier<Details>
  private var inspector: InspectorContent<Details>?
  private var isBeside = false
  private var reads = RecordedReads()
  private let row: Element

  init(_ modifier: InspectorModifier<Details>, under parent: Node) {
    self.modifier = modifier
    row = Element(on: parent.childScope.screen, role: .group, layout: .row())
    super.init(under: parent)
    invalidate()
  }

  func update(_ new: InspectorModifier<Details>) {
    modifier = new
    inspector?.update(new.details)
    run()
  }

  override func run() {
    flags.remove(.dirty)
    let (isWanted, isWide) = reads.record(for: self, graph.type(InspectorModifier<Details>.self)) {
      (modifier.isPresented.wrappedValue, EnvironmentValues(in: scope).horizontalSizeClass != .compact)
    }
    if isWanted != (inspector != nil) {
      inspector?.unmount()
      inspector = isWanted ? InspectorContent(modifier.details, owner: self, under: self) : nil
    } else if isWide == isBeside {
      return
    }
    isBeside = isWide
    inspector?.stand(beside: isWide)
    inspector?.setShown(isWide ? isInView : true)
    structureChanged()
  }

  var isPresenting: Bool { inspector != nil }

  func dismiss() {
    if modifier.isPresented.wrappedValue { modifier.isPresented.wrappedValue = false }
    invalidate()
  }

  override func forEachChild(_ visit: (Node) -> Void) {
    if let content { visit(content) }
    if let inspector { visit(inspector) }
  }

  override func setChildrenShown(_ shown: Bool) {
    content.setShown(shown)
    if isBeside { inspector?.setShown(shown) }
  }

  override func gather(_ collector: PreferenceCollector) { content.gather(collector) }

  override func collectElements(into elements: inout [Element]) {
    guard let inspector, isBeside else { return content.collectElements(into: &elements) }
    var both: [Element] = []
    content.collectElements(into: &both)
    row.setChildren(both + [inspector.element])
    elements.append(row)
  }

  override func willUnmount() {
    reads.end()
    row.leave()
  }
}

/// The inspector itself: a presentation that may also be beside the content.
private final class InspectorContent<Details: View>: PresentationNode {
  private var content: Node!

  init(_ details: Details, owner: any PresentationOwner, under parent: Node) {
    super.init(.inspector, owner: owner, under: parent)
    content = Details._makeNode(details, under: self)
    graph.enqueueStructure(self)
  }

  func update(_ details: Details) { Details._updateNode(content, to: details) }

  func stand(beside isBeside: Bool) {
    if isBeside { withdraw() } else { present() }
  }

  override func forEachChild(_ visit: (Node) -> Void) {
    if let content { visit(content) }
  }
}

nonisolated extension View {
  /// Shows an inspector beside this view while a binding is true.
  public func inspector<V: View>(isPresented: Binding<Bool>, @ViewBuilder content: () -> V) -> some View {
    modifier(InspectorModifier(isPresented: isPresented, details: content()))
  }

  /// Sets the range of widths of the inspector this view is in.
  public func inspectorColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View {
    presentation(\.width, ColumnWidth(min: min, ideal: ideal, max: max))
  }

  /// Sets a fixed width for the inspector this view is in.
  public func inspectorColumnWidth(_ width: CGFloat) -> some View {
    presentation(\.width, ColumnWidth(min: width, ideal: width, max: width))
  }
}

import CairnScreen
import CairnValues

/// Places a view made from a preference of the content over or behind the content.
nonisolated struct PreferenceAttachmentModifier<K: PreferenceKey, Attachment: View>: ViewModifier {
  typealias Body = Never
  let alignment: Alignment
  let isBehind: Bool
  let transform: (K.Value) -> Attachment

  @MainActor static func _makeNode<C: View>(_ content: C, _ modifier: Self, under parent: _Node) -> _Node {
    let node = PreferenceAttachmentNode(modifier, under: parent)
    node.content = C._makeNode(content, under: node)
    return node
  }

  @MainActor static func _updateNode<C: View>(_ node: _Node, to content: C, _ modifier: Self) {
    let node = unsafeDowncast(node, to: PreferenceAttachmentNode<K, Attachment>.self)
    C._updateNode(node.content, to: content)
    node.update(modifier)
  }
}

final class PreferenceAttachmentNode<K: PreferenceKey, Attachment: View>: Node {
  fileprivate(set) var content: Node!
  private var attachment: Node?
  private var modifier: PreferenceAttachmentModifier<K, Attachment>
  private var value: K.Value?
  private var reads = RecordedReads()
  private let frame: AttachmentFrame

  init(_ modifier: PreferenceAttachmentModifier<K, Attachment>, under parent: Node) {
    self.modifier = modifier
    frame = AttachmentFrame(
      on: parent.childScope.screen, alignment: modifier.alignment, isBehind: modifier.isBehind)
    super.init(under: parent)
    flags.insert(.collectsPreferences)
    graph.enqueuePreferences(self)
  }

  func update(_ new: PreferenceAttachmentModifier<K, Attachment>) {
    modifier = new
    frame.alignment = new.alignment
    if attachment != nil { run() }
  }

  override func readPreferences() {
    let collector = PreferenceCollectorOf<K>()
    content.gather(collector)
    var new = Optional(collector.result)
    if areAlike(&value, &new) { return }
    value = new
    run()
  }

  /// Runs when the value, the closure, or something the closure read has changed.
  override func run() {
    flags.remove(.dirty)
    guard let value else { return }
    let view = reads.record(for: self, graph.type(Self.self)) { modifier.transform(value) }
    if let attachment {
      Attachment._updateNode(attachment, to: view)
    } else {
      attachment = Attachment._makeNode(view, under: self)
      structureChanged()
    }
  }

  override func forEachChild(_ visit: (Node) -> Void) {
    if modifier.isBehind, let attachment { visit(attachment) }
    if let content { visit(content) }
    if !modifier.isBehind, let attachment { visit(attachment) }
  }

  override func collectElements(into elements: inout [Element]) {
    var main: [Element] = []
    content.collectElements(into: &main)
    var attached: [Element] = []
    attachment?.collectElements(into: &attached)
    elements += frame.around(main, attached)
  }

  override func willUnmount() {
    reads.end()
    frame.leave()
  }
}

/// The element around a view that has other views over or behind it.
@MainActor
final class AttachmentFrame {
  private let screen: Screen
  private let isBehind: Bool
  private var element: Element?
  /// The group around the main view, if it consists of several elements.
  private var group: Element?

  init(on screen: Screen, alignment: Alignment, isBehind: Bool) {
    self.screen = screen
    self.alignment = alignment
    self.isBehind = isBehind
  }

  var alignment: Alignment {
    didSet {
      if alignment != oldValue { element?.setLayout(layout) }
    }
  }

  private var layout: ElementLayout {
    isBehind ? .background(alignment: alignment) : .overlay(alignment: alignment)
  }

  /// Returns the elements to show for the main elements with the others attached. Without main elements,
  /// nothing is attached.
  func around(_ main: [Element], _ attached: [Element]) -> [Element] {
    if main.isEmpty || attached.isEmpty { return main }
    let element = element ?? Element(on: screen, role: .group, layout: layout)
    self.element = element
    let one = one(of: main)
    element.setChildren(isBehind ? attached + [one] : [one] + attached)
    element.traits = one.traits
    return [element]
  }

  private func one(of main: [Element]) -> Element {
    if main.count == 1 { return main[0] }
    let group = group ?? Element(on: screen, role: .group, layout: .column())
    self.group = group
    group.setChildren(main)
    return group
  }

  func leave() {
    element?.leave()
    group?.leave()
  }
}

nonisolated extension View {
  /// Places a view made from a preference of this view over it.
  public func overlayPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(PreferenceAttachmentModifier<K, V>(alignment: alignment, isBehind: false, transform: transform))
  }

  /// Places a view made from a preference of this view behind it.
  public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(PreferenceAttachmentModifier<K, V>(alignment: alignment, isBehind: true, transform: transform))
  }
}

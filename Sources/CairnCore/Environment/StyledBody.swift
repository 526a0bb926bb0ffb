import CairnScreen
import CairnUnsafe

/// The view a custom style makes of a control. Dynamic properties of the style, such as `@Environment`, are
/// connected at the control's place in the tree.
nonisolated struct StyledBody<Style, Content: View>: View {
  typealias Body = Never
  let style: Style
  let make: @MainActor (Style) -> Content

  @MainActor static func _makeNode(_ view: Self, under parent: _Node) -> _Node { StyledNode(view, under: parent) }

  @MainActor static func _updateNode(_ node: _Node, to view: Self) {
    downcast(node, to: StyledNode<Style, Content>.self).update(view)
  }
}

/// Reruns the style on every update, because its configuration may change even if the style does not.
final class StyledNode<Style, Content: View>: BodyNode {
  private var view: StyledBody<Style, Content>
  private var style: Style
  private var composite: CompositeBody

  init(_ view: StyledBody<Style, Content>, under parent: Node) {
    self.view = view
    style = view.style
    composite = CompositeBody(parent.graph.type(Style.self))
    super.init(under: parent)
    composite.connect(&style, for: self)
    invalidate()
  }

  func update(_ new: StyledBody<Style, Content>) {
    view = new
    style = new.style
    composite.connect(&style, for: self)
    invalidate()
  }

  override var author: Any.Type { Style.self }

  override var inspectedValue: Any? { style }

  override func run() {
    if composite.isReady {
      show(composite.run(for: self) { view.make(style) })
    } else if let body = composite.prepareAndRun(&style, for: self, { [view] in view.make($0) }) {
      show(body)
    } else {
      show(composite.missing)
    }
  }

  override func willUnmount() { composite.disconnect() }
}

/// Sets the style of a kind of control.
nonisolated struct StyleModifier<K: EnvironmentKey, Style>: _EnvironmentModifier {
  typealias Body = Never
  let style: Style
  let value: (Style) -> K.Value

  func _write(to values: inout EnvironmentValues) { values[K.self] = value(style) }
}

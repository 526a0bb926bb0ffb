import CairnScreen

/// What a style of the app makes of a control. Properties of the style such as `@Environment` are tied to the place
/// of the control.
nonisolated struct StyledBody<Style, Content: View>: View {
  typealias Body = Never
  let style: Style
  let make: @MainActor (Style) -> Content

  @MainActor static func _makeNode(_ view: Self, under parent: _Node) -> _Node { StyledNode(view, under: parent) }

  @MainActor static func _updateNode(_ node: _Node, to view: Self) {
    unsafeDowncast(node, to: StyledNode<Style, Content>.self).update(view)
  }
}

/// What the style is given may differ although the style does not, so every new value runs it again.
final class StyledNode<Style, Content: View>: BodyNode {
  private var composite: CompositeBody<Style>
  private var make: @MainActor (Style) -> Content

  init(_ view: StyledBody<Style, Content>, under parent: Node) {
    composite = CompositeBody(view.style, in: parent.graph)
    make = view.make
    super.init(under: parent)
    composite.connect(for: self)
    invalidate()
  }

  func update(_ new: StyledBody<Style, Content>) {
    _ = composite.update(new.style, for: self)
    make = new.make
    invalidate()
  }

  override func run() {
    let make = make
    let body = composite.run(for: self) { make($0) }
    show(body, missing: composite.missing)
  }

  override func willUnmount() { composite.disconnect() }
}

/// Sets the style of one kind of control.
nonisolated struct StyleModifier<K: EnvironmentKey, Style>: _EnvironmentModifier {
  typealias Body = Never
  let style: Style
  let value: (Style) -> K.Value

  func _write(to values: inout EnvironmentValues) { values[K.self] = value(style) }
}

import CairnScreen
import CairnValues

/// The color scheme of a window or a presentation: the one its views prefer, otherwise the outer one.
@MainActor
final class ColorSchemePlace {
  let box: ValueBox<ColorSchemeKey.Value>
  private unowned let outer: Scope
  private var wishes: [(node: Node, scheme: ColorScheme)] = []

  init(outer: Scope) {
    self.outer = outer
    box = ValueBox(outer.box(ColorSchemeKey.self).value)
  }

  /// Overrides the color scheme in an inner scope.
  func hold(in own: Scope) {
    own.set(ObjectIdentifier(ColorSchemeKey.self), box)
    own.set(
      ObjectIdentifier(ColorSchemePlaceKey.self), ValueBox<ColorSchemePlaceKey.Value>(WeakColorSchemePlace(place: self))
    )
  }

  /// Reads the outer color scheme. A node that calls this while it runs is invalidated when that changes.
  func follow() { update(outside: EnvironmentValues(in: outer).colorScheme) }

  /// Updates the color scheme; the outermost view's preference takes precedence.
  private func update(outside: ColorScheme) {
    box.set(wishes.min { $0.node.depth < $1.node.depth }?.scheme ?? outside)
  }

  fileprivate func wish(_ scheme: ColorScheme?, by node: Node) {
    wishes.removeAll { $0.node === node }
    if let scheme { wishes.append((node, scheme)) }
    update(outside: outer.box(ColorSchemeKey.self).value)
  }
}

struct ColorSchemePlaceKey: EnvironmentKey {
  static var defaultValue: WeakColorSchemePlace { WeakColorSchemePlace(place: nil) }
}

struct WeakColorSchemePlace: @unchecked Sendable {
  // Sendable: the reference is set once, and reading a weak reference is thread-safe.
  weak var place: ColorSchemePlace?
}

/// Passes a view's preference to the window or presentation around it, while the view is visible.
nonisolated struct ColorSchemeWishModifier: UnaryModifier {
  typealias Body = Never
  let scheme: ColorScheme?

  final class ModifierNode: UnaryNode, UnaryModifierNode {
    var modifier: ColorSchemeWishModifier

    init(_ modifier: ColorSchemeWishModifier, under parent: Node) {
      self.modifier = modifier
      super.init(under: parent)
      markLifecycle()
      tell()
    }

    func modifierChanged(from old: ColorSchemeWishModifier) { tell() }

    override func shownChanged() { tell() }

    override func willUnmount() { place?.wish(nil, by: self) }

    private func tell() { place?.wish(isInView ? modifier.scheme : nil, by: self) }

    private var place: ColorSchemePlace? { scope.box(ColorSchemePlaceKey.self).value.place }
  }
}

nonisolated extension View {
  /// Sets the preferred color scheme of the window or presentation; `nil` keeps the user's setting.
  public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    modifier(ColorSchemeWishModifier(scheme: colorScheme))
  }
}

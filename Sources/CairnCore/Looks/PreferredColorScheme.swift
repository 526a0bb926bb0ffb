import CairnScreen
import CairnValues

/// Whether a window, or something presented in it, is light or dark: as its views want it, else as it is outside.
@MainActor
final class ColorSchemePlace {
  let box: ValueBox<ColorSchemeKey.Value>
  private unowned let outer: Scope
  private var wishes: [(node: Node, scheme: ColorScheme)] = []

  init(outer: Scope) {
    self.outer = outer
    box = ValueBox(outer.box(ColorSchemeKey.self).value)
  }

  /// Takes the place of what the outer scope says in an inner one.
  func hold(in own: Scope) {
    own.set(ObjectIdentifier(ColorSchemeKey.self), box)
    own.set(
      ObjectIdentifier(ColorSchemePlaceKey.self), ValueBox<ColorSchemePlaceKey.Value>(WeakColorSchemePlace(place: self))
    )
  }

  /// Looks at what is said outside; a node that calls this as it runs is told when that changes.
  func follow() { update(outside: EnvironmentValues(in: outer).colorScheme) }

  /// The wish of the outermost view counts.
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
  weak var place: ColorSchemePlace?
}

/// Tells the window or the presentation around, as long as the view can be seen.
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
  /// Makes the window, or what is presented in it, light or dark; nil leaves it as the person has it.
  public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    modifier(ColorSchemeWishModifier(scheme: colorScheme))
  }
}

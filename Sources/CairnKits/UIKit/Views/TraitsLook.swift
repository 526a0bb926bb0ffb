import CairnCore
import CairnValues

/// Tells a view of UIKit how its surroundings look, and shows it light or dark if it asks for that.
struct TraitsLook: ViewModifier {
  let view: UIView

  func body(content: Content) -> some View {
    let _ = view.parts.changes.read()
    let style = view.overrideUserInterfaceStyle
    content.modifier(TraitsReader(view: view))
      .transformEnvironment(\.colorScheme) { scheme in
        if style != .unspecified { scheme = style == .dark ? .dark : .light }
      }
  }
}

private struct TraitsReader: ViewModifier {
  let view: UIView
  @Environment(\.colorScheme) private var scheme
  @Environment(\.colorSchemeContrast) private var contrast
  @Environment(\.horizontalSizeClass) private var horizontal
  @Environment(\.verticalSizeClass) private var vertical

  func body(content: Content) -> some View {
    let _ = view.take(UITraitCollection(scheme, contrast, horizontal: horizontal, vertical: vertical))
    content
  }
}

extension UIView {
  fileprivate func take(_ traits: UITraitCollection) {
    let old = shownTraits
    guard traits != old else { return }
    shownTraits = traits
    guard let old else { return }
    traitCollectionDidChange(old)
    controllerOfView?.traitCollectionDidChange(old)
  }
}

extension UITraitCollection {
  /// How the window in front looks.
  @MainActor public static var current: UITraitCollection {
    let surroundings = FrontSession.current?.host.surroundings
    return UITraitCollection(surroundings?.colorScheme ?? .light, surroundings?.colorSchemeContrast ?? .standard)
  }
}

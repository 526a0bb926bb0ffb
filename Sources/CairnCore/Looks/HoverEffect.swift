import CairnScreen

/// The change in a view's appearance under a pointer.
///
/// ```swift
/// poster.hoverEffect(.lift)
/// ```
public struct HoverEffect: Hashable, Sendable {
  let look: HoverLook

  /// The default for the view.
  public static let automatic = HoverEffect(look: .automatic)
  /// Highlights the view.
  public static let highlight = HoverEffect(look: .highlight)
  /// Raises the view.
  public static let lift = HoverEffect(look: .lift)
}

nonisolated extension View {
  /// Changes the view's appearance under a pointer. Has no effect in a terminal and a window.
  public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { self.effect(.hover(effect.look)) }

  /// Changes the view's appearance under a pointer while enabled. Has no effect in a terminal and a window.
  public func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool) -> some View {
    self.effect(isEnabled ? .hover(effect.look) : nil)
  }
}

import CairnScreen

/// What a pointer over a view changes of its look.
///
/// ```swift
/// poster.hoverEffect(.lift)
/// ```
public struct HoverEffect: Hashable, Sendable {
  let look: HoverLook

  /// What fits the view.
  public static let automatic = HoverEffect(look: .automatic)
  /// Light behind the view.
  public static let highlight = HoverEffect(look: .highlight)
  /// The view, nearer than the rest.
  public static let lift = HoverEffect(look: .lift)
}

nonisolated extension View {
  /// Changes the look of the view while a pointer is over it.
  public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { self.effect(.hover(effect.look)) }

  /// Changes the look of the view while a pointer is over it, if that is wanted.
  public func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool) -> some View {
    self.effect(isEnabled ? .hover(effect.look) : nil)
  }
}

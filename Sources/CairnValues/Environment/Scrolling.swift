/// Whether a scroll view bounces at its ends.
///
///     ScrollView { content }.scrollBounceBehavior(.basedOnSize)
public struct ScrollBounceBehavior: Hashable, Sendable {
  package enum Kind: Hashable, Sendable { case automatic, always, basedOnSize }
  package let kind: Kind

  /// The platform decides.
  public static let automatic = ScrollBounceBehavior(kind: .automatic)
  /// Always.
  public static let always = ScrollBounceBehavior(kind: .always)
  /// Only if there is something to scroll.
  public static let basedOnSize = ScrollBounceBehavior(kind: .basedOnSize)
}

/// How scrolling dismisses the keyboard.
///
///     List { rows }.scrollDismissesKeyboard(.immediately)
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
  package enum Kind: Hashable, Sendable { case automatic, immediately, interactively, never }
  package let kind: Kind

  /// The platform decides.
  public static let automatic = ScrollDismissesKeyboardMode(kind: .automatic)
  /// As soon as scrolling begins.
  public static let immediately = ScrollDismissesKeyboardMode(kind: .immediately)
  /// Follows the user's drag.
  public static let interactively = ScrollDismissesKeyboardMode(kind: .interactively)
  /// Not at all.
  public static let never = ScrollDismissesKeyboardMode(kind: .never)
}

/// Whether a scroll view shows its scroll indicators.
///
///     ScrollView { content }.scrollIndicators(.hidden)
public struct ScrollIndicatorVisibility: Hashable, Sendable {
  package enum Kind: Hashable, Sendable { case automatic, visible, hidden, never }
  package let kind: Kind

  /// The platform decides.
  public static let automatic = ScrollIndicatorVisibility(kind: .automatic)
  /// Shown, though the platform may hide it when nothing moves.
  public static let visible = ScrollIndicatorVisibility(kind: .visible)
  /// Hidden, though the platform may show it for a mouse.
  public static let hidden = ScrollIndicatorVisibility(kind: .hidden)
  /// Never shown.
  public static let never = ScrollIndicatorVisibility(kind: .never)
}

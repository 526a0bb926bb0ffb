import CairnCore
import CairnValues
import Foundation

/// How content fades at the edge of a bar.
///
/// ```swift
/// List { rows }.scrollEdgeEffectStyle(.hard, for: .top)
/// ```
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  private let name: String

  public static var automatic: ScrollEdgeEffectStyle { ScrollEdgeEffectStyle(name: "automatic") }
  public static var hard: ScrollEdgeEffectStyle { ScrollEdgeEffectStyle(name: "hard") }
  public static var soft: ScrollEdgeEffectStyle { ScrollEdgeEffectStyle(name: "soft") }
}

/// The extent of writing tools for a text.
///
/// ```swift
/// TextEditor(text: $code).writingToolsBehavior(.disabled)
/// ```
public struct WritingToolsBehavior: Hashable, Sendable {
  private let name: String

  public static let automatic = WritingToolsBehavior(name: "automatic")
  public static let complete = WritingToolsBehavior(name: "complete")
  public static let limited = WritingToolsBehavior(name: "limited")
  public static let disabled = WritingToolsBehavior(name: "disabled")
}

/// The sizing of a button.
///
/// ```swift
/// Button("Go") { go() }.buttonSizing(.flexible)
/// ```
public struct ButtonSizing: Hashable, Sendable {
  private let name: String

  public static let automatic = ButtonSizing(name: "automatic")
  public static let flexible = ButtonSizing(name: "flexible")
  public static let fitted = ButtonSizing(name: "fitted")
}

/// Where a sheet is in the view that presents it.
///
/// ```swift
/// PlaceDetails().presentationPlacement(.leading)
/// ```
public struct PresentationPlacement: Hashable, Sendable {
  private let name: String

  public static let automatic = PresentationPlacement(name: "automatic")
  public static let center = PresentationPlacement(name: "center")
  public static let leading = PresentationPlacement(name: "leading")
  public static let trailing = PresentationPlacement(name: "trailing")
}

// No host supports these yet, so they are accepted without effect.
nonisolated extension View {
  /// Sets where the sheet with this view is. Has no effect.
  public func presentationPlacement(_ placement: PresentationPlacement) -> some View { self }

  /// Sets how content fades at the edge of a bar. Has no effect.
  public func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set) -> some View { self }

  /// Hides the fading of content at the edge of a bar. Has no effect.
  public func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all) -> some View { self }

  /// Extends the view under adjacent bars. Has no effect.
  public func backgroundExtensionEffect() -> some View { self }

  /// Extends the view under adjacent bars. Has no effect.
  public func backgroundExtensionEffect(isEnabled: Bool) -> some View { self }

  /// Sets the extent of writing tools for a text. Has no effect.
  public func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View { self }

  /// Sets the sizing of buttons. Has no effect.
  public func buttonSizing(_ sizing: ButtonSizing) -> some View { self }

  /// Sets the margins of a list's sections. Has no effect.
  public func listSectionMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View { self }

  /// Sets the width reserved for icons in labels. Has no effect.
  public func labelReservedIconWidth(_ value: CGFloat) -> some View { self }

  /// Sets the space between a label's icon and title. Has no effect.
  public func labelIconToTitleSpacing(_ value: CGFloat) -> some View { self }

  /// Calls an action when a user presses the play/pause key. Has no effect.
  public func onPlayPauseCommand(perform action: (@MainActor () -> Void)?) -> some View { self }
}

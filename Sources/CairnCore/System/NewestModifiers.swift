import CairnValues
import Foundation

/// How content fades where it meets a bar.
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

/// How much writing help a text takes.
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

/// How much room a button takes.
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

// What no host here does; these are accepted.
nonisolated extension View {
  /// Says how content fades where it meets a bar.
  public func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set) -> some View { self }

  /// Keeps content from fading where it meets a bar.
  public func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all) -> some View { self }

  /// Continues the view under the bars beside it.
  public func backgroundExtensionEffect() -> some View { self }

  /// Continues the view under the bars beside it.
  public func backgroundExtensionEffect(isEnabled: Bool) -> some View { self }

  /// Says how much writing help a text takes.
  public func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View { self }

  /// Says how much room buttons take.
  public func buttonSizing(_ sizing: ButtonSizing) -> some View { self }

  /// Says how far the sections of a list are from its edges.
  public func listSectionMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View { self }

  /// Keeps room for icons of some width in labels.
  public func labelReservedIconWidth(_ value: CGFloat) -> some View { self }

  /// Says how far the icon of a label is from its title.
  public func labelIconToTitleSpacing(_ value: CGFloat) -> some View { self }

  /// Does something when a person presses the key for playing and pausing.
  public func onPlayPauseCommand(perform action: (@MainActor () -> Void)?) -> some View { self }
}

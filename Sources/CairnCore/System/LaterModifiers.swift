import CairnFoundation
import CairnValues
import Foundation
import UniformTypeIdentifiers

// Modifiers whose effect is the host's, or that of hardware there is none of. They are listed in Docs/Support.md.
nonisolated extension View {
  /// Says how small texts in this view are beside others.
  @_disfavoredOverload
  public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View { self }
  /// Sets how bright pictures in this view may be.
  public func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View { self }
  /// Says whether hovering with something dragged presses the view.
  public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View { self }
  /// Shows or hides the pointer over the view.
  public func pointerVisibility(_ visibility: Visibility) -> some View { self }
  /// Sets the effect of a pointer on controls in this view that have none of their own.
  public func defaultHoverEffect(_ effect: HoverEffect?) -> some View { self }
  /// Says what becomes of the view where text runs from right to left.
  public func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior) -> some View { self }
  /// Shows or hides the letters beside a list that lead to its sections.
  public func listSectionIndexVisibility(_ visibility: Visibility) -> some View { self }
  /// Sets the letter beside a list that leads to this section.
  public func sectionIndexLabel(_ label: Text?) -> some View { self }
  /// Sets the letter beside a list that leads to this section.
  @_disfavoredOverload
  public func sectionIndexLabel<S: StringProtocol>(_ label: S?) -> some View { self }
  /// Sets how the layers of symbols are coloured.
  public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> some View { self }
  /// Sets how a value fills the layers of symbols.
  public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> some View { self }
  /// Says how a chosen item of a palette is marked.
  public func paletteSelectionEffect(_ effect: PaletteSelectionEffect) -> some View { self }
  /// Tells when keys such as Shift go down and up. Hosts tell of keys with what they are pressed with, not by themselves.
  public func onModifierKeysChanged(
    mask: EventModifiers = .all, initial: Bool = true,
    _ action: @escaping (_ old: EventModifiers, _ new: EventModifiers) -> Void
  ) -> some View { self }
  /// More that can be done with this view, of a kind. No host here has assistive technology yet.
  public func accessibilityActions<Content: View>(
    category: AccessibilityActionCategory, @ViewBuilder _ content: () -> Content
  ) -> some View { self }
  /// Shows something large where a person holds the view, where texts are large.
  public func accessibilityShowsLargeContentViewer<V: View>(@ViewBuilder _ largeContentView: () -> V) -> some View {
    self
  }
  /// Says where the view can be dragged by.
  public func accessibilityDragPoint(_ point: UnitPoint, description: Text) -> some View { self }
  /// Says where the view can be dragged by.
  public func accessibilityDragPoint(_ point: UnitPoint, description: LocalizedStringKey) -> some View { self }
  /// Says where something can be dropped on the view.
  public func accessibilityDropPoint(_ point: UnitPoint, description: Text) -> some View { self }
  /// Says where something can be dropped on the view.
  public func accessibilityDropPoint(_ point: UnitPoint, description: LocalizedStringKey) -> some View { self }
}

/// Whether hovering with something dragged presses a view.
///
/// ```swift
/// folder.springLoadingBehavior(.enabled)
/// ```
public struct SpringLoadingBehavior: Hashable, Sendable {
  private let kind: Int
  public static let automatic = SpringLoadingBehavior(kind: 0)
  public static let enabled = SpringLoadingBehavior(kind: 1)
  public static let disabled = SpringLoadingBehavior(kind: 2)
}

/// How the layers of symbols are coloured.
///
/// ```swift
/// symbol.symbolColorRenderingMode(.gradient)
/// ```
public struct SymbolColorRenderingMode: Hashable, Sendable {
  private let kind: Int
  public static let flat = SymbolColorRenderingMode(kind: 0)
  public static let gradient = SymbolColorRenderingMode(kind: 1)
}

/// How a value fills the layers of symbols.
///
/// ```swift
/// symbol.symbolVariableValueMode(.draw)
/// ```
public struct SymbolVariableValueMode: Hashable, Sendable {
  private let kind: Int
  public static let color = SymbolVariableValueMode(kind: 0)
  public static let draw = SymbolVariableValueMode(kind: 1)
}

/// How a chosen item of a palette is marked.
///
/// ```swift
/// picker.paletteSelectionEffect(.symbolVariant(.fill))
/// ```
public struct PaletteSelectionEffect: Hashable, Sendable {
  private let kind: Int
  public static let automatic = PaletteSelectionEffect(kind: 0)
  public static let custom = PaletteSelectionEffect(kind: 1)
  public static func symbolVariant(_ variant: SymbolVariants) -> PaletteSelectionEffect {
    PaletteSelectionEffect(kind: 2)
  }
}

/// Which kind of thing actions for those who cannot see do.
///
/// ```swift
/// row.accessibilityActions(category: .edit) { Button("Delete", action: delete) }
/// ```
public struct AccessibilityActionCategory: Hashable, Sendable {
  private let name: String
  public static let `default` = AccessibilityActionCategory(name: "default")
  public static let edit = AccessibilityActionCategory(name: "edit")
  /// A kind by a name of its own.
  public init(_ name: Text) { self.name = name.string() }
  private init(name: String) { self.name = name }
}

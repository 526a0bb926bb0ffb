import CairnCore
import CairnFoundation
import CairnValues
import Foundation
import UniformTypeIdentifiers

// Accepted without effect: the host decides these, or the hardware does not exist. They are listed in Docs/Guide/Support.md.
nonisolated extension View {
  /// Sets the scale of text in this view relative to other text. Has no effect.
  @_disfavoredOverload
  public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View { self }
  /// Sets the maximum brightness range of images in this view. Has no effect.
  public func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View { self }
  /// Sets whether hovering over the view during a drag activates it. Has no effect.
  public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View { self }
  /// Sets the visibility of the pointer over the view. Has no effect.
  public func pointerVisibility(_ visibility: Visibility) -> some View { self }
  /// Sets the default hover effect of controls in this view. Has no effect.
  public func defaultHoverEffect(_ effect: HoverEffect?) -> some View { self }
  /// Sets how the view behaves in right-to-left layouts. Has no effect.
  public func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior) -> some View { self }
  /// Sets the visibility of a list's section index. Has no effect.
  public func listSectionIndexVisibility(_ visibility: Visibility) -> some View { self }
  /// Sets this section's label in the index of a list. Has no effect.
  public func sectionIndexLabel(_ label: Text?) -> some View { self }
  /// Sets this section's label in the index of a list. Has no effect.
  @_disfavoredOverload
  public func sectionIndexLabel<S: StringProtocol>(_ label: S?) -> some View { self }
  /// Sets how the layers of symbols are colored. Has no effect.
  public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> some View { self }
  /// Sets how a value is shown in the layers of symbols. Has no effect.
  public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> some View { self }
  /// Sets how the selected item of a palette is marked. Has no effect.
  public func paletteSelectionEffect(_ effect: PaletteSelectionEffect) -> some View { self }
  /// Calls an action when modifier keys such as Shift change. Has no effect, because hosts report modifier keys only together with
  /// other keys.
  public func onModifierKeysChanged(
    mask: EventModifiers = .all, initial: Bool = true,
    _ action: @escaping (_ old: EventModifiers, _ new: EventModifiers) -> Void
  ) -> some View { self }
  /// Adds accessibility actions to the context menu. The category has no effect.
  public func accessibilityActions<Content: View>(
    category: AccessibilityActionCategory, @ViewBuilder _ content: () -> Content
  ) -> some View { accessibilityActions(content) }
  /// Shows an enlarged view while a user presses this one, at large text sizes. Has no effect.
  public func accessibilityShowsLargeContentViewer<V: View>(@ViewBuilder _ largeContentView: () -> V) -> some View {
    self
  }
  /// Takes items from other devices, such as photos, and from services. No host has either. Has no effect.
  public func importsItemProviders(
    _ contentTypes: [UTType], onImport: @escaping ([NSItemProvider]) -> Bool
  ) -> some View { self }
  /// Offers items to services. No host has them. Has no effect.
  public func exportsItemProviders(
    _ contentTypes: [UTType], onExport: @escaping () -> [NSItemProvider]
  ) -> some View { self }
  /// Offers items to services, and takes what they make of them. No host has them. Has no effect.
  public func exportsItemProviders(
    _ contentTypes: [UTType], onExport: @escaping () -> [NSItemProvider],
    onEdit: @escaping ([NSItemProvider]) -> Bool
  ) -> some View { self }
  /// Sets a point from which the view can be dragged. Has no effect.
  public func accessibilityDragPoint(_ point: UnitPoint, description: Text) -> some View { self }
  /// Sets a point from which the view can be dragged. Has no effect.
  public func accessibilityDragPoint(_ point: UnitPoint, description: LocalizedStringKey) -> some View { self }

  /// Sets a point from which the view can be dragged. Has no effect.
  @_disfavoredOverload
  public func accessibilityDragPoint(_ point: UnitPoint, description: LocalizedStringResource) -> some View { self }
  /// Sets a point at which items can be dropped on the view. Has no effect.
  public func accessibilityDropPoint(_ point: UnitPoint, description: Text) -> some View { self }
  /// Sets a point at which items can be dropped on the view. Has no effect.
  public func accessibilityDropPoint(_ point: UnitPoint, description: LocalizedStringKey) -> some View { self }

  /// Sets a point at which items can be dropped on the view. Has no effect.
  @_disfavoredOverload
  public func accessibilityDropPoint(_ point: UnitPoint, description: LocalizedStringResource) -> some View { self }
}

/// Whether hovering over a view during a drag activates it.
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

private struct SpringLoadingKey: EnvironmentKey {
  static var defaultValue: SpringLoadingBehavior { .automatic }
}

extension EnvironmentValues {
  /// Whether hovering over a view during a drag activates it. Has no effect.
  public var springLoadingBehavior: SpringLoadingBehavior { self[SpringLoadingKey.self] }
}

/// How the layers of symbols are colored.
///
/// ```swift
/// symbol.symbolColorRenderingMode(.gradient)
/// ```
public struct SymbolColorRenderingMode: Hashable, Sendable {
  private let kind: Int
  public static let flat = SymbolColorRenderingMode(kind: 0)
  public static let gradient = SymbolColorRenderingMode(kind: 1)
}

/// How a value is shown in the layers of symbols.
///
/// ```swift
/// symbol.symbolVariableValueMode(.draw)
/// ```
public struct SymbolVariableValueMode: Hashable, Sendable {
  private let kind: Int
  public static let color = SymbolVariableValueMode(kind: 0)
  public static let draw = SymbolVariableValueMode(kind: 1)
}

/// How the selected item of a palette is marked.
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

/// The category of accessibility actions.
///
/// ```swift
/// row.accessibilityActions(category: .edit) { Button("Delete", action: delete) }
/// ```
public struct AccessibilityActionCategory: Hashable, Sendable {
  private let name: String
  public static let `default` = AccessibilityActionCategory(name: "default")
  public static let edit = AccessibilityActionCategory(name: "edit")
  /// Creates a category with a custom name.
  public init(_ name: Text) { self.name = name.string() }
  private init(name: String) { self.name = name }
}

import CairnScreen
import CairnValues
import Foundation

nonisolated extension View {
  private func limit(_ ability: RowAbility, _ isLimited: Bool) -> some View {
    modifier(
      RowTraitModifier<RowLimitsTrait>(
        change: { if isLimited { $0.insert(ability) } else { $0.remove(ability) } }, start: []))
  }

  /// Prevents this row from being deleted.
  public func deleteDisabled(_ isDisabled: Bool) -> some View { limit(.deletion, isDisabled) }

  /// Prevents this row from being moved.
  public func moveDisabled(_ isDisabled: Bool) -> some View { limit(.move, isDisabled) }

  /// Prevents this row from being selected.
  public func selectionDisabled(_ isDisabled: Bool = true) -> some View { limit(.selection, isDisabled) }

  /// Shows or hides the separators between this row and its neighbors.
  public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
    row {
      $0.separator = visibility
      $0.separatorEdges = edges
    }
  }

  /// Sets the color of the separators between this row and its neighbors.
  public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
    row { $0.separatorTint = color }
  }

  /// Shows or hides the separators around a section.
  public func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
    row { $0.sectionSeparator = visibility }
  }

  /// Sets the color of the separators around a section.
  public func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
    row { $0.separatorTint = color }
  }

  /// Sets the insets of this row; `nil` uses the list's insets.
  public func listRowInsets(_ insets: EdgeInsets?) -> some View { row { $0.insets = insets } }

  /// Sets the insets of some edges of this row; `nil` keeps the default.
  public func listRowInsets(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
    row { row in
      guard let length else { return }
      var insets = row.insets ?? EdgeInsets()
      if edges.contains(.top) { insets.top = length }
      if edges.contains(.leading) { insets.leading = length }
      if edges.contains(.bottom) { insets.bottom = length }
      if edges.contains(.trailing) { insets.trailing = length }
      row.insets = insets
    }
  }

  /// Sets the tint of icons in this row.
  public func listItemTint(_ tint: Color?) -> some View { row { $0.tint = tint?.paint } }

  /// Sets the tint of icons in this row.
  public func listItemTint(_ tint: ListItemTint?) -> some View { row { $0.tint = tint?.paint } }

  /// Sets the spacing between list rows.
  public func listRowSpacing(_ spacing: CGFloat?) -> some View {
    environment(key: ListRowSpacingKey.self, spacing)
  }

  /// Sets the spacing between list sections.
  public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    environment(key: ListSectionSpacingKey.self, spacing)
  }

  /// Sets the spacing between list sections.
  public func listSectionSpacing(_ spacing: CGFloat) -> some View { listSectionSpacing(.custom(spacing)) }
}

/// The tint of icons in a list.
///
/// ```swift
/// row.listItemTint(.monochrome)
/// ```
public struct ListItemTint: Sendable {
  let paint: Paint?

  /// A tint that overrides the list's own.
  public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(paint: .color(tint)) }

  /// A tint for lists without one.
  public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(paint: .color(tint)) }

  /// The foreground color.
  public static let monochrome = ListItemTint(paint: .foreground)
}

/// The spacing between the sections of a list.
///
/// ```swift
/// list.listSectionSpacing(.compact)
/// ```
public struct ListSectionSpacing: Sendable, Equatable {
  enum Kind: Equatable {
    case standard, compact
    case custom(CGFloat)
  }
  let kind: Kind

  /// The host's spacing.
  public static let `default` = ListSectionSpacing(kind: .standard)
  /// Less than the host's spacing.
  public static let compact = ListSectionSpacing(kind: .compact)
  /// A spacing in points.
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { ListSectionSpacing(kind: .custom(spacing)) }
}

struct ListSectionSpacingKey: EnvironmentKey {
  static var defaultValue: ListSectionSpacing { .default }
}

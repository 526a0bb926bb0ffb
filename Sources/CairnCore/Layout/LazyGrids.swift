import CairnScreen
import CairnValues
import Foundation

/// Cells in columns, filled row by row.
///
/// ```swift
/// LazyVGrid(columns: [GridItem(.adaptive(minimum: 80))]) {
///   ForEach(photos) { Thumbnail($0) }
/// }
/// ```
nonisolated public struct LazyVGrid<Content: View>: LazyStack {
  public typealias Body = Never
  let columns: [GridItem]
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content

  /// Creates a lazy vertical grid.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.columns = columns
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }

  static var name: String { "LazyVGrid" }

  @MainActor var elementLayout: ElementLayout { .grid(columns: columns, alignment: alignment, spacing: spacing) }
}

/// Cells in rows, filled column by column.
///
/// ```swift
/// LazyHGrid(rows: [GridItem(.fixed(80)), GridItem(.fixed(80))]) {
///   ForEach(photos) { Thumbnail($0) }
/// }
/// ```
nonisolated public struct LazyHGrid<Content: View>: LazyStack {
  public typealias Body = Never
  let rows: [GridItem]
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content

  /// Creates a lazy horizontal grid.
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.rows = rows
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }

  static var name: String { "LazyHGrid" }

  @MainActor var elementLayout: ElementLayout { .grid(rows: rows, alignment: alignment, spacing: spacing) }
}

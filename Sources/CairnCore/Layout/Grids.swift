import CairnScreen
import CairnValues
import Foundation

/// Rows of cells in shared columns.
///
/// ```swift
/// Grid {
///   GridRow { Text("Name"); Text("Ann") }
///   GridRow { Text("Town"); Text("Oslo") }
/// }
/// ```
nonisolated public struct Grid<Content: View>: _ContainerView {
  public typealias Body = Never
  let alignment: Alignment
  let horizontalSpacing: CGFloat?
  let verticalSpacing: CGFloat?
  let content: Content

  /// Creates a grid.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
    self.content = content()
  }

  @MainActor public var _shell: any _ContainerShell {
    GroupShell(.grid(alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing))
  }

  @MainActor public var _content: Content { content }
}

/// One row of a grid.
///
/// ```swift
/// GridRow { Text("Name"); Text("Ann") }
/// ```
nonisolated public struct GridRow<Content: View>: _ContainerView {
  public typealias Body = Never
  let alignment: VerticalAlignment?
  let content: Content

  /// Creates a row of a grid.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  @MainActor public var _shell: any _ContainerShell { GroupShell(.gridRow(alignment: alignment)) }

  @MainActor public var _content: Content { content }
}

nonisolated extension View {
  /// Lets the cell span several columns.
  public func gridCellColumns(_ count: Int) -> some View { trait(GridCellColumnsTrait.self, count) }

  /// Sets the anchor of the cell within its slot.
  public func gridCellAnchor(_ anchor: UnitPoint) -> some View { trait(GridCellAnchorTrait.self, anchor) }

  /// Sets the alignment of the cells in this cell's column.
  public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    trait(GridColumnAlignmentTrait.self, guide)
  }

  /// Lets the cell fill its row and column without contributing to their size.
  public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View { trait(GridCellUnsizedAxesTrait.self, axes) }
}

import CairnScreen
import CairnValues
import Foundation

/// Rows of cells in common columns.
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

  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  @MainActor public var _shell: any _ContainerShell { GroupShell(.gridRow(alignment: alignment)) }

  @MainActor public var _content: Content { content }
}

nonisolated extension View {
  /// Lets the cell take several columns.
  public func gridCellColumns(_ count: Int) -> some View { trait(GridCellColumnsTrait.self, count) }

  /// Says where the cell stands in its place.
  public func gridCellAnchor(_ anchor: UnitPoint) -> some View { trait(GridCellAnchorTrait.self, anchor) }

  /// Sets how the cells of this cell's column are aligned.
  public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    trait(GridColumnAlignmentTrait.self, guide)
  }

  /// Lets the cell take what its row and column have, and ask for nothing.
  public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View { trait(GridCellUnsizedAxesTrait.self, axes) }
}

import CairnScreen
import CairnValues
import Foundation

nonisolated extension View {
  /// Gives the column this view is in a fixed width.
  public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
    pageSetting(\.columnWidth, ColumnWidth(min: width, ideal: width, max: width))
  }

  /// Gives the column this view is in a flexible width.
  public func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View {
    pageSetting(\.columnWidth, ColumnWidth(min: min, ideal: ideal, max: max))
  }
}

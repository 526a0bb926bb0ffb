import CairnScreen
import CairnValues
import Foundation

/// The sizes of things in a terminal: cells, and the host's own marks and frames around what it draws.
@MainActor
package final class TerminalMetrics: Metrics {
  private let cells = CellMetrics()
  /// Whether there is room for a line between rows.
  private let isRoomy: Bool

  /// - Parameter height: the number of lines there are at the start.
  package init(height: Int) { isRoomy = height >= 18 }

  package func size(of text: TextContent, proposal: ProposedViewSize) -> CGSize {
    cells.size(of: text, proposal: proposal)
  }

  package func size(of image: ImageContent) -> CGSize {
    guard case .symbol(let name) = image.source else { return CGSize(width: 16, height: 5) }
    return CGSize(width: CGFloat(Symbols.character(for: name).columns), height: 1)
  }

  package func firstBaseline(of text: TextContent) -> CGFloat { 1 }

  package func lastBaseline(of text: TextContent, size: CGSize) -> CGFloat {
    cells.lastBaseline(of: text, size: size)
  }

  package func spacing(along axis: Axis) -> CGFloat { axis == .horizontal ? 2 : 0 }
  package var defaultPadding: EdgeInsets { EdgeInsets(top: 1, leading: 2, bottom: 1, trailing: 2) }
  package var spacerLength: CGFloat { 0 }
  package var loneTitlesShrink: Bool { false }
  package var idealLength: CGFloat { 1 }
  package var dividerThickness: CGFloat { 1 }

  package func insets(of role: Role) -> EdgeInsets {
    switch role {
    case .bar: EdgeInsets(top: 0, leading: 2, bottom: 0, trailing: 2)
    case .backButton: EdgeInsets(top: 0, leading: 2, bottom: 0, trailing: 0)
    case .row: EdgeInsets(top: 0, leading: 2, bottom: isRoomy ? 1 : 0, trailing: 2)
    case .header: EdgeInsets(top: isRoomy ? 0 : 1, leading: 2, bottom: 0, trailing: 2)
    case .footer: EdgeInsets(top: 0, leading: 2, bottom: 1, trailing: 2)
    case .alert, .dialog: EdgeInsets(top: 1, leading: 3, bottom: 1, trailing: 3)
    case .popover: EdgeInsets(top: 0, leading: 1, bottom: 0, trailing: 1)
    case .field, .secureField: EdgeInsets(top: 0, leading: 1, bottom: 0, trailing: 1)
    default: cells.insets(of: role)
    }
  }

  package var columnWidth: CGFloat { 28 }
  package var compactWidth: CGFloat { 64 }
  package var threeColumnWidth: CGFloat { 110 }
  package var columnGap: CGFloat { 1 }

  /// A sheet lets the page be seen around it, where there is room for that.
  package func sheetSize(in window: CGSize) -> CGSize {
    CGSize(
      width: window.width >= 60 ? min(window.width - 8, 96) : max(window.width - 2, 1),
      height: window.height >= 16 ? window.height - 3 : max(window.height - 1, 1))
  }

  package func panelWidth(in window: CGSize) -> CGFloat { max(min(window.width - 4, 60), 1) }
}
